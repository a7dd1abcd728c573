import Testing
import TrussDiagnostics
import TrussIR
import TrussSolver
import TrussTree
import TrussViews

/// Diagnostics of a tree, its frames, and rows that are written here: no rule of a container takes part.
struct PlainValuesTests {
  /// A view with another inside it, and their rows.
  private struct Example {
    let tree: ViewTree
    var system = ConstraintSystem()
    let outer: Item.ID
    let inner: Item.ID

    init(_ view: some View) throws {
      tree = try ViewTree(view.nodes, environment: EnvironmentValues())
      outer = system.addItem(Item("HStack", settledByRule: .all))
      inner = system.addItem(Item("Box", name: "a", parent: outer))
    }

    /// Adds a row about a size or a place.
    mutating func add(
      _ item: Item.ID, _ attribute: Attribute, _ value: Double, _ category: TrussIR.Category,
      _ relation: Relation = .equal
    ) {
      let origin = item == inner ? tree.entries[1].attributes.location(ofSize: 0) : nil
      system.add(
        Constraint(
          Expression([Term(item, attribute)]), relation, Expression(constant: value), category: category,
          origin: origin))
    }

    func diagnostics(_ rects: [Rect], isTextSettled: Bool = true) -> [Diagnostic] {
      SolvedLayout(
        tree, .points, rects, lookingAt: Array(tree.entries.indices), isTextSettled: isTextSettled,
        .rows(system, system.solve(), guideRects: [:]), textShortfall: { _ in nil }
      ).diagnostics
    }
  }

  private let outerRect = Rect(x: 0, y: 0, width: 100, height: 20)

  @Test func rowsThatCannotAllHold() throws {
    let line = #line + 1
    var example = try Example(HStack { Box().id("a").width(50) })
    for attribute in [Attribute.left, .top, .height] { example.add(example.inner, attribute, 0, .alignment) }
    example.add(example.inner, .width, 50, .size)
    example.add(example.inner, .width, 60, .canvas)
    let found = example.diagnostics([outerRect, Rect(x: 0, y: 0, width: 60, height: 0)])
    #expect(found.map(\.kind) == [.conflict])
    #expect(found.first?.views == [1])
    let message = try #require(found.first?.message)
    #expect(message.contains("a.width == 50            PlainValuesTests.swift:\(line)   .width(50)"), "\(message)")
    #expect(message.contains("a.width == 60   Canvas"), "\(message)")
    #expect(message.contains("say .width(50, priority: 999)"), "\(message)")
  }

  @Test func contentThatLeavesItsBox() throws {
    var example = try Example(HStack { Box().id("a").width(120) }.id("row"))
    for attribute in [Attribute.left, .top, .height] { example.add(example.inner, attribute, 0, .alignment) }
    example.add(example.inner, .width, 120, .size)
    let found = example.diagnostics([outerRect, Rect(x: 0, y: 0, width: 120, height: 0)])
    #expect(
      found.map(\.message) == ["the content of \"row\" is 20 wider than its box: \"a\" sticks out by 20 at the right"])
    #expect(found.first?.views == [1, 0])
  }

  @Test func whatNoRowDecides() throws {
    var example = try Example(HStack(justify: nil) { Box().id("a").width(50) }.id("row"))
    for attribute in [Attribute.top, .height] { example.add(example.inner, attribute, 0, .alignment) }
    example.add(example.inner, .width, 50, .size)
    let found = example.diagnostics([outerRect, Rect(x: 0, y: 0, width: 50, height: 0)])
    #expect(found.map(\.kind) == [.ambiguity])
    #expect(found.first?.message.hasPrefix("no constraint determines the x of \"a\"") == true)
    #expect(found.first?.message.hasSuffix("To fix it, give \"row\" a justify:") == true)
  }

  /// A guide has its frame beside those of the views.
  @Test func aGuideThatNoRowDecides() throws {
    var example = try Example(HStack { Box().id("a").width(50) }.id("row"))
    for attribute in [Attribute.left, .top, .height] { example.add(example.inner, attribute, 0, .alignment) }
    example.add(example.inner, .width, 50, .size)
    let guide = example.system.addItem(Item(RuleGuide.named.rawValue, name: "gap", parent: example.outer))
    for attribute in [Attribute.left, .top, .width, .height] {
      example.add(guide, attribute, 0, .extent, .greaterThanOrEqual)
    }
    let rects = [outerRect, Rect(x: 0, y: 0, width: 50, height: 0)]
    let found = SolvedLayout(
      example.tree, .points, rects, lookingAt: [0, 1], isTextSettled: true,
      .rows(
        example.system, example.system.solve(), guideRects: ["gap": Rect(x: 1, y: 2, width: 3, height: 4)]),
      textShortfall: { _ in nil }
    ).diagnostics
    #expect(found.map(\.kind) == [.ambiguity])
    #expect(found.first?.message.contains("of the guide \"gap\"") == true)
    #expect(found.first?.message.contains("(x 1, y 2, width 3, height 4)") == true, "\(found)")
  }

  @Test func textsWhoseLinesAreNotSettled() throws {
    var example = try Example(HStack { Box().id("a").width(0) })
    for attribute in [Attribute.left, .top, .width, .height] { example.add(example.inner, attribute, 0, .alignment) }
    let found = example.diagnostics([outerRect, .zero], isTextSettled: false)
    #expect(found.map(\.kind) == [.unsettledText])
  }
}
