import Testing
import TrussIR

struct VariableTests {
  /// What an attribute is in an item's four variables: x, y, width, height and a constant.
  @Test(arguments: [
    (Attribute.left, false, [1.0, 0, 0, 0], 0.0), (.right, false, [1, 0, 1, 0], 0),
    (.leading, false, [1, 0, 0, 0], 0), (.trailing, false, [1, 0, 1, 0], 0),
    (.leading, true, [-1, 0, -1, 0], 0), (.trailing, true, [-1, 0, 0, 0], 0), (.top, false, [0, 1, 0, 0], 0),
    (.bottom, false, [0, 1, 0, 1], 0), (.width, false, [0, 0, 1, 0], 0), (.height, false, [0, 0, 0, 1], 0),
    (.centerX, false, [1, 0, 0.5, 0], 0), (.centerY, false, [0, 1, 0, 0.5], 0),
    (.firstBaseline, false, [0, 1, 0, 0], 12), (.lastBaseline, false, [0, 1, 0, 0], 28),
  ])
  func attributesInVariables(attribute: Attribute, isRightToLeft: Bool, expected: [Double], constant: Double) {
    var system = ConstraintSystem()
    let item = system.addItem(
      Item("Text", isRightToLeft: isRightToLeft, firstBaseline: 12, lastBaseline: 28))
    system.add(Constraint(Expression([Term(item, attribute)]), .equal, 0))
    var coefficients = [0.0, 0, 0, 0]
    let right = system.forEachVariable(ofRow: 0) { coefficients[Int($0.index)] += $1 }
    #expect(coefficients == expected)
    #expect(right == -constant)
  }

  @Test func baselineOfAnItemWithoutTextIsItsBottom() {
    var system = ConstraintSystem()
    let item = system.addItem(Item("Box"))
    system.add(Constraint(Expression([Term(item, .lastBaseline)]), .equal, 0))
    var coefficients = [0.0, 0, 0, 0]
    _ = system.forEachVariable(ofRow: 0) { coefficients[Int($0.index)] += $1 }
    #expect(coefficients == [0, 1, 0, 1])
  }

  @Test func variablesKnowTheirItemAndComponent() {
    for component in Variable.Component.allCases {
      let variable = Variable(Item.ID(7), component)
      #expect(variable.item == Item.ID(7))
      #expect(variable.component == component)
    }
  }
}
