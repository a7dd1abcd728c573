import TrussIR
import TrussTree
import TrussViews

/// Read in place: a call on attributes copies them.
extension UnsafePointer<ViewNode.Parts> {
  /// Whether records express all attributes of a view, except for decorations and constraints.
  var areOfRecords: Bool { areOfRecordsInCell && pointee.attributes.gridCell == nil }

  /// Whether records express all attributes of a cell of a grid, its place in a column included.
  var areOfRecordsInCell: Bool {
    areOfRecordsButProportions && pointee.attributes.proportion.horizontal == nil
      && pointee.attributes.proportion.vertical == nil
  }

  /// Whether records express all attributes of a view of a flex stack: its proportion along the stack too.
  func areOfRecords(inStackAlong axis: Axis) -> Bool {
    areOfRecordsButProportions && pointee.attributes.gridCell == nil
      && pointee.attributes.proportion[axis.cross] == nil
  }

  private var areOfRecordsButProportions: Bool {
    pointee.attributes.ratios.isEmpty && areOfRecordsButRatio
  }

  private var areOfRecordsButRatio: Bool {
    pointee.attributes.alignmentGuides.isEmpty && pointee.attributes.fixedAxes.isEmpty
      && pointee.attributes.layoutPriority == nil
  }

  /// Whether records express all attributes of a view but its ratio.
  var areOfRecordsWithRatio: Bool {
    areOfRecordsButRatio && pointee.attributes.gridCell == nil && pointee.attributes.proportion.horizontal == nil
      && pointee.attributes.proportion.vertical == nil && !pointee.attributes.ratios.isEmpty
  }

  /// The ratio by which one of the view's sizes decides the other; nil where other rules concern them too.
  var ratioOfOneSize: Double? {
    guard pointee.attributes.nearSizes.count + pointee.attributes.farSizes.count == 1,
      (exactSize(.horizontal) == nil) != (exactSize(.vertical) == nil)
    else { return nil }
    let ratios = pointee.attributes.ratios
    return ratios.count == 1 && ratios[0].priority.isRequired ? ratios[0].ratio : nil
  }
}

/// Inlined, as a call on an entry copies it.
extension ViewTree.Entry {
  /// Whether it has a ratio.
  @inline(__always) var hasRatio: Bool { !outline.isPlain && !attributes.ratios.isEmpty }

  /// Whether it has a ratio that is more than a length which follows from another: its sizes are rows then.
  @inline(__always) var needsRatioRows: Bool { hasRatio && address.ratioOfOneSize == nil }

  /// Whether the views inside have other priorities on account of it.
  @inline(__always) var reweighsViews: Bool {
    !outline.isPlain && (!attributes.fixedAxes.isEmpty || (attributes.layoutPriority ?? 0) != 0)
  }
}
