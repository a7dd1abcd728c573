import TrussDrawing
import TrussIR
import TrussSolver
import TrussViews

extension Report {
  /// The report with its keys in a fixed order; the documentation of `truss solve` shows it.
  var json: JSON {
    .object([
      ("status", .string(!isSolved ? "unsolved" : conflicts.isEmpty ? "solved" : "conflict")),
      ("frames", .object(frames.map { ($0.name, json(of: $0)) })),
      ("violations", .array(violations.map(json(of:)))),
      ("conflicts", .array(conflicts.map { .array(lines($0.rows)) })),
      ("broken", .array(conflicts.flatMap { lines($0.rows.filter(\.isBroken)) })),
      ("ambiguous", .array(ambiguities.map(json(of:)))),
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

  private func json(of ambiguity: Ambiguity) -> JSON {
    .object([
      ("item", .string(ambiguity.name)), ("attribute", .string(ambiguity.attribute.description)),
    ])
  }

  /// The lines of constraints, each once.
  private func lines(_ rows: [Conflict.Row]) -> [JSON] {
    var last = 0
    return rows.map(\.line).filter { line in
      defer { last = line }
      return line != last
    }.map { .number(Double($0)) }
  }
}
