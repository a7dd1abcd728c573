extension Attributes {
  /// What a drawing shows of few views.
  struct Looks: Equatable, Sendable {
    var border: Border?
    var background: Color?
    var foreground: Color?
    var font: Font?
  }

  /// Keeps the looks; it never changes, as a `RareBox` does not.
  final class LooksBox: Sendable {
    let looks: Looks

    init(_ looks: Looks) { self.looks = looks }
  }

  private mutating func changeLooks(_ change: (inout Looks) -> Void) {
    var looks = looks?.looks ?? Looks()
    change(&looks)
    self.looks = LooksBox(looks)
  }

  /// Adds the attributes of a composite view to those of its body. The body's own text colour and font win.
  mutating func addLooks(of outer: borrowing Attributes) {
    guard let outer = outer.looks?.looks else { return }
    changeLooks {
      $0.border = outer.border ?? $0.border
      $0.background = outer.background ?? $0.background
      $0.foreground = $0.foreground ?? outer.foreground
      $0.font = $0.font ?? outer.font
    }
  }

  package var border: Border? {
    get { looks?.looks.border }
    set { changeLooks { $0.border = newValue } }
  }
  package var background: Color? {
    get { looks?.looks.background }
    set { changeLooks { $0.background = newValue } }
  }
  package var foreground: Color? {
    get { looks?.looks.foreground }
    set { changeLooks { $0.foreground = newValue } }
  }
  package var font: Font? {
    get { looks?.looks.font }
    set { changeLooks { $0.font = newValue } }
  }
}
