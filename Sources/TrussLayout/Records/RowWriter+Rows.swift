import TrussIR
import TrussSolver
import TrussText
import TrussTree
import TrussViews

/// Turns constraint rows between anchors into rows between lengths and positions.
extension RowWriter {
  mutating func write(rowsFrom first: Int, _ order: UInt64, _ records: inout RecordTree) {
    for row in first..<rules.system.rows.count {
      let written = read(row, &records)
      add(written, row, order + UInt64(row - first), &records)
    }
  }

  /// Adds a constraint row to the tree of its axis or, if it contains both axes, to `pairRows`.
  private mutating func add(_ written: Written, _ row: Int, _ order: UInt64, _ records: inout RecordTree) {
    let cost = LengthTree.Cost(written.constant, rules.system.rows[row].relation, order: order)
    let priority = rules.system.rows[row].priority
    let terms = written.terms
    // A row that compares two numbers contains no lengths. Solving the rows of all views reports that the numbers
    // differ.
    if terms.horizontal.isEmpty, terms.vertical.isEmpty, priority.isRequired,
      rules.system.rows[row].relation.violation(-written.constant) > 0
    {
      isBeyondLengths = true
    }
    if !terms.horizontal.isEmpty, !terms.vertical.isEmpty {
      records.pairRows.append(LengthTree.PairRow(terms.horizontal, terms.vertical, cost, priority))
    } else {
      for axis in Axis.allCases where !terms[axis].isEmpty { records[axis].add(terms[axis], cost, priority) }
    }
  }

  /// A row as lengths and positions along each axis.
  fileprivate struct Written {
    var terms = BothAxes<[LengthTree.Term]>([], [])
    var constant: Double
  }

  private mutating func read(_ row: Int, _ records: inout RecordTree) -> Written {
    measureBaselines(ofRow: row, &records)
    variables.removeAll(keepingCapacity: true)
    var written = Written(constant: rules.system.appendVariables(ofRow: row, to: &variables))
    for axis in Axis.allCases {
      places.removeAll(keepingCapacity: true)
      for (variable, factor) in variables where variable.axis == axis {
        if variable.component == .x || variable.component == .y {
          addPlace(variable.item.index, factor)
        } else {
          let isView = Int(variable.item.index) < tree.entries.count
          written.terms[axis].add(isView ? variable.item.index : unknown(of: variable, &records), factor)
        }
      }
      while let (item, factor) = nextPlace() {
        let variable = Variable(Item.ID(Int(item)), axis == .horizontal ? .x : .y)
        written.terms[axis].add(unknown(of: variable, &records), factor)
      }
      if !written.terms[axis].clean() { isBeyondLengths = true }
    }
    return written
  }

  private mutating func measureBaselines(ofRow row: Int, _ records: inout RecordTree) {
    let range = rules.system.rows[row]
    for term in rules.system.terms[Int(range.start)..<Int(range.start + range.leftCount + range.rightCount)]
    where term.anchor.attribute == .firstBaseline || term.anchor.attribute == .lastBaseline {
      let index = Int(term.anchor.item.index)
      guard index < tree.entries.count else { continue }
      // The row contains the baseline as a number, which may come from a view far inside the row's view.
      records.isEditable = false
      let isOfLines = term.anchor.attribute == .lastBaseline && tree.entries[index].content.isText
      if isOfLines || tree.entries[index].measuredText?.hasUnevenLines == true { dependsOnLines = true }
      guard rules.system.items[index].firstBaseline == nil else { continue }
      var item = rules.system.items[index]
      rules.setBaselines(of: index, &item)
      rules.system.update(term.anchor.item) { $0 = item }
    }
  }

  private mutating func addPlace(_ item: Int32, _ factor: Double) {
    if let known = places.firstIndex(where: { $0.item == item }) {
      places[known].factor += factor
    } else {
      places.append((item, factor))
    }
  }

  /// Removes the innermost of the items whose positions a row contains. Its position is measured from its container,
  /// whose own position is added to `places` instead. The last position cancels out, as a row relates positions to each
  /// other.
  private mutating func nextPlace() -> (item: Int32, factor: Double)? {
    while true {
      places.removeAll { abs($0.factor) < 0x1p-36 }
      // Guides have greater indices than all views, and views have greater indices than the views around them.
      guard let last = places.indices.max(by: { places[$0].item < places[$1].item }) else { return nil }
      let (item, factor) = places.remove(at: last)
      // The root is at the origin.
      guard let parent = parent(of: item) else { continue }
      addPlace(parent, factor)
      return (item, factor)
    }
  }

  /// The item that an item's position is measured from, or nil for the root.
  func parent(of item: Int32) -> Int32? {
    Int(item) < tree.entries.count
      ? tree.entries[Int(item)].parent.map { Int32($0) } : rules.system.items[Int(item)].parent?.index
  }

  /// The unknown of a position, or of a guide's length. If the unknown does not exist, it is added.
  mutating func unknown(of variable: Variable, _ records: inout RecordTree) -> Int32 {
    if let known = records.places[variable.index] { return known }
    let unknown = records[variable.axis].addUnknown(needsRow: false)
    records.places[variable.index] = unknown
    return unknown
  }
}

extension Variable {
  var axis: Axis { component == .x || component == .width ? .horizontal : .vertical }
}

extension [LengthTree.Term] {
  /// Removes terms that cancel out. Returns false if a factor is far from 1.
  fileprivate mutating func clean() -> Bool {
    if contains(where: { abs($0.factor) < 0x1p-36 }) { removeAll { abs($0.factor) < 0x1p-36 } }
    return allSatisfy { abs($0.factor) >= 0x1p-16 && abs($0.factor) <= 0x1p16 }
  }

  fileprivate mutating func add(_ unknown: Int32, _ factor: Double) {
    if let known = firstIndex(where: { $0.unknown == unknown }) {
      self[known].factor += factor
    } else {
      append(LengthTree.Term(unknown: unknown, factor: factor))
    }
  }
}

extension LengthTree.Node {
  /// Fixes the node's length at a value that an array of the view's stack specifies.
  mutating func bound(to length: Double?) {
    guard let length else { return }
    lower = max(lower, length)
    upper = min(upper, length)
  }
}
