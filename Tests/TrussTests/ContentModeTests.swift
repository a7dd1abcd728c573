import Testing
import Truss

/// A picture in a frame of another ratio than its own.
struct ContentModeTests {
  private func image(
    _ mode: Image.ContentMode?, _ name: String = "sea", _ natural: Size = Size(width: 300, height: 200)
  )
    -> Image
  {
    let image = Image(name, natural: natural)
    return mode.map { image.contentMode($0) } ?? image
  }

  /// A picture of 3 : 2 in 12 columns and 6 rows, which are a square: 12 by 4 rows fit, 18 columns by 6 rows fill.
  @Test func inCells() throws {
    let row = HStack(spacing: 10) {
      for mode in [nil, Image.ContentMode.fit, .fill] { image(mode).width(60).height(60) }
    }
    #expect(
      try row.text() == """
        ┌──────────┐                ────────────
        │          │  ┌──────────┐
        │   sea    │  │   sea    │      sea
        │          │  │          │
        │          │  └──────────┘
        └──────────┘                ────────────
        """)
    let high = HStack(spacing: 10) {
      for mode in [nil, Image.ContentMode.fit, .fill] {
        image(mode, "", Size(width: 10, height: 20)).width(60).height(60)
      }
    }
    #expect(
      try high.text() == """
        ┌──────────┐     ┌────┐     │  ╲    ╱  │
        │ ╲      ╱ │     │╲  ╱│     │   ╲  ╱   │
        │   ╲  ╱   │     │ ╲╱ │     │    ╲╱    │
        │   ╱  ╲   │     │ ╱╲ │     │    ╱╲    │
        │ ╱      ╲ │     │╱  ╲│     │   ╱  ╲   │
        └──────────┘     └────┘     │  ╱    ╲  │
        """)
  }

  /// A strip holds no box.
  @Test func inOneRow() throws {
    #expect(try image(.fit).width(60).height(10).text() == "    […]")
    #expect(try image(.fill).width(60).height(10).text() == "[   sea    ]")
  }

  /// In 90 by 90 points: 90 by 60 fit, 135 by 90 fill. A line is half a point inside its edge.
  @Test func inPoints() throws {
    let fitted = try image(.fit).width(90).height(90).svgOf
    #expect(fitted.contains("x=\"0.5\" y=\"15.5\" width=\"89\" height=\"59\""), "\(fitted)")
    #expect(!fitted.contains("clip"))
    let filling = try image(.fill).width(90).height(90).svgOf
    #expect(filling.contains("x=\"-22\" y=\"0.5\" width=\"134\" height=\"89\""), "\(filling)")
    #expect(filling.contains("<clipPath"))
    let stretched = try image(nil).width(90).height(90).svgOf
    #expect(stretched.contains("x=\"0.5\" y=\"0.5\" width=\"89\" height=\"89\""), "\(stretched)")
  }

  @Test func aBorderIsAroundTheFrame() throws {
    let fitted = try image(.fit).width(90).height(90).border().svgOf
    #expect(fitted.contains("x=\"0.5\" y=\"0.5\" width=\"89\" height=\"89\""))
    #expect(fitted.contains("x=\"0.5\" y=\"15.5\" width=\"89\" height=\"59\""))
    #expect(
      try image(.fit).width(60).height(60).border().text() == """
        ┌──────────┐
        │┌────────┐│
        ││  sea   ││
        ││        ││
        │└────────┘│
        └──────────┘
        """)
  }

  /// Without a ratio there is nothing to keep.
  @Test func withoutANaturalSizeThePictureIsTheFrame() throws {
    for mode in Image.ContentMode.allCases {
      #expect(
        try Image("a").contentMode(mode).width(60).height(30).text() == Image("a").width(60).height(30).text())
    }
    let flat = Image("a", natural: Size(width: 10, height: 0)).contentMode(.fill)
    #expect(try flat.width(60).height(30).text() == Image("a").width(60).height(30).text())
  }

  /// As SwiftUI's resizable pictures it takes what a frame offers, and where nothing is offered its own size.
  @Test func theFrameIsWhatIsOffered() throws {
    let view = image(.fit).id("a").frame(width: 50, height: 80)
    #expect(try view.layout().frame(of: "a")?.size == Size(width: 50, height: 80))
    #expect(try image(.fit).id("a").layout().size == Size(width: 300, height: 200))
    #expect(try HStack(align: .center) { image(.fit).id("a") }.layout(width: 100).frame(of: "a")?.width == 100)
  }
}

extension View {
  fileprivate var svgOf: String { get throws { try HStack { self }.svg().document } }
}
