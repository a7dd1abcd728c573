// SwiftUI's words for looks that Truss does not draw.

extension View {
  /// A view that keeps its room and draws nothing.
  @available(*, unavailable, renamed: "hidden(_:)")
  public func invisible(_ isInvisible: Bool = true) -> Self { self }

  /// SwiftUI's shadow.
  @available(*, unavailable, message: "Truss draws no shadows: write .border() for an edge")
  public func shadow(color: Color = .black, radius: Double, x: Double = 0, y: Double = 0) -> Self { self }

  /// SwiftUI's blur.
  @available(*, unavailable, message: "Truss draws sharp pictures: leave it out")
  public func blur(radius: Double) -> Self { self }

  /// SwiftUI's place of a view's middle.
  @available(
    *, unavailable,
    message:
      "write .pinned(top: 8, leading: 8) for its edges, or .constraints { a.centerX == b.left + 8 } in a ZStack(align: nil)"
  )
  public func position(x: Double = 0, y: Double = 0) -> Self { self }
}

extension View {
  /// SwiftUI's turn.
  @available(*, unavailable, message: "views stay upright: draw what is turned in a Leaf")
  public func rotationEffect(_ angle: Angle) -> Self { self }

  /// SwiftUI's size of the picture.
  @available(*, unavailable, message: "write the size itself: .frame(width: 80, height: 40), or .font(.title)")
  public func scaleEffect(_ scale: Double) -> Self { self }

  /// SwiftUI's picture that another is cut by.
  @available(*, unavailable, message: "write .clipShape(Circle()), or another Shape")
  public func mask(@ViewBuilder _ mask: () -> ViewContent) -> Self { self }

  /// SwiftUI's picture drawn at once.
  @available(*, unavailable, message: "drawings have no layers: leave it out")
  public func drawingGroup() -> Self { self }
}

// SwiftUI's words for movement. Truss moves from one layout to another: `Transition`.

/// SwiftUI's course of a movement.
@available(*, unavailable, message: "write Transition(from: layout, to: other), which draws the movement as SVG")
public enum Animation: Sendable {
  /// SwiftUI's usual course, slow at first, at last or at both ends, at one speed, or as a spring does.
  case `default`, easeIn, easeOut, easeInOut, linear, spring
}

/// SwiftUI's function that moves what its block changes.
@available(*, unavailable, message: "write Transition(from: layout, to: other), which draws the movement as SVG")
public func withAnimation<Result>(_ animation: Animation? = nil, _ body: () throws -> Result) rethrows -> Result {
  try body()
}

extension View {
  /// SwiftUI's movement of a view whose values change.
  @available(*, unavailable, message: "write Transition(from: layout, to: other), which draws the movement as SVG")
  public func animation(_ animation: Animation?) -> Self { self }

  /// SwiftUI's movement of a view where a value changes.
  @available(*, unavailable, message: "write Transition(from: layout, to: other), which draws the movement as SVG")
  public func animation<Value: Equatable>(_ animation: Animation?, value: Value) -> Self { self }

  /// SwiftUI's name of one view in two places.
  @available(
    *, unavailable, message: "a Transition finds the views of two layouts by their names: write .id(\"name\") in both"
  )
  public func matchedGeometryEffect<ID: Hashable>(id: ID, in namespace: Any) -> Self { self }
}

/// SwiftUI's way in which a view comes and goes.
@available(*, unavailable, message: "a Transition fades what comes and goes, and moves the rest: leave it out")
public enum AnyTransition: Sendable {
  /// Fading, moving or growing.
  case opacity, slide, scale
}

extension View {
  /// SwiftUI's way in which a view comes and goes.
  @available(*, unavailable, message: "a Transition fades what comes and goes, and moves the rest: leave it out")
  public func transition(_ transition: AnyTransition) -> Self { self }
}

// What SwiftUI's texts can do and those of Truss cannot, and what is no text yet.

extension Text {
  /// A number is no string.
  @available(*, unavailable, message: "a text is a string: write Text(\"\\(number)\")")
  public init(_ number: some Numeric) { self.init("\(number)") }

  /// SwiftUI's number or date in a format.
  @available(*, unavailable, message: "a text is a string: write Text(\"\\(value)\")")
  public init<Value>(_ value: Value, format: FormatStyle) { self.init("\(value)") }

  /// SwiftUI's date in a style.
  @available(*, unavailable, message: "a text is a string: write Text(\"\\(date)\")")
  public init<Value>(_ date: Value, style: DateStyle) { self.init("\(date)") }

  /// SwiftUI's formats.
  @available(*, unavailable, message: "a text is a string: write Text(\"\\(value)\")")
  public enum FormatStyle: Sendable {
    /// A number, or hundredths.
    case number, percent
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
