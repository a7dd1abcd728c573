import TestSupport
import Testing
import TrussIR

struct ListingTests {
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
        Intrinsic Content Size
         "First Name".width == 40 CompressionResistance:750
         2*"First Name".width - root.left <= -3 priority:999.5

        """)
  }

  @Test(arguments: [
    ("a", "a.width"), ("a b", "\"a b\".width"), ("9", "\"9\".width"), ("say \"hi\"", "\"say \\\"hi\\\"\".width"),
    ("back\\slash", "\"back\\\\slash\".width"), ("two\nlines", "\"two\\nlines\".width"), ("", "\"\".width"),
    ("\r\n", "\"\\r\\n\".width"), ("scroll.content", "scroll.content.width"), ("a.top", "\"a.top\".width"),
    ("_Guide:0x60f", "_Guide:0x60f.width"), ("a:b", "\"a:b\".width"), ("\u{202E}", "\"\\u{202E}\".width"),
    ("a\u{200B}b", "\"a\\u{200B}b\".width"), ("a\u{E0062}", "\"a\\u{E0062}\".width"),
  ])
  func quotesNamesThatAreNoIdentifiers(name: String, expected: String) {
    var system = ConstraintSystem()
    let item = system.addItem(Item("Text", name: name))
    system.add(Constraint(Expression([Term(item, .width)]), .equal, 0.1))
    #expect(system.listing == "Constraints:\n \(expected) == 0.1\n")
  }

  @Test func noTwoItemsPrintAlike() {
    var system = ConstraintSystem()
    for item in [
      Item("Text"), Item("Text", name: "Text0"), Item("Text", name: "a"), Item("Box", name: "a"),
      Item("Box", name: "a_3"), Item("Text"),
    ] {
      system.addItem(item)
    }
    #expect(system.itemNames == ["Text0_0", "Text0", "a", "a_3_3", "a_3", "Text5"])
    #expect(system.name(of: Item.ID(3)) == "a_3_3")
    #expect(system.name(of: Item.ID(9)) == "Missing9")
  }

  @Test func gapsNameTheItemAroundThemInTheHeader() {
    var system = ConstraintSystem()
    let items = ["p", "q", "a", "b"].map { system.addItem(Item("View", name: $0)) }
    func gap(_ later: Int, _ end: Attribute, _ earlier: Int, _ start: Attribute, _ relation: Relation = .equal) {
      system.add(
        Constraint(
          Expression([Term(items[later], end)]), relation, Expression([Term(items[earlier], start)], constant: 8),
          category: .spacing, notation: .spacing))
    }
    gap(3, .leading, 2, .trailing, .greaterThanOrEqual)
    gap(2, .leading, 0, .leading)
    gap(0, .bottom, 3, .bottom)
    gap(2, .centerX, 3, .trailing)
    gap(2, .top, 1, .top, .lessThanOrEqual)
    #expect(
      system.listing == """
        Spacing | p:
         H:[a]-(>=8)-[b]
         H:|-(8)-[a]
         V:[b]-(8)-|
         a.centerX == b.trailing + 8
        Spacing | q:
         V:|-(<=8)-[a]

        """)
    #expect(system.constraints.map(\.notation) == [.spacing, .spacing, .spacing, .anchors, .spacing])
    #expect(system.line(ofRow: 0) == "H:[a]-(>=8)-[b]")
    #expect(system.line(ofRow: 4) == "a.top <= q.top + 8")
  }

  @Test func contentSizesArePairs() {
    var system = ConstraintSystem()
    let item = system.addItem(Item("Text", name: "a"))
    func add(_ attribute: Attribute, _ relation: Relation, _ size: Double, _ priority: Priority, label: String? = nil) {
      system.add(
        Constraint(
          Expression([Term(item, attribute)]), relation, Expression(constant: size), priority: priority,
          category: .intrinsicSize, label: label))
    }
    add(.width, .lessThanOrEqual, 40, 251)
    add(.width, .greaterThanOrEqual, 40, 740)
    add(.width, .greaterThanOrEqual, 12, 750)
    add(.height, .greaterThanOrEqual, 20, .required)
    add(.width, .lessThanOrEqual, 40, 251)
    add(.height, .lessThanOrEqual, 20, 250, label: "high")
    add(.left, .lessThanOrEqual, 20, 250)
    #expect(
      system.listing == """
        Intrinsic Content Size
         a.width == 40 Hug:251 CompressionResistance:740
         a.width >= 12 priority:750
         a.height == 20 CompressionResistance:1000
         a.width == 40 Hug:251
         a.height <= 20 priority:250 label:high
         a.left <= 20 priority:250

        """)
  }

  @Test func equalSystemsSayTheSame() throws {
    let one = try ConstraintSystem(listing: "a.width == b.width\nb.width == 5")
    #expect(try ConstraintSystem(listing: "X | b\nConstraints\na.width == b.width\nb.width == 5") == one)
    for other in [
      "a.width == b.width", "b.width == a.width\nb.width == 5", "a.width == b.width\nb.width == 6",
      "a.width == b.width\nb.width >= 5", "a.width == b.width\nb.width == 5 priority:5",
      "a.width == b.width\nb.width == 5 label:x", "a.width == b.width\nX:\nb.width == 5",
      "a.width == b.width\nc.width == 5", "a.width == b.height\nb.width == 5", "a.width == 2*b.width\nb.width == 5",
      "a.width - b.width == 0\nb.width == 5",
    ] {
      #expect(try ConstraintSystem(listing: other) != one, "\(other)")
    }
    #expect(try ConstraintSystem(listing: "H:[a]-(8)-[b]") != ConstraintSystem(listing: "b.leading == a.trailing + 8"))
  }

  @Test func aSystemMayHaveManyCategories() throws {
    let rows = (0..<Seeds.batch(70_000)).map { "c\($0):\n a.width == \($0)\n" }.joined()
    let system = try ConstraintSystem(listing: rows)
    #expect(system.constraints.last?.category == Category("c\(Seeds.batch(70_000) - 1)"))
    #expect(system.listing == rows)
  }

  @Test func givesBackTheConstraintsThatWereAdded() {
    var system = ConstraintSystem()
    let item = system.addItem(Item("Box", name: "a"))
    let location = SourceLine(fileID: "App/Row.swift", line: 12)
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
