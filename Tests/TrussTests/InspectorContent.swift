import Foundation
import Testing
import Truss

/// What the script of an inspector's page reads, as `InspectorData` in TrussDrawing describes it.
struct InspectorContent {
  struct View: Equatable {
    var kind: String
    var path: String
    var text: String
    var spelling: String
    var source: String
    var depth: Int
    var frame: [Double]
    var reasons: [Reason?]
  }

  enum Reason: Equatable {
    case row(Int)
    case rows([Int], inputs: [Int])
  }

  struct Row: Equatable {
    var line: String
    var group: String
    var category: String
    var priority: Double
    var source: String
    var variables: [Int]
  }

  struct Size {
    var width: Double
    var svg: String
    var views: [View]
    var guideReasons: [[Reason?]]
    var guideWords: [String]
    var rows: [Row]
    var violations: [Int: Double]
    var diagnostics: [(kind: String, message: String, views: [Int])]
  }

  /// The explanations of categories.
  var categories: [String: String]
  var sizes: [Size]
  var start: Int

  init(_ inspector: Inspector) throws {
    let page = inspector.document
    let first = try #require(page.range(of: "id=\"data\">"))
    let end = try #require(page.range(of: "</script>", range: first.upperBound..<page.endIndex))
    let json = try JSONSerialization.jsonObject(with: Data(page[first.upperBound..<end.lowerBound].utf8))
    let data = try #require(json as? [String: Any])
    start = try #require(data["start"] as? Int)
    let heads = try #require(data["heads"] as? [[String]])
    categories = try #require(data["categories"] as? [String: String])
    let words = try #require(data["words"] as? [String])
    let groups = try #require(data["groups"] as? [String])
    let rows = try #require(data["rows"] as? [[Any]]).map { row in
      Row(
        line: try #require(row[0] as? String), group: groups[try #require(row[1] as? Int)],
        category: try #require(row[2] as? String), priority: try #require(row[3] as? Double),
        source: try #require(row[4] as? String), variables: try #require(row[6] as? [Int]))
    }
    sizes = try #require(data["sizes"] as? [[String: Any]]).map { size in
      let places = try #require(size["rows"] as? [Int])
      let off = try #require(size["off"] as? [[Double]])
      return Size(
        width: try #require(size["width"] as? Double), svg: try #require(size["svg"] as? String),
        views: try #require(size["views"] as? [[Any]]).map { try View($0, heads) },
        guideReasons: try #require(size["guides"] as? [[Any]]).map { try Reason.list($0[3]) },
        guideWords: try #require(size["guides"] as? [[Any]]).map { words[try #require($0[4] as? Int)] },
        rows: places.map { rows[$0] },
        violations: Dictionary(uniqueKeysWithValues: off.map { (Int($0[0]), $0[1]) }),
        diagnostics: try #require(size["diagnostics"] as? [[String: Any]]).map { diagnostic in
          (
            try #require(diagnostic["kind"] as? String), try #require(diagnostic["message"] as? String),
            try #require(diagnostic["views"] as? [Int])
          )
        })
    }
  }
}

extension InspectorContent.View {
  fileprivate init(_ view: [Any], _ heads: [[String]]) throws {
    let head = heads[try #require(view[0] as? Int)]
    (kind, path, text, spelling, source) = (head[0], head[1], head[2], head[3], head[4])
    depth = try #require(view[1] as? Int)
    frame = try #require(view[2] as? [Double])
    reasons = try InspectorContent.Reason.list(view[3])
  }
}

extension InspectorContent.Reason {
  fileprivate static func list(_ value: Any) throws -> [Self?] {
    try #require(value as? [Any]).map { reason in
      if let row = reason as? Int { return .row(row) }
      guard let several = reason as? [[Int]] else { return nil }
      return .rows(several[0], inputs: several[1])
    }
  }
}
