extension VisualFormatRows {
  /// What a size or a distance is compared with.
  struct Bound {
    var relation: Relation
    /// The view whose size it is, times the multiplier; nil where it is a number.
    var item: Item.ID?
    var multiplier = 1.0
    var constant = 0.0
    var priority = Priority.required
  }

  /// The distances that a connection means.
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

  /// The meaning of a predicate. Its names are those of metrics, and of views where it is about one.
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
      let what = subject == .view ? "a metric or a view" : "a metric"
      throw TextFault(position: operand.position, expected: "\(what) named \(Spelling.name(name))")
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
        throw TextFault(position: operand.position, expected: "a metric named \(Spelling.name(name))")
      }
      guard metric.isFinite else { throw TextFault(position: operand.position, expected: "a metric that is finite") }
      return metric
    }
  }

  private func priority(_ operand: VisualFormat.Operand) throws(TextFault) -> Priority {
    let value = try value(operand)
    guard Priority.isValid(value) else {
      throw TextFault(position: operand.position, expected: "a priority above 0 and at most 1000")
    }
    return Priority(value)
  }
}
