import TrussTree
import TrussViews

/// The result of a round for a sequence diagram: the positions of its participants, and all marks between them.
struct SequenceLayout: Equatable {
  /// The sizes of the participants' content.
  private(set) var sizes: [Size]
  private var space: DiagramSpace
  /// The frames of the participants, from the diagram's upper left corner, in the medium's unit.
  private(set) var participants: [Rect] = []
  private(set) var figure = SequenceFigure()
  private(set) var frame = Rect(x: 0, y: 0, width: 0, height: 0)
  private(set) var size = Size(width: 0, height: 0)

  /// Lays a sequence diagram out. The `pass` has measured the participants; `before` is the result of the previous
  /// round.
  init(
    _ content: SequenceContent, at index: Int, of pass: LayoutPass, _ medium: Medium, in space: DiagramSpace,
    after before: SequenceLayout?
  ) {
    sizes = content.participants.map { pass.rects[$0].size }
    // A participant that still has the size that the diagram gave it keeps the known size of its content.
    if let before, before.sizes.count == sizes.count {
      for number in sizes.indices where sizes[number].isNear(before.participants[number].size) {
        sizes[number] = before.sizes[number]
      }
    }
    self.space = space
    if let before, before.sizes == sizes, before.space == space {
      self = before
      return
    }
    guard !content.participants.isEmpty else { return }
    let source = SequenceSource(content, medium, sizes, in: pass.tree)
    let spans = SequenceSpans.fitted(source, room: space.width)
    var rows = SequenceRows(source, spans, isRightToLeft: pass.tree.entries[index].isRightToLeft)
    rows.place()
    let origin = space.origin(ofWidth: rows.size.width)
    participants = rows.participants.map { $0.offset(x: origin.x, y: origin.y) }
    figure = SequenceFigure(rows.marks)
    size = space.size(around: rows.size)
    frame = Rect(x: origin.x, y: origin.y, width: rows.size.width, height: rows.size.height)
  }
}
