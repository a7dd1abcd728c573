import TestSupport
import Truss

/// What is done with a deep view. Each returns what went wrong, or nil.
enum DeepViewCheck: String, CaseIterable, Sendable {
  case points, cells, refusal
  /// These take longer.
  case fitted, pictures, sessions, transitions

  /// Those of every test run: in points and in cells where seeds are raised, and else in one of them by turns.
  static func usual(_ kind: DeepView) -> [DeepViewCheck] {
    let turn = DeepView.allCases.firstIndex(of: kind) ?? 0
    return Seeds.some(of: [.points, .cells], oneOf: 2, turn: turn) + [.refusal]
  }

  /// - Parameter depth: the levels of the view; nil for as many as the limits allow.
  func run(_ kind: DeepView, depth: Int? = nil) -> String? {
    let depth = depth ?? kind.limit
    do {
      switch self {
      case .points: return try points(kind, depth)
      case .cells: return try cells(kind, depth)
      case .refusal: return refusal(kind, depth: kind.isReleasedBySwift ? 700 : 30_000)
      case .fitted: return try fitted(kind, depth)
      case .pictures: return try pictures(kind, depth)
      case .sessions: return try sessions(kind, depth)
      case .transitions: return try transitions(kind, depth)
      }
    } catch {
      return "\(error)"
    }
  }

  private func points(_ kind: DeepView, _ depth: Int) throws -> String? {
    let layout = try kind.view(depth).layout(width: 4000, height: kind.isFitted ? nil : 4000)
    let listing = layout.constraints.listing
    guard try ConstraintSystem(listing: listing) == layout.constraints else { return "the listing reads otherwise" }
    return fault(of: layout, kind)
  }

  /// The leaf is seen where the room is known, but for one that is behind all the others.
  private func cells(_ kind: DeepView, _ depth: Int) throws -> String? {
    let layout = try kind.view(depth).layout(columns: 40, rows: kind.isFitted ? nil : 10)
    let isSeen = !kind.endsInTables && kind != .backgrounds
    guard layout.text.contains("leaf") == isSeen, layout.ascii.contains("leaf") == isSeen else {
      return "the leaf is \(isSeen ? "not " : "")seen"
    }
    let again = try kind.view(depth).layout(columns: 40, rows: kind.isFitted ? nil : 10)
    guard again.frames == layout.frames, again.text == layout.text else { return "a second one differs" }
    return fault(of: layout, kind)
  }

  /// The leaf is there, or the layout says why not.
  private func fault(of layout: LayoutResult, _ kind: DeepView) -> String? {
    let isUnsettled = layout.diagnostics.contains { $0.kind == .unsettledText }
    guard isUnsettled == kind.endsInTables else { return "\(layout.diagnostics)" }
    return (layout.frame(of: "leaf") == nil) == kind.endsInTables ? nil : "no leaf, or one too many"
  }

  /// Without a height given, what fits its content hangs together from the leaf to the root.
  private func fitted(_ kind: DeepView, _ depth: Int) throws -> String? {
    let layout = try kind.view(depth).layout(width: 300)
    let again = try kind.view(depth).layout(width: 300)
    guard again.frames == layout.frames, again.constraints == layout.constraints else { return "a second one differs" }
    return fault(of: layout, kind)
  }

  private func pictures(_ kind: DeepView, _ depth: Int) throws -> String? {
    let layout = try kind.view(depth).layout(width: 300)
    guard layout.svg() == layout.svg(), layout.svg(.overlay).document.count > 0 else { return "no picture" }
    return layout.inspector().document.isEmpty ? "no page" : nil
  }

  private func sessions(_ kind: DeepView, _ depth: Int) throws -> String? {
    var session = try LayoutSession(Held(view: kind.view(depth)), width: 300)
    try session.update(to: Held(view: kind.view(depth)))
    try session.update(to: Held(view: kind.view(depth, leaf: "a longer leaf")))
    try session.resize(width: 200, height: nil)
    if session.layout.frame(of: "leaf") != nil { try session.update("leaf") { Text("another leaf") } }
    return nil
  }

  private func transitions(_ kind: DeepView, _ depth: Int) throws -> String? {
    var session = try LayoutSession(Held(view: kind.view(depth)), width: 300)
    try session.update(to: Held(view: kind.view(depth, leaf: "a longer leaf")))
    guard !(try session.transition().svg().document.isEmpty) else { return "no drawing" }
    return try session.transition(columns: 40, rows: 5).strip(frames: 2).isEmpty ? "no strip" : nil
  }

  /// Beyond the limit a view is refused, and released as one within it.
  func refusal(_ kind: DeepView, depth: Int) -> String? {
    do {
      let layout = try kind.view(depth).layout(width: 300)
      // Rows that are not asked for are not counted.
      return kind.endsInTables ? fault(of: layout, kind) : "was laid out"
    } catch {
      return error.reason == .tooDeep || error.reason == .tooManyBodies ? nil : "\(error)"
    }
  }
}

/// A view whose type is not known, without a level of its own.
private struct Held: View {
  let view: any View
  var _nodes: [ViewNode] { view.nodes }
  consuming func _takeNodes() -> _NodeList { .many(nodes) }
  var body: some View { Group([view]) }
}
