// Initializers with a title and a symbol, like SwiftUI's with `systemImage:`.

extension Button {
  /// Creates a button with a symbol, a title and a role; by default without a role. The action is not run.
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
  /// Creates a row with a symbol, a title and a switch, in the toggle style of its environment.
  public init(
    _ title: String, systemImage name: String, isOn: Binding<Bool>, fileID: String = #fileID, line: Int = #line
  ) {
    self.init(isOn: isOn, fileID: fileID, line: line) {
      Label(title, systemImage: name, fileID: fileID, line: line)
    }
  }
}

extension Menu {
  /// Creates a menu with a symbol and a title.
  public init(
    _ title: String, systemImage name: String, fileID: String = #fileID, line: Int = #line,
    @ViewBuilder content: () -> ViewContent
  ) {
    self.init(fileID: fileID, line: line, content: content) {
      Label(title, systemImage: name, fileID: fileID, line: line)
    }
  }

  /// Makes a menu with a title and a primary action, which does not run.
  public init(
    _ title: String, fileID: String = #fileID, line: Int = #line, @ViewBuilder content: () -> ViewContent,
    primaryAction: () -> Void
  ) { self.init(title, fileID: fileID, line: line, content: content) }

  /// Makes a menu with a primary action, which does not run, and the views of a block as its label.
  public init(
    fileID: String = #fileID, line: Int = #line, @ViewBuilder content: () -> ViewContent,
    @ViewBuilder label: () -> ViewContent, primaryAction: () -> Void
  ) { self.init(fileID: fileID, line: line, content: content, label: label) }
}

extension Picker {
  /// Creates a picker with a symbol and a title.
  public init<Selection: Hashable>(
    _ title: String, systemImage name: String, selection: Binding<Selection>, fileID: String = #fileID,
    line: Int = #line, @ViewBuilder content: () -> ViewContent
  ) {
    self.init(selection: selection, fileID: fileID, line: line, content: content) {
      Label(title, systemImage: name, fileID: fileID, line: line)
    }
  }
}
