/// Makes the constraints of a visual format.
struct VisualFormatRows {
  let format: VisualFormat
  let superview: Item.ID?
  let options: VisualFormat.Options
  let metrics: [String: Double]
  let spacing: VisualFormat.Spacing
  let category: Category
  let origin: SourceLine?
  private(set) var constraints: [Constraint] = []

  private struct Place {
    var item: Item.ID
    var isSuperview: Bool
  }

  /// Adds the constraints of the elements and connections in reading order, and then the constraints of the alignments.
  mutating func addAll(_ item: (String) -> Item.ID?) throws(TextFault) {
    try checkOptions()
    var before: Place?
    var views: [Item.ID] = []
    for (index, element) in format.elements.enumerated() {
      var gaps: [Bound] = []
      if index > 0 {
        let isAtSuperview = before?.isSuperview == true || element == .superview
        gaps = try bounds(of: format.connections[index - 1], isAtSuperview: isAtSuperview)
      }
      let place = try place(of: element, item)
      if let before {
        for gap in gaps { add(gap, from: before, to: place) }
      }
      if case .view(let view) = element {
        for predicate in view.predicates { addSize(of: place.item, try bound(predicate, of: .view, item)) }
        views.append(place.item)
      }
      before = place
    }
    align(views)
  }

  private func place(of element: VisualFormat.Element, _ item: (String) -> Item.ID?) throws(TextFault) -> Place {
    switch element {
    case .superview:
      guard let superview else {
        throw TextFault(position: superviewPosition, expected: "`[`, as there is no superview for `|` to stand for")
      }
      return Place(item: superview, isSuperview: true)
    case .view(let view):
      guard let known = item(view.name) else {
        throw TextFault(position: view.position, expected: "a view named \(Spelling.name(view.name))")
      }
      return Place(item: known, isSuperview: false)
    }
  }

  /// The offset of the superview's `|`, for the error that there is no superview. A `|` in a quoted name is never
  /// before the first element or after the last.
  private var superviewPosition: Int {
    let bytes = Array(format.text.utf8)
    let bar = UInt8(ascii: "|")
    return (format.elements.first == .superview ? bytes.firstIndex(of: bar) : bytes.lastIndex(of: bar)) ?? 0
  }

  private mutating func add(_ left: Expression, _ right: Expression, _ bound: Bound, _ notation: Notation) {
    constraints.append(
      Constraint(
        left, bound.relation, right, priority: bound.priority, category: category, origin: origin, notation: notation))
  }
}

extension VisualFormatRows {
  /// Adds the distance from one element to the next.
  ///
  ///     H:[a]-8-[b]     b.leading == a.trailing + 8      read from right to left: a.left == b.right + 8
  ///     H:|-8-[a]       a.leading == p.leading + 8                               p.right == a.right + 8
  ///     H:[a]-8-|       p.trailing == a.trailing + 8                              a.left == p.left + 8
  private mutating func add(_ bound: Bound, from before: Place, to after: Place) {
    let edges = edges
    let near = Anchor(before.item, before.isSuperview ? edges.start : edges.end)
    let far = Anchor(after.item, after.isSuperview ? edges.end : edges.start)
    let (later, earlier) = edges.start == .right ? (near, far) : (far, near)
    let notation: Notation = edges.start == format.orientation.start ? .spacing : .anchors
    add(
      Expression([Term(1, later)]), Expression([Term(1, earlier)], constant: bound.constant), bound, notation)
  }

  /// The attributes at which an element begins and ends in the direction in which the format is read.
  private var edges: (start: Attribute, end: Attribute) {
    let isHorizontal = format.orientation == .horizontal
    if isHorizontal, options.contains(.directionLeftToRight) { return (.left, .right) }
    if isHorizontal, options.contains(.directionRightToLeft) { return (.right, .left) }
    return (format.orientation.start, format.orientation.end)
  }

  /// Adds the constraint of a predicate in the brackets of a view: `a.width >= 0.5*b.width + 8`.
  private mutating func addSize(of item: Item.ID, _ bound: Bound) {
    let size = format.orientation.size
    let terms = bound.item.map { [Term(bound.multiplier, Anchor($0, size))] } ?? []
    add(Expression([Term(item, size)]), Expression(terms, constant: bound.constant), bound, .anchors)
  }
}

extension VisualFormatRows {
  /// Aligns all views with the first view. All attributes of one view come before the next view.
  private mutating func align(_ views: [Item.ID]) {
    guard let first = views.first else { return }
    let alignments = options.alignments
    for view in views.dropFirst() {
      for attribute in alignments {
        add(
          Expression([Term(view, attribute)]), Expression([Term(first, attribute)]),
          Bound(relation: .equal), .anchors)
      }
    }
  }

  /// Throws for contradicting directions, and for an alignment along the format, which would put its views on top of
  /// each other. With a single view there is nothing to align, and UIKit accepts the option: the sign-in form in
  /// "Flexible Layouts with Swift and UIStackView" often has it.
  private func checkOptions() throws(TextFault) {
    if options.isSuperset(of: [.directionLeftToRight, .directionRightToLeft]) {
      throw TextFault(position: 0, expected: "one direction, not directionLeftToRight and directionRightToLeft")
    }
    let viewCount = format.elements.count { $0 != .superview }
    guard viewCount > 1 else { return }
    if let wrong = options.alignments.first(where: { $0.gapAxis == format.orientation }) {
      throw TextFault(
        position: 0,
        expected: "an alignment across the \(format.orientation) format, such as "
          + "\(format.orientation == .horizontal ? "alignAllTop or alignAllCenterY" : "alignAllLeading or alignAllCenterX"), "
          + "not \(wrong.optionName)")
    }
  }
}

extension VisualFormatRows {
  /// The right side of a comparison of a size or a distance.
  struct Bound {
    var relation: Relation
    /// The view whose size, times the multiplier, is part of the right side; nil if the right side is a number.
    var item: Item.ID?
    var multiplier = 1.0
    var constant = 0.0
    var priority = Priority.required
  }

  /// Returns the distances that a connection stands for.
  func bounds(of connection: VisualFormat.Connection, isAtSuperview: Bool) throws(TextFault) -> [Bound] {
    switch connection {
    case .flush: return [Bound(relation: .equal)]
    case .standard:
      let distance = isAtSuperview ? spacing.superview : spacing.siblings
      guard distance.isFinite else { throw TextFault(position: 0, expected: "a standard spacing that is finite") }
      return [Bound(relation: .equal, constant: distance)]
    case .spaced(let predicates):
      var bounds: [Bound] = []
      for predicate in predicates { bounds.append(try bound(predicate, of: .connection) { _ in nil }) }
      return bounds
    }
  }

  /// Returns the right side that a predicate stands for. The predicate's names are metrics or, in the brackets of a
  /// view, other views.
  func bound(
    _ predicate: VisualFormat.Predicate, of subject: VisualFormat.Subject, _ item: (String) -> Item.ID?
  ) throws(TextFault) -> Bound {
    var bound = try object(predicate.object, of: subject, item)
    for operation in predicate.operations {
      let value = try value(operation.operand)
      switch operation.operator {
      case .times:
        bound.multiplier *= value
        bound.constant *= value
      case .dividedBy:
        guard value != 0 else {
          throw TextFault(position: operation.operand.position, expected: "a metric other than 0")
        }
        bound.multiplier /= value
        bound.constant /= value
      case .plus: bound.constant += value
      case .minus: bound.constant -= value
      }
      guard bound.multiplier.isFinite, bound.constant.isFinite else {
        throw TextFault(position: operation.operand.position, expected: "a result that is finite")
      }
    }
    bound.relation = predicate.relation
    if let priority = predicate.priority { bound.priority = try self.priority(priority) }
    return bound
  }

  private func object(
    _ operand: VisualFormat.Operand, of subject: VisualFormat.Subject, _ item: (String) -> Item.ID?
  ) throws(TextFault) -> Bound {
    switch operand.content {
    case .name(let name) where metrics[name] == nil:
      if let known = item(name) { return Bound(relation: .equal, item: known) }
      throw TextFault(
        position: operand.position,
        expected: subject == .view ? "a metric or a view named \(Spelling.name(name))" : unknownMetric(name))
    case .view(let name):
      if let known = item(name) { return Bound(relation: .equal, item: known) }
      throw TextFault(position: operand.position, expected: "a view named \(Spelling.name(name))")
    case .number, .name:
      return Bound(relation: .equal, constant: try value(operand))
    }
  }

  private func value(_ operand: VisualFormat.Operand) throws(TextFault) -> Double {
    switch operand.content {
    case .number(let number): return number
    case .name(let name), .view(let name):
      guard let metric = metrics[name] else {
        throw TextFault(position: operand.position, expected: unknownMetric(name))
      }
      guard metric.isFinite else { throw TextFault(position: operand.position, expected: "a metric that is finite") }
      return metric
    }
  }

  private func unknownMetric(_ name: String) -> String {
    let known = metrics.isEmpty ? "none" : metrics.keys.sorted().joined(separator: ", ")
    return "a metric named \(Spelling.name(name)), but metrics: has \(known)"
  }

  private func priority(_ operand: VisualFormat.Operand) throws(TextFault) -> Priority {
    let value = try value(operand)
    guard Priority.isValid(value) else {
      throw TextFault(position: operand.position, expected: "a priority above 0 and at most 1000")
    }
    return Priority(value)
  }
}
