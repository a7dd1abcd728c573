import Foundation
import Testing
import Truss

private struct Expression { var text: String }
private enum Category: CaseIterable { case narrow, wide }
private struct Variable { var name = "x" }
private struct Constraint { var expression: Expression }
private struct Item { var category = Category.wide }
private struct Attribute { var value = 1 }
private struct Strength { var level = 2 }

/// `import Truss` leaves the words of constraint systems, of Foundation and of Swift Testing to their owners.
struct OwnNamesTests {
  @Test func ownTypesBesideThoseOfALayout() throws {
    let layout = try HStack { Text("a").id("a") }.layout(width: 80)
    let constraint = Constraint(expression: Expression(text: layout.constraints.listing))
    #expect(constraint.expression.text.hasPrefix("Canvas:\n"))
    #expect(Item().category == Category.allCases.last && Variable().name == "x")
    #expect(Attribute().value + Strength().level == 3)
  }

  @Test func valuesOfTypesThatAreNotNamed() throws {
    let layout = try Text("a").id("a").layout(width: 80)
    let row = try #require(layout.constraints.constraints.first)
    let priority: Priority = row.priority
    #expect(row.relation == .equal && priority == .required)
    #expect(row.left.terms.map(\.coefficient) == [1])
    #expect(layout.why("a", .width) != nil)
  }

  @Test func namesOfFoundationAndTesting() {
    let progress: Progress = Progress(totalUnitCount: 2)
    let location: SourceLocation = #_sourceLocation
    let place = SourceLine(fileID: location.fileID, line: location.line)
    #expect(progress.totalUnitCount == 2 && place.description.hasPrefix("TrussTests/OwnNamesTests.swift:"))
  }
}
