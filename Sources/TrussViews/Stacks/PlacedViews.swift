package import TrussIR

/// A custom container that asks its views for their sizes and places them: the functions that a layout calls.
/// Numbers are points, and the origin is the leading top corner of the container.
///
/// It is only called in a layout, on its thread, as a `CompositeView`.
package protocol ViewPlacing: AnyObject {
  /// The size of the container for a proposal; a nil length requests its ideal one.
  func size(_ proposal: PerAxis<Double>) -> Size
  /// Places the views in a size, by calls of `SubviewMeasuring.place`.
  func place(in size: Size, _ proposal: PerAxis<Double>)
}

/// The questions of a custom container to a layout, in points.
package protocol SubviewMeasuring: AnyObject {
  /// The size of a view for a proposal.
  func size(of view: Int, _ proposal: PerAxis<Double>) -> Size
  /// The distance from the top of a view in a size to its first or last baseline.
  func baseline(of view: Int, in size: Size, isFirst: Bool) -> Double
  /// The distance between views along an axis.
  func spacing(of view: Int, _ axis: Axis) -> Double
  /// When a view is served, by `layoutPriority`.
  func priority(of view: Int) -> Double
  /// The value that a view has for a key.
  func value(of view: Int, for key: ObjectIdentifier) -> Any?
  /// Puts a point of a view, as parts of its size, at a point of the container.
  func place(_ view: Int, at point: Point, anchor: UnitPoint, _ proposal: PerAxis<Double>)
  /// The direction of the container's surroundings.
  var layoutDirection: LayoutDirection { get }
}

/// The leaf that a custom container is laid out as: it has the container's size, and its views are placed over
/// it by their distances from its leading top corner.
package struct PlacedViews: Leaf, @unchecked Sendable {
  /// Creates the object that places the views at some indices.
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
  /// The container of some views that a custom rule places.
  package init(
    placing views: ViewContent, named type: Any.Type, at location: SourceLine?,
    _ placing: @escaping (any SubviewMeasuring, [Int]) -> any ViewPlacing
  ) {
    let leaf = PlacedViews(placing: placing, typeName: "\(type)")
    self.init(.leaf(.custom(CustomLeaf(leaf))), at: location)
    modify { $0.rare.decorations.append(Decoration(layer: .placed, alignment: .topLeading, nodes: views.nodes)) }
  }

  /// The placement of a custom container's views; nil for any other view.
  package var placedViews: PlacedViews? {
    guard case .leaf(.custom(let leaf)) = address.pointee.content else { return nil }
    return leaf.leaf as? PlacedViews
  }

  /// The same container, as large as its views in the unit of a medium.
  package func with(_ size: IntrinsicSize, in medium: Medium) -> ViewNode {
    guard var placed = placedViews else { return self }
    placed.size = size
    return with(CustomLeaf(placed).measured(in: medium))
  }
}

/// A value that a custom container reads of a view. It is only read in a layout, on its thread, as a
/// `CompositeView`.
@usableFromInline package struct PlacementValue: @unchecked Sendable {
  package let value: Any
}

extension View {
  /// Gives the view a value for a custom container.
  package consuming func placementValue(_ key: ObjectIdentifier, _ value: Any) -> ModifiedView {
    let value = PlacementValue(value: value)
    return modified { $0.rare.placementValues[key] = value }
  }
}
