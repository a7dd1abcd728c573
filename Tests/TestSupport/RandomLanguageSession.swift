package import Truss

/// A change that a method of a session makes.
package enum LanguageStep: Equatable, Sendable {
  /// An update to the whole new view.
  case whole
  /// The replacement of the view with a name by the one in the new plan.
  case view(String)
  case insert(LanguageNode, beside: String, isBefore: Bool)
  case remove(String)
  case move(String, beside: String, isBefore: Bool)
  case constant(label: String, Double)
  case priority(label: String, Double)
  case addConstraint(LanguageConstraint, to: String)
  case removeConstraint(label: String)
  case resize

  /// Whether the step inserts, removes or moves views.
  fileprivate var isOfStructure: Bool {
    switch self {
    case .insert, .remove, .move: true
    default: false
    }
  }

  /// Whether the step changes some views, rather than the whole view at once.
  fileprivate var isOfViews: Bool { if case .view = self { true } else { isOfStructure } }
}

extension LanguagePlan {
  /// The replacements of one named view that alone lead from this plan to another.
  func replacements(_ other: LanguagePlan) -> [LanguageStep] {
    var names: [String] = []
    for path in root.paths where root.has(path) && other.root.has(path) && root[path] != other.root[path] {
      if let name = root[path].name { names.append(name) }
    }
    return names.map { .view($0) }.filter { isStep($0, to: other) }
  }

  /// Whether a session shows the other plan after the step.
  package func isStep(_ step: LanguageStep, to other: LanguagePlan) -> Bool {
    var same = self
    (same.root, same.nextSerial) = (other.root, other.nextSerial)
    switch step {
    case .whole: return true
    case .resize:
      (same.width, same.height) = (other.width, other.height)
      return same == other && root == other.root
    case .constant(let label, let constant): return other.hasConstraint(label) { $0.numbers[1] == constant }
    case .priority(let label, let priority): return other.hasConstraint(label) { $0.priority ?? 1000 == priority }
    case .addConstraint(let constraint, to: let name):
      var added = LanguageModifier(.constraints)
      added.constraints = [constraint]
      let (before, after) = (root.all.first { $0.name == name }, other.root.all.first { $0.name == name })
      return before != nil && before.map { $0.modifiers + [added] } == after?.modifiers
    case .removeConstraint(let label):
      return hasConstraint(label) { _ in true } && !other.hasConstraint(label) { _ in true }
    default: return same == other && root.taking(step, other.root) == other.root && hasSameColumns(as: other)
    }
  }

  private func hasConstraint(_ label: String, where isRight: (LanguageConstraint) -> Bool) -> Bool {
    let constraints = root.all.flatMap { $0.modifiers.flatMap(\.constraints) }
    return constraints.contains { $0.label == label && isRight($0) }
  }

  /// Whether each grid with columns has the same number of columns in both plans: as many as its rows need.
  private func hasSameColumns(as other: LanguagePlan) -> Bool {
    func columns(_ plan: LanguagePlan) -> [Int: Int] {
      let grids = plan.root.all.filter { $0.kind == .grid && !$0.lists.isEmpty }
      return Dictionary(grids.map { ($0.serial, $0.columnCount) }) { one, _ in one }
    }
    return columns(self) == columns(other)
  }
}

extension LanguageNode {
  /// Whether a path leads to a view.
  func has(_ path: some Collection<Step>) -> Bool {
    switch path.first {
    case nil: true
    case .child(let index): children.indices.contains(index) && children[index].has(path.dropFirst())
    case .decoration(let index):
      modifiers.indices.contains(index) && !modifiers[index].content.isEmpty
        && modifiers[index].content[0].has(path.dropFirst())
    }
  }

  /// The path to the view that a session finds by a name; nil if the name is not that of its outermost box.
  ///
  /// A view that a group or a list modifies is left out, because its replacement would not be modified.
  private func path(named name: String) -> [Step]? {
    guard reachableNames.contains(name), let path = paths.first(where: { self[$0].name == name }),
      self[path].isNamedOutside, !self[path].isTransparent
    else { return nil }
    for index in path.indices.reversed() {
      let outer = self[path[..<index]]
      if outer.kind == .list || outer.kind == .section { return nil }
      guard outer.isTransparent else { break }
      if !outer.modifiers.isEmpty { return nil }
    }
    return path
  }

  /// The path to a named view directly in a stack or a grid, beside which views can be inserted and removed.
  private func pathInStack(named name: String) -> [Step]? {
    // A session does not look for stacks in decorations.
    guard let path = path(named: name), !path.isEmpty, path.allSatisfy(\.isChild) else { return nil }
    let parent = self[path.dropLast()]
    let isStack = [.flexStack, .arrangedStack, .alignedStack, .layers, .grid, .gridRow].contains(parent.kind)
    return isStack && (parent.kind == .grid || parent.lists.allSatisfy(\.isEmpty)) ? path : nil
  }

  /// The view that a session shows after a step to another plan; nil if the step is not possible.
  fileprivate func taking(_ step: LanguageStep, _ other: LanguageNode) -> LanguageNode? {
    var root = self
    switch step {
    case .view(let name):
      guard let path = path(named: name), other.has(path), other[path].name == name, other[path].isNamedOutside,
        other.path(named: name) == path
      else { return nil }
      root[path] = other[path]
    case .insert(let node, beside: let name, let isBefore):
      guard let path = pathInStack(named: name), !node.isTransparent else { return nil }
      root.insert(node, beside: path, isBefore)
    case .remove(let name):
      guard let path = pathInStack(named: name) else { return nil }
      root.remove(path)
    case .move(let name, beside: let other, let isBefore):
      guard let path = pathInStack(named: name) else { return nil }
      root.remove(path)
      guard let place = root.pathInStack(named: other) else { return nil }
      root.insert(self[path], beside: place, isBefore)
    default: return nil
    }
    return root
  }

  private mutating func insert(_ node: LanguageNode, beside path: [Step], _ isBefore: Bool) {
    guard case .child(let index) = path.last else { return }
    self[path.dropLast()].children.insert(node, at: isBefore ? index : index + 1)
  }
}

/// A session that goes from plan to plan; each of its layouts is compared with a fresh one.
package struct LanguageSession: Sendable {
  package private(set) var plan: LanguagePlan
  private var session: LayoutSession
  /// The constants and priorities that were set in the session by label, which override those of a new view.
  private var overrides: [String: (constant: Double?, priority: Double?)] = [:]

  /// Whether constraints were added to the session or removed from it, which a new view does not change.
  private var hasOwnConstraints = false
  /// Whether views were inserted, removed or moved: unnamed instances of a type then keep their numbers until the next
  /// new view.
  private var hasOldNumbers = false

  /// Makes a session of a plan, in points.
  package init(_ plan: LanguagePlan) throws(LayoutError) {
    self.plan = plan
    session = try LayoutSession(
      plan.root.view, width: plan.width, height: plan.height, environment: plan.environment)
  }

  /// Goes to the next plan. Returns how the layout differs from a fresh one, or nil.
  package mutating func go(to next: LanguagePlan, _ step: LanguageStep) -> String? {
    let fresh = Result { () throws(LayoutError) in try next.layout() }
    let (before, isOfViews) = (session.layout, overrides.isEmpty && !hasOwnConstraints)
    do throws(LayoutError) {
      try take(next, step)
      if next.width != session.width || next.height != session.height {
        try session.resize(width: next.width, height: next.height)
      }
    } catch let error {
      guard case .failure = fresh else { return "the session throws, a fresh layout does not: \(error)" }
      if isOfViews { return Self.difference(session.layout, before).map { "after an error: \($0)" } }
      if let other = try? LanguageSession(plan) { self = other }
      return nil
    }
    plan = next
    guard case .success(let layout) = fresh else { return "a fresh layout throws, the session does not" }
    return Self.difference(
      session.layout, layout, isOfWords: overrides.isEmpty && !hasOwnConstraints, isOfNumbers: !hasOldNumbers)
  }

  private mutating func take(_ next: LanguagePlan, _ step: LanguageStep) throws(LayoutError) {
    hasOldNumbers = step != .whole && (hasOldNumbers || step.isOfStructure)
    switch step {
    case _ where step == .whole || hasOwnConstraints && step.isOfViews:
      if hasOwnConstraints || !next.holds(overrides) {
        try session.restoreConstraints()
        (overrides, hasOwnConstraints) = ([:], false)
      }
      try session.update(to: next.root.view)
    case .view(let name):
      let node = next.root.all.first { $0.name == name } ?? next.root
      try session.update(ViewID(name)) { node.view }
    case .insert(let node, beside: let name, isBefore: true): try session.insert(before: ViewID(name)) { node.view }
    case .insert(let node, beside: let name, isBefore: false): try session.insert(after: ViewID(name)) { node.view }
    case .remove(let name): try session.remove(ViewID(name))
    case .move(let name, beside: let other, isBefore: true): try session.move(ViewID(name), before: ViewID(other))
    case .move(let name, beside: let other, isBefore: false): try session.move(ViewID(name), after: ViewID(other))
    case .constant(let label, let constant):
      try session.updateConstraints(labeled: label, constant: constant)
      overrides[label, default: (nil, nil)].constant = constant
    case .priority(let label, let priority):
      try session.updateConstraints(labeled: label, priority: Priority(priority))
      overrides[label, default: (nil, nil)].priority = priority
    case .addConstraint(let constraint, to: let name):
      try session.addConstraints(to: ViewID(name)) { constraint.entries }
      hasOwnConstraints = true
    case .removeConstraint(let label):
      try session.removeConstraints(labeled: label)
      hasOwnConstraints = true
    case .resize, .whole: try session.resize(width: next.width, height: next.height)
    }
  }

  /// The first difference between two layouts of one view, bit for bit.
  ///
  /// Messages may differ if the session has changed constraints, as these name other source lines than the view's.
  package static func difference(
    _ one: LayoutResult, _ fresh: LayoutResult, isOfWords: Bool = true, isOfNumbers: Bool = true
  ) -> String? {
    func named(_ text: String) -> String {
      isOfNumbers ? text : text.replacing(/(Language[A-Z][a-z]+)[0-9]+/) { "\($0.output.1)" }
    }
    func difference(_ what: String, _ lines: (LayoutResult) -> [String]) -> String? {
      let (found, expected) = (lines(one).map(named), lines(fresh).map(named))
      if found == expected { return nil }
      let first = zip(found, expected).first { $0 != $1 }
      return "\(what): \(first?.0 ?? "\(found.count)"), fresh \(first?.1 ?? "\(expected.count)")"
    }
    // Descriptions are rounded, so the frames are compared too. With equal frames the drawing may still be an old one.
    return difference("views", { $0.frames.map(\.description) })
      ?? difference("frames", { $0.frames.map { "\($0.rect.x) \($0.rect.y) \($0.rect.width) \($0.rect.height)" } })
      ?? difference("diagnostics", { $0.diagnostics.map { isOfWords ? $0.description : $0.kind.rawValue } })
      ?? difference("drawing", { $0.svg().document.split(separator: "\n").map(String.init) })
  }
}

extension LanguagePlan {
  /// Whether the labelled constraints have the values that a session has set for them.
  fileprivate func holds(_ overrides: [String: (constant: Double?, priority: Double?)]) -> Bool {
    let constraints = root.all.flatMap { $0.modifiers.flatMap(\.constraints) }
    return constraints.allSatisfy { constraint in
      guard let label = constraint.label, let override = overrides[label] else { return true }
      return (override.constant ?? constraint.numbers[1]) == constraint.numbers[1]
        && (override.priority ?? constraint.priority ?? 1000) == constraint.priority ?? 1000
    }
  }
}

extension LanguageGenerator {
  /// Makes a random step of a session: an edit of its plan, and the step that makes it in the session.
  package mutating func step(from plan: LanguagePlan) -> (edit: LanguageEdit, step: LanguageStep) {
    let edit = edit(plan)
    return (edit, chance(0.4) ? .whole : pick(edit.steps + [.whole]))
  }

  /// Makes a plan for comparing a session with fresh layouts: in points, and without tables.
  package static func sessionPlan(seed: UInt64) -> LanguagePlan {
    var generator = LanguageGenerator(seed: seed, hasTables: false)
    var plan = generator.plan()
    plan.isText = false
    return plan
  }
}
