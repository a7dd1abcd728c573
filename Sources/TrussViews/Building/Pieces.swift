/// A value that grows by being joined to others, as in `text = text + Text("b")`, where each sum may be kept.
///
/// A sum that copied its whole content would take time with the square of the number of steps. So a sum keeps pieces,
/// of which each is more than twice as large as the next one toward the end that grows: there are few of them to copy,
/// and a piece is joined to others only when that makes it at least half as large again.
package struct Pieces<Piece: Joinable>: Sendable {
  private var pieces: [Piece]

  /// Makes a value of one piece, or an empty value of nil.
  init(_ piece: Piece? = nil) { pieces = piece.map { [$0] } ?? [] }

  package var isEmpty: Bool { pieces.isEmpty }

  /// The whole as one piece; nil if the value is empty.
  var joined: Piece? { pieces.count > 1 ? Piece(joining: pieces[...]) : pieces.first }

  private var size: Int { pieces.reduce(0) { $0 + $1.size } }

  static func + (left: Pieces, right: Pieces) -> Pieces {
    guard !left.isEmpty, !right.isEmpty else { return left.isEmpty ? right : left }
    let growsAtEnd = left.size >= right.size
    var (kept, size) = growsAtEnd ? (left.pieces[...], right.size) : (right.pieces[...], left.size)
    while let next = growsAtEnd ? kept.last : kept.first, next.size <= 2 * size {
      size += next.size
      kept = growsAtEnd ? kept.dropLast() : kept.dropFirst()
    }
    var sum = Pieces()
    if growsAtEnd {
      sum.pieces = kept + [Piece(joining: left.pieces[kept.endIndex...] + right.pieces)]
    } else {
      sum.pieces = [Piece(joining: left.pieces + right.pieces[..<kept.startIndex])] + kept
    }
    return sum
  }
}

/// A piece of a sum.
package protocol Joinable: Sendable {
  init(joining pieces: ArraySlice<Self>)

  /// How long joining takes, in any unit.
  var size: Int { get }
}

extension Array: Joinable where Element == ConstraintEntry {
  package init(joining pieces: ArraySlice<[Element]>) { self = Array(pieces.joined()) }

  package var size: Int { count }
}
