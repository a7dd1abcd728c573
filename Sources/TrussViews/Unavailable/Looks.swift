// SwiftUI's words for looks that Truss does not draw.

extension Color {
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

  /// SwiftUI's shadow.
  @available(*, unavailable, message: "Truss draws no shadows: write .border() for an edge")
  public func shadow(color: Color = .black, radius: Double, x: Double = 0, y: Double = 0) -> Self { self }

  /// SwiftUI's blur.
  @available(*, unavailable, message: "Truss draws sharp pictures: leave it out")
  public func blur(radius: Double) -> Self { self }

  /// SwiftUI's place of a view's middle.
  @available(
    *, unavailable,
    message: "write .offset(x: 8, y: 8), or .constraints { a.centerX == b.left + 8 } in a ZStack(align: nil)"
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

/// SwiftUI's form of round corners.
@available(*, unavailable, message: "corners are parts of a circle: write RoundedRectangle(cornerRadius: 8)")
public enum RoundedCornerStyle: Sendable {
  /// Parts of a circle, or of a smoother curve.
  case circular, continuous
}

extension RoundedRectangle {
  /// SwiftUI's rectangle with corners of a form.
  @available(*, unavailable, message: "corners are parts of a circle: write RoundedRectangle(cornerRadius: 8)")
  public init(cornerRadius: Double, style: RoundedCornerStyle) { self.init(cornerRadius: cornerRadius) }
}
