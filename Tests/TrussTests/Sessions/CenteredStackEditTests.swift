import TestSupport
import Testing
import TrussLayout
import TrussTree
import TrussViews

@testable import Truss

/// A stack in which the centres of views are equally far apart, changed in a session.
struct CenteredStackEditTests {
  private struct Toolbar: View {
    var words: [String]
    var isVertical: Bool

    var body: some View {
      VStack(align: .fill, spacing: 4) {
        Text("Above").id("above")
        if isVertical {
          HStack(align: .start) {
            VStack(texts, distribution: .equalCentering, spacing: 2).id("stack").height(150)
            Text("beside")
          }
        } else {
          HStack(texts, distribution: .equalCentering, spacing: 2).id("stack")
        }
      }
    }

    var texts: [any View] { words.indices.map { Text(words[$0]).id(ViewID("word \($0)")) } }
  }

  /// Words that all have room at a width of 300 points, and some that have not.
  private static let words = [
    "a", "on", "the", "word", "words", "some more words", "a text that is far longer than others",
  ]

  @Test(arguments: Seeds.first(5), [false, true])
  func textsChangeAsInAFreshLayout(batch: Int, isVertical: Bool) throws {
    var random = SplitMix64(seed: UInt64(batch))
    let count = Int.random(in: 1...6, using: &random)
    var toolbar = Toolbar(words: Array(repeating: "word", count: count), isVertical: isVertical)
    var session = try LayoutSession(toolbar, width: 300)
    var inPlaceCount = 0
    for _ in 0..<25 {
      let position = Int.random(in: 0..<count, using: &random)
      toolbar.words[position] = Self.words.randomElement(using: &random) ?? ""
      try session.update(ViewID("word \(position)")) { AnyView(toolbar.texts[position]) }
      if session.freshLayoutReason == nil { inPlaceCount += 1 }
      let fresh = try toolbar.layout(width: 300)
      #expect(session.layout.frames == fresh.frames, "\(toolbar.words)")
      #expect(session.layout.diagnostics == fresh.diagnostics, "\(toolbar.words)")
    }
    #expect(inPlaceCount > 0, "changes are made in place where there is room")
  }

  @Test func viewsComeAndGo() throws {
    var toolbar = Toolbar(words: ["a", "word", "more", "on", "the"], isVertical: false)
    var session = try LayoutSession(toolbar, width: 300)
    try session.remove("word 4")
    toolbar.words.removeLast()
    #expect(session.layout.frames == (try toolbar.layout(width: 300)).frames)
    try session.insert(after: "word 3") { Text("words").id("word 4") }
    toolbar.words.append("words")
    #expect(session.layout.frames == (try toolbar.layout(width: 300)).frames)
    session = try LayoutSession(toolbar, width: 300)
    try session.resize(width: 120, height: nil)
    #expect(session.layout.frames == (try toolbar.layout(width: 120)).frames)
  }
}
