import Truss

/// A view that is not a plain stack or leaf, and replaces a row of W2's form.
enum UnusualRow: String, CaseIterable, Sendable {
  case baseline
  case ratio
  case grid
  case scroll
  case equalSpacing = "equal-spacing"
  case proportions
  case frame
  case overlay
  case overflow

  /// The unusual part of the row, for the summary.
  var title: String {
    switch self {
    case .baseline: "one row aligned to baselines"
    case .ratio: "one aspectRatio"
    case .grid: "one Grid of four texts"
    case .scroll: "one ScrollView"
    case .equalSpacing: "one HStack(distribution: .equalSpacing)"
    case .proportions: "one HStack(proportionalWidths:)"
    case .frame: "one frame(maxWidth: 100)"
    case .overlay: "one overlay"
    case .overflow: "one row that is too wide"
    }
  }

  /// The view of the row.
  var view: any View {
    switch self {
    case .baseline:
      return HStack(align: .firstBaseline, spacing: 8) {
        Text("21").font(.title)
        Text("degrees")
        Rectangle().height(20).flex(1)
      }
    case .ratio: return beside(Rectangle().height(20).aspectRatio(1.5))
    case .grid:
      return Grid(spacing: 8) {
        GridRow {
          Text("Search")
          Text("52 %")
        }
        GridRow {
          Text("Links")
          Text("31 %")
        }
      }
    case .scroll: return ScrollView { Rectangle().height(60) }.height(40)
    case .equalSpacing:
      return HStack(distribution: .equalSpacing) {
        for width in [60.0, 40, 24] { Rectangle().width(width).height(20) }
      }
    case .proportions:
      return HStack(proportionalWidths: [1, 2, 3]) {
        for _ in 0..<3 { Rectangle().height(20) }
      }
    case .frame: return beside(Rectangle().height(20).frame(maxWidth: 100))
    case .overlay: return beside(Rectangle().width(24).height(20).overlay { Rectangle().width(8).height(8) })
    case .overflow: return beside(Rectangle().width(400).height(20))
    }
  }

  /// A row of the view and of two leaves like W2's.
  private func beside(_ view: some View) -> some View {
    HStack(align: .start, spacing: 8) {
      view
      Rectangle().height(21).flex(1)
      Rectangle().width(28).height(22)
    }
  }
}

/// A feature of every row of W2's form; the views are as many as W2's, except that a frame adds one to each row.
enum UnusualRows: String, CaseIterable, Sendable {
  case ratios
  case baselines
  case frames

  /// The unusual part of each row, for the summary.
  var title: String {
    switch self {
    case .ratios: "an aspectRatio in every row"
    case .baselines: "every row aligned to baselines, with a text"
    case .frames: "a frame(maxWidth: 100) in every row"
    }
  }

  /// A row of nine leaves, of which the middle one takes the free space.
  fileprivate func row(_ row: Int, of form: Form) -> any View {
    HStack(align: self == .baselines ? .firstBaseline : .start, spacing: 8) {
      switch self {
      case .ratios: Rectangle().height(20).aspectRatio(1.25)
      case .baselines: Text("\(row)")
      case .frames: Rectangle().width(24).height(20).frame(maxWidth: 100)
      }
      for column in 1..<9 {
        let leaf = Rectangle().height(Double(20 + column % 4))
        if column == 4 { leaf.flex(1) } else { leaf.width(form.width(row, column)) }
      }
    }
  }
}

extension Workload {
  /// W12. W2 with one row, in the middle, that does not consist of plain stacks and leaves alone.
  static func unusualRow(_ unusual: UnusualRow) -> Workload {
    Workload(name: "W12-\(unusual.rawValue)", summary: "W2 with \(unusual.title)", leastSize: 100, largestSize: 10_000)
    {
      size in
      let form = Form(size: size)
      return FreshLayout(width: Form.width) {
        form.view { row in row == form.rows / 2 ? unusual.view : nil }
      }
    }
  }

  /// W12 with unusual parts in all rows.
  static func unusualRows(_ unusual: UnusualRows) -> Workload {
    Workload(
      name: "W12-all-\(unusual.rawValue)", summary: "W2 with \(unusual.title)", leastSize: 100, largestSize: 10_000
    ) { size in
      let form = Form(size: size)
      return FreshLayout(width: Form.width) {
        form.view { row in unusual.row(row, of: form) }
      }
    }
  }
}
