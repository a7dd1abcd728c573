extension ListingPrinter {
  /// The rows of a content's size on one axis as one line, and how many they are; nil where a row is none of these.
  ///
  ///     a.width <= 40 priority:250
  ///     a.width >= 40 priority:750        a.width == 40 Hug:250 CompressionResistance:750
  ///
  /// One of the two alone prints its own word alone. A further row about the same size is a general row.
  func contentSize(at index: Int, in run: Range<Int>) -> (line: String, count: Int)? {
    guard let first = limit(at: index), !(index > run.lowerBound && limit(at: index - 1)?.anchor == first.anchor)
    else { return nil }
    let line = "\(text(first.anchor)) == \(Spelling.number(first.constant))"
    guard first.isUpper else { return ("\(line) CompressionResistance:\(first.priority)", 1) }
    guard index + 1 < run.upperBound, let second = limit(at: index + 1), !second.isUpper,
      second.anchor == first.anchor, second.constant == first.constant
    else { return ("\(line) Hug:\(first.priority)", 1) }
    return ("\(line) Hug:\(first.priority) CompressionResistance:\(second.priority)", 2)
  }

  /// A row of the category of intrinsic sizes that holds a size within a number.
  private struct Limit {
    var anchor: Anchor
    var constant: Double
    var isUpper: Bool
    var priority: String
  }

  private func limit(at index: Int) -> Limit? {
    let row = system.rows[index]
    guard system.categories[Int(row.category)] == .intrinsicSize, row.relation != .equal, row.label < 0,
      row.leftCount == 1, row.rightCount == 0, let term = leftTerms(of: row).first, term.coefficient == 1,
      term.anchor.attribute == .width || term.anchor.attribute == .height
    else { return nil }
    return Limit(
      anchor: term.anchor, constant: row.constant, isUpper: row.relation == .lessThanOrEqual,
      priority: Spelling.number(row.priority.value))
  }
}
