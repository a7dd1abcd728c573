/// Classes of variables that required equations relate to each other. Each member is `scale * root + offset`. The root
/// of a fixed variable is the constant; its scale is 0.
///
/// A union-find (Galler and Fischer 1964) whose edges carry a scale and an offset. Most rows of a layout are `a = b +
/// c`, and are absorbed by the classes before any linear program is solved.
struct AffineClasses: ~Copyable {
  /// A variable as a function of its class' root.
  struct Member {
    /// The root, or `AffineClasses.constant`.
    var root: Int32
    var scale: Double
    var offset: Double

    @inline(__always)
    var isFixed: Bool { root == AffineClasses.constant }

    func value(at values: [Double]) -> Double { isFixed ? offset : scale * values[Int(root)] + offset }
  }

  /// The root of fixed variables.
  static let constant: Int32 = -1

  /// A variable as a function of another variable that is closer to the root.
  struct Edge: BitwiseCopyable {
    var parent: Int32
    /// The number of members of a root's class.
    var size: Int32 = 1
    var scale = 1.0
    var offset = 0.0
  }

  private var edges: Vector<Edge>

  init(count: Int) {
    edges = Vector(capacity: count)
    for variable in 0..<count { edges.append(Edge(parent: Int32(truncatingIfNeeded: variable))) }
  }

  /// Returns a variable as a function of its root. Halves the paths that it follows.
  @inline(__always)
  mutating func find(_ variable: Int32) -> Member {
    let edge = edges[Int(variable)]
    if edge.parent == variable { return Member(root: variable, scale: 1, offset: 0) }
    if edge.parent == AffineClasses.constant {
      return Member(root: AffineClasses.constant, scale: 0, offset: edge.offset)
    }
    return climb(from: variable)
  }

  private mutating func climb(from variable: Int32) -> Member {
    var member = Member(root: variable, scale: 1, offset: 0)
    while member.root != AffineClasses.constant {
      let node = Int(member.root)
      var edge = edges[node]
      if edge.parent == member.root { return member }
      if edge.parent != AffineClasses.constant {
        let above = edges[Int(edge.parent)]
        if above.parent != edge.parent {
          edge.offset += edge.scale * above.offset
          edge.scale *= above.scale
          edge.parent = above.parent
          edges[node] = edge
        }
      }
      member.offset += member.scale * edge.offset
      member.scale *= edge.scale
      member.root = edge.parent
    }
    member.scale = 0
    return member
  }

  /// Fixes a root, and so its whole class, at a value.
  mutating func fix(_ root: Int32, at value: Double) {
    edges[Int(root)] = Edge(parent: AffineClasses.constant, scale: 0, offset: value)
  }

  /// Joins the classes of two roots by `a * first + b * second == c`. The root of the larger class stays; of equally
  /// large classes, the earlier root. But if one factor is more than twice the other, the root with the larger factor
  /// becomes a member. Otherwise a member could be a large multiple of its root, and clearly different values of the
  /// member would be values of the root that differ only by rounding.
  mutating func join(_ a: Double, _ first: Int32, _ b: Double, _ second: Int32, equals c: Double) {
    let (firstSize, secondSize) = (edges[Int(first)].size, edges[Int(second)].size)
    let isLarger = firstSize == secondSize ? first < second : firstSize > secondSize
    let isLopsided = max(abs(a), abs(b)) > 2 * min(abs(a), abs(b))
    let keepsFirst = isLopsided ? abs(a) < abs(b) : isLarger
    let (kept, keptFactor, joined, factor) = keepsFirst ? (first, a, second, b) : (second, b, first, a)
    edges[Int(joined)] = Edge(parent: kept, scale: -keptFactor / factor, offset: c / factor)
    edges[Int(kept)].size = firstSize + secondSize
  }
}
