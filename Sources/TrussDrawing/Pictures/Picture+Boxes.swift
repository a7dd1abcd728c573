import TrussLowering
import TrussViews

extension Picture {
  /// A plain surface with a thin line around it, which in text is all there is to see.
  mutating func drawRectangle(_ subject: Subject) { drawSurface(subject) }

  /// A box with a title in its middle; without the box where it is too low for one.
  mutating func drawBox(_ title: String, _ subject: Subject) {
    if isCells, !subject.holdsBorder, !title.isEmpty {
      addLabel(title, in: subject.frame, subject, color: subject.foreground ?? .primary)
      return
    }
    add(.rectangle(subject.frame, fill: DisplayList.Fill(.ground), border: subject.border ?? .light))
    drawTitle(title, subject, color: subject.foreground ?? .primary)
  }

  mutating func drawSurface(_ subject: Subject) {
    add(.rectangle(subject.frame, fill: DisplayList.Fill(.surface), border: subject.border ?? .light))
  }

  mutating func drawTitle(_ title: String, _ subject: Subject, color: Color) {
    addLabel(
      title, in: subject.frame.inset(by: Insets(all: isCells ? 1 : 2)), subject, color: color)
  }
}
