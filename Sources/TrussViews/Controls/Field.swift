import TrussIR

/// A text field. Its intrinsic width is the width of its text or its placeholder, whichever is wider; without either, it
/// has space for 8 digits. A field is the first view to grow and to shrink. In text: `[Email Address ]`, with a border
/// if it has three rows or more.
///
///     HStack(align: .center, spacing: 8) { Text("Email"); Field("ada@example.org") }
public struct Field: _SingleView {
  /// The distance in points between the field's line of text and its upper and lower edges.
  package static let padding = 4.5

  /// The view as one node.
  public let _node: ViewNode

  /// Makes a field with a text, and a placeholder that it shows while the text is empty.
  public init(_ placeholder: String = "", text: String = "", fileID: String = #fileID, line: Int = #line) {
    let location = SourceLine(fileID: fileID, line: line)
    _node = ViewNode(leaf: .field(placeholder: placeholder, text: text), at: location)
  }
}

/// SwiftUI's name for `Field`: `TextField("Name", text: "Anna")`.
public typealias TextField = Field

extension Field {
  /// Makes a field with the value of a binding. While the value is empty, it shows a placeholder: the prompt, or else
  /// the title.
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

  /// Makes a field with a password, and a placeholder that it shows while the password is empty.
  public init(_ placeholder: String, text: String = "", fileID: String = #fileID, line: Int = #line) {
    _node = Field(placeholder, text: String(repeating: "•", count: text.count), fileID: fileID, line: line)._node
  }

  /// Makes a field with the value of a binding. The placeholder is the prompt, or else the title.
  public init(
    _ title: String, text: Binding<String>, prompt: Text? = nil, fileID: String = #fileID, line: Int = #line
  ) {
    let prompt = prompt?._node.content.texts.first
    self.init(prompt ?? title, text: text.wrappedValue, fileID: fileID, line: line)
  }
}

/// A field for several lines of text, which fill the field from the top.
///
///     TextEditor(text: .constant("Dear Ada,")).frame(height: 120)
public struct TextEditor: _SingleView {
  /// The view as one node.
  public let _node: ViewNode

  /// Makes an editor with the value of a binding.
  public init(text: Binding<String>, fileID: String = #fileID, line: Int = #line) {
    let text = Text(text.wrappedValue, fileID: fileID, line: line)
      .padding(Insets(horizontal: 5, vertical: 8), fileID: fileID, line: line)
    _node =
      text.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading, fileID: fileID, line: line).nodes[0]
  }
}

extension View {
  /// Sets whether the fields in the view have a border. By default fields have a border. In SwiftUI's style
  /// (``StackStyle/swiftUI``) fields have none in SVG, and fields in list rows have none in text output.
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

/// The look of fields.
public enum TextFieldStyle: Hashable, Sendable {
  /// The default look, which depends on the surroundings; no border; or a border around the field.
  case automatic, plain, roundedBorder
}

/// The keyboard of a field in an app; it has no effect on a layout.
public enum KeyboardType: Hashable, Sendable {
  /// Keyboards for different kinds of input.
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress
  /// Keyboards for different kinds of input.
  case decimalPad, twitter, webSearch, asciiCapableNumberPad
}

/// The kind of text that an app suggests in a field; it has no effect on a layout.
public enum TextContentType: Hashable, Sendable {
  /// Kinds of text: a part of a name, an address or a login.
  case name, givenName, familyName, emailAddress, telephoneNumber, username, password, newPassword, oneTimeCode, URL
}

/// The letters that an app capitalises during input; it has no effect on a layout.
public enum TextInputAutocapitalization: Hashable, Sendable {
  /// No letters, the first letters of words or of sentences, or all letters.
  case never, words, sentences, characters
}

/// The label of the key that ends the input in an app; it has no effect on a layout.
public enum SubmitLabel: Hashable, Sendable {
  /// The label of the key, as in SwiftUI.
  case done, go, send, join, route, search, `return`, next, `continue`
}

/// SwiftUI's earlier name for ``TextFieldStyle/roundedBorder``.
public func RoundedBorderTextFieldStyle() -> TextFieldStyle { .roundedBorder }
