import Testing
import Truss

/// The code of `Documentation/Conflicts.md`, compiled and run.
struct ConflictsPageExamples {
  @ViewBuilder private var column: ViewContent {
    VStack(distribution: .fill) {
      Box().height(85)
      Box().id("player")
        .height(51)
        .collapsed(true)
    }
  }

  @Test func theConflictOfAHiddenView() throws {
    let message = try #require(try column.layout(width: 100).diagnostics.first).message
    let lines = message.split(separator: "\n").map { $0.split(separator: " ", omittingEmptySubsequences: true) }
    #expect(lines.count == 4)
    #expect(lines[1].prefix(3).joined(separator: " ") == "player.height == 51")
    #expect(lines[2].prefix(4).joined(separator: " ") == "player.height == 0 UISV-hiding")
    let page = try Page("Conflicts").text
    for line in [lines[0], lines[3]] { #expect(page.contains(line.joined(separator: " "))) }
  }

  @Test func theMessagesOfAnOverflowAndAnAmbiguity() throws {
    let row = HStack(spacing: 10) {
      Button("Play").width(120)
      Button("Share").width(120).id("share")
    }
    let badge = ZStack(align: nil) { Box("3").id("badge") }
      .constraints { ViewID("badge").right == ViewID.superview.right }
    var messages: [String] = []
    func print(_ diagnostic: Diagnostic) { messages.append("\(diagnostic.kind.rawValue): \(diagnostic.message)") }
    for view in [row, badge] as [any View] {
      for diagnostic in try view.layout(width: 200).diagnostics { print(diagnostic) }
    }
    #expect(messages.count == 2)
    let page = try Page("Conflicts").text.split { $0.isWhitespace }.joined(separator: " ")
    for message in messages { #expect(page.contains(message), "\(message)") }
  }
}
