import Foundation
import Testing
import Truss

/// `zIndex`, `clipped` and `tint`.
struct DrawingOrderTests {
  private func boxes(_ places: [Double]) -> some View {
    HStack(justify: .start, spacing: -10) {
      ForEach(places.enumerated()) { number, place in Text("\(number)\(number)\(number)").width(20).zIndex(place) }
    }
  }

  @Test func neighboursAreDrawnByTheirPlace() throws {
    #expect(try boxes([0, 0, 0]).layout(columns: 8).text == "0011222")
    #expect(try boxes([2, 1, 0]).layout(columns: 8).text == "0001122")
    #expect(try boxes([0, 0, -1]).layout(columns: 8).text == "0011122")
    #expect(try boxes([2, 1, 0]).layout().frames.map(\.rect.x) == boxes([0, 0, 0]).layout().frames.map(\.rect.x))
    #expect(try boxes([-1, .nan, 0]).layout().svg().description == boxes([-1, 0, 0]).layout().svg().description)
  }

  /// What is inside a view, behind it and over it stays with it.
  @Test func aViewKeepsWhatItHolds() throws {
    let layers = ZStack(align: .topLeading) {
      VStack { Text("front") }.overlay(alignment: .topLeading) { Text("over") }.zIndex(1)
      Text("behind").zIndex(0.5)
      Text("last of all")
    }
    #expect(try layers.layout(columns: 12).text == "overtdf all")
    let svg = try layers.layout().svg().description
    let places = try ["last of all", "behind", "front", "over"].map {
      try #require(svg.range(of: ">\($0)<")).lowerBound
    }
    #expect(places == places.sorted())
  }

  @Test func whatIsClippedEndsAtItsFrame() throws {
    let words = Text("a long text").fixedSize()
    let frame = words.frame(width: 20, alignment: .leading)
    #expect(try HStack(justify: .start) { frame }.layout(columns: 20).text == "a long text")
    let clipped = HStack(justify: .start) { frame.clipped() }
    #expect(try clipped.layout(columns: 20).text == "a lo")
    #expect(try clipped.layout(columns: 20).diagnostics.map(\.kind) == [.overflow])
    let bordered = HStack(justify: .start) { frame.clipped().border() }
    #expect(try bordered.layout(columns: 20).text.contains("│a │"))
  }

  @Test func controlsHaveTheTintOfTheViewAround() throws {
    let controls = HStack(spacing: 8) {
      Button("Go")
      Toggle(isOn: true)
      Slider(value: 0.5)
      ProgressView(value: 0.5)
      Stepper()
    }
    let (plain, tinted) = (try controls.layout().svg().description, try controls.tint(.red).layout().svg().description)
    #expect(plain.contains("#0969da") && !plain.contains("#cf222e"))
    #expect(tinted.contains("#cf222e") && !tinted.contains("#0969da"))
    let both = try HStack { Button("Go").foreground(.green).tint(.red) }.layout().svg().description
    #expect(both.contains("#1a7f37") && !both.contains("#cf222e"))
    #expect(try VStack { controls.tint(.green) }.tint(.red).layout().svg().description.contains("#1a7f37"))
  }
}
