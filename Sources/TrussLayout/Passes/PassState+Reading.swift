import TrussText
import TrussTree
import TrussViews

extension PassState {
  /// What the frames of a round decide.
  ///
  /// - Parameters:
  ///   - round: the round.
  ///   - medium: what texts are measured in.
  ///   - tables: what is known of the tables, which the round adds to.
  /// - Throws: `LayoutError` for more rows seen at once than the limit.
  func read(
    from pass: LayoutPass, _ medium: Medium, _ tables: inout [ViewIdentity: TableMemory]
  ) throws(LayoutError) -> PassState {
    var next = self
    next.covered = pass.tree.coveredInsets(medium, in: pass.rects)
    next.readChoices(of: pass, medium)
    next.readFlows(of: pass, medium)
    next.readMaxima(of: pass)
    for (index, entry) in pass.tree.entries.enumerated() where !entry.attributes.isCollapsed {
      switch entry.content {
      case .leaf(.text(let text)):
        next.textExtents[index] = extent(of: text, at: index, pass.rects, pass.tree, medium)
      case .table(let table):
        try next.read(table, at: index, of: pass, medium, &tables)
      default: break
      }
    }
    return next
  }

  /// The lines of a text in its frame. How many have room is asked of a frame that was made for the lines taken: an
  /// earlier one is too low for them.
  private func extent(
    of text: String, at index: Int, _ rects: [Rect], _ tree: ViewTree, _ medium: Medium
  ) -> TextBlock.Extent {
    let entry = tree.entries[index]
    let size = medium.snapped(rects[index].inset(by: medium.boxInsets(of: entry))).size
    let block = TextBlock(text, in: entry, medium)
    let extent = block.extent(width: size.width)
    let isPlaced = extent.taken == textExtents[index].taken && extent.height == textExtents[index].height
    return isPlaced ? block.extent(width: size.width, height: size.height) : extent
  }

  /// Decides the lines of a text that got its height after its width.
  mutating func decide(linesOf index: Int, in rects: [Rect], _ tree: ViewTree, _ medium: Medium) {
    guard case .leaf(.text(let text)) = tree.entries[index].content else { return }
    let extent = extent(of: text, at: index, rects, tree, medium)
    (textExtents[index].taken, textExtents[index].height) = (extent.taken, extent.height)
    textExtents[index] = self.extent(of: text, at: index, rects, tree, medium)
  }

  private mutating func read(
    _ table: LazyTable, at index: Int, of pass: LayoutPass, _ medium: Medium,
    _ tables: inout [ViewIdentity: TableMemory]
  ) throws(LayoutError) {
    let identity = pass.tree.identity(of: index)
    // A table's first round in this layout begins with what an earlier layout left, if there was one.
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
