/// The lengths that ties join, as a forest's nodes and links.
struct JointLengths: NodeCosts {
  let firstDefault: UInt64
  /// The node of each length, -1 for one that is known, or that is none of them.
  private(set) var nodes: [Int32]
  /// What each node costs.
  private(set) var functions: [CostFunction] = []
  private(set) var members: [Forest.Member] = []
  private(set) var linkStart: [Int32] = [0]
  /// What the known lengths in the link that is being made add up to.
  private var constant = 0.0

  init(count: Int, firstDefault: UInt64) {
    self.firstDefault = firstDefault
    nodes = Array(repeating: -1, count: count)
  }

  /// Whether the link that is being made has a variable.
  var isOpen: Bool { members.count > Int(linkStart[linkStart.count - 1]) }

  /// Makes a length a variable.
  mutating func add(_ index: Int, _ function: CostFunction) { nodes[index] = add(function) }

  /// Makes a variable.
  mutating func add(_ function: CostFunction) -> Int32 {
    functions.append(function)
    return Int32(functions.count - 1)
  }

  /// Adds a length to the link.
  mutating func add(_ index: Int, times factor: Double, _ lengths: [Double]) {
    if nodes[index] >= 0 { add(nodes[index], times: factor) } else { constant += factor * lengths[index] }
  }

  /// Adds a variable to the link.
  mutating func add(_ node: Int32, times factor: Double) {
    members.append(Forest.Member(node: node, coefficient: factor))
  }

  /// Ends the link: the sum of what is in it costs as a function says.
  mutating func close(_ function: CostFunction) {
    var function = function
    function.argmin -= takeConstant()
    members.append(Forest.Member(node: add(function), coefficient: -1))
    linkStart.append(Int32(members.count))
  }

  /// What the known lengths in the link come to, of which there are then none.
  mutating func takeConstant() -> Double {
    defer { constant = 0 }
    return constant
  }

  // MARK: Costs

  func isFree(_ node: Int) -> Bool { false }

  mutating func function(of node: Int, _ pool: inout CostPool, _ tolerance: Tolerance) -> CostFunction? {
    functions[node]
  }
}
