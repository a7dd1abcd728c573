import TestSupport
import Testing
import Truss

/// Random trees report exactly the texts that are narrower than one of their words, and the titles that are drawn with
/// an ellipsis.
struct CutTextRandomTests {
  /// A leaf with letters.
  private enum Leaf {
    case text([String], isLimited: Bool), button(String), box(String)

    var view: any View {
      switch self {
      case .text(_, let isLimited):
        isLimited ? Text(title).lineLimit(2) : Text(title)
      case .button(let title): Button(title)
      case .box(let title): Box(title)
      }
    }

    var title: String {
      switch self {
      case .text(let words, _): words.joined(separator: " ")
      case .button(let title), .box(let title): title
      }
    }

    /// Whether a reader loses letters of it in a frame.
    func isCut(_ frame: Rect, isCells: Bool) throws -> Bool {
      var frame = frame
      if isCells {
        let (left, top) = (edge(frame.minX), edge(frame.minY))
        frame = Rect(x: left, y: top, width: edge(frame.maxX) - left, height: edge(frame.maxY) - top)
      }
      guard case .text(let words, let isLimited) = self else {
        if frame.width < 1 || frame.height < 1 { return frame.width < 1 }
        // Of what has no room for a letter there is no ellipsis either.
        guard isCells else {
          let drawing = try AnyView(view).svg(width: frame.width, height: frame.height).description
          return !drawing.contains(">\(title)<")
        }
        return try !AnyView(view).text(columns: Int(frame.width), rows: Int(frame.height)).contains(title)
      }
      if isLimited { return false }
      return try words.contains { word in
        let natural = isCells ? try Text(word).layout(columns: nil) : try Text(word).layout()
        return natural.size.width > frame.width + 0.01
      }
    }

    /// The cell's edge nearest to a coordinate, of two the left one.
    private func edge(_ coordinate: Double) -> Double { (coordinate - 0.5).rounded(.up) }
  }

  private struct Tree {
    var random: SplitMix64
    var leaves: [Leaf] = []

    mutating func pick<Value>(_ values: [Value]) -> Value { values[Int.random(in: values.indices, using: &random)] }

    mutating func view(_ depth: Int) -> any View {
      var view = depth > 0 && pick([true, true, false]) ? container(depth) : leaf()
      switch Int.random(in: 0..<16, using: &random) {
      case 0: view = view.frame(maxWidth: 50)
      case 1: view = view.frame(width: 44)
      case 2: view = view.width(60)
      case 3: view = view.width(atMost: 52)
      case 4: view = view.flex(1)
      case 5: view = view.align(pick([.start, .center, .fill]))
      case 6: view = view.padding(3)
      case 7: view = view.overlay { Rectangle() }
      case 8: view = view.layoutPriority(1)
      default: break
      }
      return view
    }

    mutating func leaf() -> any View {
      let words = ["a", "fox", "quick", "overwhelmed", "in", "Go", "lazy"]
      let leaf: Leaf =
        switch Int.random(in: 0..<8, using: &random) {
        case 0, 1: .button(pick(words))
        case 2, 3: .box(pick(words))
        case 4: .text([pick(words), pick(words)], isLimited: true)
        default:
          .text((0...Int.random(in: 0...3, using: &random)).map { _ in pick(words) }, isLimited: false)
        }
      leaves.append(leaf)
      return leaf.view.id("leaf\(leaves.count - 1)")
    }

    mutating func container(_ depth: Int) -> any View {
      let views = (0...Int.random(in: 0...2, using: &random)).map { _ in AnyView(view(depth - 1)) }
      let align = pick([Align.fill, .fill, .fill, .start, .center])
      switch Int.random(in: 0..<10, using: &random) {
      case 0: return ZStack { for view in views { view } }
      case 1:
        return Grid(columns: [pick([.fit, .fixed(40), .flexible()]), .flexible()]) {
          for view in views { GridRow { view } }
        }
      case 2: return HStack(views, distribution: pick([.fill, .fillEqually]), alignment: .fill)
      case 3: return VStack(views, distribution: .fill, alignment: pick([.fill, .leading]))
      case 4: return ScrollView { VStack(views) }
      case 5: return HStack(views, justify: pick([.start, .spaceBetween, .fill]), align: align, spacing: 4)
      case 6: return FlowStack(spacing: 4) { for view in views { view } }
      default: return VStack(views, align: align, spacing: 4, insets: Insets(all: pick([0, 5])))
      }
    }
  }

  @Test(arguments: Seeds.some(of: Array(Seeds.first(4)), oneOf: 4), [false, true]) func reportsAreThoseByDefinition(
    batch: Int, isCells: Bool
  ) throws {
    var (cut, whole) = (0, 0)
    for seed in batch * 20..<batch * 20 + 20 {
      var tree = Tree(random: SplitMix64(seed: UInt64(seed)))
      let view = AnyView(VStack([AnyView(tree.view(3)), AnyView(tree.view(2))]))
      var environment = EnvironmentValues()
      if seed % 3 == 0 { environment.layoutDirection = .rightToLeft }
      let width = [40, 70, 120, 300][seed % 4]
      let layout =
        isCells
        ? try view.layout(columns: width / 5, environment: environment)
        : try view.layout(width: Double(width), environment: environment)
      let reported = Set(layout.diagnostics.map(\.message).filter { $0.contains("too narrow for its") }.map(name))
      for (number, leaf) in tree.leaves.enumerated() {
        let frame = try #require(layout.frame(of: ViewID("leaf\(number)")))
        let isCut = try leaf.isCut(frame, isCells: isCells)
        #expect(reported.contains("leaf\(number)") == isCut, "seed \(seed): \(leaf) in \(frame)")
        if isCut { cut += 1 } else { whole += 1 }
      }
    }
    #expect(cut > 2 && whole > 20, "\(cut) of \(cut + whole)")
  }

  /// The name that a message begins with.
  private func name(_ message: String) -> String {
    String(message.dropFirst().prefix { $0 != "\"" })
  }
}
