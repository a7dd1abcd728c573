/// Variables that required equations tie to each other, as classes: each member is `scale * root + offset`, and what is
/// fixed is `0 * root + offset` with the constant as its root.
///
/// A union-find (Galler and Fischer 1964) whose edges carry a scale and an offset. Most rows of a layout are
/// `a = b + c`, and end here, before any linear program sees them.
struct AffineClasses {
  /// A variable as its class has it.
  struct Member {
    /// The root, or `AffineClasses.constant`.
    var root: Int32
    var scale: Double
    var offset: Double

    var isFixed: Bool { root == AffineClasses.constant }
  }

  /// The root of what is fixed.
  static let constant: Int32 = -1

  private var parent: [Int32]
  private var scale: [Double]
  private var offset: [Double]
  private var size: [Int32]

  /// Every variable is a class of its own.
  init(count: Int) {
    parent = (0..<count).map { Int32($0) }
    scale = Array(repeating: 1, count: count)
    offset = Array(repeating: 0, count: count)
    size = Array(repeating: 1, count: count)
  }

  /// What a variable is in terms of its root. Paths are halved on the way.
  mutating func find(_ variable: Int32) -> Member {
    var member = Member(root: variable, scale: 1, offset: 0)
    while member.root != AffineClasses.constant {
      let node = Int(member.root)
      let above = parent[node]
      if above == member.root { return member }
      if above != AffineClasses.constant, parent[Int(above)] != above { halve(node, above: Int(above)) }
      member.offset += member.scale * offset[node]
      member.scale *= scale[node]
      member.root = parent[node]
    }
    member.scale = 0
    return member
  }

  /// Makes a node point to what the one above it points to.
  private mutating func halve(_ node: Int, above: Int) {
    offset[node] += scale[node] * offset[above]
    scale[node] *= scale[above]
    parent[node] = parent[above]
  }

  /// Gives a root a value.
  mutating func fix(_ root: Int32, at value: Double) {
    parent[Int(root)] = AffineClasses.constant
    scale[Int(root)] = 0
    offset[Int(root)] = value
  }

  /// Joins two roots by `a * first + b * second == c`. The larger class keeps its root, of equals the earlier one; but
  /// where one factor is more than twice the other, its root goes, so that no member is a large multiple of its root:
  /// two values of it that differ would be one value of the root but for rounding.
  mutating func join(_ a: Double, _ first: Int32, _ b: Double, _ second: Int32, equals c: Double) {
    let isLopsided = max(abs(a), abs(b)) > 2 * min(abs(a), abs(b))
    let keepsFirst =
      isLopsided ? abs(a) < abs(b) : (size[Int(first)], -first) > (size[Int(second)], -second)
    let (kept, keptFactor, joined, factor) = keepsFirst ? (first, a, second, b) : (second, b, first, a)
    parent[Int(joined)] = kept
    scale[Int(joined)] = -keptFactor / factor
    offset[Int(joined)] = c / factor
    size[Int(kept)] += size[Int(joined)]
  }
}
