import TestSupport
import Testing
import TrussLayout
import TrussTree
import TrussViews

/// `frame` is SwiftUI's: a table of views with the frames that SwiftUI gives them.
struct FrameTableTests {
  private static let rows =
    FrameRow.sizes + FrameRow.bounds + FrameRow.ideals + FrameRow.aroundStacks + FrameRow.inStacks + FrameRow.nested

  /// A `ZStack` proposes its room to its view, as a window does, and has it in the middle.
  @Test(arguments: rows) func framesAreSwiftUIs(row: FrameRow) throws {
    let view = ZStack { AnyView(row.view) }.font(Sample.font)
    let layout = try Lowering(view, width: row.room?.width, height: row.room?.height).solve()
    #expect(row.found(layout) == row.truss?.frames ?? row.frames, "\(row.rule)")
    #expect(row.truss?.frames != row.frames, "no difference is left to explain")
    #expect(layout.diagnostics.allSatisfy { $0.kind == .overflow }, "\(layout.diagnostics)")
  }

  /// The same in 40 columns and 9 rows, a cell of 5 by 10.
  @Test(
    arguments: [
      FrameRow(
        view: Sample.text.frame(width: 50, height: 30).id("f"), frames: "f 15 3 10 3; a 19 4 2 1", rule: "a size"),
      FrameRow(view: Sample.shape.frame(height: 30).id("f"), frames: "f 0 3 40 3; a 0 3 40 3", rule: "a height"),
      FrameRow(
        view: Sample.bar.frame(height: 30).id("f"), frames: "f 0 3 40 3; row 0 4 40 1; b 39 4 1 1", rule: "a height"),
      FrameRow(
        view: Sample.bar.frame(height: 30).border().id("f"), frames: "f 0 3 40 3; row 1 4 38 1; b 38 4 1 1",
        rule: "a border takes a cell"),
      FrameRow(
        view: Sample.bar.frame(maxWidth: 100).id("f"), frames: "f 10 4 20 1; row 10 4 20 1; b 29 4 1 1",
        rule: "a maximum"),
      FrameRow(
        view: Sample.text.frame(maxWidth: .infinity, alignment: .trailing).id("f"), frames: "f 0 4 40 1; a 38 4 2 1",
        rule: "a maximum"),
      FrameRow(view: Sample.text.frame(minWidth: 50).id("f"), frames: "f 15 4 10 1; a 19 4 2 1", rule: "a minimum"),
    ])
  func inCells(row: FrameRow) throws {
    let layout = try Lowering(ZStack { AnyView(row.view) }, medium: .cells, width: 40, height: 9).solve()
    #expect(row.found(layout) == row.frames, "\(row.rule)")
    #expect(layout.diagnostics.isEmpty)
  }

  /// A frame that says nothing is not there.
  @Test(arguments: Seeds.first(8)) func aFrameWithoutSizesChangesNothing(batch: Int) throws {
    for number in 0..<25 {
      let seed = UInt64(200_000 + batch * 25 + number)
      let width = [nil, 320, 120, 60][Int(seed / 4 % 4)] as Double?
      let height = [nil, 400, 50][Int(seed / 16 % 3)] as Double?
      var plain = RandomStacks(seed: seed)
      var framed = RandomStacks(seed: seed, framing: 40)
      let depth = Int(seed % 4)
      let one = try layout(plain.tree(depth: depth), width, height)
      guard !one.diagnostics.contains(where: { $0.kind == .conflict }) else { continue }
      let two = try layout(framed.tree(depth: depth), width, height)
      for frame in one.frames {
        guard let id = frame.id else { continue }
        let (rect, other) = (frame.rect, two.frame(of: id) ?? .zero)
        #expect(
          max(
            abs(rect.x - other.x), abs(rect.y - other.y), abs(rect.width - other.width), abs(rect.height - other.height)
          )
            < 0.01, "seed \(seed), \(id): \(rect) is \(other) in frames\n\(framed.code)")
      }
      #expect(
        one.diagnostics.map(\.kind) == two.diagnostics.map(\.kind),
        "seed \(seed): \(one.diagnostics) and \(two.diagnostics)\n\(framed.code)")
    }
  }

  private func layout(_ view: any View, _ width: Double?, _ height: Double?) throws -> LayoutResult {
    try Lowering(AnyView(view), width: width, height: height, form: .rows).solve()
  }
}
