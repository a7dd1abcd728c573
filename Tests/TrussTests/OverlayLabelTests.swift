import Foundation
import TestSupport
import Testing
import Truss
@testable import TrussDrawing
import TrussText

/// The labels of an overlay cover neither each other nor a text of the picture, in random trees.
struct OverlayLabelTests {
  @Test(arguments: Seeds.first(UInt64(5))) func labelsCoverNothing(batch: UInt64) throws {
    var count = 0
    for seed in batch * 20..<batch * 20 + 20 {
      var (random, views) = (SplitMix64(seed: seed), 0)
      let plan = RandomPlan(depth: 3, isOfAll: true, count: &views, &random)
      let layout = try plan.view.layout(width: 300)
      let overlay = layout.overlayList([.frames, .gaps, .insets, .baselines, .guides, .problems, .constraints])
      let picture = layout.displayList.elements.compactMap(\.textRun)
      let texts = overlay.elements.compactMap(\.textRun)
      // The picture's own texts come first, twice as large.
      let seen = try #require(overlay.elements.compactMap(\.clip).first)
      let letters = texts.prefix(picture.count).flatMap(boxes).compactMap { $0.intersection(seen) }
      // Those under the surface of a gap are drawn once more.
      let labels = texts.dropFirst(picture.count).filter { !texts.prefix(picture.count).contains($0) }
        .map { ($0.string, $0.frame) }
      count += labels.count
      for (number, (label, frame)) in labels.enumerated() {
        for (other, box) in labels.dropFirst(number + 1) where covers(frame, box) {
          Issue.record("seed \(seed): \(label) \(frame) and \(other) \(box)")
        }
        for box in letters where covers(frame, box) {
          Issue.record("seed \(seed): \(label) \(frame) lies on a text in \(box)")
        }
      }
    }
    #expect(count > 100)
  }

  private func boxes(_ run: DisplayList.TextRun) -> [Rect] {
    (run.parts.isEmpty ? [run] : run.parts.map(run.line)).map { line in
      let width = line.font.width(of: line.string)
      let x =
        switch line.alignment {
        case .leading: line.frame.minX
        case .center: line.frame.midX - width / 2
        case .trailing: line.frame.maxX - width
        }
      return Rect(x: x, y: line.baseline - 0.72 * line.font.size, width: width, height: 0.9 * line.font.size)
    }
  }

  private func covers(_ one: Rect, _ other: Rect) -> Bool {
    min(one.maxX, other.maxX) - max(one.minX, other.minX) > 0.01
      && min(one.maxY, other.maxY) - max(one.minY, other.minY) > 0.01
  }
}

extension DisplayList.Element {
  fileprivate var clip: Rect? { if case .beginClip(let rect, _, _) = self { rect } else { nil } }
  fileprivate var textRun: DisplayList.TextRun? { if case .text(let run) = self { run } else { nil } }
}
