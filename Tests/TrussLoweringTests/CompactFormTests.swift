import Testing
import TrussIR
import TrussLowering
import TrussViews

/// The compact form of plain stacks says the same as their rows: the frames and what there is to say of them are alike.
@Suite struct CompactFormTests {
  /// Enough of each size, and no more than a minute of them.
  @Test(arguments: 0..<60) func randomTreesAgree(batch: Int) throws {
    var compactCount = 0
    for number in 0..<25 {
      let seed = UInt64(batch * 25 + number)
      var random = RandomStacks(seed: seed)
      let view = random.tree(depth: Int(seed % 4))
      let width = [nil, 320, 120, 60][Int(seed / 4 % 4)] as Double?
      let height = [nil, 400, 50][Int(seed / 16 % 3)] as Double?
      let compact = try layout(view, width, height, .compact)
      let rows = try layout(view, width, height, .rows)
      if compact.isCompact { compactCount += 1 }
      expectAlike(
        compact, rows,
        "seed \(seed), width \(String(describing: width)), height \(String(describing: height))\n\(random.code)")
    }
    #expect(compactCount > 8, "most of such trees have a compact form")
  }

  /// Lengths that are tied across the tree, as well.
  @Test(arguments: 0..<60) func randomTiedTreesAgree(batch: Int) throws {
    var compactCount = 0
    for number in 0..<25 {
      let seed = UInt64(100_000 + batch * 25 + number)
      var random = RandomStacks(seed: seed)
      let view = random.tiedTree(depth: 1 + Int(seed % 3))
      let width = [nil, 320, 120][Int(seed / 4 % 3)] as Double?
      let height = [nil, 400][Int(seed / 16 % 2)] as Double?
      let compact = try layout(view, width, height, .compact)
      let rows = try layout(view, width, height, .rows)
      if compact.isCompact { compactCount += 1 }
      expectAlike(
        compact, rows,
        "seed \(seed), width \(String(describing: width)), height \(String(describing: height))\n\(random.code)")
    }
    #expect(compactCount > 4, "many of such trees have a compact form")
  }

  private func layout(_ view: any View, _ width: Double?, _ height: Double?, _ form: Lowering.Form) throws -> Layout {
    try Lowering(
      AnyView(view), medium: .points, width: width, height: height, environment: EnvironmentValues(),
      overrides: TieOverrides(), form: form
    ).solve()
  }

  private func expectAlike(_ compact: Layout, _ rows: Layout, _ comment: Comment) {
    let isAlike = zip(compact.rects, rows.rects).allSatisfy { $0.isNear($1) }
    #expect(isAlike, comment)
    if !isAlike {
      for (frame, other) in zip(compact.frames, rows.frames) where !frame.rect.isNear(other.rect) {
        print("  \(frame) is by rows \(other.rect)")
      }
    }
    // By rows, what stands at the end of a box whose length a stack's rule settles is called open.
    let messages = rows.diagnostics.map(\.message).filter { !compact.isCompact || !$0.contains("given a place") }
    #expect(compact.diagnostics.map(\.message) == messages, comment)
  }
}

extension Rect {
  fileprivate func isNear(_ other: Rect) -> Bool {
    max(abs(x - other.x), abs(y - other.y), abs(width - other.width), abs(height - other.height)) <= 2.0 / 1024
  }
}
