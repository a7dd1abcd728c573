import TrussDrawing
import TrussIR
import TrussSolver
import TrussText
import TrussViews

struct Report {
  struct Frame {
    /// The item's name, and its spelling in a listing.
    var name: String
    var spelling: String
    var rect: Rect
  }

  struct Conflict {
    struct Row {
      var line: Int
      var text: String
      var isBroken: Bool
    }

    var rows: [Row]
  }

  /// The frames of the items, in the order in which the listing mentions the items.
  var frames: [Frame]
  var conflicts: [Conflict]
  /// The violations of all levels, from the highest priority to the lowest.
  var violations: [Violation]
  /// The attributes of items that the listing does not determine.
  var ambiguities: [(item: Frame, attribute: Attribute)]
  /// The line numbers of the constraints that the solver ignored.
  var invalidLines: [Int]
  /// Whether the frames are proved to be the solution. If not, they are the best frames that the solver found.
  var isSolved: Bool

  init(_ listing: Listing, _ solution: Solution) {
    let system = listing.system
    let names = system.itemNames
    let spellings = system.itemSpellings
    frames = names.indices.map { index in
      let item = Item.ID(index)
      return Frame(
        name: names[index], spelling: spellings[index],
        rect: Rect(
          x: solution[Variable(item, .x)], y: solution[Variable(item, .y)],
          width: solution[Variable(item, .width)], height: solution[Variable(item, .height)]))
    }
    // The spelling of an item depends on the names of all items, so all lines are printed together.
    var texts = system.lines(ofRows: solution.conflicts.flatMap(\.constraints))[...]
    conflicts = solution.conflicts.map { conflict in
      let rows = zip(conflict.constraints, texts).map {
        Conflict.Row(line: listing.lines[$0], text: $1, isBroken: $0 == conflict.broken)
      }
      texts = texts.dropFirst(rows.count)
      return Conflict(rows: rows)
    }
    violations = solution.violations
    ambiguities = solution.ambiguous.map { [frames] in (frames[Int($0.item.index)], $0.component.attribute) }
    invalidLines = solution.invalidRows.map { listing.lines[$0] }
    isSolved = solution.isComplete
  }
}

extension Variable.Component {
  /// The attribute of a listing for the variable.
  var attribute: Attribute {
    switch self {
    case .x: .left
    case .y: .top
    case .width: .width
    case .height: .height
    }
  }
}

extension Report {
  /// The report as JSON, with its keys in a fixed order. The documentation of `truss solve` shows it.
  var json: JSON {
    .object([
      ("status", .string(!isSolved ? "unsolved" : conflicts.isEmpty ? "solved" : "conflict")),
      ("frames", .object(frames.map { ($0.name, json(of: $0)) })),
      ("violations", .array(violations.map(json(of:)))),
      ("conflicts", .array(conflicts.map { .array(lines($0.rows)) })),
      ("broken", .array(conflicts.flatMap { lines($0.rows.filter(\.isBroken)) })),
      ("ambiguous", .array(ambiguities.map(json(of:_:)))),
    ])
  }

  private func json(of frame: Frame) -> JSON {
    let rect = frame.rect
    let sides = [("left", rect.x), ("top", rect.y), ("width", rect.width), ("height", rect.height)]
    return .object(sides.map { ($0, .number(rounded($1, digits: 6))) })
  }

  private func json(of violation: Violation) -> JSON {
    .object([
      ("priority", .number(violation.priority.value)), ("total", .number(rounded(violation.total, digits: 6))),
    ])
  }

  private func json(of item: Frame, _ attribute: Attribute) -> JSON {
    .object([("item", .string(item.name)), ("attribute", .string(attribute.description))])
  }

  /// The line numbers of constraints, without repetitions.
  private func lines(_ rows: [Conflict.Row]) -> [JSON] {
    var last = 0
    return rows.map(\.line).filter { line in
      defer { last = line }
      return line != last
    }.map { .number(Double($0)) }
  }
}

extension Report {
  /// The frames as a table, followed by conflicts, violations and ambiguities.
  ///
  ///     item        left  top  width  height
  ///     form           0    0    320      40
  ///     "First Name"   8    8    100      24
  var table: String {
    let paragraphs =
      [aligned, isSolved ? "" : "not solved: the frames are the best that the solver found\n"]
      + conflicts.map(\.description) + [violationLines, ambiguityLines]
    return paragraphs.filter { !$0.isEmpty }.joined(separator: "\n")
  }

  private var aligned: String {
    let header = ["item", "left", "top", "width", "height"]
    let rows = frames.map { frame in
      [frame.spelling] + [frame.rect.x, frame.rect.y, frame.rect.width, frame.rect.height].map { short($0, digits: 3) }
    }
    let lines = [header] + rows
    let widths = header.indices.map { column in lines.map { CellWidth.of($0[column]) }.max() ?? 0 }
    return lines.map { cells in
      let padded = cells.indices.map { column in
        let margin = String(repeating: " ", count: widths[column] - CellWidth.of(cells[column]))
        return column == 0 ? cells[column] + margin : margin + cells[column]
      }
      return padded.joined(separator: "  ") + "\n"
    }.joined()
  }

  /// The violation of each level, except for levels whose constraints all hold.
  private var violationLines: String {
    let lines = violations.filter { short($0.total, digits: 3) != "0" }.map {
      "  priority \(shortest($0.priority.value)): \(short($0.total, digits: 3))\n"
    }
    return lines.isEmpty ? "" : "violations, the sum at each priority:\n" + lines.joined()
  }

  private var ambiguityLines: String {
    let lines = ambiguities.map { "  \($0.item.spelling).\($0.attribute)\n" }
    return lines.isEmpty ? "" : "ambiguous, so as small or as near 0 as possible:\n" + lines.joined()
  }
}

extension Report.Conflict: CustomStringConvertible {
  /// The constraints with their line numbers, and a mark at the broken constraint.
  var description: String {
    let width = rows.map { "\($0.line)".count }.max() ?? 0
    let lines = rows.map { row in
      let number = "\(row.line)"
      let margin = String(repeating: " ", count: width - number.count)
      return "  line \(margin)\(number): \(row.text)\(row.isBroken ? "   <- broken" : "")\n"
    }
    return "conflict, required constraints that cannot all hold:\n" + lines.joined()
  }
}

/// A number, rounded to `digits` decimals. Never -0.
func rounded(_ value: Double, digits: Int) -> Double {
  var scale = 1.0
  for _ in 0..<digits { scale *= 10 }
  let scaled = (value * scale).rounded()
  // A larger Double has no digits after the point.
  return abs(scaled) < 0x1p52 ? scaled / scale + 0 : value
}

func short(_ value: Double, digits: Int) -> String { shortest(rounded(value, digits: digits)) }
