import TrussIR

/// The annotations of a chart's marks: views over the chart's picture.
struct ChartAnnotations {
  let picture: ChartPicture
  let medium: Medium
  /// The views, in the order of `entries`.
  private var views: [ViewNode] = []
  private var entries: [(item: ChartData.Item, annotation: ChartMark.Annotation)] = []
  /// The number of annotations that are not drawn, because their marks are beyond the domain of an axis.
  private(set) var hidden = 0

  init(_ picture: ChartPicture, _ medium: Medium) {
    (self.picture, self.medium) = (picture, medium)
    let data = picture.data
    guard data.marks.contains(where: { !$0.annotations.isEmpty }) else { return }
    var items = Dictionary(data.items.map { ($0.mark, $0) }) { first, _ in first }
    for (number, mark) in data.marks.enumerated() where mark.kind == .line || mark.kind == .area {
      guard let x = mark.x, let y = mark.y, !mark.annotations.isEmpty else { continue }
      var item = ChartData.Item(mark: number, kind: .point, color: .clear)
      let (xValue, yValue) = (data.x.coordinate(x.value, x.unit), data.y.coordinate(y.end ?? y.value))
      guard xValue.isFinite, yValue.isFinite else { continue }
      (item.x, item.y) = ((xValue, xValue), (yValue, yValue))
      items[number] = item
    }
    for (number, mark) in data.marks.enumerated() {
      guard let item = items[number] else { continue }
      guard Self.isInside(item.x, data.x), Self.isInside(item.y, data.y) else {
        hidden += mark.annotations.count
        continue
      }
      for annotation in mark.annotations {
        entries.append((item, annotation))
        views.append(annotation.view)
      }
    }
  }

  /// Whether a mark is visible along an axis: a domain may exclude it.
  private static func isInside(_ extent: (from: Double, to: Double)?, _ axis: ChartAxis) -> Bool {
    guard let extent else { return true }
    let range = axis.range(count: 1)
    return max(extent.from, extent.to) >= range.lowerBound && min(extent.from, extent.to) <= range.upperBound
  }

  var isEmpty: Bool { views.isEmpty }

  /// The node that places the annotations once the chart's size is known.
  func node(at location: SourceLine?) -> ViewNode {
    ViewNode(.composite(CompositeView(Layer(annotations: self), namedAfter: Chart.self, reads: .size)), at: location)
  }

  private struct Layer: View {
    let annotations: ChartAnnotations
    @Environment(\.controlSurroundings) private var surroundings

    var body: ViewContent {
      let (annotations, size) = (annotations, surroundings.size)
      let placed = ViewNode(placing: ViewContent(nodes: annotations.views), named: Chart.self, at: nil) {
        annotations.placing($0, $1, size)
      }
      return ViewContent(nodes: [placed])
    }
  }

  /// Makes the object that measures and places the annotations, in points.
  private func placing(_ measuring: any SubviewMeasuring, _ indices: [Int], _ size: Size) -> any ViewPlacing {
    Placing(
      picture: picture, medium: medium, entries: entries, measuring: measuring, indices: indices, size: size)
  }

  private final class Placing: ViewPlacing {
    let picture: ChartPicture
    let medium: Medium
    let entries: [(item: ChartData.Item, annotation: ChartMark.Annotation)]
    let measuring: any SubviewMeasuring
    let indices: [Int]
    let size: Size

    init(
      picture: ChartPicture, medium: Medium,
      entries: [(item: ChartData.Item, annotation: ChartMark.Annotation)],
      measuring: any SubviewMeasuring, indices: [Int], size: Size
    ) {
      (self.picture, self.medium, self.entries) = (picture, medium, entries)
      (self.measuring, self.indices, self.size) = (measuring, indices, size)
    }

    func size(_ proposal: PerAxis<Double>) -> Size { size }

    func place(in size: Size, _ proposal: PerAxis<Double>) {
      let unit = ChartMetrics(medium, textScale: 1).unit
      let plan = picture.plan(Size(width: size.width / unit.width, height: size.height / unit.height), medium)
      for (index, entry) in zip(indices, entries) {
        guard let rect = picture.data.rect(of: entry.item, plan) else { continue }
        let mark = Rect(
          x: rect.x * unit.width, y: rect.y * unit.height, width: rect.width * unit.width,
          height: rect.height * unit.height)
        let own = measuring.size(of: index, PerAxis())
        var origin = Self.origin(entry.annotation, entry.item, mark, own, medium)
        origin.x = max(0, min(size.width - own.width, origin.x))
        origin.y = max(0, min(size.height - own.height, origin.y))
        if medium.isText {
          origin.x = (origin.x / unit.width).rounded() * unit.width
          origin.y = (origin.y / unit.height).rounded(.down) * unit.height
        }
        measuring.place(index, at: origin, anchor: .topLeading, PerAxis())
      }
    }

    private static func origin(
      _ annotation: ChartMark.Annotation, _ item: ChartData.Item, _ mark: Rect, _ own: Size, _ medium: Medium
    ) -> Point {
      var position = annotation.position
      if position == .automatic {
        position =
          item.kind == .bar && item.isHorizontal ? (item.isAbove ? .trailing : .leading) : item.isAbove ? .top : .bottom
      }
      // In text a rule is drawn in the middle of a cell, half a row below the cell's upper edge. A vertical bar ends at
      // an edge.
      let spacing =
        annotation.spacing
        ?? (medium.isText ? (item.kind == .bar && !item.isHorizontal ? 0 : medium.defaultSpacing(.vertical) / 2) : 4)
      func along(_ start: Double, _ length: Double, _ own: Double, _ place: Alignment.Place) -> Double {
        switch place {
        case .start: start
        case .end: start + length - own
        case .center: start + (length - own) / 2
        }
      }
      let x = along(mark.x, mark.width, own.width, annotation.alignment[.horizontal])
      let y = along(mark.y, mark.height, own.height, annotation.alignment[.vertical])
      switch position {
      case .top: return Point(x: x, y: mark.minY - spacing - own.height)
      case .bottom: return Point(x: x, y: mark.maxY + spacing)
      case .leading: return Point(x: mark.minX - spacing - own.width, y: y)
      case .trailing: return Point(x: mark.maxX + spacing, y: y)
      case .overlay, .automatic: return Point(x: x, y: y)
      }
    }
  }
}
