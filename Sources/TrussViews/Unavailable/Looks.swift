// SwiftUI's words for looks that Truss does not draw.

extension Color {
  /// SwiftUI's colour without a colour.
  @available(*, unavailable, message: "Truss's colours are opaque: leave the colour out")
  public static var clear: Color { .ground }

  /// SwiftUI's colour that shows what is behind it.
  @available(
    *, unavailable, message: "Truss's colours are opaque: write .opacity(0.5) after the view that has the colour"
  )
  public func opacity(_ opacity: Double) -> Color { self }

  /// SwiftUI's name of the colour of what can be pressed.
  @available(*, unavailable, renamed: "accent")
  public static var accentColor: Color { .accent }
}

extension View {
  /// A view that keeps its room and draws nothing.
  @available(*, unavailable, renamed: "hidden(_:)")
  public func invisible(_ isInvisible: Bool = true) -> Self { self }

  /// SwiftUI's border of a width.
  @available(*, unavailable, message: "write .border(.light, color: .red), or .heavy for a thick line")
  public func border(_ color: Color, width: Double = 1) -> Self { self }

  /// SwiftUI's colour of the controls in a view.
  @available(*, unavailable, message: "the drawing has it: write theme: Theme(replacing: [.accent: .red])")
  public func tint(_ color: Color) -> Self { self }

  /// SwiftUI's outline that a view is cut by.
  @available(*, unavailable, message: "write .cornerRadius(8), or .clipShape(RoundedRectangle(cornerRadius: 8))")
  public func clipShape(_ shape: Ellipse) -> Self { self }

  /// SwiftUI's cut at the view's frame.
  @available(
    *, unavailable, message: "a ScrollView cuts what lies outside its frame; an overflow is reported: leave it out"
  )
  public func clipped() -> Self { self }

  /// SwiftUI's shadow.
  @available(*, unavailable, message: "Truss draws no shadows: write .border() for an edge")
  public func shadow(color: Color = .black, radius: Double, x: Double = 0, y: Double = 0) -> Self { self }

  /// SwiftUI's blur.
  @available(*, unavailable, message: "Truss draws sharp pictures: leave it out")
  public func blur(radius: Double) -> Self { self }

  /// SwiftUI's place in front of others.
  @available(*, unavailable, message: "the later views of a ZStack lie above: write the view last")
  public func zIndex(_ value: Double) -> Self { self }

  /// SwiftUI's place of a view's middle.
  @available(
    *, unavailable,
    message: "write .offset(x: 8, y: 8), or .constraints { a.centerX == b.left + 8 } in a ZStack(align: nil)"
  )
  public func position(x: Double = 0, y: Double = 0) -> Self { self }
}
