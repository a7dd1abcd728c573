import Truss

/// What is done with a deep view. Each returns what went wrong, or nil.
enum DeepViewCheck: String, CaseIterable, Sendable {
  case points, cells, pictures, sessions, transitions, refusal

  func run(_ kind: DeepView) -> String? {
    do {
      switch self {
      case .points: return try points(kind)
      case .cells: return try cells(kind)
      case .pictures: return try pictures(kind)
      case .sessions: return try sessions(kind)
      case .transitions: return try transitions(kind)
      case .refusal: return refusal(kind)
      }
    } catch {
      return "\(error)"
    }
  }

  private func points(_ kind: DeepView) throws -> String? {
    let layout = try kind.view(kind.limit).layout(width: 300)
    let listing = layout.constraints.listing
    guard try ConstraintSystem(listing: listing) == layout.constraints else { return "the listing reads otherwise" }
    let again = try kind.view(kind.limit).layout(width: 300)
    guard again.frames == layout.frames, again.constraints == layout.constraints else { return "a second one differs" }
    return layout.frame(of: "leaf") == nil && kind != .tables && kind != .bodiesInTables ? "no leaf" : nil
  }

  private func cells(_ kind: DeepView) throws -> String? {
    let layout = try kind.view(kind.limit).layout(columns: 40, rows: 10)
    return layout.text.isEmpty && layout.ascii.isEmpty ? nil : nil
  }

  private func pictures(_ kind: DeepView) throws -> String? {
    let layout = try kind.view(kind.limit).layout(width: 300)
    guard layout.svg() == layout.svg(), layout.svg(.overlay).document.count > 0 else { return "no picture" }
    return layout.inspector().document.isEmpty ? "no page" : nil
  }

  private func sessions(_ kind: DeepView) throws -> String? {
    var session = try LayoutSession(Held(view: kind.view(kind.limit)), width: 300)
    try session.update(to: Held(view: kind.view(kind.limit)))
    try session.update(to: Held(view: kind.view(kind.limit, leaf: "a longer leaf")))
    try session.resize(width: 200, height: nil)
    if session.layout.frame(of: "leaf") != nil { try session.update("leaf") { Text("another leaf") } }
    return nil
  }

  private func transitions(_ kind: DeepView) throws -> String? {
    var session = try LayoutSession(Held(view: kind.view(kind.limit)), width: 300)
    try session.update(to: Held(view: kind.view(kind.limit, leaf: "a longer leaf")))
    guard !(try session.transition().svg().document.isEmpty) else { return "no drawing" }
    return try session.transition(columns: 40, rows: 5).strip(frames: 2).isEmpty ? "no strip" : nil
  }

  /// Far beyond the limit, as far as Swift itself can release what a user's views hold.
  private func refusal(_ kind: DeepView) -> String? {
    let isSwifts = kind == .bodiesWithAnyView || kind == .bodiesWithArrays || kind == .bareBodies
    let depth = isSwifts || kind == .bodiesWithClosures ? 700 : 30_000
    do {
      _ = try kind.view(depth).layout(width: 300)
      // What is inside a table's rows is only asked for where they are seen.
      return "was laid out"
    } catch {
      return error.reason == .tooDeep || error.reason == .tooManyBodies ? nil : "\(error)"
    }
  }
}

/// A view whose type is not known, without a level of its own.
private struct Held: View {
  let view: any View
  var nodes: [ViewNode] { view.nodes }
  var body: some View { Group([view]) }
}
