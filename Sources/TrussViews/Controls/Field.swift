import TrussIR

/// A text field, as wide as its content or placeholder, or 8 characters; it is the first to grow and to shrink. In
/// text: `[Email Address   ]`, with a border if it has three rows or more.
///
///     HStack(align: .center, spacing: 8) { Text("Email"); Field("ada@example.org") }
public struct Field: _SingleView {
  /// The points above and below its line.
  package static let padding = 4.5

  /// The view as one node.
  public let _node: ViewNode

  /// Makes a field with a text in it, and a placeholder that it shows while it is empty.
  public init(_ placeholder: String = "", text: String = "", fileID: String = #fileID, line: Int = #line) {
    let location = SourceLine(fileID: fileID, line: line)
    _node = ViewNode(leaf: .field(placeholder: placeholder, text: text), at: location)
  }
}

/// Another name of `Field`, SwiftUI's: `TextField("Name", text: "Anna")`.
public typealias TextField = Field

extension Field {
  /// Makes a field with the value of a binding in it, and a placeholder that it shows while that is empty: the title,
  /// unless there is a prompt.
  public init(
    _ title: String, text: Binding<String>, prompt: Text? = nil, axis: Axis = .horizontal, fileID: String = #fileID,
    line: Int = #line
  ) {
    let prompt = prompt?._node.content.texts.first
    self.init(prompt ?? title, text: text.wrappedValue, fileID: fileID, line: line)
  }
}

/// A field for a password, which shows each character as a dot. In text: `[••••••  ]`.
///
///     SecureField("Password", text: $password)
public struct SecureField: _SingleView {
  /// The view as one node.
  public let _node: ViewNode

  /// Makes a field with a password in it, and a placeholder that it shows while that is empty.
  public init(_ placeholder: String, text: String = "", fileID: String = #fileID, line: Int = #line) {
    _node = Field(placeholder, text: String(repeating: "•", count: text.count), fileID: fileID, line: line)._node
  }

  /// Makes a field with the value of a binding in it.
  public init(
    _ title: String, text: Binding<String>, prompt: Text? = nil, fileID: String = #fileID, line: Int = #line
  ) {
    let prompt = prompt?._node.content.texts.first
    self.init(prompt ?? title, text: text.wrappedValue, fileID: fileID, line: line)
  }
}

/// A field for several lines of text, which fills its space from the top.
///
///     TextEditor(text: .constant("Dear Ada,")).frame(height: 120)
public struct TextEditor: _SingleView {
  /// The view as one node.
  public let _node: ViewNode

  /// Makes a text of the binding's value.
  public init(text: Binding<String>, fileID: String = #fileID, line: Int = #line) {
    let text = Text(text.wrappedValue, fileID: fileID, line: line)
      .padding(Insets(horizontal: 5, vertical: 8), fileID: fileID, line: line)
    _node =
      text.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading, fileID: fileID, line: line).nodes[0]
  }
}

extension View {
  /// Sets whether the fields in the view have a line around them. By default they do in points, unless they are in SwiftUI's
  /// style (``StackStyle/swiftUI``), and in text, unless they are rows of a list in that style.
  public consuming func textFieldStyle(_ style: TextFieldStyle) -> ModifiedView {
    environment(\.textFieldStyle, style)
  }

  /// Does nothing: a layout takes no input.
  public func keyboardType(_ type: KeyboardType) -> Self { self }

  /// Does nothing: a layout takes no input.
  public func textContentType(_ type: TextContentType?) -> Self { self }

  /// Does nothing: a layout takes no input.
  public func autocorrectionDisabled(_ isDisabled: Bool = true) -> Self { self }

  /// Does nothing: a layout takes no input.
  public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> Self { self }

  /// Does nothing: a layout takes no input.
  public func submitLabel(_ label: SubmitLabel) -> Self { self }
}

/// How a field looks.
public enum TextFieldStyle: Hashable, Sendable {
  /// The default for the place, no line, or a line around the field.
  case automatic, plain, roundedBorder
}

/// The keyboard of a field in an app. A layout shows none.
public enum KeyboardType: Hashable, Sendable {
  /// Keys for a purpose.
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress
  /// Keys for a purpose.
  case decimalPad, twitter, webSearch, asciiCapableNumberPad
}

/// The kind of text that an app suggests in a field. A layout suggests nothing.
public enum TextContentType: Hashable, Sendable {
  /// A part of a name, an address or a login.
  case name, givenName, familyName, emailAddress, telephoneNumber, username, password, newPassword, oneTimeCode, URL
}

/// The letters that an app capitalises. A layout changes none.
public enum TextInputAutocapitalization: Hashable, Sendable {
  /// None, or the first of words or sentences, or all.
  case never, words, sentences, characters
}

/// The name of the key that ends the input in an app.
public enum SubmitLabel: Hashable, Sendable {
  /// The name.
  case done, go, send, join, route, search, `return`, next, `continue`
}
