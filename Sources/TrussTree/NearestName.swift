/// Finds the name that a misspelled name was most likely meant to be.
package enum NearestName {
  /// The first of the names with the smallest edit distance; nil if `names` is empty.
  package static func to(_ name: String, among names: [String]) -> String? { nearest(to: name, among: names)?.name }

  /// The nearest name if it is close enough to be the intended name: at most a third of the letters, or one letter, may
  /// differ. Otherwise the longest name of at least four letters that the given name begins or ends with.
  package static func likely(_ name: String, among names: [String]) -> String? {
    if let (nearest, distance) = nearest(to: name, among: names), distance * 3 <= max(3, name.unicodeScalars.count) {
      return nearest
    }
    let parts = names.filter { part in
      part.count >= 4
        && (name.lowercased().hasPrefix(part.lowercased()) || name.lowercased().hasSuffix(part.lowercased()))
    }
    return parts.max { $0.count < $1.count }
  }

  /// The end of a message about an unknown name: `; did you mean solve?`, or nothing if no name is close.
  package static func hint(_ name: String, among names: [String]) -> String {
    likely(name, among: names).map { "; did you mean \($0)?" } ?? ""
  }

  private static func nearest(to name: String, among names: [String]) -> (name: String, distance: Int)? {
    let wanted = Array(name.lowercased().unicodeScalars)
    let distances = names.map { distance(wanted, Array($0.lowercased().unicodeScalars)) }
    return distances.indices.min { distances[$0] < distances[$1] }.map { (names[$0], distances[$0]) }
  }

  /// The optimal string alignment distance of Damerau and Levenshtein: how many scalars must be inserted, removed,
  /// replaced or exchanged with a neighbour to turn one text into the other.
  private static func distance(_ one: [Unicode.Scalar], _ other: [Unicode.Scalar]) -> Int {
    var (before, last) = ([Int](), Array(0...other.count))
    for line in one.indices {
      var row = [line + 1]
      for column in other.indices {
        let isSame = one[line] == other[column]
        var least = min(last[column] + (isSame ? 0 : 1), last[column + 1] + 1, row[column] + 1)
        if line > 0, column > 0, one[line] == other[column - 1], one[line - 1] == other[column] {
          least = min(least, before[column - 1] + 1)
        }
        row.append(least)
      }
      (before, last) = (last, row)
    }
    return last[other.count]
  }
}
