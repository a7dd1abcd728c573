import TrussIR

/// A node of a diagram: a box with a title, or with views in it.
///
///     Node("api", "API").tint(.blue)
///     Node("db", "Postgres", shape: .cylinder)
///     Node("queue") { VStack { Text("Queue"); Text("3 workers") } }
///
/// In other containers it is a box with the name.
public struct Node: _SingleView {
  /// The outline of a node. In text a diamond has slanted corners, and an ellipse round ones.
  public enum Outline: String, CaseIterable, Hashable, Sendable {
    /// A rectangle.
    case rectangle
    /// A rectangle with round corners.
    case rounded
    /// A cylinder, for what keeps data.
    case cylinder
    /// A diamond, for a decision.
    case diamond
    /// An ellipse.
    case ellipse
    /// Its views alone, without a line around them.
    case plain
  }

  private let id: ViewID
  private let title: String
  private let outline: Outline
  private let content: [ViewNode]
  private let location: SourceLocation
  private var color: Color?

  /// Makes a node of a name and a title.
  ///
  /// - Parameters:
  ///   - id: the name, which edges and constraints use.
  ///   - title: the title, on as many lines as it is written in; the name by default.
  ///   - shape: the outline; a rectangle by default.
  ///   - fileID: the file that messages name; the caller's by default.
  ///   - line: the line that messages name; the caller's by default.
  public init(
    _ id: ViewID, _ title: String? = nil, shape: Outline = .rectangle, fileID: String = #fileID, line: Int = #line
  ) {
    (self.id, self.title, outline, content) = (id, title ?? id.name, shape, [])
    location = SourceLocation(fileID: fileID, line: line)
  }

  /// Makes a node of a name and views, in the middle of its outline.
  public init(
    _ id: ViewID, shape: Outline = .rectangle, fileID: String = #fileID, line: Int = #line,
    @ViewBuilder content: () -> ViewContent
  ) {
    (self.id, title, outline, self.content) = (id, "", shape, content().list())
    location = SourceLocation(fileID: fileID, line: line)
  }

  /// Sets the colour of the outline, and faintly of what is inside.
  public func tint(_ color: Color) -> Node { tinted(color) }

  /// Sets the colour of the outline, or that of borders.
  @_disfavoredOverload
  public func tint(_ color: Color?) -> Node { tinted(color) }

  private func tinted(_ color: Color?) -> Node {
    var node = self
    node.color = color
    return node
  }

  /// The node as one node of the layout.
  public var _node: ViewNode {
    let (fileID, line) = (location.fileID, location.line)
    if content.isEmpty, outline == .rectangle, !title.contains(where: \.isNewline) {
      return Box(title, fileID: fileID, line: line).tint(color)
        .width(atLeast: 56, fileID: fileID, line: line).height(atLeast: 32, fileID: fileID, line: line).id(id).nodes[0]
    }
    let text = Text(title, fileID: fileID, line: line).multilineTextAlignment(.center)
    let views = ZStack(fileID: fileID, line: line) {
      if content.isEmpty { ViewContent(nodes: text.nodes) } else { ViewContent(nodes: content) }
    }
    if outline == .plain { return views.id(id).nodes[0] }
    let padded = views.padding(padding, fileID: fileID, line: line).height(atLeast: 32, fileID: fileID, line: line)
    switch outline {
    case .rectangle, .rounded:
      let border = Border(outline == .rounded ? .rounded : .light, color: color ?? .edge)
      var box = padded.border(border).background(color.map { $0.opacity(0.1) } ?? .ground)
      if outline == .rounded { box = box.cornerRadius(16) }
      return box.id(id).nodes[0]
    case .cylinder, .diamond, .ellipse, .plain:
      let shape = NodeOutline(outline: outline, color: color)
      return padded.background { ViewContent(nodes: shape.nodes) }.id(id).nodes[0]
    }
  }

  /// The room between the outline and what is inside.
  private var padding: Insets {
    switch outline {
    case .rectangle, .rounded: Insets(horizontal: 12, vertical: 4)
    case .cylinder: Insets(top: 18, left: 14, bottom: 12, right: 14)
    case .diamond: Insets(horizontal: 32, vertical: 14)
    case .ellipse: Insets(horizontal: 22, vertical: 11)
    case .plain: .zero
    }
  }
}

extension Node {
  /// Makes a node whose name is a string of the program.
  public init(
    _ id: String, _ title: String? = nil, shape: Outline = .rectangle, fileID: String = #fileID, line: Int = #line
  ) { self.init(ViewID(id), title, shape: shape, fileID: fileID, line: line) }

  /// Makes a node of views whose name is a string of the program.
  public init(
    _ id: String, shape: Outline = .rectangle, fileID: String = #fileID, line: Int = #line,
    @ViewBuilder content: () -> ViewContent
  ) { self.init(ViewID(id), shape: shape, fileID: fileID, line: line, content: content) }
}

/// The outline of a node that is no rectangle.
package struct NodeOutline: Leaf, Hashable {
  package let outline: Node.Outline
  let color: Color?

  package func draw(in canvas: inout Canvas) { if canvas.isText { drawInText(&canvas) } else { drawInPoints(&canvas) } }

  private func drawInPoints(_ canvas: inout Canvas) {
    let rect = canvas.bounds.inset(by: Insets(all: 0.5))
    let (path, line) = paths(in: rect)
    canvas.fill(path, with: color.map { $0.opacity(0.1) } ?? .clear)
    canvas.stroke(path, with: color ?? .edge)
    if let line { canvas.stroke(line, with: color ?? .edge) }
  }

  /// The outline, and a line inside it.
  private func paths(in rect: Rect) -> (outline: Path, line: Path?) {
    switch outline {
    case .diamond:
      let path = Path { path in
        path.addLines([
          Point(x: rect.midX, y: rect.minY), Point(x: rect.maxX, y: rect.midY), Point(x: rect.midX, y: rect.maxY),
          Point(x: rect.minX, y: rect.midY),
        ])
        path.closeSubpath()
      }
      return (path, nil)
    case .cylinder:
      // Half the height of the ellipse at each end.
      let depth = min(6, rect.height / 4)
      func curve(_ path: inout Path, to x: Double, from start: Double, _ y: Double, by height: Double) {
        path.addCurve(
          to: Point(x: x, y: y), control1: Point(x: start, y: y + height * 4 / 3),
          control2: Point(x: x, y: y + height * 4 / 3))
      }
      let (top, bottom) = (rect.minY + depth, rect.maxY - depth)
      let body = Path { path in
        path.move(to: Point(x: rect.minX, y: top))
        curve(&path, to: rect.maxX, from: rect.minX, top, by: -depth)
        path.addLine(to: Point(x: rect.maxX, y: bottom))
        curve(&path, to: rect.minX, from: rect.maxX, bottom, by: depth)
        path.closeSubpath()
      }
      let lid = Path { path in
        path.move(to: Point(x: rect.minX, y: top))
        curve(&path, to: rect.maxX, from: rect.minX, top, by: depth)
      }
      return (body, lid)
    default: return (Path(ellipseIn: rect), nil)
    }
  }

  private func drawInText(_ canvas: inout Canvas) {
    let (width, height) = (canvas.size.width, canvas.size.height)
    guard width >= 3, height >= 3 else { return }
    let (right, bottom) = (width - 0.5, height - 0.5)
    let border = Border(outline == .diamond ? .light : .rounded, color: color ?? .edge)
    canvas.line(
      through: [
        Point(x: 0.5, y: 0.5), Point(x: right, y: 0.5), Point(x: right, y: bottom), Point(x: 0.5, y: bottom),
        Point(x: 0.5, y: 0.5),
      ], border)
    if outline == .cylinder, height >= 4 {
      canvas.line(from: Point(x: 0, y: 1.5), to: Point(x: width, y: 1.5), border)
    }
    guard outline == .diamond else { return }
    for (glyph, ascii, x, y) in [
      ("╱", "/", 0, 0), ("╲", "\\", width - 1, 0), ("╲", "\\", 0, height - 1), ("╱", "/", width - 1, height - 1),
    ] {
      canvas.draw(glyph, ascii: ascii, in: Rect(x: x, y: y, width: 1, height: 1), color: color ?? .edge)
    }
  }
}
