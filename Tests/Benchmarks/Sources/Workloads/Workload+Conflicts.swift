import Truss

extension Workload {
  /// W10. W1 with views that have two different required heights; each conflict is found and reported.
  static let conflicts = Workload(name: "W10", summary: "flat list, a conflict at each of 100 views or fewer") { size in
    FreshLayout { conflictsView(leaves: max(1, size - 1)) }
  }

  private static func conflictsView(leaves: Int) -> some View {
    let step = max(1, leaves / 100)
    return VStack(align: .start, spacing: 4) {
      for index in 0..<leaves {
        let leaf = Rectangle().width(Double(40 + index % 7 * 8)).height(Double(16 + index % 5 * 2))
        if index.isMultiple(of: step) && index / step < 100 { leaf.height(30) } else { leaf }
      }
    }
  }
}
