/// The pieces of the piecewise linear functions in which the lengths of a tree lie.
extension LengthSolver {
  /// One number for each choice between the pieces of a function from a length to the lengths inside it. Nil if rows
  /// across the tree couple lengths, because then a length alone does not decide the lengths inside it.
  ///
  /// A length alone decides the lengths inside it. On each piece, every inner length is a linear function of the outer
  /// length. If two root lengths have the same pieces, all root lengths between them have these pieces, too, and every
  /// length is a linear function of the root's length. Proof by induction: each length moves monotonically from its
  /// value at one root length to its value at the other, so it passes no end of a piece.
  package var pieces: [Int32]? {
    if isCoupled { return nil }
    var pieces: [Int32] = [isPromoted ? 1 : 0]
    for index in tree.nodes.indices where !tree.nodes[index].isAbsent && !tree.nodes[index].isBare {
      if tree.nodes[index].isDecorated {
        for child in tree.inside(index) where tree.nodes[child].isDecoration {
          pieces.append(piece(of: outer[child], at: lengths[index]))
        }
      }
      switch tree.nodes[index].rule {
      case .sum:
        pieces.append(piece(of: inner[index], at: lengths[index]))
        for group in tree.nodes[index].groups { addPieces(of: group, &pieces) }
      case .box, .cells, .columns: tree.forEachInside(index) { addPiece(of: $0, inBox: index, &pieces) }
      case .none, .rows, .equalSum, .separate, .gridRow: break
      }
    }
    return pieces
  }

  /// The number of segments between a function's minimum and a length; negative for segments to the left.
  private func piece(of function: CostFunction, at length: Double) -> Int32 {
    let isAbove = length > function.argmin
    var rest = abs(length - function.argmin)
    var count: Int32 = 0
    for segment in isAbove ? function.right : function.left {
      if rest <= 0 { break }
      rest -= pool.segments[segment].length
      count += 1
    }
    return isAbove ? count : -count
  }

  private func addPiece(of child: Int, inBox index: Int, _ pieces: inout [Int32]) {
    if functions[child].isPoint { return }
    switch fit(child) {
    case .exact: break
    case .within: pieces.append(lengths[child] < functions[child].argmin ? 0 : 1)
    case .loose: pieces.append(piece(of: outer[child], at: lengths[index]))
    }
  }

  private func addPieces(of index: Int, _ pieces: inout [Int32]) {
    let (group, state) = (tree.groups[index], groupStates[index])
    if group.kind == .proportions { return }
    if state.total >= state.full { pieces.append(piece(of: state.rest, at: state.total)) }
    let members = tree.members(of: group)
    for position in members.indices {
      let length = lengths[Int(members[position].node)]
      pieces.append(length <= floors[position] ? -1 : length >= members[position].maximum ? 1 : 0)
    }
  }
}
