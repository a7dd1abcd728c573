/// Several views as one, without a box: they belong to the stack around the group. A modifier of the group is a
/// modifier of each view.
public struct Group: BuiltInView {
  /// The views, in order.
  public let nodes: [ViewNode]
  /// The same views.
  public consuming func _takeNodes() -> _NodeList { .many(nodes) }

  /// Makes a group of the views in a block.
  public init(@ViewBuilder content: () -> ViewContent) { nodes = content().list() }

  /// Makes a group of an array of views, also of several types. Never pass `block`: it keeps the compiler's error for a
  /// block that is no view builder from being about the array.
  public init(_ views: [any View], block: (() -> Never)? = nil) { nodes = .init(of: views) }
}

/// No view: for a branch that shows nothing.
public struct EmptyView: BuiltInView {
  /// No nodes.
  public var nodes: [ViewNode] { [] }

  /// Makes nothing.
  public init() {}
}

/// A view for each element of a sequence.
///
///     ForEach(["Save", "Cancel", "Clear"]) { Button($0) }
public struct ForEach: BuiltInView {
  /// The views, in order.
  public let nodes: [ViewNode]
  /// The same views.
  public consuming func _takeNodes() -> _NodeList { .many(nodes) }

  /// Makes the views of all elements, in order.
  public init<Data: Sequence>(
    _ data: Data, @ViewBuilder content: (Data.Element) -> ViewContent
  ) {
    var nodes: [ViewNode] = []
    nodes.reserveCapacity(data.underestimatedCount)
    for element in data { nodes.append(content(element)._takeNodes()) }
    self.nodes = nodes
  }

  /// Makes the views of all elements, in order, each known by one of its values.
  ///
  ///     ForEach(tracks, id: \.name) { Song(title: $0.name) }
  ///
  /// The views of an element are a scope of names: that of `Song` above is `Song[Lilac]`, that of other views
  /// `row[Lilac]`.
  ///
  /// - Parameters:
  ///   - data: the elements.
  ///   - id: the value that an element's views are known by while others come and go: `\.self` for the element.
  ///   - content: the views of an element.
  public init<Data: Sequence, ID: Hashable & Sendable>(
    _ data: Data, id: any KeyPath<Data.Element, ID> & Sendable, @ViewBuilder content: (Data.Element) -> ViewContent
  ) {
    var nodes: [ViewNode] = []
    nodes.reserveCapacity(data.underestimatedCount)
    for element in data {
      let start = nodes.count
      nodes.append(content(element)._takeNodes())
      let isNamed = nodes[start...].contains { $0.address.pointee.holdsViews || $0.address.pointee.outline.hasNames }
      guard isNamed else { continue }
      let known = ElementID(element[keyPath: id])
      for index in start..<nodes.count { nodes[index].modify { $0.element = known } }
    }
    self.nodes = nodes
  }

  /// Makes the views of all elements, in order, each known by its `id`, as `init(_:id:content:)` does.
  public init<Data: Sequence>(_ data: Data, @ViewBuilder content: (Data.Element) -> ViewContent)
  where Data.Element: Identifiable, Data.Element.ID: Sendable {
    self.init(data, id: \.id, content: content)
  }
}

/// The value that the views of an element are known by. All of them refer to the same one.
@usableFromInline package final class ElementID: Sendable {
  package let text: String

  init(_ value: some Hashable & Sendable) { text = "\(value)" }
}
