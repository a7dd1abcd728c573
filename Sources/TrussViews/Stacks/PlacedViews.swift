package import TrussIR

/// A custom container, which measures its views and places them when a layout calls it. Lengths are in points; the
/// origin is the top leading corner of the container.
///
/// The methods are only called during a layout, on the layout's thread.
package protocol ViewPlacing: AnyObject {
  /// Returns the size of the container for a proposal. A nil length asks for the ideal length.
  func size(_ proposal: PerAxis<Double>) -> Size
  func place(in size: Size, _ proposal: PerAxis<Double>)
  /// The distance of an alignment guide from the leading edge or the top, once the views are placed; nil for the
  /// default.
  func guide(_ line: AlignmentLine, _ axis: Axis, in size: Size, _ proposal: PerAxis<Double>) -> Double?
  /// The distance between the container and its neighbours along an axis; nil for the default.
  func spacing(_ axis: Axis) -> Double?
}

extension ViewPlacing {
  package func guide(_ line: AlignmentLine, _ axis: Axis, in size: Size, _ proposal: PerAxis<Double>) -> Double? { nil }
  package func spacing(_ axis: Axis) -> Double? { nil }
}

package protocol SubviewMeasuring: AnyObject {
  func size(of view: Int, _ proposal: PerAxis<Double>) -> Size
  /// The distance of an alignment guide from the view's leading edge or top, at the given size; nil for the default, if
  /// neither a modifier, nor a text, nor a custom container inside defines the guide.
  func guide(of view: Int, _ line: AlignmentLine, _ axis: Axis, in size: Size) -> Double?
  /// The distance of a guide of a view that is already placed, from the leading edge or the top of its container; nil
  /// for the default.
  func placedGuide(of view: Int, _ line: AlignmentLine, _ axis: Axis) -> Double?
  func spacing(of view: Int, _ axis: Axis) -> Double
  func priority(of view: Int) -> Double
  /// The value that the view sets for a key; nil if it sets none.
  func value(of view: Int, for key: ObjectIdentifier) -> Any?
  /// Places a view with its anchor, in fractions of its size, at a point of the container.
  func place(_ view: Int, at point: Point, anchor: UnitPoint, _ proposal: PerAxis<Double>)
  var layoutDirection: LayoutDirection { get }
}

/// The leaf for a custom container. It has the container's size, and the container's views are decorations at distances
/// from its top leading corner.
package struct PlacedViews: Leaf, @unchecked Sendable {
  package let placing: (any SubviewMeasuring, [Int]) -> any ViewPlacing
  let typeName: String
  fileprivate var size = IntrinsicSize()

  fileprivate init(placing: @escaping (any SubviewMeasuring, [Int]) -> any ViewPlacing, typeName: String) {
    (self.placing, self.typeName) = (placing, typeName)
  }

  package func size(in medium: Medium) -> IntrinsicSize { size }

  package func draw(in canvas: inout Canvas) {}
}

extension ViewNode {
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

  /// Returns the custom container with its measured size, in the medium's unit.
  package func with(_ size: IntrinsicSize, in medium: Medium) -> ViewNode {
    guard var placed = placedViews else { return self }
    placed.size = size
    return with(CustomLeaf(placed).measured(in: medium))
  }
}

/// A value that a custom container reads from a view. It is only read during a layout, on the layout's thread.
@usableFromInline package struct PlacementValue: @unchecked Sendable {
  package let value: Any
}

extension View {
  package consuming func placementValue(_ key: ObjectIdentifier, _ value: Any) -> ModifiedView {
    let value = PlacementValue(value: value)
    return modified { $0.rare.placementValues[key] = value }
  }
}
