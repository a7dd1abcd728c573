import TrussIR

/// A group of views without a box: they are views of the surrounding stack. A modifier of the group applies to each
/// view.
///
///     Group { Text("Name"); Text("Details") }.foreground(.secondary)
public struct Group: BuiltInView {
  /// The views, in order.
  public let _nodes: [ViewNode]

  /// Makes a group of the views in a block.
  public init(@ViewBuilder content: () -> ViewContent) { _nodes = content().list() }

  /// Creates a group from an array of views, which may have several types. Never pass `block`: it only improves the
  /// compiler's error for a block that is not a view builder.
  public init(_ views: [any View], block: (() -> Never)? = nil) { _nodes = .init(of: views) }
}

/// A view without content, for a branch that shows nothing.
public struct EmptyView: BuiltInView {
  /// No nodes.
  public var _nodes: [ViewNode] { [] }

  /// Makes an empty view.
  public init() {}
}

/// A view for each element of a sequence.
///
///     ForEach(["Save", "Cancel", "Clear"]) { Button($0) }
public struct ForEach: BuiltInView {
  /// The views, in order.
  public let _nodes: [ViewNode]

  /// Makes the views of all elements, in the order of the sequence.
  public init<Data: Sequence, Content: View>(
    _ data: Data, @ViewBuilder content: (Data.Element) -> Content
  ) {
    var nodes: [ViewNode] = []
    nodes.reserveCapacity(data.underestimatedCount)
    for element in data { nodes.append(content(element)._takeNodes()) }
    self._nodes = nodes
  }

  /// Makes the views of all elements, in order. The value at `id` identifies an element.
  ///
  ///     ForEach(tracks, id: \.name) { Song(title: $0.name) }
  ///
  /// The views of an element are a scope of names: `Song[Lilac]` for `Song` above, `row[Lilac]` for built-in views.
  /// With `\.self` the element itself identifies its views, so that names stay the same while other elements are added
  /// and removed. In a second `ForEach` with equal elements beside the first, the scopes are `Song2[Lilac]` and
  /// `row2[Lilac]`.
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

  /// Makes the views of all elements, in order. An element's `id` identifies the element, as in `init(_:id:content:)`.
  public init<Data: Sequence, Content: View>(_ data: Data, @ViewBuilder content: (Data.Element) -> Content)
  where Data.Element: Identifiable {
    self.init(data, id: \.id, content: content)
  }

  /// Makes the views of bindings to all elements, in order. `editActions` has no effect.
  public init<Data: MutableCollection, Content: View>(
    _ data: Binding<Data>, editActions: EditActions = [], @ViewBuilder content: (Binding<Data.Element>) -> Content
  ) where Data.Element: Identifiable {
    self.init(Array(data), id: \.id, content: content)
  }

  /// Makes the views of bindings to all elements, in order. The value at `id` identifies an element. `editActions` has
  /// no effect.
  public init<Data: MutableCollection, ID: Hashable, Content: View>(
    _ data: Binding<Data>, id: any KeyPath<Data.Element, ID> & Sendable, editActions: EditActions = [],
    @ViewBuilder content: (Binding<Data.Element>) -> Content
  ) {
    let rows = data.map { IdentifiedBinding(binding: $0, id: $0.wrappedValue[keyPath: id]) }
    self.init(rows, id: \.id) { content($0.binding) }
  }

  /// Whether all views get the identities of their elements. A picker needs these identities, because its selection
  /// refers to them.
  @TaskLocal static var tagsElements = false
}

private struct IdentifiedBinding<Value, ID: Hashable> {
  let binding: Binding<Value>
  let id: ID
}

/// The ways in which a user can edit the rows of a `ForEach` or a `List` in an app. A layout ignores them.
public struct EditActions: OptionSet, Sendable {
  /// The bit mask of the actions.
  public let rawValue: Int

  /// Makes a set from a bit mask: 1 for deleting, 2 for moving.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Deletes, or moves, a row.
  public static let delete = EditActions(rawValue: 1), move = EditActions(rawValue: 2)
  /// Deletes and moves rows.
  public static let all: EditActions = [.delete, .move]
}

/// The identity of an element's views, shared by all of them.
///
/// It is `@unchecked`, because the value may not be Sendable. The value is only compared while views are created, on
/// the thread that creates them.
@usableFromInline package final class ElementID: @unchecked Sendable {
  private let value: AnyHashable
  package let text: String
  package let ordinal: Int
  /// The identity of the first element of the sequence; nil for the first element itself.
  private let head: ElementID?

  init(_ value: some Hashable, ordinal: Int, after first: ElementID?) {
    (self.value, text, self.ordinal, head) = (AnyHashable(value), "\(value)", ordinal, first)
  }

  /// The identity of the first element of the sequence; it identifies the `ForEach`.
  var first: ElementID { head ?? self }

  func isEqual(to other: some Hashable) -> Bool { value.isSame(as: other) }

  package var isStable: Bool { RowID.isStable(value.base) }
}

/// A custom container whose constraints place its views.
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
/// Only the constraints place the views and determine the container's size, as in `ZStack(align: nil)`. The names of
/// views in the container are local to it, as in any custom view.
public protocol ConstraintLayout: View where Body == ViewContent {
  /// The type of the container's content.
  associatedtype Content: View

  /// The content of the container.
  @ViewBuilder var content: Content { get }

  /// Returns the constraints between the views and `ViewID.container`. `views` are the names of the views.
  @ConstraintBuilder func constraints(of views: [ViewID]) -> [ConstraintEntry]
}

extension ConstraintLayout {
  /// The content's views, each with a name, and their constraints.
  public var body: ViewContent {
    var views = ViewContent(content._takeNodes()).list()
    let names = views.indices.map { ViewID("\($0)") }
    for index in views.indices { views[index].modify { $0.names.append(names[index]) } }
    let content = ViewContent(nodes: views)
    return ViewContent(ZStack(align: nil) { content }.constraints { constraints(of: names) }._takeNodes())
  }
}
