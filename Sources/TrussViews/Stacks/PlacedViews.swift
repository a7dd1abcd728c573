package import TrussIR

/// The methods of a custom container that a layout calls: the container measures its views and places them. Numbers are
/// points, and the origin is the leading top corner of the container.
///
/// As with `CompositeView`, the methods are only called in a layout, on the thread that lays out.
package protocol ViewPlacing: AnyObject {
  /// The size of the container for a proposal; a nil length asks for the ideal length.
  func size(_ proposal: PerAxis<Double>) -> Size
  /// Places the views in a container of the given size, with calls of `SubviewMeasuring.place`.
  func place(in size: Size, _ proposal: PerAxis<Double>)
  /// The distance of a line from the leading edge or the top in a size, once the views are placed; nil for the usual one.
  func guide(_ line: AlignmentLine, _ axis: Axis, in size: Size, _ proposal: PerAxis<Double>) -> Double?
  /// The distance between the container and others along an axis; nil for that of any view.
  func spacing(_ axis: Axis) -> Double?
}

extension ViewPlacing {
  package func guide(_ line: AlignmentLine, _ axis: Axis, in size: Size, _ proposal: PerAxis<Double>) -> Double? { nil }
  package func spacing(_ axis: Axis) -> Double? { nil }
}

/// The methods of a layout that a custom container calls, in points.
package protocol SubviewMeasuring: AnyObject {
  /// The size of a view for a proposal.
  func size(of view: Int, _ proposal: PerAxis<Double>) -> Size
  /// The distance of a line of a view in a size from its leading edge or its top, where its author, a text or a custom
  /// container inside gives it; nil for the usual one.
  func guide(of view: Int, _ line: AlignmentLine, _ axis: Axis, in size: Size) -> Double?
  /// The same in the container that is placing its views, for a view that it has placed.
  func placedGuide(of view: Int, _ line: AlignmentLine, _ axis: Axis) -> Double?
  /// The preferred distance of a view from its neighbours along an axis.
  func spacing(of view: Int, _ axis: Axis) -> Double
  /// The view's `layoutPriority`.
  func priority(of view: Int) -> Double
  /// The value that a view has for a key; nil if it sets none.
  func value(of view: Int, for key: ObjectIdentifier) -> Any?
  /// Places a view so that its anchor, in fractions of its size, is at a point of the container.
  func place(_ view: Int, at point: Point, anchor: UnitPoint, _ proposal: PerAxis<Double>)
  /// The layout direction of the container.
  var layoutDirection: LayoutDirection { get }
}

/// The leaf that represents a custom container: it has the container's size, and its views are decorations at distances
/// from its leading top corner.
package struct PlacedViews: Leaf, @unchecked Sendable {
  /// Creates the object that places the views with the given indices.
  package let placing: (any SubviewMeasuring, [Int]) -> any ViewPlacing
  /// The name of the container's type.
  let typeName: String
  fileprivate var size = IntrinsicSize()

  fileprivate init(placing: @escaping (any SubviewMeasuring, [Int]) -> any ViewPlacing, typeName: String) {
    (self.placing, self.typeName) = (placing, typeName)
  }

  package func size(in medium: Medium) -> IntrinsicSize { size }

  package func draw(in canvas: inout Canvas) {}
}

extension ViewNode {
  /// Makes a custom container of some views, which an object places.
  package init(
    placing views: ViewContent, named type: Any.Type, at location: SourceLine?,
    _ placing: @escaping (any SubviewMeasuring, [Int]) -> any ViewPlacing
  ) {
    let leaf = PlacedViews(placing: placing, typeName: "\(type)")
    self.init(.leaf(.custom(CustomLeaf(leaf))), at: location)
    modify { $0.rare.decorations.append(Decoration(layer: .placed, alignment: .topLeading, nodes: views.nodes)) }
  }

  /// The leaf of a custom container; nil for any other view.
  package var placedViews: PlacedViews? {
    guard case .leaf(.custom(let leaf)) = address.pointee.content else { return nil }
    return leaf.leaf as? PlacedViews
  }

  /// Returns the container with its measured size, in the unit of a medium.
  package func with(_ size: IntrinsicSize, in medium: Medium) -> ViewNode {
    guard var placed = placedViews else { return self }
    placed.size = size
    return with(CustomLeaf(placed).measured(in: medium))
  }
}

/// A value that a custom container reads from a view. As with `CompositeView`, it is only read in a layout, on the
/// thread that lays out.
@usableFromInline package struct PlacementValue: @unchecked Sendable {
  package let value: Any
}

extension View {
  /// Sets a value that a custom container reads from the view.
  package consuming func placementValue(_ key: ObjectIdentifier, _ value: Any) -> ModifiedView {
    let value = PlacementValue(value: value)
    return modified { $0.rare.placementValues[key] = value }
  }
}
