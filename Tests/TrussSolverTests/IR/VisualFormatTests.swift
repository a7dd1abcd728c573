import Testing
import TrussIR

struct VisualFormatTests {
  /// The examples of Apple's Auto Layout Guide, in its order.
  @Test(arguments: [
    ("[button]-[textField]", ["H:[button]-(8)-[textField]"]),
    ("[button(>=50)]", ["button.width >= 50"]),
    ("|-50-[purpleBox]-50-|", ["H:|-(50)-[purpleBox]", "H:[purpleBox]-(50)-|"]),
    ("V:[topField]-10-[bottomField]", ["V:[topField]-(10)-[bottomField]"]),
    ("[maroonView][blueView]", ["H:[maroonView]-(0)-[blueView]"]),
    ("[button(100@20)]", ["button.width == 100 priority:20"]),
    ("[button1(==button2)]", ["button1.width == button2.width"]),
    ("[flexibleButton(>=70,<=100)]", ["flexibleButton.width >= 70", "flexibleButton.width <= 100"]),
    (
      "|-[find]-[findNext]-[findField(>=20)]-|",
      [
        "H:|-(20)-[find]", "H:[find]-(8)-[findNext]", "H:[findNext]-(8)-[findField]", "findField.width >= 20",
        "H:[findField]-(20)-|",
      ]
    ),
  ])
  func applesExamples(text: String, expected: [String]) throws { #expect(try rows(text) == expected) }

  /// The sign-in form of "Flexible Layouts with Swift and UIStackView", with the options that it passes: along the
  /// format, and so nothing, as each format has one view.
  @Test(
    arguments: [
      (
        "H:|-20-[formStackView]-20-|", [.alignAllRight, .alignAllLeft],
        ["H:|-(20)-[formStackView]", "H:[formStackView]-(20)-|"]
      ),
      (
        "V:|-20-[formStackView]-8-|", [.alignAllTop, .alignAllBottom],
        ["V:|-(20)-[formStackView]", "V:[formStackView]-(8)-|"]
      ),
      ("V:[emailField(<=30)]", [.alignAllTop, .alignAllBottom], ["emailField.height <= 30"]),
      ("V:[passwordField(<=30)]", .alignAllCenterY, ["passwordField.height <= 30"]),
    ] as [(String, VisualFormat.Options, [String])])
  func theSignInForm(text: String, options: VisualFormat.Options, expected: [String]) throws {
    #expect(try rows(text, options: options) == expected)
  }

  @Test(
    arguments: [
      ("[a]", []),
      ("|[a]|", ["H:|-(0)-[a]", "H:[a]-(0)-|"]),
      ("V:|-[a]-[b]-|", ["V:|-(20)-[a]", "V:[a]-(8)-[b]", "V:[b]-(20)-|"]),
      ("H:[a]-(-8)-[b]", ["H:[a]-(-8)-[b]"]),
      ("[a]-0-[b]-.5-[c]-1.5e2-[d]", ["H:[a]-(0)-[b]", "H:[b]-(0.5)-[c]", "H:[c]-(150)-[d]"]),
      ("[a]-(>=10@250)-[b]", ["H:[a]-(>=10)-[b] priority:250"]),
      ("[a]-(>=8,<=20,10@1)-[b]", ["H:[a]-(>=8)-[b]", "H:[a]-(<=20)-[b]", "H:[a]-(10)-[b] priority:1"]),
      ("|->=8-[a]-12@750-|", ["H:|-(>=8)-[a]", "H:[a]-(12)-| priority:750"]),
      ("[a(>=70,<=100@20)]", ["a.width >= 70", "a.width <= 100 priority:20"]),
      ("V:[a(b)]", ["a.height == b.height"]),
      ("[a(==b*0.5)]", ["a.width == 0.5*b.width"]),
      ("[a(b/2+10)]", ["a.width == 0.5*b.width + 10"]),
      ("[a(<=b-10@high)]", ["a.width <= b.width - 10 priority:750"]),
      ("[a(>=gap)]-gap-[b]-(gap*2+1)-[c]", ["a.width >= 12", "H:[a]-(12)-[b]", "H:[b]-(25)-[c]"]),
      ("[a(b*half)]", ["a.width == 0.5*b.width"]),
      ("[a(7*half-1)]", ["a.width == 2.5"]),
      ("[gap(gap)]-[a(\"gap\")]", ["gap.width == 12", "H:[gap]-(8)-[a]", "a.width == gap.width"]),
      ("[\"First Name\"(==\"a|]\\\"\")]|", ["\"First Name\".width == \"a|]\\\"\".width", "H:[\"First Name\"]-(0)-|"]),
      ("[scroll.content]-[_b1]-[宽]", ["H:[scroll.content]-(8)-[_b1]", "H:[_b1]-(8)-[宽]"]),
      ("[p]-(<=1)-[a]", ["H:[p]-(<=1)-[a]"]),
      (
        " \tV : | - ( >= 8 , <= gap @ high ) - [ a ( == b * 2 - 1 ) ] - 3 - [ c ] ",
        ["V:|-(>=8)-[a]", "V:|-(<=12)-[a] priority:750", "a.height == 2*b.height - 1", "V:[a]-(3)-[c]"]
      ),
    ] as [(String, [String])])
  func meansItsConstraints(text: String, expected: [String]) throws {
    #expect(try rows(text, metrics: ["gap": 12, "high": 750, "half": 0.5]) == expected)
  }

  @Test func theStandardSpacingIsGiven() throws {
    #expect(
      try rows("|-[a]-[b]-|", spacing: VisualFormat.Spacing(siblings: 6, superview: 16)) == [
        "H:|-(16)-[a]", "H:[a]-(6)-[b]", "H:[b]-(16)-|",
      ])
  }

  @Test(arguments: [
    (VisualFormat.Options.alignAllTop, "top"), (.alignAllBottom, "bottom"), (.alignAllCenterY, "centerY"),
    (.alignAllFirstBaseline, "firstBaseline"), (.alignAllLastBaseline, "lastBaseline"), (.alignAllLeft, "left"),
    (.alignAllRight, "right"), (.alignAllLeading, "leading"), (.alignAllTrailing, "trailing"),
    (.alignAllCenterX, "centerX"),
  ])
  func viewsAreAlignedWithTheFirst(option: VisualFormat.Options, attribute: String) throws {
    let isVertical = ["left", "right", "leading", "trailing", "centerX"].contains(attribute)
    let (along, across) = isVertical ? ("V", "H") : ("H", "V")
    #expect(
      try rows("\(along):|[a][b]-[c]", options: option) == [
        "\(along):|-(0)-[a]", "\(along):[a]-(0)-[b]", "\(along):[b]-(8)-[c]", "b.\(attribute) == a.\(attribute)",
        "c.\(attribute) == a.\(attribute)",
      ])
    let error = #expect(throws: VisualFormatError.self) { try rows("\(across):|[a][b]", options: option) }
    #expect(
      error?.expected.hasSuffix("not alignAll\(attribute.prefix(1).uppercased())\(attribute.dropFirst())") == true)
  }

  @Test func alignmentsMayBeCombined() throws {
    #expect(
      try rows("[a][b]", options: [.alignAllBottom, .alignAllTop]) == [
        "H:[a]-(0)-[b]", "b.top == a.top", "b.bottom == a.bottom",
      ])
  }

  @Test(arguments: [
    (VisualFormat.Options.directionLeadingToTrailing, ["H:|-(1)-[a]", "H:[a]-(>=2)-[b]", "H:[b]-(3)-|"]),
    (.directionLeftToRight, ["a.left == p.left + 1", "b.left >= a.right + 2", "p.right == b.right + 3"]),
    (.directionRightToLeft, ["p.right == a.right + 1", "a.left >= b.right + 2", "b.left == p.left + 3"]),
  ])
  func readsInADirection(option: VisualFormat.Options, expected: [String]) throws {
    #expect(try rows("|-1-[a]-(>=2)-[b]-3-|", options: option) == expected)
    #expect(try rows("V:[a]-1-[b]", options: option) == ["V:[a]-(1)-[b]"])
  }

  @Test func constraintsSayWhereTheyComeFrom() throws {
    let origin = SourceLine(fileID: "App/Form.swift", line: 3)
    let format = try VisualFormat("[a(5)]-[b]")
    for constraint in try format.constraints(category: .size, origin: origin, item: { _ in Item.ID(0) }) {
      #expect(constraint.category == .size)
      #expect(constraint.origin == origin)
    }
    #expect(try format.constraints { _ in Item.ID(0) }.map(\.category) == [.visualFormat, .visualFormat])
    #expect(try format.constraints { _ in Item.ID(0) }.map(\.notation) == [.anchors, .spacing])
  }

  @Test func isAValueThatTellsWhatItHas() throws {
    let format = try VisualFormat("V:|-[name]-(>=gap@high)-[\"b c\"(==name/2)]")
    #expect(format.orientation == .vertical)
    #expect(format.description == format.text)
    #expect(format.elements.count == 3)
    #expect(format.elements[0] == .superview)
    #expect(format.connections.first == .standard)
    guard case .view(let view) = format.elements[2], let predicate = view.predicates.first else {
      Issue.record("no predicate")
      return
    }
    #expect(view.name == "b c")
    #expect(predicate.object.content == .name("name"))
    #expect(predicate.operations.map(\.operator) == [.dividedBy])
    #expect(predicate.operations.map(\.operand.content) == [.number(2)])
    #expect(try VisualFormat(format.text) == format)
    #expect(try VisualFormat("V:|-[name]") != format)
  }
}
