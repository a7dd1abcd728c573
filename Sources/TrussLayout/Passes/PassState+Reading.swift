import TrussDiagnostics
import TrussSolver
import TrussText
import TrussTree
import TrussViews

extension PassState {
  /// Reads the decisions that follow from the frames of a round, and extends the state of the tables. `root` is the
  /// width of the root, if it is given.
  ///
  /// - Throws: `LayoutError` if more rows of a table are visible at once than the limit.
  func read(
    from pass: LayoutPass, _ medium: Medium, root: Double?, _ tables: inout [ViewIdentity: TableMemory]
  ) throws(LayoutError) -> PassState {
    var next = self
    next.covered = pass.tree.coveredInsets(medium, in: pass.rects)
    next.readChoices(of: pass, medium)
    next.readFlows(of: pass, medium, root: root)
    next.readMaxima(of: pass)
    try next.readDiagrams(of: pass, medium, root: root)
    for (index, entry) in pass.tree.entries.enumerated() where !entry.attributes.isCollapsed {
      switch entry.content {
      case .leaf(.text(let text)) where pass.decidedTexts == nil:
        next.textExtents?[index] = extent(of: text, at: index, pass.rects, pass.tree, medium)
      case .table(let table):
        try next.read(table, at: index, of: pass, medium, &tables)
      case .leaf(.custom)
      where entry.attributes.writtenType?.readsOwnSize == true || pass.tree.isExpected(index):
        next.shape.sizes[pass.tree.identity(of: index)] = medium.points(pass.rects[index].size)
      default: break
      }
    }
    return next
  }

  /// The lines of a text in its frame. The number of shown lines is read only from a frame that was made for the text's
  /// present lines: an earlier frame may be too low.
  private func extent(
    of text: String, at index: Int, _ rects: [Rect], _ tree: ViewTree, _ medium: Medium
  ) -> TextBlock.Extent {
    let entry = tree.entries[index]
    let size = medium.snapped(rects[index].inset(by: medium.boxInsets(of: entry))).size
    let block = TextBlock(text, in: entry, medium)
    let extent = block.extent(width: size.width)
    let isPlaced = extent.taken == textExtents?[index].taken && extent.height == textExtents?[index].height
    return isPlaced ? block.extent(width: size.width, height: size.height) : extent
  }

  /// Stores the lines of a text whose height was decided after its width.
  mutating func decide(linesOf index: Int, in rects: [Rect], _ tree: ViewTree, _ medium: Medium) {
    textExtents?[index] = TextBlock.Extent(showing: rects, tree.entries[index], at: index, medium)
  }

  private mutating func read(
    _ table: LazyTable, at index: Int, of pass: LayoutPass, _ medium: Medium,
    _ tables: inout [ViewIdentity: TableMemory]
  ) throws(LayoutError) {
    let identity = pass.tree.identity(of: index)
    // A table's first round in this layout begins with the state of an earlier layout, if there was one.
    let isFirst = shape.windows[identity] == nil
    var memory =
      tables[identity].map { isFirst ? TableMemory(table, medium, after: $0) : $0 } ?? TableMemory(table, medium)
    for child in pass.tree.children(of: index) {
      memory.record(pass.rects[child].height, of: pass.tree.entries[child].ordinal, table)
    }
    let viewport = pass.rects[index].inset(by: medium.boxInsets(of: pass.tree.entries[index])).height
    memory.look(through: viewport, table)
    let isCut = viewport >= LayoutError.Limits.length && memory.window.rows.count < table.rows.count
    guard memory.window.rows.count <= LayoutError.Limits.rows, !isCut else {
      throw LayoutError(
        .tooManyRows(table.rows.count), view: pass.tree.title(of: index), location: table.location)
    }
    memory.window.content = table.viewport == nil ? memory.content : 0
    tables[identity] = memory
    shape.windows[identity] = memory.window
  }
}

extension PassState {
  /// Chooses the next alternative for each view whose present alternative does not fit.
  mutating func readChoices(of pass: LayoutPass, _ medium: Medium) {
    var index = 0
    while index < pass.tree.entries.count {
      let entry = pass.tree.entries[index]
      if entry.attributes.isCollapsed {
        index = entry.end
      } else if case .choice(let view) = entry.content, !fits(view, at: index, in: pass, medium) {
        shape.choices[pass.tree.identity(of: index)] = entry.alternative + 1
        // Choices inside the rejected alternative are removed: a name in the next alternative may lead to the same
        // identity.
        for inner in index + 1..<entry.end {
          if case .choice = pass.tree.entries[inner].content { shape.choices[pass.tree.identity(of: inner)] = nil }
        }
        index = entry.end
      } else {
        index += 1
      }
    }
  }

  /// Whether the alternative is within the view. An excess of less than a hundredth is a rounding error.
  private func fits(_ view: ViewThatFits, at index: Int, in pass: LayoutPass, _ medium: Medium) -> Bool {
    let entry = pass.tree.entries[index]
    let child = entry.backgroundEnd
    guard child < entry.contentEnd, !pass.tree.entries[child].attributes.isCollapsed else { return true }
    return Axis.allCases.allSatisfy { axis in
      guard pass.tree.isTried(view, at: index, axis) else { return true }
      let (inner, room) = (pass.rects[child].size, pass.rects[index].inset(by: medium.boxInsets(of: entry)).size)
      return axis == .horizontal
        ? inner.width <= room.width + Overflow.least : inner.height <= room.height + Overflow.least
    }
  }
}

/// The state of a view with a maximum in a row of texts that shrink together.
///
/// At first every view is assumed to be at its maximum. A view whose part of the width is below its maximum shrinks
/// with the other views. It may reach its maximum later, as other views leave more space, and then stays at its
/// maximum: so the rounds end.
enum MaximumState {
  case assumed, shrinking, reached
}

extension [Int: MaximumState] {
  /// Whether a view has a maximum and is treated as if its length were equal to it.
  func isHeld(_ member: LengthTree.Member) -> Bool {
    member.maximum < .infinity && self[Int(member.node)] != .shrinking
  }
}

extension PassState {
  /// Determines for each view with a maximum in a row of texts whether it is at its maximum (CSS Flexible Box Layout,
  /// 9.7: an item that would be larger than its maximum is frozen at it, and the others share the rest).
  mutating func readMaxima(of pass: LayoutPass) {
    for row in pass.boundedRows { read(row, of: pass) }
  }

  private mutating func read(_ row: [LengthTree.Member], of pass: LayoutPass) {
    let tolerance = 0.005
    // The part of the width that each shrinking view keeps; views at their minimum keep more.
    let parts = row.filter { $0.factor > 0 && !maxima.isHeld($0) }
      .map { (pass.rects[Int($0.node)].width - $0.inset) / $0.factor }
    let part = min(1, parts.min() ?? 1)
    for member in row where member.maximum < .infinity {
      let (view, least) = (Int(member.node), member.maximum - tolerance)
      let width = pass.rects[view].width
      switch maxima[view] ?? .assumed {
      case .assumed:
        if width < least || member.inset + member.factor * part < least { maxima[view] = .shrinking }
      case .shrinking:
        if width > least { maxima[view] = .reached }
      case .reached: break
      }
    }
  }
}
