import Truss

/// The frames of the boxes and of the stack: a table, or where that has no room one after the other.
struct FramesPanel: View {
  var rows: [Answer.Row]
  var unit: Playground.Unit
  /// The rows that it has.
  var height: Int

  var body: some View {
    VStack {
      PanelTitle("frames in \(unit.rawValue)")
      if rows.count < height { table } else { list }
    }
  }

  private var table: some View {
    Grid(columns: [.fixed(45)] + Array(repeating: .fixed(40, align: .end), count: 4)) {
      ForEach(rows) { row in
        GridRow {
          Text(row.name)
          ForEach([row.rect.x, row.rect.y, row.rect.width, row.rect.height]) { Text(number($0)) }
        }
      }
    }
  }

  private var list: some View {
    FlowStack(spacing: 15, lineSpacing: 0) {
      // A frame is not broken into lines.
      ForEach(rows) { Text("\($0.name) \($0.rect)").lineLimit(1) }
    }
  }

  /// A number of a frame with two decimals at most.
  private func number(_ value: Double) -> String {
    let rounded = (value * 100).rounded() / 100
    return rounded == rounded.rounded() ? String(Int(rounded)) : String(rounded)
  }
}
