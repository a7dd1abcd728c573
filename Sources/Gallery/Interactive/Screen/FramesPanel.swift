import Truss

/// The frames of the boxes and of the stack: a table, or where that has no room one after the other.
struct FramesPanel: View {
  var frames: [Answer.Row]
  var unit: Playground.Unit
  /// The rows that it has.
  var rows: Int

  var body: some View {
    PanelTitle("frames in \(unit.rawValue): x, y, width, height")
    if frames.count < rows { table } else { list }
  }

  private var table: some View {
    ForEach(frames) { frame in
      HStack(insets: Insets(left: 5), widths: [35, 40, 40, 40, 40]) {
        Text(frame.name)
        ForEach([frame.rect.x, frame.rect.y, frame.rect.width, frame.rect.height]) { length in
          Text(Self.number(length)).multilineTextAlignment(.trailing)
        }
      }
    }
  }

  /// As one text, which is broken between frames: those spaces alone let it.
  private var list: some View {
    let texts = frames.map { frame in
      let lengths = [frame.rect.x, frame.rect.y, frame.rect.width, frame.rect.height].map(Self.number)
      return "\(frame.name)\u{A0}(\(lengths.joined(separator: ",\u{A0}")))"
    }
    return Text(texts.joined(separator: "  ")).lineLimit(max(1, rows - 1))
  }

  /// A number of a frame with two decimals at most.
  private static func number(_ value: Double) -> String {
    let rounded = (value * 100).rounded() / 100
    return rounded == rounded.rounded() ? String(Int(clamping: rounded)) : String(rounded)
  }
}
