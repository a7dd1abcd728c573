import Testing
import Truss

/// Grids, flow stacks and alternatives inside each other and inside stacks, at random: whatever stands where, a layout
/// is found, it is the same every time, and nothing in it is left open.
struct MixedContainersTests {
  @Test(arguments: 1...30) func everyMixIsSettled(seed: UInt64) throws {
    var source = Source(state: seed)
    let content = Self.view(depth: 3, &source)
    let root = VStack { content }
    for width in [40.0, 110, 300] {
      let environment = EnvironmentValues(layoutDirection: seed % 2 == 0 ? .leftToRight : .rightToLeft)
      let layout = try root.layout(width: width, environment: environment)
      let faults = layout.diagnostics.filter { $0.kind != .overflow }
      #expect(faults.isEmpty, "\(width): \(faults)")
      #expect(try root.layout(width: width, environment: environment).frames == layout.frames)
      let cells = try root.layout(columns: Int(width / 5))
      #expect(cells.diagnostics.allSatisfy { $0.kind == .overflow }, "\(width): \(cells.diagnostics)")
    }
  }

  /// A small generator whose numbers depend on the seed alone.
  struct Source {
    var state: UInt64

    mutating func below(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % limit
    }
  }

  private static let words = ["a", "of the", "quick brown fox", "jumps over the lazy dog again", "overwhelmed"]

  private static func leaf(_ source: inout Source) -> any View {
    switch source.below(6) {
    case 0, 1, 2: return Text(words[source.below(words.count)])
    case 3: return Button(words[source.below(3)])
    case 4: return ProgressBar(value: 0.5)
    default: return Box().width(Double(10 + source.below(60))).height(Double(5 + source.below(30)))
    }
  }

  private static func views(_ depth: Int, _ source: inout Source) -> [any View] {
    (0...source.below(2)).map { _ in view(depth: depth - 1, &source) as any View }
  }

  private static func view(depth: Int, _ source: inout Source) -> ViewContent {
    let view: any View
    let spacing = Double(source.below(3) * 5)
    switch depth == 0 ? 0 : source.below(8) {
    case 0, 1: view = leaf(&source)
    case 2, 3: view = grid(depth, spacing, &source)
    case 4: view = FlowStack(views(depth, &source), spacing, source.below(2) == 0 ? .start : .spaceBetween)
    case 5, 6: view = alternatives(depth, &source)
    default: view = Stack(source.below(2) == 0 ? .horizontal : .vertical, spacing: spacing, views(depth, &source))
    }
    return block(view)
  }

  private static func grid(_ depth: Int, _ spacing: Double, _ source: inout Source) -> any View {
    let columns = (0...source.below(2)).map { _ in
      [.fit, .flexible(), .flexible(2, maximum: 80), .fixed(30), .fit(align: .end)][source.below(5)] as GridColumn
    }
    let rows = (0...source.below(2)).map { _ in columns.map { _ in view(depth: depth - 1, &source) } }
    return Grid(columns: source.below(3) == 0 ? nil : columns, spacing: spacing) {
      ForEach(rows) { cells in
        GridRow { ForEach(cells) { VStackOf($0) } }
      }
    }
  }

  private static func alternatives(_ depth: Int, _ source: inout Source) -> any View {
    let views = views(depth, &source)
    return source.below(2) == 0 ? ViewThatFits { Group(views) } : ViewThatFits(in: [.horizontal]) { Group(views) }
  }

  private static func block(_ view: any View) -> ViewContent { build { view } }
  private static func build(@ViewBuilder _ content: () -> ViewContent) -> ViewContent { content() }
  /// A cell is one view.
  private static func VStackOf(_ content: ViewContent) -> VStack { VStack { content } }
}

extension FlowStack {
  fileprivate init(_ views: [any View], _ spacing: Double, _ justify: Justify) {
    self.init(spacing: spacing, justify: justify) { Group(views) }
  }
}

extension Stack {
  fileprivate init(_ axis: Axis, spacing: Double, _ views: [any View]) {
    self.init(axis, spacing: spacing) { Group(views) }
  }
}
