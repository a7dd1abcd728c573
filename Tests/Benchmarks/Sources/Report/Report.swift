import Foundation
import Truss

/// The results of a run of the program.
struct Report {
  var workloads: [Workload]
  var measurements: [Measurement]
  var skipped: [SkippedSize]

  /// A table of times in microseconds, and a legend of the workloads.
  var markdown: String {
    var table = MarkdownTable(header: [
      "workload", "nodes", "runs", "view", "lowering", "solving", "total", "least", "growth",
      "allocations", "KiB a node", "diagnostics",
    ])
    for each in measurements {
      table.rows.append([
        each.workload, "\(each.nodes)", "\(each.runs)", number(each.building), number(each.lowering),
        number(each.solving), number(each.total), number(each.least), number(each.growth, places: 2),
        each.allocations.map { "\($0)" } ?? "-",
        number(each.peakBytes.map { Double($0) / 1024 / Double(each.nodes) }, places: 1), "\(each.diagnostics)",
      ])
    }
    let legend = workloads.map { "- \($0.name): \($0.summary)\n" }.joined()
    let left = skipped.map { "- \($0.workload) at \($0.size): not measured, \($0.reason)\n" }.joined()
    let note = "Microseconds, medians; total = lowering + solving, of a drawing the drawing alone."
    return table.text + "\n\(note)\n\n" + legend + (left.isEmpty ? "" : "\n" + left)
  }

  private func number(_ value: Double?, places: Int = 0) -> String {
    value.map { String(format: "%.\(places)f", $0) } ?? "-"
  }
}
