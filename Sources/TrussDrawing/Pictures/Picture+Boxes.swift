import TrussLowering
import TrussViews

extension Picture {
  /// A box with the picture's name in its middle, crossed where the name is empty; on fewer than three rows `[name]`.
  mutating func drawImage(_ name: String, _ subject: Subject) {
    if isCells, !subject.holdsBorder {
      let frame = subject.frame
      guard frame.width >= 3, frame.height >= 1 else { return drawSurface(subject) }
      addMark("[", frame.minX, subject.middleRow, 1)
      addMark("]", frame.maxX - 1, subject.middleRow, 1)
      addLabel(name, in: frame.inset(by: Insets(horizontal: 1, vertical: 0)), subject, color: .secondary)
      return
    }
    drawSurface(subject)
    if name.isEmpty {
      add(.cross(subject.frame.inset(by: Insets(all: 1)), .separator))
    } else {
      drawTitle(name, subject, color: subject.foreground ?? .secondary)
    }
  }

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

  private mutating func drawSurface(_ subject: Subject) {
    add(.rectangle(subject.frame, fill: DisplayList.Fill(.surface), border: subject.border ?? .light))
  }

  private mutating func drawTitle(_ title: String, _ subject: Subject, color: Color) {
    addLabel(
      title, in: subject.frame.inset(by: Insets(all: isCells ? 1 : 2)), subject, color: color)
  }
}
