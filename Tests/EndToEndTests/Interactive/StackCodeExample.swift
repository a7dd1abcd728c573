import Testing
import Truss

@testable import Gallery

/// The code that the interactive screen shows after some keys, compiled: `StackCodeTests` compares each block with what
/// the screen writes, and its layout with the screen's frames.
struct StackCodeExample: Sendable, CustomTestStringConvertible {
  /// The keys that lead to it.
  var keys: String
  var function: String
  var layout: @Sendable () throws -> LayoutResult

  var testDescription: String { function }

  static let all = [
    StackCodeExample(keys: "", function: "atFirst", layout: atFirst),
    StackCodeExample(keys: "jjjjjlLLLg70\nbgnnw205\n", function: "manyBoxes", layout: manyBoxes),
    StackCodeExample(keys: "aLjjG20\n", function: "alongTheOtherAxis", layout: alongTheOtherAxis),
    StackCodeExample(keys: "JJS0\ni15\nLLL", function: "nothingSaid", layout: nothingSaid),
    StackCodeExample(keys: "fbbe30\npbpmmk30\nci20\n", function: "arrays", layout: arrays),
    StackCodeExample(keys: "be55\ng30\npomxmmm", function: "manyModifiers", layout: manyModifiers),
    StackCodeExample(keys: "e50\nbe60\nbe55\n", function: "overflow", layout: overflow),
    StackCodeExample(keys: "vjjllnn", function: "arranged", layout: arranged),
    StackCodeExample(keys: "vjjlxnne", function: "arrangedConflict", layout: arrangedConflict),
    StackCodeExample(
      keys: "vaLS0\nI5\nK0\nW185\n", function: "arrangedAlongTheOtherAxis", layout: arrangedAlongTheOtherAxis),
    StackCodeExample(keys: "jw\u{7F}h\u{7F}", function: "fitted", layout: fitted),
    StackCodeExample(keys: "jocw\u{7F}", function: "fittedCells", layout: fittedCells),
    StackCodeExample(keys: "g130\nn", function: "tooHigh", layout: tooHigh),
    StackCodeExample(keys: "fnnnnnm", function: "longArrays", layout: longArrays),
  ]
}

extension StackCodeExample {
  @Sendable private static func atFirst() throws -> LayoutResult {
    let stack = HStack(
      justify: .start, align: .center,
      spacing: 10, insets: Insets(all: 10)
    ) {
      Box("one").id("one")
      Box("two").id("two").height(50)
      Box("three").id("three")
    }
    let layout = try stack.layout(
      width: 200, height: 70)
    return layout
  }

  @Sendable private static func manyBoxes() throws -> LayoutResult {
    let stack = HStack(
      justify: .spaceEvenly, align: .fill,
      spacing: 10, insets: Insets(all: 10)
    ) {
      Box("one").id("one")
      Box("two").id("two").height(70)
      Box("three").id("three").height(10)
      Box("four").id("four")
      Box("five").id("five")
    }
    let layout = try stack.layout(
      width: 205, height: 70)
    return layout
  }

  @Sendable private static func alongTheOtherAxis() throws -> LayoutResult {
    let stack = VStack(
      justify: .center, align: .start,
      spacing: 10, insets: Insets(all: 10)
    ) {
      Box("one").id("one")
      Box("two").id("two").height(20)
      Box("three").id("three")
    }
    let layout = try stack.layout(
      width: 200, height: 70)
    return layout
  }

  @Sendable private static func nothingSaid() throws -> LayoutResult {
    let stack = HStack(
      justify: nil, align: nil,
      insets: Insets(
        horizontal: 15, vertical: 10)
    ) {
      Box("one").id("one")
      Box("two").id("two").height(50)
      Box("three").id("three")
    }
    let layout = try stack.layout(
      width: 200, height: 70)
    return layout
  }

  @Sendable private static func arrays() throws -> LayoutResult {
    let stack = HStack(
      justify: .start, align: .center,
      spacing: 10,
      insets: Insets(
        horizontal: 20, vertical: 30),
      widths: [30, nil, nil],
      proportionalWidths: [1, 1, nil],
      heights: [nil, 50, nil],
      individualAlignments: [nil, .start, nil]
    ) {
      Box("one").id("one")
      Box("two").id("two")
      Box("three").id("three")
    }
    let layout = try stack.layout(
      columns: 40, rows: 7)
    return layout
  }

  @Sendable private static func manyModifiers() throws -> LayoutResult {
    let stack = HStack(
      justify: .start, align: .center,
      spacing: 10, insets: Insets(all: 10)
    ) {
      Box("one").id("one")
      Box("two").id("two").height(50)
      Box("three").id("three").width(55)
        .height(30).proportionalWidth(1)
        .proportionalHeight(1).align(.end)
        .collapsed()
    }
    let layout = try stack.layout(
      width: 200, height: 70)
    return layout
  }

  @Sendable private static func overflow() throws -> LayoutResult {
    let stack = HStack(
      justify: .start, align: .center,
      spacing: 10, insets: Insets(all: 10)
    ) {
      Box("one").id("one").width(55)
      Box("two").id("two").width(50)
        .height(50)
      Box("three").id("three").width(60)
    }
    let layout = try stack.layout(
      width: 200, height: 70)
    return layout
  }

  @Sendable private static func arranged() throws -> LayoutResult {
    let stack = HStack(
      distribution: .fillProportionally,
      alignment: .center, spacing: 10,
      margins: Insets(all: 10)
    ) {
      Box("one").id("one")
      Box("two").id("two").height(50)
      Box("three").id("three")
      Box("four").id("four")
      Box("five").id("five")
    }
    let layout = try stack.layout(
      width: 200, height: 70)
    return layout
  }

  @Sendable private static func arrangedConflict() throws -> LayoutResult {
    let stack = HStack(
      distribution: .fillProportionally,
      alignment: .leading, spacing: 10,
      margins: Insets(all: 10)
    ) {
      Box("one").id("one")
      Box("two").id("two").width(20)
        .height(50).collapsed()
      Box("three").id("three")
      Box("four").id("four")
      Box("five").id("five")
    }
    let layout = try stack.layout(
      width: 200, height: 70)
    return layout
  }

  @Sendable private static func arrangedAlongTheOtherAxis() throws -> LayoutResult {
    let stack = VStack(
      distribution: .fill,
      alignment: .lastBaseline,
      margins: Insets(
        horizontal: 5, vertical: 0)
    ) {
      Box("one").id("one")
      Box("two").id("two").height(50)
      Box("three").id("three")
    }
    let layout = try stack.layout(
      width: 185, height: 70)
    return layout
  }

  @Sendable private static func fitted() throws -> LayoutResult {
    let stack = HStack(
      justify: .end, align: .center,
      spacing: 10, insets: Insets(all: 10)
    ) {
      Box("one").id("one")
      Box("two").id("two").height(50)
      Box("three").id("three")
    }
    let layout = try stack.layout()
    return layout
  }

  @Sendable private static func fittedCells() throws -> LayoutResult {
    let stack = HStack(
      justify: .end, align: .center,
      spacing: 10, insets: Insets(all: 10)
    ) {
      Box("one").id("one")
      Box("two").id("two").height(50)
        .proportionalHeight(1)
      Box("three").id("three")
    }
    let layout = try stack.layout(
      columns: nil, rows: 7)
    return layout
  }

  @Sendable private static func tooHigh() throws -> LayoutResult {
    let stack = HStack(
      justify: .start, align: .center,
      spacing: 10, insets: Insets(all: 10)
    ) {
      Box("one").id("one")
      Box("two").id("two").height(130)
      Box("three").id("three")
      Box("four").id("four")
    }
    let layout = try stack.layout(
      width: 200, height: 70)
    return layout
  }

  @Sendable private static func longArrays() throws -> LayoutResult {
    let stack = HStack(
      justify: .start, align: .center,
      spacing: 10, insets: Insets(all: 10),
      heights: [
        nil, 50, nil, nil, nil, nil, nil, nil,
      ],
      individualAlignments: [
        nil, .fill, nil, nil, nil, nil, nil,
        nil,
      ]
    ) {
      Box("one").id("one")
      Box("two").id("two")
      Box("three").id("three")
      Box("four").id("four")
      Box("five").id("five")
      Box("six").id("six")
      Box("seven").id("seven")
      Box("eight").id("eight")
    }
    let layout = try stack.layout(
      width: 200, height: 70)
    return layout
  }
}
