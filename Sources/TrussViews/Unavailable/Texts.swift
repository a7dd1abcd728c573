// What SwiftUI's texts can do and those of Truss cannot, and what is no text yet.

extension Text {
  /// A number is no string.
  @available(*, unavailable, message: "a text is a string: write Text(\"\\(number)\")")
  public init(_ number: Int) { self.init("\(number)") }

  /// A number is no string.
  @available(*, unavailable, message: "a text is a string: write Text(\"\\(number)\")")
  public init(_ number: Double) { self.init("\(number)") }

  /// SwiftUI's number or date in a format.
  @available(*, unavailable, message: "a text is a string: write Text(\"\\(value)\")")
  public init<Value>(_ value: Value, format: FormatStyle) { self.init("\(value)") }

  /// SwiftUI's date in a style.
  @available(*, unavailable, message: "a text is a string: write Text(\"\\(date)\")")
  public init<Value>(_ date: Value, style: DateStyle) { self.init("\(date)") }

  /// SwiftUI's formats.
  @available(*, unavailable, message: "a text is a string: write Text(\"\\(value)\")")
  public struct FormatStyle: Sendable {
    /// A number.
    public static let number = FormatStyle()
    /// Hundredths.
    public static let percent = FormatStyle()
  }

  /// SwiftUI's styles of dates.
  @available(*, unavailable, message: "a text is a string: write Text(\"\\(date)\")")
  public enum DateStyle: Sendable {
    /// A day, a time of day, or how long it is until then.
    case date, time, relative, offset, timer
  }

  /// SwiftUI's cases of letters.
  @available(*, unavailable, message: "write Text(title.uppercased()) or Text(title.lowercased())")
  public enum Case: Sendable {
    /// Large or small letters.
    case uppercase, lowercase
  }
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
    message: "texts alone are added: put .padding, .lineLimit and the like behind (Text(\"a\") + Text(\"b\"))"
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

extension View {
  /// SwiftUI's least and greatest number of lines.
  @available(*, unavailable, message: "write .lineLimit(3); the least number is a height: .height(atLeast: 40)")
  public func lineLimit(_ range: ClosedRange<Int>) -> Self { self }

  /// SwiftUI's letters that get smaller.
  @available(
    *, unavailable, message: "letters keep their size: write .lineLimit(1), which ends a cut text with an ellipsis"
  )
  public func minimumScaleFactor(_ factor: Double) -> Self { self }

  /// SwiftUI's letters that get closer.
  @available(
    *, unavailable, message: "letters keep their distance: write .lineLimit(1), which ends a cut text with an ellipsis"
  )
  public func allowsTightening(_ allows: Bool) -> Self { self }

  /// SwiftUI's case of letters.
  @available(*, unavailable, message: "write Text(title.uppercased()) or Text(title.lowercased())")
  public func textCase(_ textCase: Text.Case?) -> Self { self }

  /// SwiftUI's distance of letters.
  @available(*, unavailable, message: "letters have the distance that their font gives them: leave it out")
  public func kerning(_ kerning: Double) -> Self { self }

  /// SwiftUI's distance of letters.
  @available(*, unavailable, message: "letters have the distance that their font gives them: leave it out")
  public func tracking(_ tracking: Double) -> Self { self }

  /// SwiftUI's line of a colour.
  @available(*, unavailable, message: "the line has the colour of the text: write .strikethrough()")
  public func strikethrough(_ isActive: Bool = true, color: Color?) -> Self { self }

  /// SwiftUI's family of letter forms.
  @available(*, unavailable, message: "a font has it: write .font(.system(size: 13, design: .serif))")
  public func fontDesign(_ design: Font.Design?) -> Self { self }
}

extension Font.Design {
  /// SwiftUI's round letter forms.
  @available(*, unavailable, message: "there are .default, .serif and .monospaced")
  public static var rounded: Font.Design { .default }
}
