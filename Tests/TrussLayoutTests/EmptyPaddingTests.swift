import Foundation
import Testing
import TrussIR
import TrussLayout
import TrussTree
import TrussViews

/// A padding of 0 is none: views keep their frames.
struct EmptyPaddingTests {
  /// The trees of flex containers with a padding of 0 around each view inside, which has the share and the alignment of
  /// that view.
  @Test func framesStay() throws {
    let url = try #require(Bundle.module.url(forResource: "Fixtures/flexbox-frames", withExtension: "json"))
    let trees = try #require(try JSONSerialization.jsonObject(with: Data(contentsOf: url)) as? [[String: Any]])
    let padded = trees.map { tree in
      var (tree, count) = (tree, 0)
      if let root = tree["root"] as? [String: Any] { tree["root"] = Self.padded(root, &count) }
      return tree
    }
    let cases = try JSONDecoder().decode([BrowserCase].self, from: JSONSerialization.data(withJSONObject: padded))
    #expect(cases.count == 98)
    for example in cases {
      let layout = try example.layout()
      for (index, numbers) in example.frames.enumerated() {
        let rect = try #require(layout.frame(of: ViewID("\(index)")))
        let isSame = zip([rect.x, rect.y, rect.width, rect.height], numbers).allSatisfy { abs($0 - $1) < 0.02 }
        #expect(isSame, "\(example.name): view \(index) is at \(rect) and not at \(numbers)")
      }
    }
  }

  /// A node and those inside it, named by their place in the tree, each but the root with a padding of 0.
  private static func padded(_ node: [String: Any], _ count: inout Int) -> [String: Any] {
    var node = node
    node["id"] = "\(count)"
    if count > 0 {
      node["padding"] = [0, 0, 0, 0]
      node["flexOfPadding"] = node.removeValue(forKey: "flex")
      node["selfOfPadding"] = node.removeValue(forKey: "self")
    }
    count += 1
    if let children = node["children"] as? [[String: Any]] { node["children"] = children.map { padded($0, &count) } }
    return node
  }
}
