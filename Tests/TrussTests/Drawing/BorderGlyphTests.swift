import Testing
import TrussViews

@testable import TrussDrawing

@Suite("Border glyphs")
struct BorderGlyphTests {
  private static let lines: [Border.Line?] = [nil, .light, .heavy, .double]

  /// Every sum of light, heavy and double arms.
  private static let allArms: [BorderArms] = lines.flatMap { up in
    lines.flatMap { right in
      lines.flatMap { down in
        lines.map { left in
          var arms = BorderArms.none
          arms[.top] = up
          arms[.right] = right
          arms[.bottom] = down
          arms[.left] = left
          return arms
        }
      }
    }
  }

  @Test("a glyph's name in Unicode says the arms it was chosen for")
  func names() throws {
    var exact = 0
    for arms in Self.allArms {
      guard let glyph = BorderGlyphs.unicode(arms) else {
        #expect(arms == .none)
        continue
      }
      let named = try armsNamed(glyph)
      if named == wholeLine(arms) {
        exact += 1
      } else {
        #expect(named == light(wholeLine(arms)), "\(glyph) for a junction that Unicode does not have")
      }
    }
    // 109 characters less 8 half lines, and 12 lone arms, which are drawn as whole lines.
    #expect(exact == 109 - 8 + 12)
  }

  @Test(
    "rounded and dashed lines keep their looks among themselves only",
    arguments: [
      (BorderArms(.bottom, .right, line: .rounded), "╭"), (BorderArms(.top, .left, line: .rounded), "╯"),
      (BorderArms(.bottom, .left, .right, line: .rounded), "┬"),
      (BorderArms(.left, .right, line: .rounded), "─"),
      (BorderArms(.left, .right, line: .dashed), "╌"), (BorderArms(.top, line: .dashed), "╎"),
      (BorderArms(.bottom, .right, line: .dashed), "┌"), (BorderArms(.top, .bottom, .right, line: .dashed), "├"),
    ] as [(BorderArms, Unicode.Scalar)])
  func appearance(arms: BorderArms, glyph: Unicode.Scalar) {
    #expect(BorderGlyphs.unicode(arms) == glyph)
  }

  @Test("a later line replaces an earlier one in the same direction")
  func sums() {
    var arms = BorderArms(.left, .right, line: .light)
    arms.add(BorderArms(.right, .bottom, line: .heavy))
    #expect(arms[.left] == .light)
    #expect(arms[.right] == .heavy)
    #expect(arms[.bottom] == .heavy)
    #expect(arms[.top] == nil)
  }

  /// The arms that a box-drawing character's name tells, as "DOWN LIGHT AND RIGHT HEAVY" or "DOUBLE VERTICAL".
  private func armsNamed(_ glyph: Unicode.Scalar) throws -> BorderArms {
    let prefix = "BOX DRAWINGS "
    let name = try #require(glyph.properties.name)
    try #require(name.hasPrefix(prefix))
    let weights: [Substring: Border.Line] = [
      "LIGHT": .light, "SINGLE": .light, "HEAVY": .heavy, "DOUBLE": .double,
    ]
    let directions: [Substring: [BorderArms.Direction]] = [
      "UP": [.top], "DOWN": [.bottom], "LEFT": [.left], "RIGHT": [.right],
      "VERTICAL": [.top, .bottom], "HORIZONTAL": [.left, .right],
    ]
    var arms = BorderArms.none
    var line: Border.Line?
    // A part without a weight of its own has the one before it.
    for part in name.dropFirst(prefix.count).split(separator: " AND ") {
      let words = part.split(separator: " ")
      line = words.compactMap { weights[$0] }.first ?? line
      for direction in words.compactMap({ directions[$0] }).joined() { arms[direction] = line }
    }
    return arms
  }

  /// A lone arm, and what makes it a whole line.
  private func wholeLine(_ arms: BorderArms) -> BorderArms {
    let present = BorderArms.Direction.allCases.filter { arms[$0] != nil }
    guard present.count == 1, let only = present.first, let line = arms[only] else { return arms }
    return BorderArms(only, only.opposite, line: line)
  }

  private func light(_ arms: BorderArms) -> BorderArms {
    var light = BorderArms.none
    for direction in BorderArms.Direction.allCases where arms[direction] != nil { light[direction] = .light }
    return light
  }
}
