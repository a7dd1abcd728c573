import TrussIR

// Titles of type `LocalizedStringKey`, which custom views pass on. Markdown in them is interpreted as in a `Text`.

extension Button {
  /// Creates a button with a title and a role; by default without a role. The action is not run.
  @_disfavoredOverload
  public init(
    _ title: LocalizedStringKey, role: ButtonRole? = nil, fileID: String = #fileID, line: Int = #line,
    action: () -> Void
  ) { self.init(role: role, action: action, fileID: fileID, line: line) { Text(title, fileID: fileID, line: line) } }

  /// Creates a button with a symbol and a title. The action is not run.
  @_disfavoredOverload
  public init(
    _ title: LocalizedStringKey, systemImage name: String, role: ButtonRole? = nil, fileID: String = #fileID,
    line: Int = #line, action: () -> Void
  ) {
    self.init(role: role, action: action, fileID: fileID, line: line) {
      Label(title, systemImage: name, fileID: fileID, line: line)
    }
  }
}

extension Toggle {
  /// Makes a row of a text and a switch, which is on if the binding's value is true.
  @_disfavoredOverload
  public init(_ label: LocalizedStringKey, isOn: Binding<Bool>, fileID: String = #fileID, line: Int = #line) {
    self.init(isOn: isOn, fileID: fileID, line: line) { Text(label, fileID: fileID, line: line) }
  }
}

extension LabeledContent {
  /// Makes a row of a title and a text.
  @_disfavoredOverload
  public init(
    _ title: LocalizedStringKey, value: some StringProtocol, fileID: String = #fileID, line: Int = #line
  ) {
    self.init(fileID: fileID, line: line) {
      Text(verbatim: String(value), fileID: fileID, line: line)
    } label: {
      Text(title, fileID: fileID, line: line)
    }
  }

  /// Makes a row of a title and views.
  @_disfavoredOverload
  public init(
    _ title: LocalizedStringKey, fileID: String = #fileID, line: Int = #line, @ViewBuilder content: () -> ViewContent
  ) {
    self.init(fileID: fileID, line: line, content: content) { Text(title, fileID: fileID, line: line) }
  }
}

extension Section {
  /// Makes a section with a text above its views.
  @_disfavoredOverload
  public init(
    _ title: LocalizedStringKey, fileID: String = #fileID, line: Int = #line, @ViewBuilder content: () -> ViewContent
  ) { self.init(header: Text(title, fileID: fileID, line: line), content: content) }
}

extension Picker {
  /// Makes a picker with a title.
  @_disfavoredOverload
  public init<Selection: Hashable>(
    _ title: LocalizedStringKey, selection: Binding<Selection>, fileID: String = #fileID, line: Int = #line,
    @ViewBuilder content: () -> ViewContent
  ) {
    self.init(selection: selection, fileID: fileID, line: line, content: content) {
      Text(title, fileID: fileID, line: line)
    }
  }
}

extension NavigationLink {
  /// Makes a row with a title.
  @_disfavoredOverload
  public init(
    _ title: LocalizedStringKey, fileID: String = #fileID, line: Int = #line,
    @ViewBuilder destination: () -> ViewContent
  ) {
    self.init(fileID: fileID, line: line, destination: destination) { Text(title, fileID: fileID, line: line) }
  }
}

extension GroupBox {
  /// Makes a box of views with a title.
  @_disfavoredOverload
  public init(
    _ title: LocalizedStringKey, fileID: String = #fileID, line: Int = #line, @ViewBuilder content: () -> ViewContent
  ) { self.init(title.string, fileID: fileID, line: line, content: content) }
}

extension Field {
  /// Makes a field with the value of a binding. While the value is empty, it shows a placeholder: the prompt, or else
  /// the title.
  @_disfavoredOverload
  public init(
    _ title: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil, axis: Axis = .horizontal,
    fileID: String = #fileID, line: Int = #line
  ) { self.init(title.string, text: text, prompt: prompt, axis: axis, fileID: fileID, line: line) }
}

extension View {
  /// Sets the title of the screen, which a `NavigationStack` draws above the view.
  @_disfavoredOverload
  public consuming func navigationTitle(_ title: LocalizedStringKey) -> ModifiedView { navigationTitle(title.string) }

  /// Sets the title of the screen to the letters of a text. A `NavigationStack` draws the title above the view.
  public consuming func navigationTitle(_ title: Text) -> ModifiedView {
    navigationTitle(title._node.content.texts.first ?? "")
  }
}

extension LocalizedStringKey {
  /// The text without its styles.
  fileprivate var string: String { styled(at: SourceLine(fileID: #fileID, line: #line)).string }
}
