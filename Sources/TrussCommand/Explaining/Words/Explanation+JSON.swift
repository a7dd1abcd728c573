import TrussDrawing

extension Explanation {
  /// The explanation with its keys in a fixed order; the page on conflicts shows it.
  var json: JSON {
    .object([
      ("constraints", .array(report.entries.map { .string($0.text) })),
      ("colliding", .array(colliding.map { .number(Double($0)) })),
      ("broken", .number(report.broken.map(Double.init) ?? .nan)),
      ("why", .string(why)),
      ("fix", .string(fix)),
    ])
  }
}
