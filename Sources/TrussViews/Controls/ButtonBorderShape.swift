/// The outline of the surface of buttons.
public struct ButtonBorderShape: Hashable, Sendable {
  enum Form: Hashable, Sendable {
    case capsule, circle
    /// A rectangle with round corners of a radius in points; nil for the radius of the control size.
    case rounded(Double?)
  }

  let form: Form

  /// Round corners, with the radius of the control size.
  public static let automatic = ButtonBorderShape(form: .rounded(nil))
  /// Round corners, with the radius of the control size.
  public static let roundedRectangle = ButtonBorderShape(form: .rounded(nil))
  /// Half circles at both ends.
  public static let capsule = ButtonBorderShape(form: .capsule)
  /// A circle, for a button that shows only a symbol.
  public static let circle = ButtonBorderShape(form: .circle)

  /// Round corners of a radius, in points.
  public static func roundedRectangle(radius: Double) -> ButtonBorderShape {
    ButtonBorderShape(form: .rounded(radius))
  }
}

extension View {
  /// Sets the outline of the surfaces of the buttons in the view; round corners by default. In text, buttons with a
  /// surface are between brackets, whatever their outline.
  public consuming func buttonBorderShape(_ shape: ButtonBorderShape) -> ModifiedView {
    environment(\.buttonBorderShape, shape)
  }
}
