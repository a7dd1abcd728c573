// Controls whose label is a title with a symbol, as SwiftUI's `systemImage:` writes them.

extension Button {
  /// Makes a button with a title behind a symbol, an action, which does not run, and a role; none by default.
  public init(
    _ title: String, systemImage name: String, role: ButtonRole? = nil, fileID: String = #fileID, line: Int = #line,
    action: () -> Void
  ) {
    self.init(role: role, action: action, fileID: fileID, line: line) {
      Label(title, systemImage: name, fileID: fileID, line: line)
    }
  }
}

extension Toggle {
  /// Makes a row of a title behind a symbol, and a switch, as the toggle style around it has it.
  public init(
    _ title: String, systemImage name: String, isOn: Binding<Bool>, fileID: String = #fileID, line: Int = #line
  ) {
    self.init(isOn: isOn, fileID: fileID, line: line) {
      Label(title, systemImage: name, fileID: fileID, line: line)
    }
  }
}

extension Menu {
  /// Makes a menu with a title behind a symbol.
  public init(
    _ title: String, systemImage name: String, fileID: String = #fileID, line: Int = #line,
    @ViewBuilder content: () -> ViewContent
  ) {
    self.init(fileID: fileID, line: line, content: content) {
      Label(title, systemImage: name, fileID: fileID, line: line)
    }
  }

  /// Makes a menu with a title, and an action that a click on it does, which does not run.
  public init(
    _ title: String, fileID: String = #fileID, line: Int = #line, @ViewBuilder content: () -> ViewContent,
    primaryAction: () -> Void
  ) { self.init(title, fileID: fileID, line: line, content: content) }

  /// Makes a menu with the views of a block for its label, and an action that a click on it does, which does not run.
  public init(
    fileID: String = #fileID, line: Int = #line, @ViewBuilder content: () -> ViewContent,
    @ViewBuilder label: () -> ViewContent, primaryAction: () -> Void
  ) { self.init(fileID: fileID, line: line, content: content, label: label) }
}

extension Picker {
  /// Makes a choice with a title behind a symbol.
  public init<Selection: Hashable>(
    _ title: String, systemImage name: String, selection: Binding<Selection>, fileID: String = #fileID,
    line: Int = #line, @ViewBuilder content: () -> ViewContent
  ) {
    self.init(selection: selection, fileID: fileID, line: line, content: content) {
      Label(title, systemImage: name, fileID: fileID, line: line)
    }
  }
}
