import TrussLayout
import TrussTree
import TrussViews

extension LayoutResult {
  /// Reports charts with parts that do not fit, and chart marks outside of charts.
  func incompleteCharts(_ views: [Int]) -> [Diagnostic] {
    views.compactMap { index in
      guard case .leaf(.custom(let leaf)) = tree.entries[index].content else { return nil }
      if let mark = leaf.leaf as? PlottedMark {
        // A mark does not record its line.
        let message = "\(mark.name) is drawn only in a chart: write Chart { … } around it"
        return overflow([index], at: tree.entries[index].parent, message)
      }
      guard let chart = leaf.leaf as? ChartPicture else { return nil }
      let size = medium.snapped(rects[index]).inset(by: medium.boxInsets(of: tree.entries[index])).size
      let shortages = chart.shortages(size, medium)
      if shortages.isEmpty { return nil }
      return overflow([index], "the chart " + shortages.joined(separator: "; it "))
    }
  }
}
