import TestSupport
import Testing
import Truss
import TrussFigures

@testable import Gallery

/// Ranges of widths have what a fresh layout at any of their widths has, and resized layouts have its frames.
struct LayoutRangesTests {
  private func compare(
    _ view: some View, _ ranges: LayoutRanges, at widths: [Double], _ environment: EnvironmentValues, _ name: String,
    isText: Bool = false
  ) throws {
    let (first, last) = try (#require(ranges.first).widths.lowerBound, #require(ranges.last).widths.upperBound)
    var layouts =
      isText
      ? try view.resized(Int(first)...Int(last), rows: nil, environment)
      : try view.resized(first...last, height: nil, environment, step: 0.5)
    for width in widths {
      let fresh =
        isText
        ? try view.layout(columns: Int(width), environment: environment)
        : try view.layout(width: width, environment: environment)
      let range = try #require(ranges.first { $0.widths.contains(width) }, "\(name) at \(width)")
      #expect(
        range.diagnostics.map(\.withoutLengths) == fresh.diagnostics.map(\.withoutLengths), "\(name) at \(width)")
      var lines: [ViewID: Int] = [:]
      for (view, count) in fresh.lineCounts { if let id = fresh.frames[view].id { lines[id] = count } }
      #expect(range.lines == lines, "\(name) at \(width)")
      #expect(try layouts.layout(width: width).rects == fresh.rects, "\(name) at \(width)")
    }
  }

  private func expectNoGaps(_ ranges: LayoutRanges, _ step: Double) {
    for (range, next) in zip(ranges, ranges.dropFirst()) {
      #expect(next.widths.lowerBound == range.widths.upperBound + step)
    }
  }

  @Test(arguments: Seeds.some(of: gallery.map(\.name), oneOf: 12)) func ofTheGallery(name: String) throws {
    let figure = try #require(gallery.first { $0.name == name })
    let width = (figure.width ?? 200).rounded()
    var random = SplitMix64(seed: UInt64(name.utf8.count))
    let widths = max(1, width - 8)...width + 8
    let ranges = try figure.view.ranges(widths: widths, environment: figure.environment)
    #expect(ranges.first?.widths.lowerBound == widths.lowerBound && ranges.last?.widths.upperBound == widths.upperBound)
    expectNoGaps(ranges, 0x1p-10)
    let some = (0..<Seeds.count(4)).map { _ in (Double.random(in: widths, using: &random) * 1024).rounded() / 1024 }
    try compare(figure.view, ranges, at: some, figure.environment, name)

    let columns = max(1, Int(width / 5) - 3)...Int(width / 5) + 3
    let inCells = try figure.view.ranges(columns: columns, environment: figure.environment)
    expectNoGaps(inCells, 1)
    try compare(
      figure.view, inCells, at: columns.map { Double($0) }, figure.environment, name, isText: true)
  }

  @Test(arguments: 0..<Seeds.batch(UInt64(24))) func ofRandomViews(seed: UInt64) throws {
    var generator = LanguageGenerator(seed: 5_000_000 + seed)
    var plan = generator.plan()
    plan.isText = false
    guard let layout = try? plan.root.view.layout(width: plan.width, environment: plan.environment) else { return }
    let middle = max(20, layout.size.width.rounded())
    guard middle < 2000 else { return }
    var random = SplitMix64(seed: seed)
    let widths = middle - 10...middle + 10
    let view = plan.root.view
    guard let ranges = try? view.ranges(widths: widths, environment: plan.environment) else { return }
    expectNoGaps(ranges, 0x1p-10)
    let some = (0..<10).map { _ in (Double.random(in: widths, using: &random) * 1024).rounded() / 1024 }
    try compare(view, ranges, at: some, plan.environment, "seed \(seed)\n\(plan.code)")
  }

  /// Between two widths with the same branch, the frames of a fresh layout are on the lines between those of the two.
  @Test(arguments: 0..<Seeds.batch(UInt64(64))) func sameBranchesHaveAffineFrames(seed: UInt64) throws {
    var generator = LanguageGenerator(seed: 6_000_000 + seed)
    var plan = generator.plan()
    plan.isText = false
    let view = plan.root.view
    guard let size = try? view.layout(width: plan.width, environment: plan.environment).size, size.width < 2000 else {
      return
    }
    var random = SplitMix64(seed: seed)
    let bounds = 20...max(40, 2 * size.width)
    for span in [0.25, 2, 30, 400] {
      let start = (Double.random(in: bounds, using: &random) * 1024).rounded() / 1024
      guard var layouts = try? view.resized(start...start + span, height: nil, plan.environment, step: 0.5),
        let first = try? layouts.layout(width: start)
      else { continue }
      let branch = layouts.branch
      guard let last = try? layouts.layout(width: start + span), branch.isKnown, branch == layouts.branch else {
        continue
      }
      for _ in 0..<4 {
        let part = Double(Int.random(in: 1...255, using: &random)) / 256
        let middle = try view.layout(width: start + part * span, environment: plan.environment)
        let isAffine = zip(zip(first.rects, last.rects), middle.rects).allSatisfy { ends, rect in
          [\Rect.minX, \.maxX, \.minY, \.maxY].allSatisfy { edge in
            let (low, high) = (ends.0[keyPath: edge], ends.1[keyPath: edge])
            return abs(low + part * (high - low) - rect[keyPath: edge]) <= 0x1p-8
          }
        }
        #expect(isAffine, "seed \(seed), \(part) of the way from \(start) to \(start + span)\n\(plan.code)")
      }
    }
  }

  @Test func whatIsProved() throws {
    let stack = VStack(spacing: 8) {
      HStack(spacing: 8) {
        Text("Some words").flex(); Spacer(); Button("Send")
      }
      Grid(rowSpacing: 4) {
        GridRow {
          Text("One cell"); Text("another with more words")
        }
      }
    }
    #expect(try stack.ranges(widths: 200...600).allSatisfy(\.isProved))
    #expect(try stack.ranges(columns: 20...60).allSatisfy(\.isProved))
    // The row overflows below the widths of its longest words.
    let row = try VStack {
      HStack(spacing: 8) {
        Text("Overwhelming words"); Text("and others"); Spacer(); Button("Send")
      }
    }.ranges(widths: 40...300)
    #expect(row.first?.diagnostics.isEmpty == false && row.allSatisfy(\.isProved))
    // The corners of a shape that cuts letters are no condition on edges, of whatever view it clips.
    let circle = Line().height(30).clipShape(Circle())
    #expect(try VStack { circle }.ranges(widths: 40...50).contains { !$0.isProved })
    let choice = ViewThatFits {
      Text("many words in one line").fixedSize(); Text("few")
    }
    #expect(try choice.ranges(widths: 20...300).contains { !$0.isProved })
  }

  @Test func theLeastSoundWidth() throws {
    let view = HStack {
      Box().width(100).height(10); Box().width(60).height(10)
    }
    let ranges = try view.ranges(widths: 100...200)
    // What sticks out by no more than 1/512 is not reported.
    #expect(ranges.map(\.widths) == [100...159.9970703125, 159.998046875...200])
    #expect(ranges.leastSoundWidth == 159.998046875)
    #expect(try view.ranges(widths: 100...150).leastSoundWidth == nil)
    #expect(try view.ranges(widths: 170...180).leastSoundWidth == 170)
    let text = VStack { Text("some words here").id("words") }
    let lines = try text.ranges(columns: 4...20)
    #expect(lines.map { $0.lines["words"] } == [3, 3, 2, 1])
    // In four columns a word is cut.
    #expect(lines.map(\.widths) == [4...4, 5...9, 10...14, 15...20])
  }
}
