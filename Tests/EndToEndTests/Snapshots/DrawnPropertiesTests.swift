import TestSupport
import Testing
import Truss
import TrussDrawing
import TrussLayout
import TrussViews

@testable import TrussDifferences
@testable import TrussTesting

/// Two values that are drawn differently have different frames in snapshots.
struct DrawnPropertiesTests {
  /// Whoever adds a property to what is drawn adds two views here that differ in it.
  @Test(arguments: DrawnProperties.all) func everyProperty(of type: DrawnProperties) throws {
    #expect(Set(type.labels) == Set(type.pairs.map(\.0) + type.silent), "\(type.name)")
    for (property, one, other) in type.pairs {
      var isDrawn = false
      for isText in [false, true] {
        let layouts = try [one, other].map { view in
          isText
            ? try view.layout(columns: 30, rows: 12)
            : try view.layout(width: 150, height: 120)
        }
        let isDrawnHere = areDrawnDifferently(layouts[0], layouts[1])
        isDrawn = isDrawn || isDrawnHere
        let frames = layouts.map(\.frameList)
        #expect(!isDrawnHere || frames[0].description != frames[1].description, "\(type.name).\(property)")
        for frames in frames { #expect(FrameList(parsing: frames.description) == frames) }
      }
      #expect(isDrawn, "\(type.name).\(property) is not drawn in these views")
    }
  }

  /// A weight that a font has anyway makes another list, but no other drawing.
  private func areDrawnDifferently(_ one: LayoutResult, _ other: LayoutResult) -> Bool {
    if one.displayList == other.displayList { return false }
    return one.svg().document != other.svg().document
  }

  /// Of two random views, one of which is the other with a change.
  @Test(arguments: Seeds.first(6)) func randomViews(seed: UInt64) throws {
    var generator = LanguageGenerator(seed: 7_000 + seed, hasTables: true)
    let plan = generator.plan()
    guard let layout = try? plan.layout() else { return }
    let frames = layout.frameList
    #expect(FrameList(parsing: frames.description) == frames, "seed \(seed)")
    let looks: [LanguageModifier.Kind] = [
      .hidden, .backgroundColor, .border, .borderOfEdges, .titledBorder, .cornerRadius, .clipped, .clipShape, .zIndex,
      .opacity, .font, .weight, .italic, .monospaced, .lineLimit, .truncation, .lines, .underline, .foreground, .link,
      .tint, .layoutDirection, .overlay, .background,
    ]
    for round in 0..<8 {
      var (edited, change) = (plan, "")
      if round % 3 == 0 {
        let edit = generator.edit(plan)
        (edited, change) = (edit.plan, edit.description)
      } else {
        let paths = plan.root.paths
        let path = paths[Int(generator.random.next() % UInt64(paths.count))]
        let modifier = generator.modifier(looks[Int(generator.random.next() % UInt64(looks.count))])
        edited.root[path].modifiers.append(modifier)
        change = "\(modifier.kind) of \(plan.root[path].label)"
      }
      guard let other = try? edited.layout(), areDrawnDifferently(layout, other) else { continue }
      #expect(other.frameList.description != frames.description, "seed \(seed), \(change)")
    }
  }
}

/// The stored properties of a type, and for each two views that differ in it alone.
struct DrawnProperties: Sendable, CustomTestStringConvertible {
  var name: String
  var labels: [String]
  var pairs: [(String, any View & Sendable, any View & Sendable)]
  /// Those that are never drawn, or that others here are made of.
  var silent: [String]

  var testDescription: String { name }

  init(
    _ value: Any, _ pairs: [(String, any View & Sendable, any View & Sendable)], silent: [String] = []
  ) {
    name = "\(type(of: value))"
    labels = Mirror(reflecting: value).children.compactMap(\.label)
    (self.pairs, self.silent) = (pairs, silent)
  }
}
