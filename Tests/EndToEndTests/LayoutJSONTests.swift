import Foundation
import TestSupport
import Testing
import Truss
import TrussFigures

@testable import Gallery

/// `layout.json`: what it has is the layout's. `.ci/json` has it validated.
struct LayoutJSONTests {
  private struct Card: View {
    var body: some View {
      VStack(spacing: 4, insets: Insets(all: 8)) {
        Text("Forgot your password?").lineLimit(1).id("a \"title\"")
        Text("It takes a minute.").bold()
        Button("Go on").id("go")
      }
    }
  }

  @Test func aCard() throws {
    let layout = try Card().layout(width: 100)
    #expect(
      layout.json == """
        {
          "version": 1,
          "medium": "points",
          "width": 100,
          "height": 96,
          "views": [
            {"kind": "VStack", "x": 0, "y": 0, "width": 100, "height": 96, "file": "EndToEndTests/LayoutJSONTests.swift", "line": 13},
            {"kind": "Text", "name": "a \\"title\\"", "parent": 0, "x": 8, "y": 8, "width": 84, "height": 16, "texts": ["Forgot your password?"], "lines": ["Forgot your…"], "isCut": true, "attributes": {"lineLimit": "1"}, "file": "EndToEndTests/LayoutJSONTests.swift", "line": 14},
            {"kind": "Text", "parent": 0, "x": 8, "y": 28, "width": 84, "height": 32, "texts": ["It takes a minute."], "lines": ["It takes a", "minute."], "attributes": {"font": "sans 13 bold"}, "file": "EndToEndTests/LayoutJSONTests.swift", "line": 15},
            {"kind": "Button", "name": "go", "parent": 0, "x": 8, "y": 64, "width": 84, "height": 24, "texts": ["Go on"], "file": "EndToEndTests/LayoutJSONTests.swift", "line": 16}
          ],
          "diagnostics": []
        }

        """)
  }

  private struct Document: Decodable {
    struct View: Decodable {
      var parent: Int?
      var x: Double
      var y: Double
      var width: Double
      var height: Double
    }
    struct Message: Decodable { var kind: String }
    var views: [View]
    var diagnostics: [Message]
  }

  private func check(_ layout: LayoutResult, _ name: String) throws {
    let json = layout.json
    #expect(json == layout.json)
    let document = try JSONDecoder().decode(Document.self, from: Data(json.utf8))
    #expect(
      document.views.map { Rect(x: $0.x, y: $0.y, width: $0.width, height: $0.height) } == layout.frames.map(\.rect))
    for (view, frame) in zip(document.views, layout.frames) {
      #expect(view.parent.map { layout.frames[$0].depth + 1 } ?? 0 == frame.depth, "\(name)")
    }
    #expect(document.diagnostics.map(\.kind) == layout.diagnostics.map(\.kind.rawValue))
    guard let folder = ProcessInfo.processInfo.environment["TRUSS_JSON"] else { return }
    try json.write(toFile: "\(folder)/\(name).json", atomically: true, encoding: .utf8)
  }

  @Test(arguments: Seeds.some(of: gallery.map(\.name), oneOf: 4)) func ofTheGallery(name: String) throws {
    let figure = try #require(gallery.first { $0.name == name })
    try check(figure.view.layout(width: figure.width, environment: figure.environment), name)
  }

  @Test func ofRandomViews() throws {
    for seed in 0..<UInt64(Seeds.count(60)) {
      var generator = LanguageGenerator(seed: 8_000_000 + seed)
      if let layout = try? generator.plan().layout() { try check(layout, "random-\(seed)") }
    }
  }
}
