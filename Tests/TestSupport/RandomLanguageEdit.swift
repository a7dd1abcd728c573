import Truss

/// A change of a plan, as a person who works on a screen makes it, or an app whose data change.
package struct LanguageEdit: Sendable {
  package enum Kind: String, CaseIterable, Sendable {
    case text, number, font, constant, priority, hide, collapse, insert, remove, move, swap, shuffle, duplicate, replace
    case wrap, unwrap, leafKind, containerKind, axis, justify, align, spacing, lists, rename, name, branch
    case addModifier, removeModifier, reorderModifiers, addConstraint, removeConstraint, environment, resize
  }

  package var kind: Kind
  /// The change in words.
  package var description: String
  package var plan: LanguagePlan
  /// Steps each of which makes the change in a session, instead of an update to the whole new view.
  package var steps: [LanguageStep]
}

extension LanguageGenerator {
  /// Makes a generator for edits of a plan, whose views keep their numbers.
  package init(seed: UInt64, of plan: LanguagePlan) {
    self.init(seed: seed, hasTables: false)
    serial = plan.nextSerial
  }

  /// Returns a plan with a random change, of the given kind or of any kind.
  package mutating func edit(_ plan: LanguagePlan, _ kind: LanguageEdit.Kind? = nil) -> LanguageEdit {
    for _ in 0..<30 {
      let chosen =
        kind
        ?? weighted([
          (14, .text), (10, .number), (3, .font), (5, .constant), (2, .priority), (4, .hide), (6, .collapse),
          (10, .insert), (9, .remove), (7, .move), (3, .swap), (2, .shuffle), (2, .duplicate), (3, .replace),
          (3, .wrap),
          (2, .unwrap), (2, .leafKind), (2, .containerKind), (2, .axis), (2, .justify), (3, .align), (3, .spacing),
          (1, .lists), (1, .rename), (1, .name), (2, .branch), (4, .addModifier), (3, .removeModifier),
          (1, .reorderModifiers), (2, .addConstraint), (2, .removeConstraint), (2, .environment), (5, .resize),
        ])
      serial = max(serial, plan.nextSerial)
      var edited = plan
      guard var edit = change(&edited, chosen) else { continue }
      edited.nextSerial = serial
      edited.repair()
      if edited == plan { continue }
      edit.plan = edited
      edit.steps = edit.steps.filter { plan.isStep($0, to: edited) } + plan.replacements(edited)
      return edit
    }
    return LanguageEdit(kind: .resize, description: "nothing", plan: plan, steps: [])
  }

  /// Makes a change; nil if the plan contains nothing to change in this way.
  private mutating func change(_ plan: inout LanguagePlan, _ kind: LanguageEdit.Kind) -> LanguageEdit? {
    var edit = LanguageEdit(kind: kind, description: kind.rawValue, plan: plan, steps: [])
    var words: String?
    switch kind {
    case .resize:
      if chance(0.7) { plan.width = width() } else { plan.height = chance(0.3) ? nil : height() }
      words = "to \(plan.width.map { "\($0)" } ?? "nil") x \(plan.height.map { "\($0)" } ?? "nil")"
      edit.steps = [.resize]
    case .environment: words = changeEnvironment(&plan)
    case .constant, .priority, .removeConstraint: words = changeConstraint(&plan, kind, &edit.steps)
    case .insert, .remove, .move, .duplicate: words = changeStructure(&plan, kind, &edit.steps)
    case .swap, .shuffle, .replace, .wrap, .unwrap: words = changeOrder(&plan, kind)
    default:
      let paths = plan.root.paths.filter { kind != .branch || plan.root[$0].kind == .conditional }
      guard !paths.isEmpty else { return nil }
      let path = pick(paths)
      let label = plan.root[path].label
      if changeView(&plan.root[path], kind) { words = label }
      let node = plan.root[path]
      if kind == .addConstraint, words != nil, node.isNamedOutside, plan.root.isKnownOutside(path),
        let name = node.name,
        let last = node.modifiers.last, let constraint = last.constraints.last, constraint.kind != .barrier
      {
        edit.steps = [.addConstraint(constraint, to: name)]
      }
    }
    guard let words else { return nil }
    edit.description += " \(words)"
    return edit
  }

  /// Changes a view itself; false if the view has nothing to change in this way.
  private mutating func changeView(_ node: inout LanguageNode, _ kind: LanguageEdit.Kind) -> Bool {
    let isStack = [.flexStack, .arrangedStack, .alignedStack, .flow].contains(node.kind)
    switch kind {
    case .text:
      guard !node.texts.isEmpty, node.kind != .image else { return false }
      node.texts[index(node.texts.count)] = words()
    case .number: return changeNumber(&node)
    case .spacing:
      guard isStack || node.kind == .grid || node.kind == .lazyGrid, !node.numbers.isEmpty else { return false }
      node.numbers[0] = spacing()
    case .axis:
      guard isStack, node.kind != .flow else { return false }
      node.choices[0] += 1
    case .justify, .align:
      guard node.choices.count > 1, !node.children.isEmpty else { return false }
      node.choices[kind == .align ? node.choices.count - 1 : 1] = index()
    case .lists:
      guard node.kind == .flexStack else { return false }
      node.lists = []
      fillLists(&node)
    case .branch:
      guard node.kind == .conditional else { return false }
      node.choices[0] += 1
    case .leafKind:
      guard node.children.isEmpty else { return false }
      let other = filled(leaf().kind)
      (node.kind, node.numbers, node.choices) = (other.kind, other.numbers, other.choices)
      if !other.texts.isEmpty { node.texts = other.texts }
    case .containerKind:
      guard isStack || node.kind == .layers else { return false }
      let other = filled(pick([.flexStack, .flexStack, .arrangedStack, .alignedStack, .layers, .flow, .groupBox]))
      let axis = node.choice(0)
      (node.kind, node.numbers, node.choices, node.lists) = (other.kind, other.numbers, other.choices, [])
      if !node.choices.isEmpty { node.choices[0] = axis }
      node.texts = other.texts
    case .rename: return rename(&node)
    case .name: node.name = node.name == nil ? name() : nil
    default: return changeModifiers(&node, kind)
    }
    return true
  }

  /// Changes a number of a view or of a modifier to another valid number.
  private mutating func changeNumber(_ node: inout LanguageNode) -> Bool {
    let weighed = node.modifiers.indices.filter { !node.modifiers[$0].numbers.isEmpty }
    if !weighed.isEmpty, chance(0.8) {
      let place = pick(weighed)
      let other = modifier(node.modifiers[place].kind)
      guard other.numbers.count == node.modifiers[place].numbers.count else { return false }
      let isInOrder = other.kind == .flexibleFrame || chance(0.3)
      if isInOrder {
        node.modifiers[place].numbers = other.numbers
      } else {
        node.modifiers[place].numbers[0] = other.numbers[0]
      }
      return true
    }
    let other = filled(node.kind)
    guard !node.numbers.isEmpty, other.numbers.count == node.numbers.count else { return false }
    let place = index(node.numbers.count)
    node.numbers[place] = other.numbers[place]
    return true
  }

  private mutating func changeModifiers(_ node: inout LanguageNode, _ kind: LanguageEdit.Kind) -> Bool {
    let isOutside = node.isNamedOutside
    switch kind {
    case .font:
      if let place = node.modifiers.firstIndex(where: { $0.kind == .font }) {
        node.modifiers[place].choices = [index()]
      } else {
        node.modifiers.append(modifier(.font))
      }
    case .hide, .collapse:
      let wanted: LanguageModifier.Kind = kind == .hide ? .hidden : .collapsed
      if let place = node.modifiers.firstIndex(where: { $0.kind == wanted }) {
        node.modifiers[place].choices = [node.modifiers[place].choice(0) + 1]
      } else {
        node.modifiers.append(LanguageModifier(wanted, [], [0]))
      }
    case .addModifier:
      node.modifiers.insert(modifier(for: node.kind), at: index(node.modifiers.count + 1))
    case .removeModifier:
      guard !node.modifiers.isEmpty else { return false }
      node.modifiers.remove(at: index(node.modifiers.count))
    case .reorderModifiers:
      guard node.modifiers.count > 1 else { return false }
      node.modifiers.shuffle(using: &random)
    case .addConstraint:
      guard node.children.count > 0, !node.isTransparent else { return false }
      addConstraints(to: &node, count: 1)
    default: return false
    }
    if isOutside { node.namedAfter = node.modifiers.count }
    return true
  }

  private mutating func rename(_ node: inout LanguageNode) -> Bool {
    guard node.name != nil else { return false }
    node.name = name()
    return true
  }

  private mutating func changeEnvironment(_ plan: inout LanguagePlan) -> String? {
    let kinds: [LanguageModifier.Kind] = [
      .layoutDirection, .textSize, .horizontalSizeClass, .verticalSizeClass, .safeArea,
    ]
    let path = pick(plan.root.paths)
    guard !plan.root[path].isTransparent else { return nil }
    let kind = pick(kinds)
    let isOutside = plan.root[path].isNamedOutside
    plan.root[path].removeModifiers { $0.kind == kind }
    if chance(0.7) { plan.root[path].modifiers.append(modifier(kind)) }
    if isOutside { plan.root[path].namedAfter = plan.root[path].modifiers.count }
    return "\(kind.rawValue) of \(plan.root[path].label)"
  }

  private mutating func changeConstraint(
    _ plan: inout LanguagePlan, _ kind: LanguageEdit.Kind, _ steps: inout [LanguageStep]
  ) -> String? {
    let places = plan.root.paths.flatMap { path in
      plan.root[path].modifiers.enumerated().flatMap { place, modifier in
        modifier.constraints.indices.map { (path, place, $0) }
      }
    }
    guard !places.isEmpty else { return nil }
    let (path, place, entry) = pick(places)
    var constraint = plan.root[path].modifiers[place].constraints[entry]
    let isKnown = plan.root.isKnownOutside(path) && !constraint.isWithoutLabel
    switch kind {
    case .removeConstraint:
      plan.root[path].modifiers[place].constraints.remove(at: entry)
      if let label = constraint.label, isKnown { steps = [.removeConstraint(label: label)] }
      return "of \(constraint.kind.rawValue) \(constraint.names)"
    case .constant:
      guard constraint.kind != .visual else { return nil }
      constraint.numbers[1] = constraint.kind == .constant ? length() : pick([spacing(), -spacing(), 0])
      if let label = constraint.label, isKnown, constraint.kind == .relation || constraint.kind == .constant {
        steps = [.constant(label: label, constraint.numbers[1])]
      }
    default:
      constraint.priority = priority()
      // The constraints of a group have different default priorities, unless the plan sets one for all.
      let hasOne = constraint.kind == .relation || constraint.kind == .constant || constraint.priority != nil
      if let label = constraint.label, isKnown, hasOne {
        steps = [.priority(label: label, constraint.priority ?? 1000)]
      }
    }
    plan.root[path].modifiers[place].constraints[entry] = constraint
    return "of \(constraint.kind.rawValue) \(constraint.names)"
  }
}

extension LanguageNode {
  /// The view's name, or its kind and number.
  package var label: String { name ?? "\(kind.rawValue) #\(serial)" }
}
