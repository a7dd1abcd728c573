extension Attributes {
  /// What a drawing shows of few views.
  struct Appearance: Equatable, Sendable {
    var border: Border?
    var background: Color?
    var foreground: Color?
    var font: Font?
  }

  /// Keeps the looks; it never changes, as a `RareStorage` does not.
  final class AppearanceStorage: Sendable {
    let appearance: Appearance

    init(_ appearance: Appearance) { self.appearance = appearance }
  }

  private mutating func changeAppearance(_ change: (inout Appearance) -> Void) {
    var appearance = appearance?.appearance ?? Appearance()
    change(&appearance)
    self.appearance = AppearanceStorage(appearance)
  }

  /// Adds the attributes of a composite view to those of its body. The body's own text colour and font win.
  mutating func addAppearance(of outer: borrowing Attributes) {
    guard let outer = outer.appearance?.appearance else { return }
    changeAppearance {
      $0.border = outer.border ?? $0.border
      $0.background = outer.background ?? $0.background
      $0.foreground = $0.foreground ?? outer.foreground
      $0.font = $0.font ?? outer.font
    }
  }

  package var border: Border? {
    get { appearance?.appearance.border }
    set { changeAppearance { $0.border = newValue } }
  }
  package var background: Color? {
    get { appearance?.appearance.background }
    set { changeAppearance { $0.background = newValue } }
  }
  package var foreground: Color? {
    get { appearance?.appearance.foreground }
    set { changeAppearance { $0.foreground = newValue } }
  }
  package var font: Font? {
    get { appearance?.appearance.font }
    set { changeAppearance { $0.font = newValue } }
  }
}
