package import TrussIR
import TrussTree
package import TrussViews

/// A change to the user's source, after which the constraints of a conflict can hold.
package enum ConflictCure: Hashable {
  /// A priority below 1000 for a constraint.
  case relax(row: Int)
  /// The removal of one of the constraints in `rows`.
  case leaveOut(rows: [Int])
  /// A number as the right side of one of the constraints in `rows`.
  case number(rows: [Int])
  /// Another alignment of a stack with UIStackView's rules: one of the given alignments.
  case align(stack: Int, [Align])
  /// A spacer at the end of a stack with UIStackView's rules.
  case addSpacer(stack: Int)
  /// Equal spaces between the views of a stack with UIStackView's rules.
  case equalSpacing(stack: Int)
  /// A stack around the outermost view.
  case stack
  /// Another width or height of the layout.
  case resize(Attribute, to: Double)
  /// No width or height for the layout, so that it fits its content.
  case fit(Attribute)
}

extension ConflictCure {
  /// Returns the cure in words, with a small first letter.
  func text(_ report: ConflictReport) -> String {
    switch self {
    case .relax(let row):
      "give \(Self.name(row, report)) a priority below 1000, say \(report.member(row)?.written.relaxed ?? "")"
    case .leaveOut(let rows): leaveOutText(rows, report)
    case .number: "replace one of them by a number"
    case .align(let stack, let alignments):
      "write alignment: \(Self.words(alignments, report.stack(stack)?.axis))\(Self.place(report.stack(stack)?.location))"
    case .addSpacer(let stack): "add a Spacer() to its stack\(Self.place(report.stack(stack)?.location))"
    case .equalSpacing(let stack):
      "write distribution: .equalSpacing\(Self.place(report.stack(stack)?.location))"
    case .stack: "put it in a VStack or HStack"
    case .resize(let attribute, let size): "lay it out with a \(attribute) of \(shortest(size))"
    case .fit(let attribute): "leave out the \(attribute) of the layout, to fit it"
    }
  }

  private func leaveOutText(_ rows: [Int], _ report: ConflictReport) -> String {
    if rows.count == 1 { return "leave \(Self.name(rows[0], report)) out" }
    let isAll = report.members.allSatisfy { $0.isOwn }
    return isAll ? "leave one out" : "leave out one of your own constraints"
  }

  private static func name(_ row: Int, _ report: ConflictReport) -> String {
    guard row != report.broken, let member = report.member(row) else { return "it" }
    return member.line + place(member.constraint.origin)
  }

  private static func place(_ location: SourceLine?) -> String {
    location.map { " (\(ConflictReport.shortPlace($0)))" } ?? ""
  }

  private static func words(_ alignments: [Align], _ axis: Axis?) -> String {
    alignments.map { alignment in
      switch alignment {
      case .start: axis == .horizontal ? ".top" : ".leading"
      case .end: axis == .horizontal ? ".bottom" : ".trailing"
      default: ".\(alignment)"
      }
    }.joined(separator: " or ")
  }
}
