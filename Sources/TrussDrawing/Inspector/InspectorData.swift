import TrussIR
import TrussLayout
import TrussTree
import TrussViews

/// What an inspector's page knows of layouts, as the JSON that its script reads.
///
/// Values that several sizes have in common, lines of constraints above all, are written once and numbered.
struct InspectorData {
  private let title: String
  private let start: Int
  private var sizes: [JSON] = []
  private var lines = Numbered()
  private var categories = Numbered()

  init(_ layouts: [Layout], title: String, start: Int) {
    self.title = title
    self.start = start
    for layout in layouts { add(layout) }
  }

  var json: JSON {
    .object([
      ("title", .string(title)), ("start", .number(Double(start))), ("lines", lines.json),
      ("categories", categories.json), ("sizes", .array(sizes)),
    ])
  }

  private mutating func add(_ layout: Layout) {
    let renderer = SVGRenderer(title: title, id: "figure")
    sizes.append(
      .object([
        ("width", .number(layout.size.width)), ("height", .number(layout.size.height)),
        ("svg", .string(renderer.render(layout.displayList))),
        ("views", .array(layout.frames.enumerated().map { Self.json(of: $0.element, layout.location(of: $0.offset)) })),
        ("rows", .array(rows(of: layout))),
        ("diagnostics", .array(layout.diagnostics.map(Self.json))),
      ]))
  }

  private static func json(of frame: Layout.Frame, _ location: SourceLocation?) -> JSON {
    .object([
      ("name", .string(frame.id?.name ?? "")), ("kind", .string(frame.kind)), ("depth", .number(Double(frame.depth))),
      ("frame", .array([frame.rect.x, frame.rect.y, frame.rect.width, frame.rect.height].map(JSON.number))),
      ("line", .string(location.map { "\($0)" } ?? "")),
    ])
  }

  private static func json(_ diagnostic: Diagnostic) -> JSON {
    .object([("kind", .string(diagnostic.kind.rawValue)), ("message", .string(diagnostic.description))])
  }

  /// A row for each constraint: its line, its category, the views that it is about, and how far it is from holding.
  private mutating func rows(of layout: Layout) -> [JSON] {
    let system = layout.constraints
    let constraints = system.constraints
    let lines = system.lines(ofRows: Array(constraints.indices))
    let frames = layout.frames.map(\.rect)
    return constraints.indices.map { index in
      let constraint = constraints[index]
      var views: [Int] = []
      for term in constraint.left.terms + constraint.right.terms {
        let view = system.view(of: term.anchor.item, count: frames.count)
        if !views.contains(view) { views.append(view) }
      }
      return .array([
        .number(Double(self.lines.number(of: lines[index]))),
        .number(Double(categories.number(of: constraint.category.name))),
        .array(views.map { .number(Double($0)) }),
        .number(constraint.violation(in: frames, system.items) ?? 0),
      ])
    }
  }
}

/// Texts, each by the number that it first got.
private struct Numbered {
  private var texts: [String] = []
  private var numbers: [String: Int] = [:]

  mutating func number(of text: String) -> Int {
    if let number = numbers[text] { return number }
    numbers[text] = texts.count
    texts.append(text)
    return texts.count - 1
  }

  var json: JSON { .array(texts.map(JSON.string)) }
}

extension ConstraintSystem {
  /// The view that an item is, or that a guide is of. Views come before guides.
  fileprivate func view(of item: Item.ID, count: Int) -> Int {
    var item = item
    while Int(item.index) >= count, let parent = items[Int(item.index)].parent { item = parent }
    return Int(item.index)
  }
}

extension Constraint {
  /// By how much it does not hold in frames; nil where it names a guide or a baseline, or is off by rounding alone.
  fileprivate func violation(in frames: [Rect], _ items: [Item]) -> Double? {
    guard let left = left.value(in: frames, items), let right = right.value(in: frames, items) else { return nil }
    let difference = left - right
    let violation =
      switch relation {
      case .equal: abs(difference)
      case .lessThanOrEqual: max(0, difference)
      case .greaterThanOrEqual: max(0, -difference)
      }
    return violation > 0.01 ? (violation * 100).rounded() / 100 : nil
  }
}

extension Expression {
  fileprivate func value(in frames: [Rect], _ items: [Item]) -> Double? {
    var sum = constant
    for term in terms {
      let item = Int(term.anchor.item.index)
      guard item < frames.count,
        let value = frames[item].value(of: term.anchor.attribute, isRightToLeft: items[item].isRightToLeft)
      else { return nil }
      sum += term.coefficient * value
    }
    return sum
  }
}

extension Rect {
  fileprivate func value(of attribute: Attribute, isRightToLeft: Bool) -> Double? {
    switch attribute {
    case .left: minX
    case .right: maxX
    case .leading: isRightToLeft ? maxX : minX
    case .trailing: isRightToLeft ? minX : maxX
    case .top: minY
    case .bottom: maxY
    case .width: width
    case .height: height
    case .centerX: (minX + maxX) / 2
    case .centerY: (minY + maxY) / 2
    case .firstBaseline, .lastBaseline: nil
    }
  }
}
