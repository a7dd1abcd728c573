import Testing
import TrussIR

@Suite struct ListingTests {
  @Test func printsCategoriesAndRows() {
    var system = ConstraintSystem()
    let root = system.addItem(Item("VStack", name: "root"))
    let first = system.addItem(Item("Text", name: "First Name", parent: root))
    let other = system.addItem(Item("Text", parent: root))
    system.add(
      Constraint(
        Expression([Term(other, .leading)]), .equal, Expression([Term(first, .trailing)], constant: 8),
        category: .spacing))
    system.add(
      Constraint(
        Expression([Term(first, .width)]), .greaterThanOrEqual, 40, priority: 750, category: .intrinsicSize))
    system.add(
      Constraint(
        Expression([Term(2, Anchor(first, .width)), Term(-1, Anchor(root, .left))], constant: 3),
        .lessThanOrEqual, 0, priority: 999.5, category: .intrinsicSize))
    #expect(
      system.listing == """
        Spacing:
         Text2.leading == "First Name".trailing + 8
        Intrinsic Content Size:
         "First Name".width >= 40 priority:750
         2*"First Name".width - root.left <= -3 priority:999.5

        """)
  }

  @Test(arguments: [
    ("a", "a.width"), ("a b", "\"a b\".width"), ("9", "\"9\".width"), ("say \"hi\"", "\"say \\\"hi\\\"\".width"),
    ("back\\slash", "\"back\\\\slash\".width"), ("two\nlines", "\"two\\nlines\".width"), ("", "\"\".width"),
  ])
  func quotesNamesThatAreNoIdentifiers(name: String, expected: String) {
    var system = ConstraintSystem()
    let item = system.addItem(Item("Text", name: name))
    system.add(Constraint(Expression([Term(item, .width)]), .equal, 0.1))
    #expect(system.listing == "Constraints:\n \(expected) == 0.1\n")
  }

  @Test func givesBackTheConstraintsThatWereAdded() {
    var system = ConstraintSystem()
    let item = system.addItem(Item("Box", name: "a"))
    let location = SourceLocation(fileID: "App/Row.swift", line: 12)
    let constraint = Constraint(
      Expression([Term(item, .height)]), .equal, Expression([Term(0.7, Anchor(item, .width))], constant: 4),
      priority: 999, category: Category("Mine"), label: "ratio", origin: location)
    system.add(constraint)
    system.add(Constraint(Expression([Term(item, .width)]), .equal, 3))
    #expect(system.constraints.count == 2)
    #expect(system.constraints[0] == constraint)
    #expect(system.constraints[1].label == nil)
    #expect(system.constraints[1].category == .none)
    var other = system
    #expect(other == system)
    other.add(constraint)
    #expect(other != system)
  }
}
