import TrussIR

/// Columns side by side, separated by lines: a sidebar, 240 points wide; optionally a list beside it, equally wide; and
/// a detail that takes the remaining width.
///
///     NavigationSplitView {
///       List(folders) { Text($0.name) }.navigationSplitViewColumnWidth(200)
///     } detail: {
///       Text("Choose a folder")
///     }
///
/// In a compact width (`EnvironmentValues.horizontalSizeClass`), as on a phone, only the first column is shown.
public struct NavigationSplitView: _SingleView {
  /// The view as one node.
  public let _node: ViewNode

  /// Makes a sidebar and a detail.
  public init(
    fileID: String = #fileID, line: Int = #line, @ViewBuilder sidebar: () -> ViewContent,
    @ViewBuilder detail: () -> ViewContent
  ) {
    self.init([sidebar()], detail(), .all, SourceLine(fileID: fileID, line: line))
  }

  /// Makes a sidebar, a list beside it, and a detail.
  public init(
    fileID: String = #fileID, line: Int = #line, @ViewBuilder sidebar: () -> ViewContent,
    @ViewBuilder content: () -> ViewContent, @ViewBuilder detail: () -> ViewContent
  ) {
    self.init([sidebar(), content()], detail(), .all, SourceLine(fileID: fileID, line: line))
  }

  /// Makes a sidebar and a detail. A binding specifies which of the columns are drawn.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, fileID: String = #fileID, line: Int = #line,
    @ViewBuilder sidebar: () -> ViewContent, @ViewBuilder detail: () -> ViewContent
  ) {
    self.init(
      [sidebar()], detail(), columnVisibility.wrappedValue, SourceLine(fileID: fileID, line: line))
  }

  /// Makes a sidebar, a list beside it, and a detail. A binding specifies which of the columns are drawn.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, fileID: String = #fileID, line: Int = #line,
    @ViewBuilder sidebar: () -> ViewContent, @ViewBuilder content: () -> ViewContent,
    @ViewBuilder detail: () -> ViewContent
  ) {
    self.init(
      [sidebar(), content()], detail(), columnVisibility.wrappedValue, SourceLine(fileID: fileID, line: line))
  }

  private init(
    _ columns: [ViewContent], _ detail: ViewContent, _ visibility: NavigationSplitViewVisibility,
    _ location: SourceLine
  ) {
    let shown: [ViewContent] =
      switch visibility {
      case .automatic, .all: columns
      case .doubleColumn: Array(columns.suffix(1))
      case .detailOnly: []
      }
    let (fileID, line) = (location.fileID, location.line)
    var views: [ViewNode] = []
    for column in shown {
      let nodes = column.list()
      let width = nodes.first?.columnWidth ?? Self.columnWidth
      let view = VStack(fileID: fileID, line: line) { ViewContent(nodes: nodes) }
      views +=
        view.frame(maxHeight: .infinity, alignment: .topLeading, fileID: fileID, line: line)
        .frame(width: width, fileID: fileID, line: line).nodes
      views.append(ViewNode(leaf: .divider, at: location))
    }
    let view = VStack(fileID: fileID, line: line) { detail }
    views += view.frame(maxWidth: .infinity, maxHeight: .infinity, fileID: fileID, line: line).nodes
    let columns = FlexStack(FlexStack.Rule(axis: .horizontal, offersSpace: true), views, at: location).node
    let first = VStack(fileID: fileID, line: line) { shown.first ?? detail }
    let split = SplitView(columns: columns, first: first._node)
    var node = split.node(named: NavigationSplitView.self, at: location)
    node.modify { $0.rare.environment.append { $0.showsNavigationTitle = true } }
    _node = node
  }

  /// The default width of a column, in points.
  private static let columnWidth = 240.0
}

/// The columns side by side, or only the first column in a compact width.
private struct SplitView: Control {
  let columns: ViewNode
  let first: ViewNode
  @Environment(\.horizontalSizeClass) private var width

  var body: ViewContent { return ViewContent(nodes: [width == .compact ? first : columns]) }
}

/// The columns of a `NavigationSplitView` that are drawn.
public enum NavigationSplitViewVisibility: Hashable, Sendable {
  /// All columns.
  case automatic, all
  /// Content and detail, without the sidebar.
  case doubleColumn
  /// The detail alone.
  case detailOnly
}

/// The way in which SwiftUI divides the width of a `NavigationSplitView`. Here the detail always takes the remaining
/// width.
public enum NavigationSplitViewStyle: Hashable, Sendable {
  /// SwiftUI's default.
  case automatic
  /// The detail gives up space for the columns.
  case balanced
  /// The detail keeps its space.
  case prominentDetail
}

/// A column of a `NavigationSplitView` that sets its width.
private struct SplitViewColumn: View {
  let width: Double
  let content: ViewContent

  var body: ViewContent { return content }
}

extension ViewNode {
  /// The width that the view sets for its column; nil if it sets no width.
  fileprivate var columnWidth: Double? {
    guard case .composite(let composite) = content else { return nil }
    return (composite.view as? SplitViewColumn)?.width
  }
}

extension View {
  /// Sets the width of the view as a column of a `NavigationSplitView`, in points; 240 by default.
  public consuming func navigationSplitViewColumnWidth(_ width: Double) -> ModifiedView {
    let column = SplitViewColumn(width: width, content: ViewContent(_takeNodes()))
    return ModifiedView(.one(ViewNode(.composite(CompositeView(column)))))
  }

  /// Sets the width of the view as a column of a `NavigationSplitView` to the ideal width, in points.
  public consuming func navigationSplitViewColumnWidth(
    min: Double? = nil, ideal: Double, max: Double? = nil
  ) -> ModifiedView { navigationSplitViewColumnWidth(ideal) }

  /// Does nothing: the detail of a `NavigationSplitView` always takes the remaining width.
  public func navigationSplitViewStyle(_ style: NavigationSplitViewStyle) -> Self { self }
}
