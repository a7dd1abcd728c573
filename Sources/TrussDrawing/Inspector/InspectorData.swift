import TrussDiagnostics
import TrussIR
import TrussLayout
import TrussTree
import TrussViews

/// The data of an inspector page, as JSON for the page's script.
///
/// Parts that several sizes share, such as most constraints, are written once. Other parts refer to them by number:
///
///     groups  [name]                                            what constraints do
///     categories  {name: explanation}                           the categories that occur
///     words   [words about a guide, with % for its view]
///     heads   [kind, path, text, name in constraints, source]   what is the same for a view at all sizes
///     rows    [line, group, category, priority, source, anchors, variables]
///     sizes   width, height, svg,
///             views   [head, depth, frame, reasons, move]       move: only for a view that its offset moves
///             guides  [name, its view, frame, reasons, words]   frame: null for unknown numbers
///             rows    numbers of rows, in the order of the system
///             off     [place in rows, violation]
///             loose   places in rows of inequalities with slack, and of constraints on unknown frames of guides
///             diagnostics
///
/// An anchor is `[item, attribute]`. A baseline has two more entries: its distance from a point of the item, and the
/// fraction of the height at which that point is: 0 for the top, 0.5 for the centre. Items are the views followed by
/// the guides. A variable is four times its item, plus 0 to 3 for x, y, width and height. Each of these four numbers
/// has a reason: a place in `rows`, `[places in rows, variables]` for constraints that together determine the number
/// from variables, or null.
struct InspectorData {
  private let title: String
  private let start: Int
  private var sizes: [JSON] = []
  private var heads = Numbered()
  private var rows = Numbered()
  private var words = Numbered()
  private var rules: Set<TrussIR.Category.Rule> = []

  init(_ layouts: [LayoutResult], title: String, start: Int) {
    self.title = title
    self.start = start
    for layout in layouts { add(layout) }
  }

  var json: JSON {
    .object([
      ("title", .string(title)), ("start", .integer(start)),
      ("groups", .array(ConstraintPurpose.allCases.map { .string($0.rawValue) })),
      (
        "categories",
        .object(
          TrussIR.Category.Rule.allCases.filter(rules.contains).map { ($0.rawValue, .string($0.explanation)) })
      ),
      ("words", .array(words.values)), ("heads", .array(heads.values)), ("rows", .array(rows.values)),
      ("sizes", .array(sizes)),
    ])
  }

  private mutating func add(_ layout: LayoutResult) {
    let system = layout.constraints
    let solved = SolvedRows(system, layout.solvedRects + layout.guideRects(in: system))
    let derivation = FrameDerivation(solved, system)
    let lines = system.lines(ofRows: Array(system.rows.indices))
    let off = solved.rows.indices.filter { solved.violation($0) > 0 }
    let loose = solved.rows.indices.filter { !solved.isExact($0) && solved.violation($0) == 0 }
    sizes.append(
      .object([
        ("width", .number(layout.size.width)), ("height", .number(layout.size.height)),
        ("svg", .string(SVGRenderer(title: title, id: "figure").render(layout.displayList))),
        ("views", .array(views(of: layout, system, derivation))),
        ("guides", .array(guides(of: system, after: layout.rects.count, solved, derivation))),
        ("rows", .array(lines.indices.map { .integer(number(ofRow: $0, lines[$0], of: system, solved)) })),
        ("off", .array(off.map { .array([.integer($0), .number(solved.violation($0))]) })),
        ("loose", .array(loose.map(JSON.integer))),
        ("diagnostics", .array((layout.diagnostics + layout.hints).map(Self.json))),
      ]))
  }

  private mutating func views(of layout: LayoutResult, _ system: ConstraintSystem, _ derivation: FrameDerivation)
    -> [JSON]
  {
    let spellings = system.itemSpellings
    let solvedRects = layout.solvedRects
    return layout.frames.enumerated().map { index, frame in
      let head: JSON = .array([
        .string(frame.kind), .string(frame.id?.name ?? ""),
        .string(layout.tree.entries[index].content.texts.last ?? ""), .string(spellings[index]),
        .string(layout.location(of: index).map { "\($0)" } ?? ""),
      ])
      let rect = solvedRects[index]
      let move = [frame.rect.x - rect.x, frame.rect.y - rect.y]
      return .array(
        [
          .integer(heads.number(of: head)), .integer(frame.depth), Self.json(of: frame.rect),
          Self.reasons(ofItem: index, derivation),
        ] + (move == [0, 0] ? [] : [.array(move.map(JSON.number))]))
    }
  }

  private mutating func guides(
    of system: ConstraintSystem, after count: Int, _ solved: SolvedRows, _ derivation: FrameDerivation
  ) -> [JSON] {
    let spellings = system.itemSpellings
    return system.items.indices.dropFirst(count).map { item in
      let values = Array(solved.values[item * 4..<item * 4 + 4])
      return .array([
        .string(spellings[item]), .integer(system.view(of: item, count: count)),
        .array(values.map(JSON.number)), Self.reasons(ofItem: item, derivation),
        .integer(words.number(of: .string(RuleGuide(of: system.items[item])?.explanation ?? ""))),
      ])
    }
  }

  private mutating func number(
    ofRow index: Int, _ line: String, of system: ConstraintSystem, _ solved: SolvedRows
  ) -> Int {
    let constraint = system.constraints[index]
    if let rule = constraint.category.rule { rules.insert(rule) }
    let anchors: [JSON] = (constraint.left.terms + constraint.right.terms).map(\.anchor).map { anchor in
      .array(Self.json(of: anchor, system.items[Int(anchor.item.index)]))
    }
    let group = ConstraintPurpose.allCases.firstIndex(of: ConstraintPurpose(constraint.category)) ?? 0
    return rows.number(
      of: .array([
        .string(line), .integer(group), .string(constraint.category.name), .number(constraint.priority.value),
        .string(constraint.origin.map { "\($0)" } ?? ""), .array(anchors),
        .array(solved.rows[index].variables.map(JSON.integer)),
      ]))
  }
}

extension InspectorData {
  private static func json(of rect: Rect) -> JSON {
    .array([rect.x, rect.y, rect.width, rect.height].map(JSON.number))
  }

  private static func json(_ diagnostic: Diagnostic) -> JSON {
    .object([
      ("kind", .string(diagnostic.kind.rawValue)), ("message", .string(diagnostic.message)),
      ("source", .string(diagnostic.location.map { "\($0)" } ?? "")),
      ("views", .array(diagnostic.views.map(JSON.integer))),
    ])
  }

  /// An anchor as a position in the picture: with left and right instead of leading and trailing, and for a baseline
  /// with its distance from the top or the centre, and the fraction of the height at which the top or the centre is.
  private static func json(of anchor: Anchor, _ item: Item) -> [JSON] {
    func place(_ attribute: Attribute) -> [JSON] {
      [.integer(Int(anchor.item.index)), .string(attribute.description)]
    }
    switch anchor.attribute {
    case .leading: return place(item.isRightToLeft ? .right : .left)
    case .trailing: return place(item.isRightToLeft ? .left : .right)
    case .firstBaseline, .lastBaseline:
      let offset = anchor.attribute == .firstBaseline ? item.firstBaseline : item.lastBaseline
      let part = item.hasCenteredBaselines ? 0.5 : 0
      return offset.map { place(anchor.attribute) + [.number($0), .number(part)] } ?? place(.bottom)
    case .left, .right, .top, .bottom, .width, .height, .centerX, .centerY: return place(anchor.attribute)
    }
  }

  private static func reasons(ofItem item: Int, _ derivation: FrameDerivation) -> JSON {
    .array(
      derivation.reasons[item * 4..<item * 4 + 4].map { reason in
        switch reason {
        case .row(let row): .integer(row)
        case .rows(let rows, let inputs): .array([.array(rows.map(JSON.integer)), .array(inputs.map(JSON.integer))])
        case nil: .null
        }
      })
  }
}

/// Distinct values, numbered in the order of their first use.
private struct Numbered {
  private(set) var values: [JSON] = []
  private var numbers: [String: Int] = [:]

  mutating func number(of value: JSON) -> Int {
    let text = value.description
    if let number = numbers[text] { return number }
    numbers[text] = values.count
    values.append(value)
    return values.count - 1
  }
}

extension ConstraintSystem {
  /// The view of an item: the item itself or, for a guide, the view to which the guide belongs. Views come before
  /// guides.
  fileprivate func view(of item: Int, count: Int) -> Int {
    var item = item
    while item >= count, let parent = items[item].parent { item = Int(parent.index) }
    return item
  }
}
