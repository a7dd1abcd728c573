import TrussTree
import TrussViews

/// The distances in a sequence diagram, in whole cells or points. A lifeline is one cell or point wide.
struct SequenceMetrics {
  let isCells: Bool
  /// Whether the distances between participants are smaller, as space is scarce.
  var isNarrow = false

  /// The minimum distance between neighbouring participants.
  var gap: Double { isCells ? (isNarrow ? 1 : 3) : (isNarrow ? 8 : 28) }
  /// The distance between a text and the lifelines beside it.
  var textGap: Double { isCells ? 1 : 7 }
  /// The distance between an element beside a lifeline and the next lifeline.
  var clear: Double { isCells ? 1 : 8 }
  /// The distances above a message and its text, between the text and the line, and below the line.
  var aboveMessage: Double { isCells ? 0 : 10 }
  var aboveLine: Double { isCells ? 0 : 3 }
  var belowLine: Double { isCells ? 0 : 4 }
  /// The width and the minimum height of a message to itself.
  var loop: Size { isCells ? Size(width: 3, height: 2) : Size(width: 26, height: 18) }
  /// How far a bar reaches to both sides of its lifeline, and how far a bar inside another bar is moved.
  var bar: Double { isCells ? 0 : 5 }
  var barStep: Double { isCells ? 0 : 4 }
  /// The minimum height of a bar.
  var barHeight: Double { isCells ? 1 : 14 }
  /// The distance from a frame to the lifelines in it, and to the elements beside the lifelines.
  var frameMargin: Double { isCells ? 2 : 18 }
  var framePadding: Double { isCells ? 2 : 8 }
  /// The distance above a frame, above its lower border, and around a separator.
  var aroundFrame: Double { isCells ? 0 : 12 }
  /// The distance from the edges of a note to its text, including the border; how far a note over several lifelines
  /// reaches beyond them; and the distance of a note from the lifeline beside it.
  var noteInset: Size { isCells ? Size(width: 2, height: 1) : Size(width: 12, height: 5) }
  var noteReach: Double { isCells ? 2 : 22 }
  var noteGap: Double { isCells ? 1 : 8 }
  /// The distance from the edges of a frame's tab to the tab's text.
  var tabInset: Size { isCells ? Size(width: 1, height: 0) : Size(width: 8, height: 3) }
  /// The length of the disc at the outer end of a message from or to the outside.
  var disc: Double { isCells ? 1 : 7 }
  /// The distance from the last element to the lower ends of the lifelines.
  var foot: Double { isCells ? 1 : 14 }

  /// The minimum length of a message's line, with its heads and under its text.
  func line(_ message: Connector, _ text: Double) -> Double {
    max(heads(of: message), text > 0 ? text + 2 * textGap : 0)
  }

  private func heads(of message: Connector) -> Double {
    let heads = [message.source.head, message.target.head]
    if isCells {
      return heads.reduce(1) { $0 + Double($1.glyphs(arrivingAt: .horizontal, isForward: true).count) }
    }
    return heads.reduce(12) { $1 == .none ? $0 : $0 + 12 + $1.excess(inCells: false) }
  }
}

extension SequenceMetrics {
  /// How far an element reaches to the left and to the right of a lifeline's left edge. `right` includes the lifeline,
  /// which is 1 wide.
  struct Reach: Equatable {
    var left = 0.0
    var right = 1.0

    init(left: Double = 0, right: Double = 1) { (self.left, self.right) = (left, right) }

    /// Makes the reach of an element with a width, in the middle of a lifeline.
    init(width: Double) {
      left = ((width - 1) / 2).rounded(.down)
      right = width - left
    }
  }

  /// The reach of `count` bars inside each other on a lifeline.
  func reach(ofBars count: Int) -> Reach {
    count == 0 ? Reach() : Reach(left: bar, right: 1 + bar + barStep * Double(count - 1))
  }
}
