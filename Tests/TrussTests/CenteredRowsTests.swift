import TestSupport
import Testing
import Truss

/// In cells, views that are centred beside each other have their one line of text on one row of the canvas: what is
/// centred on half a row is rounded as the middle of its neighbours is.
struct CenteredRowsTests {
  @Test func aTextIsBesideThePicture() throws {
    let row = HStack(align: .center) {
      Image("x").width(24).height(24)
      Text("y")
    }
    #expect(try row.text(columns: 6) == "[ x ]y\n")
  }

  /// Boxes of 4, 5 and 2 rows, and what takes one.
  @Test func aRowOfControls() throws {
    let row = HStack(justify: .start, align: .center, spacing: 5) {
      Box("four").height(40)
      Image("five").width(40).height(50)
      Text("y")
      Image("x").width(24).height(24)
      Toggle(isOn: true)
      Slider(value: 0).width(20)
    }
    #expect(
      try row.text(columns: 40) == """
        ┌──────┐ ┌──────┐
        │      │ │      │
        │ four │ │ five │ y [ x ] [x] ●───
        └──────┘ │      │
                 └──────┘
        """)
  }

  @Test(arguments: 0..<40) func labelsOfARowAreOnOneRow(batch: Int) throws {
    for number in 0..<Seeds.batch(25) {
      let seed = UInt64(batch * 25 + number)
      var random = SplitMix64(seed: seed)
      var heights: [Int] = []
      var views: [AnyView] = []
      for position in 0..<Int.random(in: 2...5, using: &random) {
        let label = String("abcde"[String.Index(utf16Offset: position, in: "abcde")])
        let height = Int.random(in: 1...6, using: &random)
        let (view, taken) = view(label, rows: height, &random)
        heights.append(taken)
        views.append(AnyView(view.id(ViewID(label))))
      }
      let justify = Justify.allCases.randomElement(using: &random) ?? .start
      let around = Justify.allCases.randomElement(using: &random) ?? .start
      let view = VStack(justify: around, insets: Insets(top: Double(Int.random(in: 0...2, using: &random)) * 10)) {
        if Bool.random(using: &random) { Text("#").height(10) }
        HStack(views, justify: justify, align: .center)
        Text("#").height(10)
      }
      let rows = 12 + Int.random(in: 0...3, using: &random)
      let layout = try view.layout(columns: 60, rows: rows)
      let lines = layout.text.split(separator: "\n", omittingEmptySubsequences: false)
      let found = heights.indices.map { position in
        lines.firstIndex { $0.contains("abcde"[String.Index(utf16Offset: position, in: "abcde")]) }
      }
      #expect(Set(found).count == 1 && found[0] != nil, "seed \(seed), \(heights):\n\(layout.text)")
      // Views of one height have the same rows.
      for (first, second) in zip(heights.indices, heights.indices.dropFirst()) where heights[first] == heights[second] {
        let names = "abcde".map { ViewID(String($0)) }
        #expect(layout.frame(of: names[first])?.y == layout.frame(of: names[second])?.y, "seed \(seed)")
      }
    }
  }

  /// A view with a label on one line, and the number of rows that it takes.
  private func view(_ label: String, rows: Int, _ random: inout SplitMix64) -> (any View, Int) {
    let height = Double(rows) * 10
    switch Int.random(in: 0..<6, using: &random) {
    case 0: return (Text(label), 1)
    case 1: return (Box(label).width(40).height(height), rows)
    case 2: return (Image(label).width(40).height(height), rows)
    case 3: return (Button(label).width(40).height(height), rows)
    case 4: return (HStack(align: .center) { Text(label) }.width(40).height(height), rows)
    default: return (Text(label).frame(width: 40, height: height), rows)
    }
  }
}
