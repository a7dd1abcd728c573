extension Attributes {
  /// What a drawing shows of few views.
  @usableFromInline package struct Appearance: Equatable, Sendable {
    @usableFromInline package internal(set) var border: Border?
    @usableFromInline package internal(set) var background: Color?
    @usableFromInline package internal(set) var foreground: Color?
    @usableFromInline package internal(set) var font: Font?
    /// The radius of the corners of border and background, in points; infinite for half of the shorter side.
    @usableFromInline package internal(set) var cornerRadius: Double?
    /// How much covers what is behind the view, from 0 to 1.
    @usableFromInline package internal(set) var opacity: Double?
    /// The colour of the controls in the view.
    @usableFromInline package internal(set) var tint: Color?
    /// The view's place in front of its neighbours.
    @usableFromInline package internal(set) var zIndex: Double?
    /// The outline that nothing is drawn outside of; a rectangle is the room inside the border.
    package internal(set) var clip: ShapeStyle.Outline?
    /// What a `Rectangle` is drawn as, where it is not the plain surface.
    @usableFromInline package internal(set) var shape: ShapeStyle?
  }

  /// An outline, and how it is drawn.
  @usableFromInline package struct ShapeStyle: Equatable, Sendable {
    package enum Outline: Equatable, Sendable {
      case rectangle
      /// With corners of a radius, in points; infinite for half of the shorter side.
      case rounded(Double)
      case ellipse
      /// The largest circle in the frame's middle.
      case circle
      /// One of the user's.
      case custom(CustomShape)
    }

    /// A line along the outline.
    package struct Stroke: Equatable, Sendable {
      package var color: Color
      package var style: StrokeStyle
    }

    package var outline: Outline
    /// Nil for the colour of texts, or for none where there is a stroke.
    package var fill: Color?
    /// What it is filled with in place of one colour, which then is the gradient's first.
    package var gradient: LinearGradient?
    package var stroke: Stroke?
  }

  private mutating func changeAppearance(_ change: (inout Appearance) -> Void) {
    Shared.change(&appearance, from: Appearance(), change)
  }

  /// Adds the attributes of a composite view to those of its body. The body's own text colour and font win.
  mutating func addAppearance(of outer: borrowing Attributes) {
    guard let outer = outer.appearance?.value else { return }
    changeAppearance {
      $0.border = outer.border ?? $0.border
      $0.background = outer.background ?? $0.background
      $0.foreground = $0.foreground ?? outer.foreground
      $0.font = $0.font ?? outer.font
      $0.cornerRadius = outer.cornerRadius ?? $0.cornerRadius
      if let opacity = outer.opacity { $0.opacity = ($0.opacity ?? 1) * opacity }
      $0.tint = $0.tint ?? outer.tint
      $0.zIndex = outer.zIndex ?? $0.zIndex
      $0.clip = outer.clip ?? $0.clip
      $0.shape = outer.shape ?? $0.shape
    }
  }

  package var border: Border? {
    @inlinable get { appearance?.value.border }
    set { changeAppearance { $0.border = newValue } }
  }
  package var background: Color? {
    @inlinable get { appearance?.value.background }
    set { changeAppearance { $0.background = newValue } }
  }
  package var foreground: Color? {
    @inlinable get { appearance?.value.foreground }
    set { changeAppearance { $0.foreground = newValue } }
  }
  package var font: Font? {
    @inlinable get { appearance?.value.font }
    set { changeAppearance { $0.font = newValue } }
  }
  package var cornerRadius: Double? {
    @inlinable get { appearance?.value.cornerRadius }
    set { changeAppearance { $0.cornerRadius = newValue } }
  }
  package var opacity: Double? {
    @inlinable get { appearance?.value.opacity }
    set { changeAppearance { $0.opacity = newValue } }
  }
  package var tint: Color? {
    @inlinable get { appearance?.value.tint }
    set { changeAppearance { $0.tint = newValue } }
  }
  package var zIndex: Double? {
    @inlinable get { appearance?.value.zIndex }
    set { changeAppearance { $0.zIndex = newValue } }
  }
  package var clip: ShapeStyle.Outline? {
    get { appearance?.value.clip }
    set { changeAppearance { $0.clip = newValue } }
  }
  package var shape: ShapeStyle? {
    @inlinable get { appearance?.value.shape }
    set { changeAppearance { $0.shape = newValue } }
  }
}
