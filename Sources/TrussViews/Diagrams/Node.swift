import TrussIR

/// A node of a diagram: a box with a title, or with views inside.
///
///     Node("api", "API").tint(.blue)
///     Node("db", "Postgres", shape: .cylinder)
///     Node("queue") { VStack { Text("Queue"); Text("3 workers") } }
///
/// A title that is wider than 200 points, or 40 columns, breaks into lines of at most that width, as in Mermaid, or of
/// the width of its longest word. Outside a diagram, a node is an ordinary view with the same outline and name.
public struct Node: _SingleView {
  /// The outline of a node. In text a diamond has slanted corners, an ellipse has round corners, and other outlines
  /// have a distinguishing mark, such as a tab, a head, or `╲` for a folded corner. A start, an end, a choice and a
  /// fork are drawn as `●`, `◉`, `◇` and `━`.
  public enum Outline: String, CaseIterable, Hashable, Sendable {
    /// A rectangle.
    case rectangle
    /// A rectangle with round corners.
    case rounded
    /// A cylinder, for stored data.
    case cylinder
    /// A horizontal cylinder, for a queue of messages.
    case queue
    /// A head above a box, for a person who uses the system.
    case person
    /// A box with a folded corner, for a remark.
    case note
    /// A box with a tab, for a group of parts.
    case package
    /// A box with a wave below, for a document.
    case document
    /// A hexagon, for a preparation.
    case hexagon
    /// A parallelogram, for input and output.
    case parallelogram
    /// A diamond, for a decision.
    case diamond
    /// An ellipse.
    case ellipse
    /// A circle around the title.
    case circle
    /// A filled disc without a title inside, for the beginning of a state machine or an activity.
    case start
    /// A disc in a ring, without a title inside, for the end.
    case end
    /// A small diamond without a title inside, for a decision.
    case choice
    /// A bar without a title inside, for a fork into parallel paths, or their join.
    case fork
    /// The views inside, without an outline.
    case plain
  }

  private let id: ViewID
  private let title: String
  /// Whether the title is given, instead of derived from the name.
  private let isTitled: Bool
  private let outline: Outline
  private let content: [ViewNode]
  private let location: SourceLine
  private var color: Color?

  /// Makes a node with a name and a title.
  ///
  /// - Parameters:
  ///   - id: the name, to which edges and constraints refer.
  ///   - title: the title, with its line breaks; the name by default. Outlines without a title inside, such as
  ///     `.start`, show only a given title, beside the outline.
  ///   - shape: the outline; a rectangle by default.
  ///   - fileID: the file that messages name; the caller's by default.
  ///   - line: the line that messages name; the caller's by default.
  public init(
    _ id: ViewID, _ title: String? = nil, shape: Outline = .rectangle, fileID: String = #fileID, line: Int = #line
  ) {
    (self.id, self.title, isTitled, outline, content) = (id, title ?? id.name, title != nil, shape, [])
    location = SourceLine(fileID: fileID, line: line)
  }

  /// Makes a node with a name and views. The views are below each other and centred in the outline, or beside an outline
  /// without a title inside, such as `.start`.
  public init(
    _ id: ViewID, shape: Outline = .rectangle, fileID: String = #fileID, line: Int = #line,
    @ViewBuilder content: () -> ViewContent
  ) {
    (self.id, title, isTitled, outline, self.content) = (id, "", false, shape, content().list())
    location = SourceLine(fileID: fileID, line: line)
  }

  /// Sets the colour of the outline, and fills the inside with a faint version of it.
  ///
  ///     Node("api", "API").tint(.purple)
  public func tint(_ color: Color) -> Node { tinted(color) }

  /// Sets the colour of the outline; nil for the colour of borders.
  @_disfavoredOverload
  public func tint(_ color: Color?) -> Node { tinted(color) }

  private func tinted(_ color: Color?) -> Node {
    var node = self
    node.color = color
    return node
  }

  /// The node of the view tree.
  public var _node: ViewNode {
    let (fileID, line) = (location.fileID, location.line)
    if outline.isMark {
      let mark = NodeOutline(outline: outline, color: color)
      guard isTitled || !content.isEmpty else { return mark.id(id).nodes[0] }
      // The title is above the height of the sign's middle and to the right of the sign, where it is in the way of no
      // line to the sign, from whatever side.
      return HStack(align: .end, spacing: 4, fileID: fileID, line: line) {
        ViewContent(nodes: mark.nodes)
        VStack(fileID: fileID, line: line) {
          if isTitled { ViewContent(nodes: Text(title, fileID: fileID, line: line).nodes) }
          ViewContent(nodes: content)
        }
        .padding(Insets(top: 0, left: 0, bottom: outline == .choice ? 14 : 11, right: 0), fileID: fileID, line: line)
      }
      .id(id).nodes[0]
    }
    if content.isEmpty, outline == .rectangle, title.utf8.count <= Self.shortTitle, !title.contains(where: \.isNewline)
    {
      return Box(title, fileID: fileID, line: line).tint(color)
        .width(atLeast: 56, fileID: fileID, line: line).height(atLeast: 32, fileID: fileID, line: line).id(id).nodes[0]
    }
    let text = Text(title, fileID: fileID, line: line).multilineTextAlignment(.center)
      .width(atMost: titleWidth, fileID: fileID, line: line)
    let views = ZStack(fileID: fileID, line: line) {
      if content.isEmpty {
        ViewContent(nodes: text.nodes)
      } else if content.count == 1 {
        ViewContent(nodes: content)
      } else {
        ViewContent(
          nodes: VStack(align: .center, fileID: fileID, line: line) { ViewContent(nodes: content) }.nodes)
      }
    }
    if outline == .plain { return views.id(id).nodes[0] }
    let padded = views.padding(outline.padding(isTitled: content.isEmpty), fileID: fileID, line: line).height(
      atLeast: 32, fileID: fileID, line: line)
    if outline == .rounded || outline == .rectangle && !content.isEmpty {
      let border = Border(outline == .rounded ? .rounded : .light, color: color ?? .edge)
      var box = padded.border(border).background(color.map { $0.opacity(0.1) } ?? .ground)
      if outline == .rounded { box = box.cornerRadius(12) }
      return box.id(id).nodes[0]
    }
    let shape = NodeOutline(outline: outline, color: color)
    return padded.background { ViewContent(nodes: shape.nodes) }.id(id).nodes[0]
  }

  /// The width of a title, in points, above which it breaks: 200, as Mermaid's `wrappingWidth`, or more for a long
  /// word, whose letters count as 13 points each, the maximum.
  private var titleWidth: Double {
    var (word, longest) = (0, 0)
    for scalar in title.unicodeScalars {
      // Lines can break between ideographs.
      word = scalar.properties.isWhitespace || scalar.value >= 0x2E80 ? 0 : word + 1
      longest = max(longest, word)
    }
    return max(200, 13 * Double(min(longest, 1_000)))
  }
  /// The number of UTF-8 bytes up to which a title certainly fits on one line.
  private static let shortTitle = 11
}

extension Node.Outline {
  /// Whether the outline is a small mark, with its title outside.
  package var isMark: Bool {
    switch self {
    case .start, .end, .choice, .fork: true
    default: false
    }
  }

  /// The space, in points, between the outline and its content.
  package func padding(isTitled: Bool) -> Insets {
    switch self {
    case .rectangle where isTitled: Insets(horizontal: 12, vertical: 7.5)
    case .rectangle, .rounded: Insets(horizontal: 12, vertical: 4)
    case .cylinder: Insets(top: 18, left: 14, bottom: 12, right: 14)
    case .queue: Insets(top: 8, left: 14, bottom: 8, right: 22)
    case .person: Insets(top: 24, left: 14, bottom: 8, right: 14)
    case .note: Insets(horizontal: 14, vertical: 8)
    case .package: Insets(top: 18, left: 12, bottom: 8, right: 12)
    case .document: Insets(top: 8, left: 12, bottom: 14, right: 12)
    case .hexagon: Insets(horizontal: 20, vertical: 8)
    case .parallelogram: Insets(horizontal: 20, vertical: 8)
    case .diamond, .choice: Insets(horizontal: 32, vertical: 14)
    case .ellipse: Insets(horizontal: 22, vertical: 11)
    case .circle: Insets(horizontal: 12, vertical: 8)
    case .start, .end, .fork: Insets(horizontal: 12, vertical: 8)
    case .plain: .zero
    }
  }
}

extension Node {
  /// Makes a node with a title. The name is a `String` value instead of a literal.
  public init(
    _ id: String, _ title: String? = nil, shape: Outline = .rectangle, fileID: String = #fileID, line: Int = #line
  ) { self.init(ViewID(id), title, shape: shape, fileID: fileID, line: line) }

  /// Makes a node of views. The name is a `String` value instead of a literal.
  public init(
    _ id: String, shape: Outline = .rectangle, fileID: String = #fileID, line: Int = #line,
    @ViewBuilder content: () -> ViewContent
  ) { self.init(ViewID(id), shape: shape, fileID: fileID, line: line, content: content) }
}
