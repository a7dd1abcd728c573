package import TrussIR
import TrussSolver
import TrussTree
package import TrussViews

extension Layout {
  /// The frames that the constraints decide: those before views are moved by their offsets.
  package var solvedRects: [Rect] {
    guard let moves = tree.moves(medium) else { return rects }
    return zip(rects, moves).map { $0.offset(x: -$1.x, y: -$1.y) }
  }

  /// The frames of the guides in the constraints, which come after the views. A layout does not keep them, so they take
  /// solving the constraints again; none where these give the views other frames, as they do in a layout that could not
  /// be solved.
  package func guideRects(in constraints: ConstraintSystem) -> [Rect] {
    let rects = solvedRects
    guard constraints.items.count > rects.count else { return [] }
    let solution = constraints.solve()
    let found = constraints.items.indices.map { solution.rect(of: Item.ID($0)) }
    let isSame = zip(rects, found).allSatisfy { one, other in
      zip([one.x, one.y, one.width, one.height], [other.x, other.y, other.width, other.height])
        .allSatisfy { abs($0 - $1) <= 0.01 }
    }
    return isSame ? Array(found.dropFirst(rects.count)) : []
  }
}
