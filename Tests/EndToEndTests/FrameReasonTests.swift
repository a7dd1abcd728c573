import TestSupport
import Testing
import Truss
import TrussIR
import TrussLayout
import TrussSolver

/// `layout.why`: the chain from a number to what its author wrote.
struct FrameReasonTests {
  private struct Form: View {
    var body: some View {
      VStack(spacing: 8, insets: Insets(all: 10)) {
        Text("Forgot your password?").id("title")
        HStack(spacing: 8) {
          Button("Cancel").id("cancel")
          Box("Go").flex().id("go")
          Box("Help").flex(2).id("help")
        }
      }
    }
  }

  @Test func aChainLeadsToWhatWasWritten() throws {
    let reason = try #require(try Form().layout(width: 300).why("title", .width))
    #expect(
      reason.description == """
        title.width is 280
          title.trailing == VStack0.trailing - 10 priority:901, EndToEndTests/FrameReasonTests.swift:13
            The container places the view by an edge, a centre or a baseline, or stretches it.
        VStack0.width is 300
          VStack0.width == 300, EndToEndTests/FrameReasonTests.swift:12
            The layout begins at the origin, with the size that you specified for it.
        """)
    #expect(reason.isComplete && reason.links.map(\.kind) == [.constraint, .constraint])
  }

  @Test func severalDecideTogether() throws {
    let reason = try #require(try Form().layout(width: 300).why("help", .width))
    let link = try #require(reason.links.first)
    #expect(link.kind == .together)
    #expect(link.constraints.contains { $0.purpose?.hasPrefix("The views that grow divide") == true })
  }

  @Test func eachOfSeveralDoes() throws {
    let view = HStack { Box("a").width(50).id("a") }
      .constraints { ViewID("a").width == 50 ~ .high }
    let link = try #require(try view.layout().why("a", .width)?.links.first)
    #expect(link.kind == .each && link.value == 50)
    #expect(link.constraints.map(\.line) == ["a.width == 50", "a.width == 50 priority:750"])
  }

  @Test func aCompromiseNamesWhatCannotHold() throws {
    let view = HStack { Box("a").id("a") }.constraints {
      ViewID("a").width == 80 ~ .required
      ViewID("a").width == 100 ~ .required
    }
    let layout = try view.layout(width: 300)
    #expect(layout.diagnostics.contains { $0.kind == .conflict })
    #expect(layout.why("a", .width)?.links.first?.constraints.isEmpty == false)
  }

  @Test func edgesAndCentresAreExplainedByTwoNumbers() throws {
    let layout = try Form().layout(width: 300)
    #expect(layout.why("cancel", .right)?.links.map(\.subject).prefix(1) == ["cancel.width"])
    #expect(layout.why("cancel", .right)?.links.contains { $0.subject == "cancel.x" } == true)
    #expect(layout.why("cancel", .leading)?.links.first?.subject == "cancel.x")
    let reversed = try Form().layout(width: 300, environment: EnvironmentValues(layoutDirection: .rightToLeft))
    #expect(reversed.why("cancel", .trailing)?.links.first?.subject == "cancel.x")
  }

  @Test func aGuideIsExplained() throws {
    let view = HStack { Box("a").width(50).id("a") }.guides("line").constraints {
      ViewID("line").left == ViewID("a").right + 20
      ViewID("line").width == 0
    }
    let layout = try view.layout(width: 300, height: 20)
    let link = try #require(layout.why("line", .left)?.links.first)
    #expect(link.subject == "line.x" && link.value == 70)
    #expect(link.constraints.map(\.line) == ["line.left == a.right + 20"])
    #expect(layout.why("line", .width)?.links.first?.value == 0)
  }

  @Test func aNameThatNoViewHasIsNil() throws { #expect(try Form().layout(width: 300).why("none", .width) == nil) }

  /// Without what the first step names the number is another, or the step says that its default is the same.
  @Test(arguments: 0..<UInt64(Seeds.count(4))) func stepsAreTrue(batch: UInt64) throws {
    var random = SplitMix64(seed: batch)
    for seed in 0..<UInt64(5) {
      var generator = LanguageGenerator(seed: 7_000_000 + batch * 100 + seed)
      let plan = generator.plan()
      guard let layout = try? plan.layout(), layout.frames.count < 60 else { continue }
      let system = layout.constraints
      let (lines, whole) = (system.lines(ofRows: Array(system.rows.indices)), system.solve())
      for _ in 0..<4 {
        let (view, number) = (
          Int.random(in: layout.frames.indices, using: &random), Int.random(in: 0..<4, using: &random)
        )
        let reason = layout.reason(of: [number], ofItem: view, in: system)
        let link = try #require(reason.links.first)
        if link.kind == .unconstrained || link.isDefault { continue }
        let named = Set(link.constraints.map(\.line))
        #expect(!named.isEmpty)
        let rows = Set(lines.indices.filter { named.contains(lines[$0]) })
        let rest = system.removing(rows: rows).solve()
        let difference = abs(rest.values[view * 4 + number] - whole.values[view * 4 + number])
        #expect(difference > 0.01 || link.kind == .compromise, "batch \(batch), seed \(seed), \(link)")
      }
    }
  }
}
