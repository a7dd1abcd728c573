import Truss

/// Constraints between the views of a plan.
extension LanguageGenerator {
  /// Adds constraints to some views, each between views inside the view.
  mutating func constrain(_ root: inout LanguageNode) {
    for _ in 0..<weighted([(5, 1), (3, 2), (1, 3)]) {
      let hosts = root.paths.filter { root[$0].children.count > 1 && !root[$0].isTransparent }
      let path = chance(0.4) || hosts.isEmpty ? [] : pick(hosts)
      guard !root[path].isTransparent else { continue }
      for _ in 0..<3 { nameOne(&root[path]) }
      if chance(0.15) {
        var guide = LanguageModifier(.guides)
        guide.names = [name()]
        root[path].modifiers.insert(guide, at: 0)
        root[path].namedAfter += 1
      }
      if chance(0.12) { addNotes(to: &root[path]) }
      addConstraints(to: &root[path], count: weighted([(4, 1), (3, 2), (2, 3), (1, 4)]))
    }
  }

  /// Names a random view of those that constraints in a host can reach.
  private mutating func nameOne(_ host: inout LanguageNode) {
    let path = pick(host.paths)
    guard host[path].name == nil, !host[path].isTransparent else { return }
    host[path].name = name()
    host[path].namedAfter = host[path].kind == .scroll ? 0 : host[path].modifiers.count
  }

  /// Adds a connector between two views, or callouts.
  private mutating func addNotes(to host: inout LanguageNode) {
    let guides = host.all.flatMap { $0.modifiers.filter { $0.kind == .guides }.flatMap(\.names) }
    let names = Array(Set(host.reachableNames).subtracting(guides)).sorted().shuffled(using: &random)
    guard names.count > 1, host.kind != .gridRow else { return }
    var modifier = modifier(chance(0.5) ? .connectors : .callouts)
    modifier.names = Array(names.prefix(2))
    host.modifiers.append(modifier)
    if host.namedAfter == host.modifiers.count - 1, modifier.kind == .connectors { host.namedAfter += 1 }
  }

  mutating func addConstraints(to host: inout LanguageNode, count: Int) {
    guard !host.reachableNames.isEmpty else { return }
    var modifier = LanguageModifier(.constraints)
    for _ in 0..<count { modifier.constraints.append(constraint(in: &host)) }
    let place = chance(0.7) ? host.modifiers.count : 0
    host.modifiers.insert(modifier, at: place)
    if place == 0 || chance(0.8) { host.namedAfter += 1 }
  }

  /// Makes a constraint between views in a host, or of one view.
  mutating func constraint(in host: inout LanguageNode) -> LanguageConstraint {
    let names = Array(Set(host.reachableNames)).sorted().shuffled(using: &random)
    let count = names.count
    let kind: LanguageConstraint.Kind = weighted([
      (48, .relation), (9, .constant), (6, .edges), (3, .insideEdges), (3, .size), (3, .center), (8, .align),
      (8, .equalSizes), (3, .spaced), (2, .distribute), (3, .chain), (3, .barrier), (2, .bias), (9, .visual),
    ])
    var made = LanguageConstraint(kind: kind, names: [], numbers: [1, 0], choices: [0, 0, 0, 0], priority: priority())
    if chance(0.3) { made.label = "label\(nextSerial())" }
    made.names = names.prefix(chance(0.15) ? 1 : 2) + (count == 1 ? ["|"] : [])
    if made.names.count == 1 { made.names.append("|") }
    let scrolls = Set(host.all.filter { $0.kind == .scroll && $0.namedAfter == 0 }.compactMap(\.name))
    let guides = Set(host.all.flatMap { $0.modifiers.filter { $0.kind == .guides }.flatMap(\.names) })
    for (index, name) in made.names.enumerated() where !guides.contains(name) {
      made.choices[2 + index] = scrolls.contains(name) && chance(0.4) ? 3 : chance(0.85) ? 0 : 1 + self.index(2)
    }
    switch kind {
    case .relation, .constant: relate(&made, count)
    case .align, .equalSizes, .spaced, .distribute, .chain:
      made.names = Array(names.prefix(min(count, weighted([(4, 2), (3, 3), (1, 4)]))))
      made.choices = [index(), chance(0.7) ? 0 : index()]
      made.numbers[1] = spacing()
    case .barrier:
      let guide = name()
      var modifier = LanguageModifier(.guides)
      modifier.names = [guide]
      host.modifiers.insert(modifier, at: 0)
      host.namedAfter += 1
      made.names = names.prefix(2) + [guide]
      made.choices = [index()]
    case .visual:
      made.names.removeAll { $0 == "|" }
      made.text = pick(
        made.names.count > 1
          ? [
            "H:[$0]-8-[$1]", "V:[$0]-(>=8)-[$1]", "H:[$0(==$1)]", "V:[$0(<=$1)]", "[$0(==$1*0.5)]",
            "V:|-gap-[$0]-(>=gap)-[$1]", "H:|-(>=gap)-[$0]-(gap@750)-[$1]-(>=0)-|",
          ]
          : ["H:|-gap-[$0]-gap-|", "H:[$0(>=length)]", "V:[$0(length@750)]", "V:|-(>=gap)-[$0]-(>=gap)-|"])
      made.numbers[1] = spacing()
      made.choices[1] = chance(0.7) ? 0 : index()
    default:
      made.numbers = [pick([1, 1, 0.5, 2, 0.8]), chance(0.5) ? 0 : spacing()]
      (made.choices[0], made.choices[1]) = (index(), chance(0.6) ? 0 : index())
    }
    return made
  }

  /// A relation as people write them: mostly equal widths, edges and baselines, with a distance where that is usual.
  private mutating func relate(_ made: inout LanguageConstraint, _ count: Int) {
    let all = LanguageWords.attributes
    made.choices[0] = chance(0.8) ? index(13) : index(all.count)
    made.choices[1] = chance(0.55) ? 0 : index(3)
    let isSize = all[made.choices[0]].0 == .width || all[made.choices[0]].0 == .height
    if made.kind == .constant {
      made.names.removeLast()
      made.choices[0] = chance(0.5) ? 0 : 2
      made.numbers[1] = length()
      if made.choices[2] == 3 { made.choices[1] = 2 }
      return
    }
    made.numbers[0] = isSize && chance(0.4) ? pick([0.5, 2, 1 / 3, 0.7, 1.5]) : 1
    made.numbers[1] = chance(0.5) ? 0 : pick([spacing(), -spacing()])
  }

  /// Adds the constraints that place the views of a stack of layers without an alignment.
  mutating func placeLayers(_ node: inout LanguageNode) {
    if node.name == nil { node.name = name() }
    guard let container = node.name else { return }
    var modifier = LanguageModifier(.constraints)
    func add(
      _ kind: LanguageConstraint.Kind, _ names: [String], _ numbers: [Double], _ choices: [Int],
      _ priority: Double? = nil
    ) {
      modifier.constraints.append(
        LanguageConstraint(kind: kind, names: names, numbers: numbers, choices: choices, priority: priority))
    }
    var last: String?
    for index in node.children.indices where !node.children[index].isTransparent {
      if node.children[index].name == nil { node.children[index].name = name() }
      node.children[index].namedAfter = node.children[index].modifiers.count
      guard let child = node.children[index].name else { continue }
      let distance = spacing()
      add(.relation, [child, container], [1, distance], [1, 0, 0, 0])
      add(.relation, [child, container], [1, -distance], [10, chance(0.6) ? 0 : 1, 0, 0])
      if let last {
        add(.relation, [child, last], [1, spacing()], [3, 0, 0, 0])
      } else {
        add(.relation, [child, container], [1, distance], [8, 0, 0, 0])
      }
      if chance(0.3) { add(.relation, [child, child], [0.5, 0], [12, 0, 0, 0], priority()) }
      last = child
    }
    if let last, chance(0.8) { add(.relation, [last, container], [1, -spacing()], [9, chance(0.6) ? 0 : 1, 0, 0]) }
    node.modifiers.insert(modifier, at: 0)
    node.namedAfter = 0
  }
}
