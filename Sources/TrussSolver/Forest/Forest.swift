import TrussIR

/// The part of a program whose rows and variables form trees.
///
/// Every sum of variables in rows gets a *link*: an equation between the sum and a new variable, its *slack*. Every row
/// is then a cost or a bound of one variable. A variable with only one link left passes its cost to this link. A link
/// with only one variable left becomes a cost of this variable. So costs pass from the leaves to the root of each tree,
/// where the best value is chosen, and values pass back from the root to the leaves. This is nonserial dynamic
/// programming (Bertele and Brioschi 1972) with convex piecewise-linear functions as messages.
///
/// A tree of stacks has this form along each axis: a stack's length is the sum of its views' lengths, its breadth
/// depends on the breadth of each view. If constraints form cycles, a *core* remains when all leaves are removed. The
/// dictionary solves it, with the costs of the removed parts.
struct Forest {
  /// The number of nodes: the variables of the system, followed by the slacks.
  private(set) var nodeCount: Int
  /// The variables of each link, with coefficients. The sum of the products is 0.
  private(set) var links = Lists<Program.Term>()
  private(set) var nodeOfRow: [Int32] = []

  /// The elimination steps of nodes and links, in order.
  enum Step {
    /// Passes the cost of a variable to its last link.
    case node(Int32)
    /// Makes a link a cost of its last variable.
    case link(Int32, into: Int32)
    /// Ends a tree at its last variable.
    case root(Int32)
  }

  private(set) var steps: [Step] = []
  private(set) var isInCore: [Bool] = []
  private(set) var coreLinks: [Int32] = []
  private(set) var hasLinks: [Bool] = []

  init(
    _ rows: [LinearRow], _ terms: [Program.Term], variableCount: Int, roots: [Int32],
    eliminatingOnlySlacks: Bool
  ) {
    nodeCount = variableCount
    addLinks(rows, terms)
    peel(roots, from: eliminatingOnlySlacks ? variableCount : 0)
  }

  private mutating func addLinks(_ rows: [LinearRow], _ terms: [Program.Term]) {
    var linkOfSum: [ArraySlice<Program.Term>: Int32] = [:]
    nodeOfRow.reserveCapacity(rows.count)
    for row in rows {
      let sum = terms[row.range]
      if sum.count == 1 {
        nodeOfRow.append(sum[sum.startIndex].variable)
        continue
      }
      if let slack = linkOfSum[sum] {
        nodeOfRow.append(slack)
        continue
      }
      for term in sum { links.append(term) }
      links.append(Program.Term(variable: Int32(nodeCount), coefficient: -1))
      links.endList()
      linkOfSum[sum] = Int32(nodeCount)
      nodeOfRow.append(Int32(nodeCount))
      nodeCount += 1
    }
  }

  /// Removes leaves until none is left. Of the variables without links, only `roots` count as trees.
  private mutating func peel(_ roots: [Int32], from first: Int) {
    var degree = Array(repeating: Int32(0), count: nodeCount)
    // For each node the exclusive or of its remaining links, and for each link of its remaining nodes. If only one is
    // left, the value is its index.
    var linksLeft = degree
    var nodesLeft = Array(repeating: Int32(0), count: links.count)
    var count = nodesLeft
    for link in 0..<links.count {
      for member in links[link] {
        let node = Int(member.variable)
        degree[node] += 1
        linksLeft[node] ^= Int32(link)
        nodesLeft[link] ^= Int32(node)
        count[link] += 1
      }
    }
    hasLinks = degree.map { $0 > 0 }
    var leaves = (first..<nodeCount).reversed().filter { degree[$0] == 1 }.map { Int32($0) }
    steps.reserveCapacity(nodeCount + links.count)
    for node in roots where degree[Int(node)] == 0 {
      steps.append(.root(node))
      degree[Int(node)] = -1
    }
    while let leaf = leaves.popLast() {
      guard degree[Int(leaf)] == 1 else { continue }
      let link = Int(linksLeft[Int(leaf)])
      if count[link] == 1 {
        // The variable is the last variable of the link and of its tree.
        steps.append(.link(Int32(link), into: leaf))
        steps.append(.root(leaf))
        degree[Int(leaf)] = 0
        continue
      }
      steps.append(.node(leaf))
      degree[Int(leaf)] = 0
      nodesLeft[link] ^= leaf
      count[link] -= 1
      guard count[link] == 1 else { continue }
      let last = nodesLeft[link]
      guard degree[Int(last)] > 1 else { continue }
      steps.append(.link(Int32(link), into: last))
      degree[Int(last)] -= 1
      linksLeft[Int(last)] ^= Int32(link)
      if degree[Int(last)] == 1 { leaves.append(last) }
    }
    isInCore = degree.map { $0 > 0 }
    for link in 0..<links.count where count[link] > 1 { coreLinks.append(Int32(link)) }
  }

  /// Connected variables and links that remain when all leaves are removed.
  struct Core {
    var nodes: [Int32]
    var links: [Int32]
  }

  /// The cores, in the order of their first links.
  var cores: [Core] {
    if coreLinks.isEmpty { return [] }
    let nodes = coreLinks.map { link in links[Int(link)].map(\.variable).filter { isInCore[Int($0)] } }
    var sets = DisjointSets(count: nodeCount)
    for own in nodes { sets.join(own) }
    return sets.groups(of: nodes.map { $0[0] }).map { group in
      Core(nodes: Set(group.flatMap { nodes[$0] }).sorted(), links: group.map { coreLinks[$0] })
    }
  }

  /// For each node, whether it is connected to a marked node.
  func marked(_ marks: [Bool]) -> [Bool] {
    var trees = DisjointSets(count: nodeCount)
    for link in 0..<links.count { trees.join(links[link].lazy.map { $0.variable }) }
    var isMarked = Array(repeating: false, count: nodeCount)
    for node in 0..<nodeCount where marks[node] { isMarked[Int(trees.find(Int32(node)))] = true }
    return (0..<nodeCount).map { isMarked[Int(trees.find(Int32($0)))] }
  }
}
