import TrussTree
import TrussViews

/// The result of a round for a sequence diagram: the positions of its participants, and all marks between them.
struct SequenceLayout: Equatable {
  /// The sizes of the participants' content.
  private(set) var sizes: [Size]
  /// The width of the diagram, if it is known.
  private(set) var room: Double?
  /// The frames of the participants, from the diagram's upper left corner, in the medium's unit.
  private(set) var participants: [Rect] = []
  private(set) var figure = SequenceFigure()
  private(set) var frame = Rect(x: 0, y: 0, width: 0, height: 0)
  private(set) var size = Size(width: 0, height: 0)

  /// Lays a sequence diagram out. The `pass` has measured the participants; `room` is the diagram's width, in the
  /// medium's unit, nil if it may have any width; `before` is the result of the previous round.
  init(
    _ content: SequenceContent, at index: Int, of pass: LayoutPass, _ medium: Medium, room: Double?,
    after before: SequenceLayout?
  ) {
    sizes = content.participants.map { pass.rects[$0].size }
    // A participant that still has the size that the diagram gave it keeps the known size of its content.
    if let before, before.sizes.count == sizes.count {
      for number in sizes.indices where sizes[number].isNear(before.participants[number].size) {
        sizes[number] = before.sizes[number]
      }
    }
    self.room = room
    if let before, before.sizes == sizes, before.room == room {
      self = before
      return
    }
    guard !content.participants.isEmpty else { return }
    let source = SequenceSource(content, medium, sizes, in: pass.tree)
    let spans = SequenceSpans.fitted(source, room: room)
    var rows = SequenceRows(source, spans, isRightToLeft: pass.tree.entries[index].isRightToLeft)
    rows.place()
    let offset = max(0, (((room ?? 0) - rows.size.width) / 2).rounded(.down))
    participants = rows.participants.map { $0.offset(x: offset, y: 0) }
    figure = SequenceFigure(rows.marks)
    size = rows.size
    frame = Rect(x: offset, y: 0, width: size.width, height: size.height)
  }
}
