import Truss
import TrussTree
import TrussViews

struct FitCheck {
  struct Finding {
    /// The message at the width where the fault is largest, or at the first width if the fault has no size.
    var message: String
    var widths: [ClosedRange<Double>]
  }

  private(set) var findings: [Finding] = []
  /// The minimum width from which on there is no fault; nil if the greatest width has a fault.
  private(set) var leastWidth: Double?
  private let medium: Medium

  /// - Parameter call: the line of the call, for the error about a rule.
  /// - Throws: `LayoutError` for invalid input, and for a name in a rule that no view has at any width.
  init(
    _ widths: ClosedRange<Double>, of layouts: ResizedLayout, _ medium: Medium, step: Double, _ rules: [FitRule],
    allowing allowed: [Diagnostic.Kind], at call: SourceLine? = nil
  ) throws(LayoutError) {
    self.medium = medium
    for rule in rules { try rule.check(at: call) }
    var worst: [String: LayoutFault] = [:]
    var order: [String: Int] = [:]
    var unknown = Set(rules.flatMap(\.names))
    var tree: ViewTree?
    let sweep = try WidthSweep(widths, of: layouts, step: step) { layout in
      let faults = layout.faults(rules, allowing: allowed)
      for fault in faults where worst[fault.key].map({ ($0.amount ?? 0) < (fault.amount ?? 0) }) ?? true {
        worst[fault.key] = fault
        order[fault.key] = order[fault.key] ?? order.count
      }
      if !unknown.isEmpty {
        unknown = unknown.filter { layout.tree.index(of: $0) == nil }
        tree = layout.tree
      }
      return Set(faults.map(\.key))
    }
    if let name = unknown.min(by: { $0.name < $1.name }), let tree {
      throw tree.unknown(name, "a rule", view: "the layout", call)
    }
    for rule in rules {
      guard case .lines(let name, _) = rule.condition, let tree, let index = tree.index(of: name) else { continue }
      if case .leaf(.text) = tree.entries[index].content { continue }
      throw LayoutError(
        .misplaced(parameter: "a rule for lines", meant: "texts"), view: tree.title(of: index), location: call)
    }
    var places: [String: Int] = [:]
    var before: Set<String> = []
    for run in sweep.runs {
      for key in run.state.sorted(by: { order[$0] ?? 0 < order[$1] ?? 0 }) {
        guard let fault = worst[key] else { continue }
        if let place = places[key], before.contains(key), let last = findings[place].widths.popLast() {
          findings[place].widths.append(last.lowerBound...run.widths.upperBound)
        } else if let place = places[key] {
          findings[place].widths.append(run.widths)
        } else {
          places[key] = findings.count
          findings.append(Finding(message: fault.message, widths: [run.widths]))
        }
      }
      before = run.state
    }
    leastWidth = sweep.runs.reversed().prefix { $0.state.isEmpty }.last?.widths.lowerBound
  }

  func failure(in widths: ClosedRange<Double>) -> String? {
    if findings.isEmpty { return nil }
    let lines = findings.prefix(Self.most).map { finding in
      let isEverywhere = finding.widths == [widths]
      let places = isEverywhere ? "at every width" : finding.widths.map(words).joined(separator: ", ")
      return "\(places):\n    \(finding.message.split(separator: "\n").joined(separator: "\n    "))"
    }
    let others = findings.count - lines.count
    let rest = others > 0 ? "\nand \(others) more" : ""
    let end = leastWidth.map { "\n\nIt fits from \(wordsForNeed($0)) on." } ?? ""
    let unit = medium.isCells ? " columns" : ""
    return "the layout does not fit from \(words(widths.lowerBound)) to \(words(widths.upperBound))\(unit)\n\n"
      + lines.joined(separator: "\n") + rest + end
  }

  /// The maximum number of findings that are listed. The others are only counted.
  private static let most = 40

  private func words(_ widths: ClosedRange<Double>) -> String {
    widths.lowerBound == widths.upperBound
      ? "at \(words(widths.lowerBound))" : "from \(words(widths.lowerBound)) to \(words(widths.upperBound))"
  }

  /// A width rounded to thousandths, about the precision of the ends of ranges.
  private func words(_ width: Double) -> String { shortest((width * 1000).rounded() / 1000) }

  /// The least width without a fault, in words. A layout that needs a width of 221 has no fault at 220.998, as less than
  /// 1/512 on each side counts as a rounding error. So the words round to a hundredth within this distance.
  private func wordsForNeed(_ width: Double) -> String {
    let hundredth = (width * 100).rounded() / 100
    return 0...0x1p-8 ~= hundredth - width ? shortest(hundredth) : words(width)
  }
}
