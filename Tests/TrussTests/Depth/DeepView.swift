import Truss

/// The ways in which views can hold each other.
enum DeepView: String, CaseIterable, Sendable {
  case stacks, rowsAndColumns, layers, padding, frames, overlays, backgrounds, grids, scrollViews, tables, flows
  case alternatives, arrangedStacks, baselines, environments
  case bodiesWithContent, bodiesWithAnyView, bodiesWithArrays, bodiesWithClosures, bareBodies, bodiesInTables

  /// A view with a text so deep inside.
  func view(_ depth: Int, leaf: String = "leaf") -> any View {
    var view: any View = Text(leaf).id("leaf")
    for level in 0..<depth { view = around(view, level) }
    return view
  }

  /// The views that a level consists of: those with a body, and all of them.
  var levels: (bodies: Int, all: Int) {
    switch self {
    case .bodiesWithContent, .bodiesWithAnyView, .bodiesWithArrays, .bodiesWithClosures: (1, 2)
    case .bareBodies: (1, 1)
    case .bodiesInTables: (1, 4)
    case .rowsAndColumns: (0, 3)
    case .grids, .environments, .tables: (0, 2)
    default: (0, 1)
    }
  }

  /// The greatest depth that is laid out.
  var limit: Int {
    let (bodies, all) = levels
    let depth = (LayoutError.Limits.depth - 1) / all
    return bodies == 0 ? depth : min(depth, LayoutError.Limits.bodies)
  }

  /// Whether the view is a user's that holds the next one as `any View`, with nothing of the package between: Swift
  /// itself releases them, one inside the other.
  var isReleasedBySwift: Bool {
    switch self {
    case .bodiesWithAnyView, .bodiesWithArrays, .bodiesWithClosures, .bareBodies: true
    default: false
    }
  }

  /// Whether its height is left open: what constraints of baselines hold together is then solved in a fraction of the time.
  var isFitted: Bool { self == .baselines }

  /// Whether a table's rows are not all asked for: each table that rows are in takes a round, and rounds are few.
  var endsInTables: Bool { self == .tables || self == .bodiesInTables }

  private func around(_ view: any View, _ level: Int) -> any View {
    switch self {
    case .stacks: VStack { view }
    case .rowsAndColumns: HStack { VStack { view.padding(1) } }
    case .layers: ZStack { view }
    case .padding: view.padding(1)
    case .frames: view.frame(minWidth: 1)
    case .overlays: Rectangle().overlay { view }
    case .backgrounds: Rectangle().background { view }
    case .grids: Grid { GridRow { view } }
    case .scrollViews: ScrollView(level.isMultiple(of: 2) ? .vertical : .horizontal) { view }
    case .tables: Table(count: 1, viewport: 50) { _ in view }
    case .flows: FlowStack { view }
    case .alternatives:
      ViewThatFits {
        view
        Text("a")
      }
    case .arrangedStacks: VStack(distribution: .fill) { view }
    case .baselines:
      // One constraint from the root to the leaf: what more of them hold together costs the cube of the depth to solve.
      if level == LayoutError.Limits.depth - 2 {
        HStack(align: .firstBaseline) {
          view
          Text("b")
        }
      } else {
        VStack { view }
      }
    case .environments: VStack { view }.environment(\.layoutDirection, .leftToRight).padding(1)
    case .bodiesWithContent: ContentCard { view }
    case .bodiesWithAnyView: AnyCard(content: view)
    case .bodiesWithArrays: ArrayCard(views: [view])
    case .bodiesWithClosures: ClosureCard { view }
    case .bareBodies: BareCard(content: view)
    case .bodiesInTables: Table(count: 1, viewport: 50) { _ in ContentCard { view } }
    }
  }
}

/// Views with a body that hold others in each of the ways there are.
private struct ContentCard: View {
  let content: ViewContent
  init(@ViewBuilder content: () -> ViewContent) { self.content = content() }
  var body: some View { VStack { content } }
}

private struct AnyCard: View {
  let content: any View
  var body: some View { VStack { content } }
}

private struct ArrayCard: View {
  let views: [any View]
  var body: some View { VStack(views) }
}

private struct ClosureCard: View {
  @ViewBuilder let content: () -> ViewContent
  var body: some View { VStack(content: content) }
}

private struct BareCard: View {
  let content: any View
  var body: some View { Group([content]) }
}
