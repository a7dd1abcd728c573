import TrussIR

/// A scrolling list of rows with lines between them.
///
///     List {
///       Section("Notifications") {
///         Toggle("Sounds", isOn: true)
///         Toggle("Badges", isOn: false)
///       }
///     }
///
/// In SwiftUI's style (``StackStyle/swiftUI``) a list with sections has a card for each section, and in text output the
/// rows are as high as their content.
///
/// Each view is a row, at least 44 points high and with 16 points at the sides; a custom view is one row, whatever its
/// body contains. Like a `ScrollView`, a list takes the offered size, and shows all its rows if its size is fitted. For
/// very many rows, use a `Table`.
public struct List: BuiltInView {
  /// The list as one node.
  public let _nodes: [ViewNode]

  /// Makes a list of rows and sections.
  public init(fileID: String = #fileID, line: Int = #line, @ViewBuilder content: () -> ViewContent) {
    self.init(content().list(), SourceLine(fileID: fileID, line: line))
  }

  /// Makes a list with a row for each element of a sequence.
  public init<Data: Sequence>(
    _ data: Data, fileID: String = #fileID, line: Int = #line, @ViewBuilder content: (Data.Element) -> ViewContent
  ) {
    self.init(ForEach(data, content: content).nodes, SourceLine(fileID: fileID, line: line))
  }

  /// Makes a list with a row for each element of a sequence. The value at `id` identifies an element, as in `ForEach`.
  public init<Data: Sequence, ID: Hashable>(
    _ data: Data, id: any KeyPath<Data.Element, ID> & Sendable, fileID: String = #fileID, line: Int = #line,
    @ViewBuilder content: (Data.Element) -> ViewContent
  ) {
    self.init(ForEach(data, id: id, content: content).nodes, SourceLine(fileID: fileID, line: line))
  }

  /// Makes a list with a row for a binding to each element. `editActions` has no effect.
  public init<Data: MutableCollection>(
    _ data: Binding<Data>, editActions: EditActions = [], fileID: String = #fileID, line: Int = #line,
    @ViewBuilder content: (Binding<Data.Element>) -> ViewContent
  ) where Data.Element: Identifiable {
    self.init(ForEach(data, content: content).nodes, SourceLine(fileID: fileID, line: line))
  }

  fileprivate init(
    _ views: [ViewNode], isChosen: (ViewNode) -> Bool = { _ in false }, _ location: SourceLine
  ) {
    let (fileID, line) = (location.fileID, location.line)
    let rows = Self.rows(of: views, at: location)
    var view = ScrollView(fileID: fileID, line: line) {
      VStack(insets: Insets(horizontal: 16, vertical: 0), fileID: fileID, line: line) { ViewContent(nodes: rows) }
    }
    view.rows = ListRows(views: views, chosen: views.map(isChosen), location: location)
    _nodes = [view._node.written(as: .list)]
  }

  private static func rows(of views: [ViewNode], at location: SourceLine) -> [ViewNode] {
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

  enum Kind {
    case row
    /// A section's header or footer.
    case caption
    case line

    init(of view: ViewNode) {
      self =
        switch view.content {
        case .leaf(.divider): .line
        case .composite(let composite): composite.view is SectionCaption ? .caption : .row
        default: .row
        }
    }

    fileprivate func box(_ view: ViewNode, at location: SourceLine) -> ViewNode {
      if self == .line { return view }
      let row = view.listRow
      let insets = self == .caption ? Insets(top: 16, bottom: 4) : row?.insets ?? .zero
      let box = (row?.shown ?? ViewContent(nodes: [view])).inListBox(insets, at: location)
      guard self == .row else { return box.nodes[0] }
      let high = box.height(atLeast: 44, fileID: location.fileID, line: location.line)
      guard let background = row?.background, !background.isEmpty else { return high.nodes[0] }
      return high.background { ViewContent(nodes: background) }.nodes[0]
    }
  }
}

extension ViewContent {
  consuming func inListBox(_ insets: Insets, at location: SourceLine) -> ModifiedView {
    boxed { FlexStack(FlexStack.Rule(axis: .horizontal, align: .center, insets: insets), [$0], at: location).node }
  }
}

extension List {
  /// Makes a list with a selection: a value, an optional, or a set. In SwiftUI's style the rows whose tags are selected
  /// have a faint background in the tint colour.
  public init<Selection>(
    selection: Binding<Selection>, fileID: String = #fileID, line: Int = #line, @ViewBuilder content: () -> ViewContent
  ) { self.init(content(), chosenBy: selection.wrappedValue, SourceLine(fileID: fileID, line: line)) }

  /// Makes a list with a row for each element of a sequence, and a selection. In SwiftUI's style the rows whose
  /// elements are selected have a faint background in the tint colour.
  public init<Data: Sequence, Selection>(
    _ data: Data, selection: Binding<Selection>, fileID: String = #fileID, line: Int = #line,
    @ViewBuilder content: (Data.Element) -> ViewContent
  ) {
    let rows = ViewContent(nodes: ForEach(data, content: content).nodes)
    self.init(rows, chosenBy: selection.wrappedValue, SourceLine(fileID: fileID, line: line))
  }

  /// Makes a list with a row for each element of a sequence, and a selection. The value at `id` identifies an element.
  /// In SwiftUI's style the rows whose elements are selected have a faint background in the tint colour.
  public init<Data: Sequence, ID: Hashable, Selection>(
    _ data: Data, id: any KeyPath<Data.Element, ID> & Sendable, selection: Binding<Selection>,
    fileID: String = #fileID, line: Int = #line, @ViewBuilder content: (Data.Element) -> ViewContent
  ) {
    let rows = ViewContent(nodes: ForEach(data, id: id, content: content).nodes)
    self.init(rows, chosenBy: selection.wrappedValue, SourceLine(fileID: fileID, line: line))
  }

  private init(_ content: ViewContent, chosenBy selection: Any, _ location: SourceLine) {
    let chosen = selection as? Set<AnyHashable> ?? (selection as? AnyHashable).map { [$0] } ?? []
    self.init(content.list(), isChosen: { row in chosen.contains { row.isChosen(by: $0) } }, location)
  }
}

/// SwiftUI's list of controls: a `List` with another name.
public struct Form: BuiltInView {
  /// The list as one node.
  public let _nodes: [ViewNode]

  /// Makes a form of rows and sections.
  public init(fileID: String = #fileID, line: Int = #line, @ViewBuilder content: () -> ViewContent) {
    _nodes = List(content().list(), SourceLine(fileID: fileID, line: line)).nodes.map { $0.written(as: .form) }
  }
}

/// Views with a header and a footer. In a `List` the views are rows between the header and the footer; elsewhere
/// header, views and footer are views of the surrounding stack.
///
///     Section("Account") { Text("Name"); Text("Password") }
public struct Section: BuiltInView {
  /// The header, the views and the footer.
  public let _nodes: [ViewNode]

  /// Makes a section with a text above its views.
  public init(
    _ title: String, fileID: String = #fileID, line: Int = #line, @ViewBuilder content: () -> ViewContent
  ) {
    self.init(header: Text(title, fileID: fileID, line: line), content: content)
  }

  /// Creates a section with a header and a footer. By default it has neither.
  public init(
    header: (any View)? = nil, footer: (any View)? = nil, @ViewBuilder content: () -> ViewContent
  ) {
    let captions = [header, footer].map { view in view.map { [SectionCaption(content: $0.nodes).node] } ?? [] }
    var nodes = captions[0] + content().list() + captions[1]
    if let last = nodes.indices.last {
      nodes[0].modify { $0.rare.sectionEnds.insert(.start) }
      nodes[last].modify { $0.rare.sectionEnds.insert(.end) }
    }
    self._nodes = nodes
  }

  package struct Ends: OptionSet, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    static let start = Ends(rawValue: 1)
    static let end = Ends(rawValue: 1 << 1)
  }

  /// Creates a section with blocks as its header and its footer; without a footer by default.
  public init(
    @ViewBuilder content: () -> ViewContent, @ViewBuilder header: () -> ViewContent,
    @ViewBuilder footer: () -> ViewContent = { EmptyView().body }
  ) {
    let footer = footer().list()
    self.init(header: header(), footer: footer.isEmpty ? nil : ViewContent(nodes: footer), content: content)
  }

  /// Makes a section with a block as its footer.
  public init(@ViewBuilder content: () -> ViewContent, @ViewBuilder footer: () -> ViewContent) {
    self.init(footer: footer(), content: content)
  }

  /// Makes a section that shows its views only while it is expanded.
  public init(
    _ title: String, isExpanded: Binding<Bool>, fileID: String = #fileID, line: Int = #line,
    @ViewBuilder content: () -> ViewContent
  ) {
    self.init(title, fileID: fileID, line: line) { if isExpanded.wrappedValue { content() } }
  }
}

/// A section's header or footer: small and grey, unless its views have their own fonts and colours. A list recognises
/// the type: a caption is not a row.
struct SectionCaption: View {
  let content: [ViewNode]

  var body: some View { ViewContent(nodes: content) }

  var node: ViewNode {
    var node = ViewNode(.composite(CompositeView(self)))
    node.modify {
      $0.appearance.font = .footnote
      $0.appearance.foreground = .secondary
    }
    return node
  }
}
