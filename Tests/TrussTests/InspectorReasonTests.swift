import Testing
import Truss

/// What an inspector's page gives as the reason of each number of a frame.
struct InspectorReasonTests {
  private static var samples: [(name: String, view: any View)] {
    [
      (
        "a form",
        VStack(align: .fill, spacing: 8, insets: Insets(all: 10)) {
          Text("A name that takes several lines in a narrow form").id("label")
          Field("Your name").id("name").height(30)
          Spacer()
        }
      ),
      (
        "shares",
        HStack(spacing: 12) {
          VStack { Text("one") }.flex()
          VStack { Text("another one") }.flex()
          Text("short")
        }
      ),
      (
        "equal views",
        HStack(distribution: .fillEqually, alignment: .center, spacing: 4) {
          Button("a")
          Button("a longer title")
        }
      ),
      (
        "baselines",
        HStack(align: .firstBaseline) {
          Text("Name").font(.title.bold())
          Field("Name")
        }
      ),
      (
        "right to left",
        HStack(spacing: 5) {
          Text("first")
          Text("second")
        }.environment(\.layoutDirection, .rightToLeft)
      ),
      ("moved", VStack { Text("moved").offset(x: 30, y: 40) }),
      ("a conflict", HStack { Text("wide").width(300).width(310) }),
      (
        "constraints",
        ZStack {
          Rectangle().id("one")
          Rectangle().id("other")
        }.guides("column").constraints {
          ViewID("one").width == ViewID("other").width
          ViewID("one").width + ViewID("other").width == 160
          ViewID("one").height == 20
          ViewID("other").height == 30
          ViewID("column").left == ViewID("one").right
          ViewID("column").width == 8
        }
      ),
    ]
  }

  /// A reason is a proof: its rows hold exactly, and what it needs has reasons that end.
  @Test(arguments: [200.0, 390]) func reasonsEndAtConstants(width: Double) throws {
    var (known, count) = (0, 0)
    for (name, view) in Self.samples {
      let size = try #require(try InspectorContent(view.inspector(width: width, widths: [])).sizes.first)
      let reasons = size.views.flatMap(\.reasons) + size.guideReasons.flatMap { $0 }
      var rank = Array(repeating: -1, count: reasons.count)
      /// The number of steps to the farthest constant; it is entered once.
      func steps(to variable: Int, _ path: Set<Int>) -> Int {
        if rank[variable] >= 0 { return rank[variable] }
        guard !path.contains(variable), let reason = reasons[variable] else {
          Issue.record("\(name): \(variable) has no end")
          return 0
        }
        let inputs: [Int]
        switch reason {
        case .row(let row):
          #expect(size.violations[row] == nil && size.rows[row].variables.contains(variable))
          inputs = size.rows[row].variables.filter { $0 != variable }
        case .rows(let rows, let needed):
          #expect(rows.count > 1 && rows.allSatisfy { size.violations[$0] == nil })
          #expect(rows.contains { size.rows[$0].variables.contains(variable) })
          inputs = needed
        }
        rank[variable] = 1 + (inputs.map { steps(to: $0, path.union([variable])) }.max() ?? 0)
        return rank[variable]
      }
      for variable in reasons.indices where reasons[variable] != nil { _ = steps(to: variable, []) }
      known += size.views.flatMap(\.reasons).filter { $0 != nil }.count
      count += size.views.count * 4
    }
    #expect(known == count)
  }

  @Test func cellsHaveReasonsToo() throws {
    for (name, view) in Self.samples {
      let size = try #require(try InspectorContent(view.layout(columns: 60).inspector()).sizes.first)
      #expect(size.views.allSatisfy { !$0.reasons.contains(nil) }, "\(name)")
    }
  }

  private func reasons(_ view: some View, width: Double) throws -> (lines: [String], of: [[String]]) {
    let size = try #require(try InspectorContent(view.inspector(width: width, widths: [])).sizes.first)
    let of = size.views.map { view -> [String] in
      switch view.reasons[2] {
      case .row(let row): [size.rows[row].line]
      case .rows(let rows, _): rows.map { size.rows[$0].line }
      case nil: []
      }
    }
    return (size.rows.map(\.line), of)
  }

  @Test func aWrittenWidthIsItsOwnReason() throws {
    let view = HStack { Text("a").width(70).id("a") }
    #expect(try reasons(view, width: 300).of[1] == ["a.width == 70"])
  }

  /// A higher priority is the reason where several hold exactly.
  @Test func whatMattersMostIsTheReason() throws {
    let view = ZStack { Rectangle().height(10).id("a") }.constraints {
      ViewID("a").width == 50 ~ 950
      ViewID("a").width == 50 ~ 980
      ViewID("a").width == 60 ~ 920
    }
    let found = try reasons(view, width: 300)
    #expect(found.of[1] == ["a.width == 50 priority:980"])
  }

  @Test func severalConstraintsGiveAWidthTogether() throws {
    let view = ZStack {
      Rectangle().height(10).id("a")
      Rectangle().height(10).id("b")
    }.constraints {
      ViewID("a").width == ViewID("b").width
      ViewID("a").width + ViewID("b").width == 160
    }
    let lines = ["a.width == b.width", "a.width + b.width == 160"]
    #expect(try reasons(view, width: 300).of.dropFirst() == [lines, lines])
  }
}
