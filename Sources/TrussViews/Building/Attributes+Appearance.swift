extension Attributes {
  /// What a drawing shows of few views.
  @usableFromInline package struct Appearance: Equatable, Sendable {
    @usableFromInline package internal(set) var border: Border?
    @usableFromInline package internal(set) var background: Color?
    @usableFromInline package internal(set) var foreground: Color?
    @usableFromInline package internal(set) var font: Font?
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
}
