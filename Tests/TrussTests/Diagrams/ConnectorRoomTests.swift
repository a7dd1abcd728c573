import TestSupport
import Testing
import Truss

@Suite("Space for connectors")
struct ConnectorRoomTests {
  /// The distance of two views along an axis.
  private func gap(_ layout: LayoutResult, _ one: ViewID, _ other: ViewID, _ axis: Axis) throws -> Double {
    let (first, second) = (try #require(layout.frame(of: one)), try #require(layout.frame(of: other)))
    return axis == .horizontal ? second.minX - first.maxX : second.minY - first.maxY
  }

  private func column(
    spacing: Double, room: Connector.Room = .automatic, @ConnectorBuilder _ connectors: () -> [Connector]
  ) -> some View {
    VStack(align: .center, spacing: spacing) { for name in ["a", "b", "c"] { Box(name).id(ViewID(name)) } }
      .connectors(room: room, connectors)
  }

  @Test("a gap has space for a stub, a label of one line and a head, and the others of its stack are as wide")
  func labels() throws {
    let view = column(spacing: 0) { Connector(from: "a", to: "b", label: "reads") }
    for other in [("a", "b"), ("b", "c")] {
      #expect(try gap(view.layout(), ViewID(other.0), ViewID(other.1), .vertical) == 8 + 14 + 4 + 14)
      #expect(try gap(view.layout(columns: nil), ViewID(other.0), ViewID(other.1), .vertical) == 3)
    }
    #expect(try view.layout().diagnostics.isEmpty && view.layout(columns: nil).diagnostics.isEmpty)
  }

  @Test("wider gaps stay, and so do all without the option")
  func spacingStays() throws {
    let wide = column(spacing: 90) { Connector(from: "a", to: "b", label: "reads") }
    #expect(try gap(wide.layout(), "a", "b", .vertical) == 90)
    let fixed = column(spacing: 0, room: .fixed) { Connector(from: "a", to: "b", label: "reads") }
    #expect(try gap(fixed.layout(), "a", "b", .vertical) == 0)
  }

  @Test("a line around a view needs no space for its label, and one at the sides none at all")
  func linesAroundViews() throws {
    let around = column(spacing: 0) { Connector(from: "a", to: "c", label: "reads") }
    #expect(try gap(around.layout(), "a", "b", .vertical) == 8 + 14)
    let beside = column(spacing: 0) { Connector(from: "a", .trailing, to: "c", .trailing) }
    #expect(try gap(beside.layout(), "a", "b", .vertical) == 0)
  }

  @Test("in a row a label has its width, in the distribution of UIStackView too")
  func rows() throws {
    let row = HStack(distribution: .fill) { for name in ["a", "b"] { Box(name).id(ViewID(name)) } }
      .connectors(room: .automatic) { Connector(from: "a", to: "b", label: "reads", head: .none) }
    #expect(try gap(row.layout(columns: nil), "a", "b", .horizontal) == 0.5 + 5 + 2 + 0.5)
  }

  @Test("a session's gaps grow with a label, and are those of a new layout")
  func sessions() throws {
    func view(_ label: String) -> some View {
      HStack { for name in ["a", "b"] { Box(name).id(ViewID(name)) } }
        .connectors(room: .automatic) { Connector(from: "a", to: "b", label: label) }
    }
    var session = try LayoutSession(view("a"))
    for label in ["a longer one", "b", ""] {
      try session.update(to: view(label))
      #expect(try session.layout.frames == view(label).layout().frames)
    }
  }

  @Test("neighbours have all of their labels and heads")
  func neighbours() throws {
    for seed in Seeds.first(200) {
      var random = SplitMix64(seed: UInt64(seed))
      let axis: Axis = Bool.random(using: &random) ? .horizontal : .vertical
      let names = (0..<Int.random(in: 2...5, using: &random)).map { "n\($0)" }
      let links = names.indices.dropFirst().map { number in
        let words = (0..<Int.random(in: 0...2, using: &random)).map { "w\(number)\($0)" }
        return Connector(
          from: ViewID(names[number - 1]), to: ViewID(names[number]),
          label: words.isEmpty ? nil : words.joined(separator: " "),
          head: Connector.Head.allCases.randomElement(using: &random) ?? .arrow)
      }
      let view = Stack(axis, align: .center, spacing: 0) { for name in names { Box(name).id(ViewID(name)) } }
        .connectors(room: .automatic) { links }
      #expect(try view.layout().diagnostics.isEmpty, "seed \(seed)")
      #expect(try view.layout(columns: nil).diagnostics.isEmpty, "seed \(seed)")
    }
  }
}
