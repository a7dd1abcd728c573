import TestSupport
import Testing
import TrussDiagnostics
import TrussIR
import TrussLayout
import TrussSolver
import TrussTree
import TrussViews

/// What a conflict's message proposes is done, and the conflict is gone.
struct ConflictCureTests {
  private struct Size {
    var width: Double?
    var height: Double?
  }

  @Test func whatIsProposedHelps() throws {
    var conflicts = 0
    for seed in 0..<UInt64(Seeds.areRaised ? 280 : 15) {
      var random = RandomClashes(seed: seed)
      let (written, width, height) = random.next()
      conflicts += try check(written, Size(width: width, height: height), "seed \(seed)").conflicts
    }
    #expect(conflicts >= (Seeds.areRaised ? 500 : 20))
  }

  /// Views of the whole language: a constraint that is to give way does so in the rows of the layout.
  @Test func whatIsProposedForTheWholeLanguageHelps() throws {
    var conflicts = 0
    for seed in Seeds.first(UInt64(30)) {
      var generator = LanguageGenerator(seed: seed)
      let plan = generator.plan()
      guard let layout = try? plan.layout() else { continue }
      for report in reports(of: layout) {
        conflicts += 1
        for cure in report.cures {
          let rows: [Int]
          switch cure {
          case .relax(let row): rows = [row]
          case .leaveOut(let own): rows = own
          default: continue
          }
          for row in rows {
            var system = ConstraintSystem()
            for item in layout.constraints.items { system.addItem(item) }
            for (index, constraint) in layout.constraints.constraints.enumerated() {
              var constraint = constraint
              if index == row { constraint.priority = 999 }
              system.add(constraint)
            }
            let set = Set(report.members.map(\.row))
            #expect(!system.findConflicts().contains { set.isSuperset(of: $0.constraints) }, "seed \(seed): \(cure)")
          }
        }
      }
    }
    #expect(conflicts >= Seeds.count(1))
  }

  /// Layouts in which each form of advice is given.
  @Test func everyFormIsGiven() throws {
    let (a, b) = (ViewID("a"), ViewID("b"))
    func boxes(_ kind: WrittenView.Kind, _ words: [WrittenView.Word?]) -> WrittenView {
      var stack = WrittenView(kind: kind, line: 1)
      for (index, word) in words.enumerated() {
        var box = WrittenView(kind: .box, line: 10 + index, name: ["a", "b", "c", "d"][index])
        if let word { box.words = [(20 + index, word)] }
        stack.children.append(box)
      }
      return stack
    }
    func row(_ words: [WrittenView.Word?], spacing: Double = 0) -> WrittenView {
      boxes(.arranged(.horizontal, .fill, .fill, spacing: spacing, margins: 0), words)
    }
    var circle = boxes(.layers, [nil, nil])
    circle.words = [(30, .constraint(a.width == b.width + 1)), (31, .constraint(b.width == a.width + 1))]
    let outermost = WrittenView(kind: .text, line: 1, words: [(2, .frame(.horizontal, 100))])
    let cases: [(view: WrittenView, width: Double?, forms: Set<String>)] = [
      (row([.size(.horizontal, .equal, 50), .size(.horizontal, .equal, 20)]), 60, ["resize", "relax"]),
      (
        row([.size(.horizontal, .equal, 50), .size(.horizontal, .equal, 20)]), 100,
        ["addSpacer", "equalSpacing", "relax"]
      ),
      (row([nil, nil, nil, nil], spacing: 40), 100, ["resize", "fit"]),
      (
        boxes(.arranged(.vertical, .fill, .fill, spacing: 0, margins: 0), [.size(.horizontal, .equal, 50), nil]), 100,
        ["align", "relax"]
      ),
      (circle, nil, ["number", "leaveOut"]), (outermost, 200, ["stack", "leaveOut"]),
    ]
    var given: Set<String> = []
    for (view, width, forms) in cases {
      let found = try check(view, Size(width: width), "\(forms)")
      #expect(found.conflicts == 1 && found.forms == forms, "\(forms): \(found)")
      given.formUnion(found.forms)
    }
    #expect(
      given == [
        "addSpacer", "align", "equalSpacing", "fit", "leaveOut", "number", "relax", "resize", "stack",
      ])
  }

  /// Does what is proposed for each conflict of a layout, and returns how many these are, and the forms of the proposals.
  private func check(
    _ written: WrittenView, _ size: Size, _ comment: String
  ) throws -> (conflicts: Int, forms: Set<String>) {
    guard let layout = try? lower(written.view(), size).solve() else { return (0, []) }
    var forms: Set<String> = []
    let reports = reports(of: layout)
    for report in reports {
      for cure in report.cures {
        forms.insert(String("\(cure)".prefix { $0 != "(" }))
        try check(cure, of: report, written, size, layout, comment)
      }
    }
    return (reports.count, forms)
  }

  private func lower(_ view: some View, _ size: Size) throws -> Lowering {
    try Lowering(view, width: size.width, height: size.height)
  }

  private func reports(of layout: LayoutResult) -> [ConflictReport] {
    guard layout.diagnostics.contains(where: { $0.kind == .conflict }) else { return [] }
    let system = layout.constraints
    return ConflictReport.reports(system.solve().conflicts, system, layout.tree, layout.medium)
  }

  private func line(_ row: Int, _ report: ConflictReport) throws -> Int {
    let member = try #require(report.members.first { $0.row == row })
    return try #require(member.constraint.origin).line
  }

  private func check(
    _ cure: ConflictCure, of report: ConflictReport, _ written: WrittenView, _ size: Size, _ layout: LayoutResult,
    _ comment: String
  ) throws {
    func expectGone(_ changes: WrittenChanges, _ size: Size, in wrap: ((AnyView) -> any View)? = nil) throws {
      let view = written.view(changes)
      let changed: any View = wrap.map { $0(view) } ?? view
      // Without its frame a view with a size in fractions may have nothing that it is a fraction of.
      guard let after = try? lower(AnyView(changed), size).solve() else { return }
      let known = Set(lines(Array(layout.constraints.constraints.indices), layout))
      let left = reports(of: after).first {
        isSame($0, report) && !known.isSuperset(of: lines($0.members.map(\.row), after))
      }
      #expect(
        left == nil, "\(comment): \(cure)\n\(report.diagnostic)\nleaves\n\(left.map { "\($0.diagnostic)" } ?? "")")
    }
    var changes = WrittenChanges()
    switch cure {
    case .relax(let row):
      changes.relaxed = [try line(row, report)]
      try expectGone(changes, size)
    case .leaveOut(let rows):
      for row in rows { try expectGone(WrittenChanges(leftOut: [line(row, report)]), size) }
    case .number(let rows):
      for row in rows { try expectGone(WrittenChanges(numbers: [line(row, report): 50]), size) }
    case .align(let stack, let alignments):
      for alignment in alignments {
        try expectGone(WrittenChanges(alignments: [stackLine(stack, layout): alignment]), size)
      }
    case .addSpacer(let stack):
      changes.spaced = [try stackLine(stack, layout)]
      try expectGone(changes, size)
    case .equalSpacing(let stack):
      try expectGone(WrittenChanges(distributions: [stackLine(stack, layout): .equalSpacing]), size)
    case .stack:
      try expectGone(changes, size) { view in VStack { view } }
      try expectGone(changes, size) { view in HStack { view } }
    case .resize(let attribute, let length):
      try expectGone(
        changes,
        attribute == .width ? Size(width: length, height: size.height) : Size(width: size.width, height: length))
    case .fit(let attribute):
      try expectGone(changes, attribute == .width ? Size(height: size.height) : Size(width: size.width))
    }
  }

  private func lines(_ rows: [Int], _ layout: LayoutResult) -> [String] { layout.constraints.lines(ofRows: rows) }

  private func stackLine(_ stack: Int, _ layout: LayoutResult) throws -> Int {
    try #require(layout.tree.entries[stack].attributes.location).line
  }

  /// Whether a conflict after a change is the one before it: what it says of the author's words, of the layout's size and
  /// of views was all in that.
  private func isSame(_ after: ConflictReport, _ before: ConflictReport) -> Bool {
    let left = written(after)
    return !left.isEmpty && left.isSubset(of: written(before)) && places(after).isSubset(of: places(before))
  }

  private func written(_ report: ConflictReport) -> Set<String> {
    Set(
      report.members.filter { $0.isOwn || $0.constraint.category == .canvas }.map { member in
        member.isOwn ? "\(member.constraint.origin?.line ?? 0)" : "\(member.constraint.left.terms[0].anchor.attribute)"
      })
  }

  /// The lines of the views that a conflict is about.
  private func places(_ report: ConflictReport) -> Set<Int?> {
    let terms = report.members.flatMap { $0.constraint.left.terms + $0.constraint.right.terms }
    return Set(
      terms.map { term in
        let entries = report.tree.entries
        let index = Int(term.anchor.item.index)
        return entries[index < entries.count ? index : report.items[index].parent.map { Int($0.index) } ?? 0].attributes
          .location?.line
      })
  }
}
