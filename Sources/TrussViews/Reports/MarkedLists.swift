/// Views below one another, each preceded by a bullet.
///
///     UnorderedList {
///       Text("Exact priorities")
///       Text("Explained conflicts")
///     }
///
/// A text that is too long for the width continues below its first letter, not below the bullet. Nested lists are
/// indented.
public struct UnorderedList: BuiltInView {
  /// The list as one node.
  public let _nodes: [ViewNode]

  /// Makes a list of views, 4 points apart by default. The marker is a text before each view: by default a bullet,
  /// which is `*` in ASCII.
  public init(
    marker: String? = nil, spacing: Double = 4, fileID: String = #fileID, line: Int = #line,
    @ViewBuilder content: () -> ViewContent
  ) {
    let rows = listRows(content(), spacing, fileID, line) { _ in
      if let marker { Text(marker, fileID: fileID, line: line) } else { Bullet() }
    }
    _nodes = [rows.written(as: .unorderedList)]
  }
}

/// Views below one another, each preceded by its number.
///
///     OrderedList { Text("Write the layout"); Text("Look at it") }
public struct OrderedList: BuiltInView {
  /// The list as one node.
  public let _nodes: [ViewNode]

  /// Makes a list of views, 4 points apart by default, numbered from `start` on.
  public init(
    start: Int = 1, spacing: Double = 4, fileID: String = #fileID, line: Int = #line,
    @ViewBuilder content: () -> ViewContent
  ) {
    let rows = listRows(content(), spacing, fileID, line) { number in
      Text("\(start &+ number).", fileID: fileID, line: line)
    }
    _nodes = [rows.written(as: .orderedList)]
  }
}

private func listRows(
  _ content: consuming ViewContent, _ spacing: Double, _ fileID: String, _ line: Int,
  @ViewBuilder _ marker: (Int) -> ViewContent
) -> ViewNode {
  let views = content.list()
  let columns = [GridColumn.fit(align: .end), .flexible()]
  return Grid(columns: columns, spacing: 8, rowSpacing: spacing, align: .start, fileID: fileID, line: line) {
    for (number, view) in views.enumerated() {
      GridRow(fileID: fileID, line: line) {
        marker(number)
        ViewContent(nodes: [view])
      }
    }
  }._node
}

private struct Bullet: Leaf {
  func size(in medium: Medium) -> IntrinsicSize {
    medium.isText ? IntrinsicSize(width: 1, height: 1) : IntrinsicSize(width: 6, height: 10)
  }

  func draw(in canvas: inout Canvas) {
    guard !canvas.isText else {
      return canvas.draw("•", ascii: "*", in: Rect(x: 0, y: 0, width: 1, height: 1))
    }
    let size = canvas.font.size
    canvas.fill(Path(ellipseIn: Rect(x: 0.5, y: size * 0.66 - 2.5, width: 5, height: 5)))
  }
}

/// A tree: a row for each element and its descendants, with lines that show the nesting.
///
///     OutlineGroup([sources], children: \.files) { Text($0.name) }
///
/// ```text
/// Sources
/// ├── Truss
/// │   ├── Layout.swift
/// │   └── View.swift
/// └── Gallery
/// ```
///
/// Each level is indented by 20 points, or four columns. Elements more than 256 levels deep are not shown.
public struct OutlineGroup: BuiltInView {
  /// The rows as one node.
  public let _nodes: [ViewNode]

  /// Creates a tree from the elements of the first level and their descendants. The first level has no lines. The value
  /// at `children` is nil or empty if an element has no children.
  public init<Element>(
    _ data: [Element], children: KeyPath<Element, [Element]?>, fileID: String = #fileID, line: Int = #line,
    @ViewBuilder content: (Element) -> ViewContent
  ) {
    self.init(data, { $0[keyPath: children] ?? [] }, fileID, line, content)
  }

  /// Creates a tree of elements whose arrays of children are not optional.
  public init<Element>(
    _ data: [Element], children: KeyPath<Element, [Element]>, fileID: String = #fileID, line: Int = #line,
    @ViewBuilder content: (Element) -> ViewContent
  ) {
    self.init(data, { $0[keyPath: children] }, fileID, line, content)
  }

  private init<Element>(
    _ data: [Element], _ children: (Element) -> [Element], _ fileID: String, _ line: Int,
    _ content: (Element) -> ViewContent
  ) {
    var rows: [ViewNode] = []
    // The elements whose rows are still to be made, in reverse order.
    var waiting = data.reversed().map { (element: $0, branches: [Bool]()) }
    while let next = waiting.popLast() {
      let row = HStack(justify: .start, align: .fill, fileID: fileID, line: line) {
        if !next.branches.isEmpty { TreeBranches(continuesBelow: next.branches) }
        content(next.element)
      }
      rows += row.nodes
      guard next.branches.count < 256 else { continue }
      let inside = children(next.element)
      for (number, element) in inside.enumerated().reversed() {
        waiting.append((element, next.branches + [number < inside.count - 1]))
      }
    }
    let stack = VStack(fileID: fileID, line: line) { ViewContent(nodes: rows) }
    _nodes = [stack._node.written(as: .outlineGroup)]
  }
}

private struct TreeBranches: Leaf {
  /// For each level, whether its line continues below the row.
  let continuesBelow: [Bool]

  private func indentation(isText: Bool) -> Double { isText ? 4 : 20 }

  func size(in medium: Medium) -> IntrinsicSize {
    let width = Double(continuesBelow.count) * indentation(isText: medium.isText)
    return IntrinsicSize(width: width, minimumWidth: width)
  }

  func draw(in canvas: inout Canvas) {
    let indentation = indentation(isText: canvas.isText)
    let first = canvas.isText ? 0.5 : 6
    // The middle of the first line of text in the row.
    let middle = canvas.isText ? 0.5 : min(canvas.size.height / 2, canvas.font.size * 0.6)
    func x(_ distance: Double) -> Double { canvas.isRightToLeft ? canvas.size.width - distance : distance }
    for (level, continuesBelow) in continuesBelow.enumerated() {
      let start = Double(level) * indentation
      let isOwn = level == self.continuesBelow.count - 1
      guard continuesBelow || isOwn else { continue }
      let bottom = continuesBelow ? canvas.size.height : middle
      canvas.line(through: [Point(x: x(start + first), y: 0), Point(x: x(start + first), y: bottom)])
      guard isOwn else { continue }
      let end = start + (canvas.isText ? 3 : indentation - 4)
      canvas.line(through: [Point(x: x(start + first), y: middle), Point(x: x(end), y: middle)])
    }
  }
}
