import Foundation
import Testing
import Truss

struct KeyframesTests {
  /// A row whose first view is as wide as it is told, and a shape that turns into itself in another size.
  private func row(_ width: Double, isNew: Bool = false) -> some View {
    HStack(justify: .start) {
      Rectangle().fill(.red).width(width).height(20).id("first")
      Text("words").id("words")
      if isNew { Box("new").id("new") }
    }
  }

  private func keyframes(_ widths: [Double]) throws -> Keyframes {
    Keyframes(try widths.map { try row($0).layout(width: 200) }, stepDuration: 0.5, curve: .linear)
  }

  /// At its time each layout is met exactly; between two, widths that follow from one linear system are those of the
  /// layout between.
  @Test func framesAreThoseOfTheLayouts() throws {
    let movement = try keyframes([20, 60, 40])
    #expect(movement.transitions.count == 2)
    for (time, width) in [(0.0, 20.0), (0.25, 40), (0.5, 60), (0.75, 50), (1, 40), (-1, 20), (2, 40)] {
      let layout = try row(width).layout(width: 200)
      for id in ["first", "words"] as [ViewID] {
        let (frame, expected) = (try #require(movement.frame(of: id, at: time)), try #require(layout.frame(of: id)))
        #expect(abs(frame.x - expected.x) < 1e-9 && abs(frame.width - expected.width) < 1e-9, "\(id) at \(time)")
      }
    }
    #expect(movement.frame(of: "nobody", at: 0.5) == nil)
    #expect(movement.frame(of: "first", at: .nan)?.width == 20)
  }

  /// Each step is a group that is seen in its time; the last is what is seen without a movement, and has the names.
  @Test func theLastLayoutIsSeenWithoutAMovement() throws {
    let movement = try keyframes([20, 60, 40])
    let document = try movement.svg(id: "m").description
    let lines = document.components(separatedBy: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    #expect(lines.filter { $0 == #"<g class="m--step-1" opacity="0" aria-hidden="true">"# }.count == 1)
    #expect(lines.filter { $0 == #"<g class="m--step-2">"# }.count == 1)
    #expect(lines.filter { $0.contains(#"<g id="m-first""#) || $0.contains(#"id="m--first""#) }.count <= 1)
    let ids = lines.compactMap { $0.components(separatedBy: " id=\"").dropFirst().first?.prefix { $0 != "\"" } }
    #expect(Set(ids).count == ids.count)
    #expect(document.contains("@keyframes m--step-1 { from { opacity: 1 } 50%, to { opacity: 0 } }"))
    #expect(document.contains("@keyframes m--step-2 { from { opacity: 0 } 50% { opacity: 1 } to { opacity: 1 } }"))
    #expect(document.contains("prefers-reduced-motion: no-preference"))
    #expect(try movement.svg(id: "m").description == document)
  }

  /// To and fro with a rest of 0.75 s at each end: of 2.5 s the steps take 1.
  @Test func stepsShareTheTime() throws {
    let document = try keyframes([20, 60, 40]).svg(id: "m", repeats: true).description
    #expect(document.contains("m--step-1 2.5s step-end 5 alternate"))
    #expect(document.contains("from, 30% { width: 20px } 50%, to { width: 60px }"))
    #expect(document.contains("from, 50% { width: 60px } 70%, to { width: 40px }"))
  }

  @Test func whatComesAndGoesFadesInItsStep() throws {
    let layouts = try [false, true, false].map { try row(20, isNew: $0).layout(width: 200) }
    let document = try Keyframes(layouts, curve: .linear).svg(id: "m").description
    #expect(document.contains("{ from, 0% { opacity: 0 } 33.33% { opacity: 0 } 50%, to { opacity: 1 } }"))
    #expect(document.contains("{ from, 50% { opacity: 1 } 66.67% { opacity: 0 } 100%, to { opacity: 0 } }"))
  }

  /// Two steps of half a second, and a second between them in which the second layout is shown.
  @Test func restsBetweenSteps() throws {
    let layouts = try [20.0, 60, 40].map { try row($0).layout(width: 200) }
    let movement = Keyframes(layouts, stepDuration: 0.5, stepRest: 1, curve: .linear)
    let document = try movement.svg(id: "m").document
    #expect(document.contains("2s linear"))
    // The first step ends after a quarter of the time, and is shown until the second begins after three.
    #expect(document.contains("25%, to {") && document.contains("from, 75% {"))
    #expect(document.contains("from { opacity: 1 } 75%, to { opacity: 0 }"))
    #expect(try movement.strip().contains("2.00 s") && movement.frame(of: "first", at: 0.5)?.width == 60)
    // With rests of 0.75 s at both ends, of 3.5 s.
    #expect(try movement.svg(id: "m", repeats: true).document.contains("64.29% { opacity: 1 }"))
    #expect(throws: LayoutError.self) { try Keyframes(layouts, stepRest: .nan).svg() }
  }

  /// A path turns into another with the same kinds of steps, point by point.
  @Test func pathsMove() throws {
    func circle(_ size: Double) throws -> LayoutResult {
      try VStack(align: .start) { Circle().stroke(.red).frame(width: size, height: size) }.layout(width: 100)
    }
    let movement = Keyframes([try circle(20), try circle(40)], curve: .linear)
    let document = try movement.svg().description
    #expect(document.contains("d: path('"))
    #expect(!document.contains("opacity: 0 }") || document.contains("--step-"))
  }

  @Test func asText() throws {
    let layouts = try [4.0, 8, 6].map { width in
      try HStack(justify: .start) { Rectangle().fill(.red).width(width * 5).height(10) }.layout(columns: 10)
    }
    let movement = Keyframes(layouts, stepDuration: 0.5, curve: .linear)
    #expect(
      try movement.strip() == """
        0.00 s

        ████

        0.50 s

        ████████

        1.00 s

        ██████
        """)
    #expect(try movement.strip(framesBetween: 1).contains("0.25 s\n\n██████\n\n0.50 s"))
    #expect(try movement.strip(framesBetween: 1).components(separatedBy: " s\n").count == 6)
  }

  @Test func whatHasNoMeaning() throws {
    let one = try row(20).layout(width: 200)
    #expect(throws: LayoutError.self) { try Keyframes([one]).svg() }
    #expect(throws: LayoutError.self) { try Keyframes([]).strip() }
    #expect(throws: LayoutError.self) { try Keyframes([one, try row(20).layout(columns: 20)]).svg() }
    #expect(throws: LayoutError.self) { try Keyframes([one, one], stepDuration: -1).svg() }
    #expect(throws: LayoutError.self) { try Keyframes([one, one]).strip(framesBetween: 101) }
    #expect(Keyframes([one]).frame(of: "first", at: 0.5)?.width == 20)
  }
}
