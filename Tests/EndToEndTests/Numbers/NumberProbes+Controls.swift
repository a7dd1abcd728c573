import Truss

extension NumberProbe {
  private struct Row: Identifiable {
    var id = 1
  }

  /// A container that looks at one of its views.
  private struct Picking: Layout {
    var index: Int

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
      subviews.indices.contains(index) ? subviews[index].sizeThatFits(proposal) : CGSize(width: 9, height: 9)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {}
  }

  /// Numbers of controls in SwiftUI's forms.
  static let controls: [NumberProbe] = [
    NumberProbe("Slider.init(value:label:) value: Double", .view { Slider(value: $0) { Text("a") } }),
    NumberProbe("AsyncImage.init(url:) scale: Double", .view { AsyncImage(url: "a", scale: $0) }),
    NumberProbe(
      "AsyncImage.init(url:content:) scale: Double",
      .view { AsyncImage(url: "a", scale: $0) { phase in if phase.image == nil { Text("a") } } }),
    NumberProbe(
      "AsyncImage.init(url:content:placeholder:) scale: Double",
      .view { AsyncImage(url: "a", scale: $0, content: { $0 }, placeholder: { Text("a") }) }),
    NumberProbe(
      "LayoutSubviews.subscript(position:) position: Int",
      .countedCall { number in try Picking(index: number).callAsFunction { Text("a") }.layout().size }),
    NumberProbe("Diagram.init(_:) spacing: Double", .view { number in Diagram(spacing: number) { Node("a") } }),
    NumberProbe(
      "GridLayout.init() horizontalSpacing: Double?",
      .view { number in
        GridLayout(horizontalSpacing: number) {
          GridRow {
            Text("a")
            Text("b")
          }
        }
      }),
    NumberProbe(
      "GridLayout.init() verticalSpacing: Double?",
      .view { number in
        GridLayout(verticalSpacing: number) {
          GridRow { Text("a") }
          GridRow { Text("b") }
        }
      }),
    NumberProbe(
      "HStackLayout.init() spacing: Double?",
      .view { number in
        HStackLayout(spacing: number) {
          Text("a")
          Text("b")
        }
      }),
    NumberProbe(
      "VStackLayout.init() spacing: Double?",
      .view { number in
        VStackLayout(spacing: number) {
          Text("a")
          Text("b")
        }
      }),
    NumberProbe(
      "LazyHGrid.init(rows:content:) spacing: Double?",
      .view { number in
        LazyHGrid(rows: [GridItem(), GridItem()], spacing: number) { for _ in 0..<5 { Text("a") } }
      }),
    NumberProbe(
      "TableColumn.width(_:) width: Double?",
      .view { number in Table([Row()]) { TableColumn("a") { Text("\($0.id)") }.width(number) } }),
    NumberProbe(
      "TableColumn.width() ideal: Double?",
      .view { number in Table([Row()]) { TableColumn("a") { Text("\($0.id)") }.width(ideal: number) } }),
    NumberProbe(
      "TableColumn.width() min: Double?",
      .view { number in Table([Row()]) { TableColumn("a") { Text("\($0.id)") }.width(min: number) } }),
    NumberProbe(
      "TableColumn.width() max: Double?",
      .view { number in Table([Row()]) { TableColumn("a") { Text("\($0.id)") }.width(max: number) } }),
    NumberProbe(
      "View.safeAreaInset(edge:content:) spacing: Double?",
      .view { number in Rectangle().safeAreaInset(edge: .bottom, spacing: number) { Text("a") } }),
    NumberProbe(
      "View.accessibilitySortPriority(_:) priority: Double", .view { Text("a").accessibilitySortPriority($0) }),
    NumberProbe(
      "View.onLongPressGesture(perform:) minimumDuration: Double",
      .view { Text("a").onLongPressGesture(minimumDuration: $0) {} }),
    NumberProbe("View.onTapGesture(perform:) count: Int", .counted { Text("a").onTapGesture(count: $0) {} }),
    NumberProbe("View.badge(_:) count: Int", .counted { number in List { Text("a").badge(number) } }),
    NumberProbe(
      "AccessibilityTraits.init(rawValue:) rawValue: Int", .countedValue { AccessibilityTraits(rawValue: $0) }),
    NumberProbe(
      "DatePickerComponents.init(rawValue:) rawValue: Int", .countedValue { DatePickerComponents(rawValue: $0) }),
    NumberProbe("EventModifiers.init(rawValue:) rawValue: Int", .countedValue { EventModifiers(rawValue: $0) }),
    NumberProbe(
      "PinnedScrollableViews.init(rawValue:) rawValue: Int", .countedValue { PinnedScrollableViews(rawValue: $0) }),
    NumberProbe(
      "MutableCollection.move(fromOffsets:toOffset:) place: Int",
      .countedValue { number in
        var letters = ["a", "b", "c"]
        letters.move(fromOffsets: [1], toOffset: number)
        return letters
      }),
    NumberProbe(
      "ContentTransition.numericText(value:) value: Double",
      .view { Text("A").contentTransition(.numericText(value: $0)) }),
    NumberProbe(
      "LazyVGrid.init(columns:pinnedViews:content:) spacing: Double?",
      .view { number in
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 20))], spacing: number, pinnedViews: [.sectionHeaders]) {
          Text("A")
          Text("B")
        }
      }),
  ]
}
