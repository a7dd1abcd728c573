extension [String] {
  /// The words as a list in a sentence: `a, b and c`.
  package var listed: String {
    guard let last, count > 1 else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " and " + last
  }
}
