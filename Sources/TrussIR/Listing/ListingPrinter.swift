/// Prints a system as its listing.
struct ListingPrinter {
  let system: ConstraintSystem
  private let names: ItemSpelling

  init(_ system: ConstraintSystem) {
    self.system = system
    names = ItemSpelling(system)
  }

  /// All constraints, under a header for each run.
  func listing() -> String {
    var text = ""
    var start = 0
    while start < system.rows.count {
      let run = run(from: start)
      text += header(of: run)
      var index = start
      while index < run.end {
        let (line, count) = contentSize(at: index, in: start..<run.end) ?? (self.line(ofRow: index, in: run), 1)
        text += " \(line)\n"
        index += count
      }
      start = run.end
    }
    return text
  }

  /// One constraint by itself.
  func line(ofRow index: Int) -> String {
    line(ofRow: index, in: Run(category: .none, container: nil, end: index + 1))
  }
}

extension ListingPrinter {
  /// Rows one after the other under one header.
  private struct Run {
    var category: Category
    /// The item that `|` means.
    var container: Item.ID?
    var end: Int
  }

  /// The longest run from a row on: one category, and at most one item that `|` means.
  private func run(from start: Int) -> Run {
    var run = Run(category: category(of: start), container: nil, end: start)
    while run.end < system.rows.count, category(of: run.end) == run.category {
      if let container = gap(at: run.end)?.container {
        if let known = run.container, known != container { break }
        run.container = container
      }
      run.end += 1
    }
    return run
  }

  /// The article's only header without a colon is that of the intrinsic sizes.
  private func header(of run: Run) -> String {
    let container = run.container.map { " | \(names[$0])" } ?? ""
    return "\(Spelling.category(run.category.name))\(container)\(run.category == .intrinsicSize ? "" : ":")\n"
  }

  private func category(of index: Int) -> Category { system.categories[Int(system.rows[index].category)] }

  private func line(ofRow index: Int, in run: Run) -> String {
    let row = system.rows[index]
    let relation = self.relation(ofRow: index, in: run)
    let priority = row.priority.isRequired ? "" : " priority:\(Spelling.number(row.priority.value))"
    let label = system.label(of: row).map { " label:\(Spelling.label($0))" } ?? ""
    return relation + priority + label
  }

  private func relation(ofRow index: Int, in run: Run) -> String {
    let row = system.rows[index]
    if let gap = gap(at: index), gap.container == nil || gap.container == run.container {
      let relation = row.relation == .equal ? "" : row.relation.description
      return "\(gap.axis.prefix):\(text(gap.before))-(\(relation)\(Spelling.number(row.constant)))-\(text(gap.after))"
    }
    let left = sum(leftTerms(of: row), constant: 0)
    return "\(left) \(row.relation) \(sum(rightTerms(of: row), constant: row.constant))"
  }
}

extension ListingPrinter {
  func leftTerms(of row: ConstraintSystem.Row) -> ArraySlice<Term> {
    system.terms[Int(row.start)..<Int(row.start + row.leftCount)]
  }

  func rightTerms(of row: ConstraintSystem.Row) -> ArraySlice<Term> {
    system.terms[Int(row.start + row.leftCount)..<Int(row.start + row.leftCount + row.rightCount)]
  }

  func text(_ anchor: Anchor) -> String { "\(names[anchor.item]).\(anchor.attribute)" }

  /// The gap that a row is written as, or nil for one written with anchors.
  private func gap(at index: Int) -> Gap? {
    let row = system.rows[index]
    guard row.notation == .spacing else { return nil }
    return Gap(left: leftTerms(of: row), right: rightTerms(of: row))
  }

  private func text(_ side: Gap.Side) -> String {
    switch side {
    case .item(let item): "[\(names[item])]"
    case .container: "|"
    }
  }

  /// Terms and what is added to them; the constant alone where there is no term.
  private func sum(_ terms: ArraySlice<Term>, constant: Double) -> String {
    var text = ""
    for term in terms {
      let isNegative = term.coefficient < 0
      let factor = abs(term.coefficient)
      text += text.isEmpty ? (isNegative ? "-" : "") : (isNegative ? " - " : " + ")
      if factor != 1 { text += "\(Spelling.number(factor))*" }
      text += self.text(term.anchor)
    }
    if text.isEmpty { return Spelling.number(constant) }
    if constant == 0 { return text }
    return "\(text) \(constant < 0 ? "-" : "+") \(Spelling.number(abs(constant)))"
  }
}
