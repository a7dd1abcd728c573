// What SwiftUI's texts can do and those of Truss cannot, and what is no text yet.

extension Text {
  /// A number is no string.
  @available(*, unavailable, message: "a text is a string: write Text(\"\\(number)\")")
  public init(_ number: Int) { self.init("\(number)") }

  /// A number is no string.
  @available(*, unavailable, message: "a text is a string: write Text(\"\\(number)\")")
  public init(_ number: Double) { self.init("\(number)") }

  /// SwiftUI's text as it is written.
  @available(*, unavailable, message: "texts are shown as they are written: write Text(\"text\")")
  public init(verbatim string: String) { self.init(string) }
}

extension ViewBuilder {
  /// Strings are no views.
  @available(*, unavailable, message: "a string is no view: write Text(\"text\")")
  public static func buildBlock(_ strings: String...) -> ViewContent { ViewContent(strings.map { Text($0) }) }
}

extension View {
  /// SwiftUI's text of several styles.
  @available(
    *, unavailable,
    message: "a text has one style: write HStack(alignment: .firstTextBaseline) { Text(\"a\"); Text(\"b\") }"
  )
  public static func + <Other: View>(left: Self, right: Other) -> Self { left }

  /// SwiftUI's room between lines.
  @available(*, unavailable, message: "a font's lines have one distance: leave it out, or write a VStack of texts")
  public func lineSpacing(_ spacing: Double) -> Self { self }

  /// SwiftUI has no such word either.
  @available(
    *, unavailable,
    message: "write .align(.end) for a view in its stack, or .multilineTextAlignment(.trailing) for lines in a text"
  )
  public func alignment(_ alignment: HorizontalAlignment) -> Self { self }
}
