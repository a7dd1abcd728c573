import TrussIR

/// Several views as one, without a box: they belong to the stack around the group. A modifier of the group is a
/// modifier of each view.
///
///     Group { Text("Name"); Text("Details") }.foreground(.secondary)
public struct Group: BuiltInView {
  /// The views, in order.
  public let _nodes: [ViewNode]

  /// Makes a group of the views in a block.
  public init(@ViewBuilder content: () -> ViewContent) { _nodes = content().list() }

  /// Creates a group from an array of views, also of several types. Never pass `block`: it only improves the compiler's
  /// error for a block that is not a view builder.
  public init(_ views: [any View], block: (() -> Never)? = nil) { _nodes = .init(of: views) }
}

/// No view: for a branch that shows nothing.
public struct EmptyView: BuiltInView {
  /// No nodes.
  public var _nodes: [ViewNode] { [] }

  /// Makes nothing.
  public init() {}
}

/// A view for each element of a sequence.
///
///     ForEach(["Save", "Cancel", "Clear"]) { Button($0) }
public struct ForEach: BuiltInView {
  /// The views, in order.
  public let _nodes: [ViewNode]

  /// Makes the views of all elements, in order.
  public init<Data: Sequence, Content: View>(
    _ data: Data, @ViewBuilder content: (Data.Element) -> Content
  ) {
    var nodes: [ViewNode] = []
    nodes.reserveCapacity(data.underestimatedCount)
    for element in data { nodes.append(content(element)._takeNodes()) }
    self._nodes = nodes
  }

  /// Makes the views of all elements, in order, each known by one of its values.
  ///
  ///     ForEach(tracks, id: \.name) { Song(title: $0.name) }
  ///
  /// The views of an element are a scope of names: that of `Song` above is `Song[Lilac]`, that of other views
  /// `row[Lilac]`. With `\.self` the element itself is the identity of its views while others are added and removed.
  /// In a second `ForEach` of the same elements beside it the scopes are `Song2[Lilac]` and `row2[Lilac]`.
  public init<Data: Sequence, ID: Hashable, Content: View>(
    _ data: Data, id: any KeyPath<Data.Element, ID> & Sendable, @ViewBuilder content: (Data.Element) -> Content
  ) {
    var nodes: [ViewNode] = []
    nodes.reserveCapacity(data.underestimatedCount)
    let tagsElements = Self.tagsElements
    var first: ElementID?
    for (ordinal, element) in data.enumerated() {
      let start = nodes.count
      nodes.append(content(element)._takeNodes())
      let isNamed = nodes[start...].contains {
        $0.address.pointee.holdsViews || $0.address.pointee.outline.hasNames
      }
      guard isNamed || tagsElements else { continue }
      let known = ElementID(element[keyPath: id], ordinal: ordinal, after: first)
      first = first ?? known
      for index in start..<nodes.count { nodes[index].modify { $0.rare.element = known } }
    }
    self._nodes = nodes
  }

  /// Makes the views of all elements, in order, each known by its `id`, as `init(_:id:content:)` does.
  public init<Data: Sequence, Content: View>(_ data: Data, @ViewBuilder content: (Data.Element) -> Content)
  where Data.Element: Identifiable {
    self.init(data, id: \.id, content: content)
  }

  /// Whether all views have the identities of their elements, as those of a picker do, which are chosen by them.
  @TaskLocal static var tagsElements = false
}

/// The identity of the views of an element. All of them refer to the same value.
///
/// The value need not be Sendable: it is compared while views are made, on the thread that makes them.
@usableFromInline package final class ElementID: @unchecked Sendable {
  private let value: AnyHashable
  package let text: String
  /// Its place in the sequence.
  package let ordinal: Int
  /// The first element of the sequence; nil in that itself.
  private let head: ElementID?

  init(_ value: some Hashable, ordinal: Int, after first: ElementID?) {
    (self.value, text, self.ordinal, head) = (AnyHashable(value), "\(value)", ordinal, first)
  }

  /// The first element of the sequence whose views are known by their elements.
  var first: ElementID { head ?? self }

  /// Whether it is a value.
  func isEqual(to other: some Hashable) -> Bool { value.isSame(as: other) }

  /// Whether the text is the same in every run.
  package var isStable: Bool { RowID.isStable(value.base) }
}

/// A custom container that places its views by constraints between them.
///
///     struct Cascade<Content: View>: ConstraintLayout {
///       var step = 20.0
///       let content: Content
///
///       init(@ViewBuilder content: () -> Content) { self.content = content() }
///
///       func constraints(of views: [ViewID]) -> [ConstraintEntry] {
///         for (number, view) in views.enumerated() {
///           view.leading == ViewID.container.leading + Double(number) * step
///           view.trailing <= ViewID.container.trailing
///           if number == 0 { view.top == ViewID.container.top } else { view.top == views[number - 1].bottom }
///         }
///         if let last = views.last { last.bottom == ViewID.container.bottom }
///       }
///     }
///
/// The constraints alone place the views and determine the container's size, as in `ZStack(align: nil)`. The container
/// is a scope of names.
public protocol ConstraintLayout: View where Body == ViewContent {
  /// The type of the container's content.
  associatedtype Content: View

  /// The content of the container.
  @ViewBuilder var content: Content { get }

  /// The constraints between the views, by the names passed, and between them and `ViewID.container`.
  @ConstraintBuilder func constraints(of views: [ViewID]) -> [ConstraintEntry]
}

extension ConstraintLayout {
  /// The views, each with a name, and the constraints.
  public var body: ViewContent {
    var views = ViewContent(content._takeNodes()).list()
    let names = views.indices.map { ViewID("\($0)") }
    for index in views.indices { views[index].modify { $0.names.append(names[index]) } }
    let content = ViewContent(nodes: views)
    return ViewContent(ZStack(align: nil) { content }.constraints { constraints(of: names) }._takeNodes())
  }
}
