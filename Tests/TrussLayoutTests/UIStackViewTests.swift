import Foundation
import Testing
import TrussIR
import TrussLayout
import TrussViews

/// The constraints of a stack in UIStackView's words are those that UIStackView was seen to put up.
struct UIStackViewTests {
  /// The blocks of a listing: categories in order, their lines sorted, as the source does not order them alike.
  typealias Blocks = [[String]]

  static let article: [String: Blocks] = {
    guard
      let url = Bundle.module.url(forResource: "Fixtures/uistackview-constraints", withExtension: "txt"),
      let text = try? String(contentsOf: url, encoding: .utf8)
    else { return [:] }
    let sections = text.components(separatedBy: "\n== ").dropFirst().map { section in
      let (name, body) = (section.prefix { $0 != " " }, section.drop { $0 != "\n" })
      return (String(name), blocks(of: String(body)))
    }
    return Dictionary(uniqueKeysWithValues: sections)
  }()

  @Test func allConfigurationsAreRead() {
    #expect(Self.article.count == 15)
    #expect(Self.article.values.allSatisfy { $0.count >= 3 })
  }

  @Test(arguments: [
    ("1.1", HStack(distribution: .fill) { images }), ("1.2", HStack(distribution: .fillEqually) { images }),
    ("1.3", HStack(distribution: .fillProportionally) { images }),
    ("1.4", HStack(distribution: .equalSpacing, spacing: 10) { images }),
    ("1.5", HStack(distribution: .equalCentering) { images }),
    ("2.1", HStack(distribution: .fill, alignment: .fill) { images }),
    ("2.2", HStack(distribution: .fill, alignment: .leading) { images }),
    ("2.3", HStack(distribution: .fill, alignment: .center) { images }),
    ("2.4", HStack(distribution: .fill, alignment: .trailing) { images }),
    ("2.5", HStack(distribution: .fill, alignment: .firstBaseline) { texts }),
    ("2.6", HStack(distribution: .fill, alignment: .lastBaseline) { texts }),
    (
      "3.1",
      HStack(distribution: .fill, spacing: 10) {
        images[0].collapsed()
        images[1]
        images[2]
      }
    ), ("3.2", HStack(distribution: .fill, margins: Insets(all: 8)) { images }),
    ("3.4", HStack(distribution: .fill, alignment: .center) { images[0] }),
  ])
  func horizontalStacks(_ configuration: String, _ stack: HStack) throws {
    let expected = try #require(Self.article[configuration])
    let system = try Lowering(stack.id("StackView"), width: configuration == "1.3" ? 200 : nil).constraints
    #expect(Self.blocks(of: system.listing) == expected)
  }

  @Test func baselineRelativeStack() throws {
    let stack = VStack(distribution: .fill, spacing: 20, baselineRelative: true) { Self.texts }
    let system = try Lowering(stack.id("StackView")).constraints
    #expect(Self.blocks(of: system.listing) == Self.article["3.3"])
  }

  @Test func intrinsicSizesArePrintedAsUIKitDoes() throws {
    let stack = HStack(distribution: .fill) { for image in Self.images { image.hugging(250) } }
    #expect(
      try Lowering(stack).constraints.listing.contains(
        """
        Intrinsic Content Size
         Subview0.width == 160 Hug:250 CompressionResistance:750
         Subview0.height == 200 Hug:250 CompressionResistance:750

        """))
  }

  static let images: [ModifiedView] = [(160.0, 200.0), (80, 100), (40, 50)].enumerated().map { number, size in
    Image("", natural: Size(width: size.0, height: size.1)).id("Subview\(number)")
  }

  static let texts: [ModifiedView] = (0..<3).map { Text("text").id("Subview\($0)") }

  /// The blocks of UIStackView's own categories, multipliers rounded to six digits, guides numbered as they appear.
  static func blocks(of listing: String) -> Blocks {
    var blocks: Blocks = []
    var guides: [String] = []
    var isWanted = false
    for line in listing.split(separator: "\n") {
      if line.hasPrefix(" ") {
        if isWanted { blocks[blocks.count - 1].append(normalized(line, &guides)) }
      } else {
        isWanted = line.hasPrefix("UI")
        if isWanted { blocks.append([String(line.prefix { $0 != " " && $0 != ":" })]) }
      }
    }
    return blocks.map { [$0[0]] + $0.dropFirst().sorted() }
  }

  private static func normalized(_ line: Substring, _ guides: inout [String]) -> String {
    line.split(separator: " ").map { word -> String in
      var word = String(word)
      for kind in ["_UIOLAGapGuide", "_UILayoutSpacer", "UIViewLayoutMarginsGuide"] {
        var range = word.startIndex..<word.endIndex
        while let found = word.range(of: "\(kind)[0-9]+", options: .regularExpression, range: range) {
          let name = String(word[found])
          if !guides.contains(name) { guides.append(name) }
          let number = guides.filter { $0.hasPrefix(kind) }.firstIndex(of: name) ?? 0
          word.replaceSubrange(found, with: "\(kind)<\(number)>")
          range = word.index(found.lowerBound, offsetBy: kind.count)..<word.endIndex
        }
      }
      if let star = word.firstIndex(of: "*"), let factor = Double(word[..<star]) {
        word = String(format: "%.6f", factor) + word[star...]
      }
      return word
    }.joined(separator: " ")
  }
}
