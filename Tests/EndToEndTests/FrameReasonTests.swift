import TestSupport
import Testing
import Truss
import TrussDiagnostics
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
          VStack0.width == 300, EndToEndTests/FrameReasonTests.swift:13
            The layout begins at the origin, with the size that you specified for it.
        title.x is 10
          title.leading == VStack0.leading + 10, EndToEndTests/FrameReasonTests.swift:13
            The container places the view by an edge, a centre or a baseline, or stretches it.
        """)
    #expect(reason.isComplete && reason.links.map(\.kind) == [.constraint, .constraint, .constraint])
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

  /// The far edge of a view is explained by its length and its near edge, in this order, and the numbers add up.
  @Test func aFarEdgeHasTwoParts() throws {
    let view = ZStack(align: nil) {
      Box("a").id("a"); Box("b").id("b")
    }.constraints {
      ViewID("a").left == ViewID.superview.left + 5
      ViewID("a").width == 50
      ViewID("b").left == ViewID("a").right
      ViewID("a").edges(.top, .bottom) == .superview
      ViewID("b").edges(.top, .bottom) == .superview
    }
    let reason = try #require(try view.layout(width: 300).why("b", .left))
    #expect(reason.links.map { "\($0.subject) is \($0.value)" } == ["b.x is 55.0", "a.width is 50.0", "a.x is 5.0"])
    #expect(reason.isComplete)
  }

  /// The container of a centred view, and the view that makes the container high, are steps; guides of rules are not.
  @Test func aCentreHasTwoParts() throws {
    let view = HStack(align: .center) {
      Text("x").id("x"); Box("b").height(60).id("b")
    }
    let subjects = try #require(try view.layout(width: 200).why("x", .top)).links.map(\.subject)
    #expect(Set(subjects) == ["x.y", "HStack0.height", "x.height", "b.height"])
    let row = HStack {
      Text("x").id("x"); Spacer(); Text("y").id("y")
    }
    let pushed = try #require(try row.layout(width: 100).why("y", .left)).links.map(\.subject)
    #expect(pushed.contains("HStack0.width") && pushed.contains("y.width") && !"\(pushed)".contains("Shortfall"))
  }

  /// An offset is a step, so that the first number is that of the frame.
  @Test func anOffsetIsAStep() throws {
    let view = HStack(spacing: 10) {
      Text("a"); Spacer(); Button("Go").id("go").offset(x: -20)
    }
    let layout = try view.layout(width: 300)
    let links = try #require(layout.why("go", .left)).links
    #expect(links[0].kind == .offset && links[0].value == layout.frame(of: "go")?.x)
    #expect(links[0].constraints.map(\.line) == ["-20 by the offset of go"])
    #expect(links[1].subject == "go.x" && links[1].value == links[0].value + 20)
    let around = HStack { Box("a").width(20).id("a") }.offset(x: 3)
    #expect(try around.layout(width: 300).why("a", .left)?.links.first?.kind == .offset)
  }

  /// A step of a spacing has the line of the stack that sets it.
  @Test func aSpacingHasTheLineOfItsStack() throws {
    let line = #line + 1
    let view = HStack(spacing: 10) {
      Box("a").width(100).id("a")
      Box("b").width(100).id("b")
    }
    let link = try #require(try view.layout().why("b", .left)?.links.first)
    #expect(link.constraints.map(\.location?.line) == [line])
  }

  /// Steps of random frames are true: without what a step names the number is another, or the step says that its default
  /// is the same; the numbers of the steps add up to the number; and if an author edits a number, what was edited is
  /// among the steps of each number that changes.
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
        let link = try #require(reason.links.first { $0.kind != .offset })
        if link.kind == .unconstrained || link.isDefault { continue }
        let named = Set(link.constraints.map(\.line))
        #expect(!named.isEmpty)
        let rows = Set(lines.indices.filter { named.contains(lines[$0]) })
        let rest = system.removing(rows: rows).solve()
        let difference = abs(rest.values[view * 4 + number] - whole.values[view * 4 + number])
        #expect(difference > 0.01 || link.kind == .compromise, "batch \(batch), seed \(seed), \(link)")
        let solved = SolvedRows(system, values: whole.values)
        expectSum(
          ValueChain(of: [view * 4 + number], in: system, views: layout.frames.count, solved, most: .max), system,
          solved,
          "batch \(batch), seed \(seed), \(reason)")
      }
      expectEdits(of: system, whole, views: layout.frames.count, "batch \(batch), seed \(seed)", &random)
    }
  }

  /// Each variable in a constraint of a whole chain is explained by a link of its own, is 0, or belongs to a guide; so
  /// the value of each link follows from the others.
  private func expectSum(
    _ chain: ValueChain, _ system: ConstraintSystem, _ solved: SolvedRows, _ comment: @autoclosure () -> String
  ) {
    guard chain.isWhole else { return }
    let told = Set(chain.links.map(\.variable))
    for link in chain.links where link.kind == .constraint || link.kind == .each {
      guard let row = link.rows.first, solved.rows[row].variables.allSatisfy({ $0 / 4 < system.items.count }) else {
        continue
      }
      if solved.rows[row].variables.contains(where: { isGuide($0, in: system) }) { continue }
      var (sum, own) = (solved.rows[row].constant, 1.0)
      for (variable, coefficient) in zip(solved.rows[row].variables, solved.rows[row].coefficients) {
        if variable == link.variable {
          own = coefficient
        } else if told.contains(variable) {
          sum -= coefficient * solved.values[variable]
        }
      }
      #expect(abs(sum / own - solved.values[link.variable]) <= 0.05, "\(comment())")
    }
  }

  private func isGuide(_ variable: Int, in system: ConstraintSystem) -> Bool {
    RuleGuide(of: system.items[variable / 4]) != nil
  }

  /// Changes the number of one of the author's constraints. If the same rows hold exactly as before, each changed number
  /// follows from the edited row.
  private func expectEdits(
    of system: ConstraintSystem, _ before: Solution, views: Int, _ comment: String, _ random: inout SplitMix64
  ) {
    let own = system.constraints.indices.filter { row in
      let constraint = system.constraints[row]
      return [.size, .constraints, .spacing, .alignment, .justification].contains(constraint.category)
        && constraint.right.constant != 0
    }
    let exact = Set(SolvedRows(system, values: before.values).exactRows)
    for _ in 0..<3 {
      guard let edited = own.randomElement(using: &random) else { return }
      var changed = ConstraintSystem()
      for item in system.items { changed.addItem(item) }
      for row in system.constraints.indices {
        var constraint = system.constraints[row]
        if row == edited { constraint.right.constant += 0.25 }
        changed.add(constraint)
      }
      let after = changed.solve()
      let solved = SolvedRows(changed, values: after.values)
      guard Set(solved.exactRows) == exact else { continue }
      let moved = (0..<views * 4).filter { abs(after.values[$0] - before.values[$0]) > 0.05 }
      guard let variable = moved.randomElement(using: &random) else { continue }
      let chain = ValueChain(
        of: [variable], in: changed, views: views, solved,
        following: { abs(after.values[$0] - before.values[$0]) > 0.01 }, most: .max)
      let isDecided = chain.links.allSatisfy { $0.kind != .compromise && $0.kind != .unconstrained }
      guard chain.isWhole, isDecided else { continue }
      #expect(
        chain.links.contains { $0.rows.contains(edited) },
        "\(comment): \(changed.line(ofRow: edited)) is not in \(chain.links.map { changed.lines(ofRows: $0.rows) })")
    }
  }
}

extension SolvedRows {
  fileprivate var exactRows: [Int] { rows.indices.filter { isExact($0) } }
}
