import TestSupport
import Testing
import Truss
import TrussFigures

@testable import Gallery

/// Every letter of every text, label and title is seen, or something is reported.
struct LostLettersTests {
  /// Of 2,000 views where seeds are raised.
  @Test(arguments: 0..<UInt64(Seeds.areRaised ? 10 : 3)) func ofRandomViews(batch: UInt64) {
    for seed in batch * 200..<batch * 200 + Seeds.batch(200) {
      var generator = LanguageGenerator(seed: seed)
      var plan = generator.plan()
      for isText in [true, false] {
        plan.isText = isText
        guard let layout = try? plan.layout(), layout.diagnostics.isEmpty else { continue }
        let lost = layout.lostLetters
        #expect(
          lost.isEmpty, "seed \(seed), \(isText ? "cells" : "points")\n\(plan.code)\n\(isText ? layout.text : "")")
      }
    }
  }

  /// Of views with what hides letters: offsets, negative paddings, decorations outside of their views, masks, sheets and
  /// dialogs, low and narrow frames.
  @Test(arguments: 0..<UInt64(Seeds.areRaised ? 10 : 2)) func ofViewsThatHideLetters(batch: UInt64) {
    for seed in batch * 300..<batch * 300 + 300 {
      for isText in [true, false] {
        var generator = HidingViewGenerator(seed: seed)
        let view = generator.view(depth: 3)
        let layout = try? isText ? view.layout(columns: 24) : view.layout(width: 120)
        guard let layout, layout.diagnostics.isEmpty else { continue }
        let lost = layout.lostLetters
        #expect(
          lost.isEmpty, "seed \(seed), \(isText ? "cells" : "points")\n\(generator.code)\n\(isText ? layout.text : "")")
      }
    }
  }

  @Test(arguments: Seeds.some(of: gallery.map(\.name), oneOf: 3, turn: 1)) func ofTheGallery(name: String) throws {
    let figure = try #require(gallery.first { $0.name == name })
    let views = [figure.view] + (figure.change?.views ?? [])
    for view in views {
      let cells = try view.layout(columns: figure.width.map { Int($0 / 5) }, environment: figure.environment)
      let points = try view.layout(width: figure.width, height: figure.height, environment: figure.environment)
      for layout in [cells, points] where layout.diagnostics.isEmpty {
        #expect(layout.lostLetters == [], "\(layout.medium.isCells ? layout.text : "")")
      }
    }
  }
}
