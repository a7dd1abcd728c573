import TrussIR

/// Rows one below the other with lines between them, which scroll.
///
///     List {
///       Section("Notifications") {
///         Toggle("Sounds", isOn: true)
///         Toggle("Badges", isOn: false)
///       }
///     }
///
/// A row is a view, at least 44 points high and 16 points from the sides; a view with several views in its body is one
/// row. Like a `ScrollView` a list takes what it is offered, and shows all its rows where its size is fitted. For rows
/// that are too many to be made, write a `Table`.
public struct List: BuiltInView {
  /// The list as one node.
  public let nodes: [ViewNode]

  /// Makes a list of rows, and sections of rows.
  public init(fileID: String = #fileID, line: Int = #line, @ViewBuilder content: () -> ViewContent) {
    self.init(content().list(), SourceLocation(fileID: fileID, line: line))
  }

  /// Makes a list of a row for each element of a sequence.
  public init<Data: Sequence>(
    _ data: Data, fileID: String = #fileID, line: Int = #line, @ViewBuilder content: (Data.Element) -> ViewContent
  ) {
    self.init(ForEach(data, content: content).nodes, SourceLocation(fileID: fileID, line: line))
  }

  /// Makes a list of a row for each element of a sequence, each known by one of its values, as in `ForEach`.
  public init<Data: Sequence, ID: Hashable>(
    _ data: Data, id: any KeyPath<Data.Element, ID> & Sendable, fileID: String = #fileID, line: Int = #line,
    @ViewBuilder content: (Data.Element) -> ViewContent
  ) {
    self.init(ForEach(data, id: id, content: content).nodes, SourceLocation(fileID: fileID, line: line))
  }

  private init(_ views: [ViewNode], _ location: SourceLocation) {
    let (fileID, line) = (location.fileID, location.line)
    let rows = Self.rows(of: views, at: location)
    let view = ScrollView(fileID: fileID, line: line) {
      VStack(insets: Insets(horizontal: 16, vertical: 0), fileID: fileID, line: line) { ViewContent(nodes: rows) }
    }
    nodes = [view._node.written(as: .list)]
  }

  /// The boxes of the views, with a line between each two rows.
  private static func rows(of views: [ViewNode], at location: SourceLocation) -> [ViewNode] {
    var rows: [ViewNode] = []
    var follows = false
    for view in views {
      let kind = Kind(of: view)
      let isFollowing = kind == .row && follows && !view.attributes.isCollapsed
      if isFollowing, view.listRow?.hidesSeparator != true {
        rows.append(ViewNode(leaf: .divider, at: location))
      }
      rows.append(kind.box(view, at: location))
      if !view.attributes.isCollapsed { follows = kind == .row }
    }
    return rows
  }

  /// How a list shows a view.
  private enum Kind {
    case row
    /// A section's header or footer.
    case caption
    /// A line of the user's own.
    case line

    init(of view: ViewNode) {
      self =
        switch view.content {
        case .leaf(.divider): .line
        case .composite(let composite): composite.view is SectionCaption ? .caption : .row
        default: .row
        }
    }

    func box(_ view: ViewNode, at location: SourceLocation) -> ViewNode {
      if self == .line { return view }
      let row = view.listRow
      let insets = self == .caption ? Insets(top: 16, bottom: 4) : row?.insets ?? .zero
      let box = (row?.shown ?? ViewContent(nodes: [view])).boxed {
        FlexStack(FlexStack.Rule(axis: .horizontal, align: .center, insets: insets), [$0], at: location).node
      }
      guard self == .row else { return box.nodes[0] }
      let high = box.height(atLeast: 44, fileID: location.fileID, line: location.line)
      guard let background = row?.background, !background.isEmpty else { return high.nodes[0] }
      return high.background { ViewContent(nodes: background) }.nodes[0]
    }
  }
}

extension ViewNode {
  /// What a list shows of the view besides it.
  fileprivate var listRow: ListRow? {
    if case .composite(let composite) = content { composite.view as? ListRow } else { nil }
  }
}

extension List {
  /// Makes a list of rows of which one or several can be chosen, which is not drawn.
  public init<Selection>(
    selection: Binding<Selection>, fileID: String = #fileID, line: Int = #line, @ViewBuilder content: () -> ViewContent
  ) { self.init(fileID: fileID, line: line, content: content) }

  /// Makes a list of a row for each element of a sequence, of which one or several can be chosen, which is not drawn.
  public init<Data: Sequence, Selection>(
    _ data: Data, selection: Binding<Selection>, fileID: String = #fileID, line: Int = #line,
    @ViewBuilder content: (Data.Element) -> ViewContent
  ) { self.init(data, fileID: fileID, line: line, content: content) }

  /// Makes a list of a row for each element of a sequence, each known by one of its values, of which one or several can
  /// be chosen, which is not drawn.
  public init<Data: Sequence, ID: Hashable, Selection>(
    _ data: Data, id: any KeyPath<Data.Element, ID> & Sendable, selection: Binding<Selection>,
    fileID: String = #fileID, line: Int = #line, @ViewBuilder content: (Data.Element) -> ViewContent
  ) { self.init(data, id: id, fileID: fileID, line: line, content: content) }
}

/// SwiftUI's list of controls: here a `List`.
public typealias Form = List

/// Views under a header. In a `List` its rows follow the header; elsewhere header, views and footer are views of the
/// stack around.
///
///     Section("Account") { Text("Name"); Text("Password") }
public struct Section: BuiltInView {
  /// The header, the views, and the footer.
  public let nodes: [ViewNode]

  /// Makes a section with a text above its views.
  public init(
    _ title: String, fileID: String = #fileID, line: Int = #line, @ViewBuilder content: () -> ViewContent
  ) {
    self.init(header: Text(title, fileID: fileID, line: line), content: content)
  }

  /// Makes a section with a view above its views and one below them, both none by default.
  public init(
    header: (any View)? = nil, footer: (any View)? = nil, @ViewBuilder content: () -> ViewContent
  ) {
    let captions = [header, footer].map { view in view.map { [SectionCaption(content: $0.nodes).node] } ?? [] }
    nodes = captions[0] + content().list() + captions[1]
  }

  /// Makes a section with blocks for the views above its views and below them; the latter are none by default.
  public init(
    @ViewBuilder content: () -> ViewContent, @ViewBuilder header: () -> ViewContent,
    @ViewBuilder footer: () -> ViewContent = { EmptyView().body }
  ) {
    let footer = footer().list()
    self.init(header: header(), footer: footer.isEmpty ? nil : ViewContent(nodes: footer), content: content)
  }

  /// Makes a section with a block for the views below its views.
  public init(@ViewBuilder content: () -> ViewContent, @ViewBuilder footer: () -> ViewContent) {
    self.init(footer: footer(), content: content)
  }

  /// Makes a section that can be closed, and shows its views while it is open.
  public init(
    _ title: String, isExpanded: Binding<Bool>, fileID: String = #fileID, line: Int = #line,
    @ViewBuilder content: () -> ViewContent
  ) {
    self.init(title, fileID: fileID, line: line) { if isExpanded.wrappedValue { content() } }
  }
}

/// A section's header or footer: small and grey, unless its views have fonts and colours of their own. A list knows it
/// by its type and does not make a row of it.
struct SectionCaption: View {
  let content: [ViewNode]

  var body: some View { ViewContent(nodes: content) }

  var node: ViewNode {
    var node = ViewNode(.composite(CompositeView(self)))
    node.modify {
      $0.appearance.font = .caption
      $0.appearance.foreground = .secondary
    }
    return node
  }
}
