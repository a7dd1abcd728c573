import Testing
import Truss

/// The commonest combinations of what stacks hold, with the frames that a program of SwiftUI's published rules gives
/// them: each proposal answered by a size, the least flexible view first.
@Suite struct StackCombinationsTests {
  @Test(arguments: StackCombination.all) func points(combination: StackCombination) throws {
    let layout = try combination.view.view.layout(
      width: combination.width, height: combination.height, environment: EnvironmentValues(stackStyle: .swiftUI))
    #expect(layout.frames(unit: (1, 1)) == combination.frames)
    #expect(
      combination.view.frames((combination.width, combination.height)).map(\.numbers).joined(separator: ", ")
        == combination.frames)
  }

  /// In cells of the size of a letter a combination of whole frames has the same ones.
  @Test func cells() throws {
    let letter = ModelView.letter
    let whole = StackCombination.all.filter { combination in
      combination.view.frames((combination.width, combination.height)).allSatisfy { rect in
        [rect.x, rect.width].allSatisfy { $0.remainder(dividingBy: letter.width) == 0 }
          && [rect.y, rect.height].allSatisfy { $0.remainder(dividingBy: letter.height) == 0 }
      }
    }
    #expect(whole.count >= 40)
    for combination in whole {
      let layout = try combination.view.view.layout(
        columns: Int(combination.width / letter.width), rows: combination.height.map { Int($0 / letter.height) },
        cell: Medium.CellSize(width: letter.width, height: letter.height),
        environment: EnvironmentValues(stackStyle: .swiftUI))
      #expect(layout.frames(unit: letter) == combination.frames, "\(combination)")
    }
  }
}

/// A view, the size that it is proposed, and the frames of its views but spacers, the outermost first.
struct StackCombination: CustomTestStringConvertible, Sendable {
  var name: String
  var width: Double
  var height: Double?
  var view: ModelView
  /// `x y width height` of each, in points.
  var frames: String

  var testDescription: String { name }
}

extension LayoutResult {
  /// The frames in multiples of a unit, from the place of the root in the frame that keeps it in the middle.
  fileprivate func frames(unit: (width: Double, height: Double)) -> String {
    let rects = frames.dropFirst().filter { $0.kind != "Spacer" }.map(\.rect)
    let origin = rects.first ?? Rect(x: 0, y: 0, width: 0, height: 0)
    return rects.map { rect in
      Rect(
        x: (rect.x - origin.x) * unit.width, y: (rect.y - origin.y) * unit.height, width: rect.width * unit.width,
        height: rect.height * unit.height
      ).numbers
    }.joined(separator: ", ")
  }
}

extension Rect {
  /// The numbers rounded to thousandths.
  fileprivate var numbers: String {
    [x, y, width, height].map { number in
      let rounded = (number * 1000).rounded() / 1000
      return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
    }.joined(separator: " ")
  }
}
