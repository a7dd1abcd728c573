/// The outline of the surface of buttons that have one.
public struct ButtonBorderShape: Hashable, Sendable {
  enum Form: Hashable, Sendable {
    case capsule, circle
    /// Nil is the radius of the size of controls.
    case rounded(Double?)
  }

  let form: Form

  /// Round corners of the usual radius.
  public static let automatic = ButtonBorderShape(form: .rounded(nil))
  /// Round corners of the usual radius.
  public static let roundedRectangle = ButtonBorderShape(form: .rounded(nil))
  /// Half circles at both ends.
  public static let capsule = ButtonBorderShape(form: .capsule)
  /// A circle, for a button with a symbol alone.
  public static let circle = ButtonBorderShape(form: .circle)

  /// Round corners of a radius, in points.
  public static func roundedRectangle(radius: Double) -> ButtonBorderShape {
    ButtonBorderShape(form: .rounded(radius))
  }
}

extension View {
  /// Sets the outline of the buttons in the view that have a surface; round corners by default. In text they are
  /// between brackets, whatever the outline.
  public consuming func buttonBorderShape(_ shape: ButtonBorderShape) -> ModifiedView {
    environment(\.buttonBorderShape, shape)
  }
}
