extension ConstraintSystem {
  /// The system as text: a block for each run of one category, a line for each constraint.
  ///
  ///     Spacing:
  ///      b.leading == a.trailing + 8
  ///     Intrinsic Content Size:
  ///      a.width >= 40 priority:750
  ///
  /// Numbers are printed with the fewest digits that read back as the same number; names that are no identifiers are
  /// quoted.
  public var listing: String {
    var text = ""
    var category: Int16 = -1
    for (index, row) in rows.enumerated() {
      if row.category != category {
        category = row.category
        text += "\(categories[Int(category)].name):\n"
      }
      text += " \(line(ofRow: index))\n"
    }
    return text
  }

  /// One constraint as a line of the listing, without the space before it.
  package func line(ofRow index: Int) -> String {
    let row = rows[index]
    let start = Int(row.start)
    let middle = start + Int(row.leftCount)
    let left = sum(terms[start..<middle], constant: 0)
    let right = sum(terms[middle..<middle + Int(row.rightCount)], constant: row.constant)
    let priority = row.priority.isRequired ? "" : " priority:\(number(row.priority.value))"
    return "\(left) \(row.relation) \(right)\(priority)"
  }

  /// The name of an item in listings and messages: the one it was given, or its kind and index.
  public func name(of item: Item.ID) -> String {
    let value = items[Int(item.index)]
    return value.name.map(quoted) ?? "\(value.kind)\(item.index)"
  }

  private func sum(_ terms: ArraySlice<Term>, constant: Double) -> String {
    var text = ""
    for term in terms {
      let magnitude = abs(term.coefficient)
      let sign = term.coefficient < 0 ? "-" : "+"
      text += text.isEmpty ? (sign == "-" ? "-" : "") : " \(sign) "
      if magnitude != 1 { text += "\(number(magnitude))*" }
      text += "\(name(of: term.anchor.item)).\(term.anchor.attribute)"
    }
    if text.isEmpty { return number(constant) }
    if constant == 0 { return text }
    return "\(text) \(constant < 0 ? "-" : "+") \(number(abs(constant)))"
  }

  /// The fewest digits that read back as the same number, whole numbers without a point.
  private func number(_ value: Double) -> String {
    let text = "\(value)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  private func quoted(_ name: String) -> String {
    let isIdentifier =
      name.first.map { $0.isLetter || $0 == "_" } == true
      && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    if isIdentifier { return name }
    let escaped = name.flatMap { character -> [Character] in
      switch character {
      case "\"": ["\\", "\""]
      case "\\": ["\\", "\\"]
      case "\n": ["\\", "n"]
      default: [character]
      }
    }
    return "\"\(String(escaped))\""
  }
}
