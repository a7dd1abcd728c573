import Truss

extension NumberProbe {
  /// Numbers of stacks: the initializers with a builder, with an array, and those in UIStackView's words.
  static let stacks: [NumberProbe] = [
    NumberProbe(
      "AxisStack.init(content:) spacing: Double?",
      .view { number in
        HStack(spacing: number) {
          leaf; second
        }
      }),
    NumberProbe(
      "AxisStack.init(content:) insets: Insets",
      .view { number in
        VStack(insets: Insets(all: number)) {
          leaf; second
        }
      }),
    NumberProbe(
      "AxisStack.init(content:) widths: [Double?]?",
      .view { number in
        HStack(widths: [number, nil]) {
          leaf; second
        }
      }),
    NumberProbe(
      "AxisStack.init(content:) heights: [Double?]?",
      .view { number in
        VStack(heights: [nil, number]) {
          leaf; second
        }
      }),
    NumberProbe(
      "AxisStack.init(content:) proportionalWidths: [Double?]?",
      .view { number in
        HStack(proportionalWidths: [number, 1]) {
          leaf; second
        }
      }),
    NumberProbe(
      "AxisStack.init(content:) proportionalHeights: [Double?]?",
      .view { number in
        VStack(proportionalHeights: [1, number]) {
          leaf; second
        }
      }),
    NumberProbe(
      "HStack.init(alignment:content:) spacing: Double?",
      .view { number in
        HStack(alignment: .center, spacing: number) {
          leaf
          second
        }
      }),
    NumberProbe(
      "VStack.init(alignment:content:) spacing: Double?",
      .view { number in
        VStack(alignment: .leading, spacing: number) {
          leaf
          second
        }
      }),
    NumberProbe(
      "Grid.init(content:) horizontalSpacing: Double?",
      .view { number in
        Grid(horizontalSpacing: number) {
          GridRow {
            leaf
            second
          }
        }
      }),
    NumberProbe(
      "Grid.init(content:) verticalSpacing: Double?",
      .view { number in
        Grid(verticalSpacing: number) {
          GridRow { leaf }
          GridRow { second }
        }
      }),
    NumberProbe("AxisStack.init(_:) spacing: Double?", .view { VStack([leaf, second], spacing: $0) }),
    NumberProbe("AxisStack.init(_:) insets: Insets", .view { HStack([leaf, second], insets: Insets(all: $0)) }),
    NumberProbe("AxisStack.init(_:) widths: [Double?]?", .view { HStack([leaf, second], widths: [nil, $0]) }),
    NumberProbe("AxisStack.init(_:) heights: [Double?]?", .view { VStack([leaf, second], heights: [$0, nil]) }),
    NumberProbe(
      "AxisStack.init(_:) proportionalWidths: [Double?]?",
      .view { HStack([leaf, second], proportionalWidths: [1, $0]) }),
    NumberProbe(
      "AxisStack.init(_:) proportionalHeights: [Double?]?",
      .view { VStack([leaf, second], proportionalHeights: [$0, 1]) }),
    NumberProbe(
      "AxisStack.init(distribution:content:) spacing: Double",
      .view { number in
        HStack(distribution: .fillProportionally, spacing: number) {
          leaf; second
        }
      }),
    NumberProbe(
      "AxisStack.init(distribution:content:) margins: Insets",
      .view { number in
        VStack(distribution: .equalSpacing, margins: Insets(all: number)) {
          leaf; second
        }
      }),
    NumberProbe(
      "AxisStack.init(_:distribution:) spacing: Double",
      .view { HStack([leaf, second], distribution: .equalCentering, spacing: $0) }),
    NumberProbe(
      "AxisStack.init(_:distribution:) margins: Insets",
      .view { VStack([leaf, second], distribution: .fillEqually, margins: Insets(all: $0)) }),
    NumberProbe(
      "Stack.init(_:content:) spacing: Double?",
      .view { number in
        Stack(.horizontal, spacing: number) {
          leaf; second
        }
      }),
    NumberProbe(
      "Stack.init(_:content:) insets: Insets",
      .view { number in
        Stack(.vertical, insets: Insets(all: number)) {
          leaf; second
        }
      }),
    NumberProbe(
      "Stack.init(_:content:) widths: [Double?]?",
      .view { number in
        Stack(.horizontal, widths: [number, nil]) {
          leaf; second
        }
      }),
    NumberProbe(
      "Stack.init(_:content:) heights: [Double?]?",
      .view { number in
        Stack(.vertical, heights: [number, nil]) {
          leaf; second
        }
      }),
    NumberProbe(
      "Stack.init(_:content:) proportionalWidths: [Double?]?",
      .view { number in
        Stack(.horizontal, proportionalWidths: [number, 2]) {
          leaf; second
        }
      }),
    NumberProbe(
      "Stack.init(_:content:) proportionalHeights: [Double?]?",
      .view { number in
        Stack(.vertical, proportionalHeights: [2, number]) {
          leaf; second
        }
      }),
    NumberProbe(
      "Stack.init(_:distribution:content:) spacing: Double",
      .view { number in
        Stack(.horizontal, distribution: .fill, spacing: number) {
          leaf; second
        }
      }),
    NumberProbe(
      "Stack.init(_:distribution:content:) margins: Insets",
      .view { number in
        Stack(.vertical, distribution: .fill, margins: Insets(all: number)) {
          leaf; second
        }
      }),
  ]

  /// Numbers of the other containers.
  static let containers: [NumberProbe] = [
    NumberProbe(
      "FlowStack.init(content:) spacing: Double",
      .view { number in
        FlowStack(spacing: number) {
          leaf; second
        }
      }),
    NumberProbe(
      "FlowStack.init(content:) lineSpacing: Double?",
      .view { number in
        FlowStack(lineSpacing: number) {
          leaf; second.width(80)
        }
      }),
    NumberProbe(
      "FlowStack.init(content:) insets: Insets",
      .view { number in
        FlowStack(insets: Insets(all: number)) {
          leaf; second
        }
      }),
    NumberProbe(
      "Grid.init(content:) spacing: Double?",
      .view { number in
        Grid(spacing: number) {
          GridRow {
            leaf; second
          }
        }
      }),
    NumberProbe(
      "Grid.init(content:) rowSpacing: Double?",
      .view { number in
        Grid(rowSpacing: number) {
          GridRow { leaf }; GridRow { second }
        }
      }),
    NumberProbe(
      "Grid.init(content:) insets: Insets", .view { number in Grid(insets: Insets(all: number)) { GridRow { leaf } } }),
    NumberProbe("GridColumn.fixed(_:) width: Double", .view { grid(.fixed($0)) }),
    NumberProbe("GridColumn.flexible() share: Double", .view { grid(.flexible($0)) }),
    NumberProbe("GridColumn.flexible() minimum: Double", .view { grid(.flexible(minimum: $0)) }),
    NumberProbe("GridColumn.flexible() maximum: Double?", .view { grid(.flexible(maximum: $0)) }),
    NumberProbe(
      "GridItem.Size.adaptive minimum: Double, maximum: Double = .infinity", .view { cells(.adaptive(minimum: $0)) }),
    NumberProbe("GridItem.Size.fixed Double", .view { cells(.fixed($0)) }),
    NumberProbe(
      "GridItem.Size.flexible minimum: Double = 10, maximum: Double = .infinity",
      .view { cells(.flexible(minimum: $0)) }
    ),
    NumberProbe(
      "GridItem.init() spacing: Double?",
      .view { number in
        LazyVGrid(columns: [GridItem(spacing: number), GridItem()]) {
          leaf; second
        }
      }),
    NumberProbe(
      "GridItem.spacing Double?",
      .view { number in
        var item = GridItem(.adaptive(minimum: 5, maximum: 20))
        item.spacing = number
        return LazyVGrid(columns: [item, item]) {
          leaf; second
        }
      }),
    NumberProbe(
      "LazyVGrid.init(columns:content:) spacing: Double?",
      .view { number in
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 20))], spacing: number) {
          leaf; second
        }
      }),
    NumberProbe(
      "Masonry.init(columns:content:) columns: Int",
      .view { number in
        Masonry(columns: Int(exactly: number.rounded()) ?? .max) {
          leaf; second
        }
      }),
    NumberProbe(
      "Masonry.init(columns:content:) spacing: Double",
      .view { number in
        Masonry(columns: [GridItem(), GridItem(.adaptive(minimum: 20))], spacing: number) {
          leaf; second
        }
      }),
    NumberProbe(
      "Masonry.init(columns:content:) insets: Insets",
      .view { number in Masonry(columns: 1, insets: Insets(all: number)) { leaf } }),
    NumberProbe(
      "ScrollView.init(content:) offset: Double?",
      .view { number in ScrollView(offset: number, showsIndicators: true) { leaf.height(200) }.height(50) }),
    NumberProbe(
      "ScrollView.init(content:) contentInset: Insets",
      .view { number in
        ScrollView(contentInset: Insets(all: number), showsIndicators: true) { leaf.height(200) }.height(50)
      }),
    NumberProbe(
      "ScrollView.IndicatorInsets.fixed Insets",
      .view { number in
        ScrollView(showsIndicators: true, indicatorInsets: .fixed(Insets(all: number))) { leaf.height(200) }.height(50)
      }),
  ]

  /// Numbers of tables: by a count, of what is `Identifiable`, and by a key path.
  static let tables: [NumberProbe] = [
    NumberProbe(
      "Table.init(count:content:) count: Int",
      .counted { number in Table(count: number, viewport: 60) { Text("\($0)") } }),
    NumberProbe(
      "Table.init(count:content:) estimatedRowHeight: Double",
      .view { number in Table(count: 9, estimatedRowHeight: number, offset: 50, viewport: 60) { Text("\($0)") } }),
    NumberProbe(
      "Table.init(count:content:) offset: Double",
      .view { number in Table(count: 9, offset: number, viewport: 60) { Text("\($0)") } }),
    NumberProbe(
      "Table.init(count:content:) viewport: Double?",
      .view { number in Table(count: 9, viewport: number) { Text("\($0)") } }),
    NumberProbe(
      "Table.init(count:content:) spacing: Double",
      .view { number in Table(count: 9, viewport: 60, spacing: number) { Text("\($0)") } }),
    NumberProbe(
      "Table.init(_:content:) estimatedRowHeight: Double",
      .view { number in Table(Row.all, estimatedRowHeight: number, viewport: 60) { Text($0.id) } }),
    NumberProbe(
      "Table.init(_:content:) offset: Double",
      .view { number in Table(Row.all, estimatedRowHeight: 1e-7, offset: number, viewport: 60) { Text($0.id) } }),
    NumberProbe(
      "Table.init(_:content:) viewport: Double?", .view { number in Table(Row.all, viewport: number) { Text($0.id) } }),
    NumberProbe(
      "Table.init(_:content:) spacing: Double",
      .view { number in Table(Row.all, viewport: 60, spacing: number) { Text($0.id) } }),
    NumberProbe(
      "Table.init(_:id:content:) estimatedRowHeight: Double",
      .view { number in Table(Row.all, id: \.id, estimatedRowHeight: number, viewport: 60) { Text($0.id) } }),
    NumberProbe(
      "Table.init(_:id:content:) offset: Double",
      .view { number in Table(Row.all, id: \.id, offset: number, viewport: 60) { Text($0.id) } }),
    NumberProbe(
      "Table.init(_:id:content:) viewport: Double?",
      .view { number in Table(Row.all, id: \.id, viewport: number) { Text($0.id) } }),
    NumberProbe(
      "Table.init(_:id:content:) spacing: Double",
      .view { number in Table(Row.all, id: \.id, viewport: 60, spacing: number) { Text($0.id) } }),
  ]

  private struct Row: Identifiable, Sendable {
    var id: String
    static let all = ["a", "b", "c", "d", "e", "f"].map(Row.init)
  }

  private static func cells(_ size: GridItem.Size) -> LazyVGrid {
    LazyVGrid(columns: [GridItem(size), GridItem()]) {
      leaf
      second
    }
  }

  private static func grid(_ column: GridColumn) -> Grid {
    Grid(columns: [column, .flexible()]) {
      GridRow {
        leaf
        second
      }
    }
  }
}
