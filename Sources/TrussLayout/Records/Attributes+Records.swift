import TrussTree
import TrussViews

extension Attributes {
  /// Whether records express all attributes of a view, except for decorations and constraints.
  var areOfRecords: Bool { areOfRecordsInCell && gridCell == nil }

  /// Whether records express all attributes of a cell of a grid, its place in a column included.
  var areOfRecordsInCell: Bool { areOfRecordsButProportions && proportion == PerAxis() }

  /// Whether records express all attributes of a view of a flex stack: its proportion along the stack too.
  func areOfRecords(inStackAlong axis: Axis) -> Bool {
    areOfRecordsButProportions && gridCell == nil && proportion[axis.cross] == nil
  }

  private var areOfRecordsButProportions: Bool {
    ratios.isEmpty && alignmentGuides.isEmpty && fixedAxes.isEmpty && layoutPriority == nil
  }

  /// Whether records express all attributes of a view but its ratio.
  var areOfRecordsWithRatio: Bool {
    alignmentGuides.isEmpty && fixedAxes.isEmpty && layoutPriority == nil && gridCell == nil
      && proportion == PerAxis() && !ratios.isEmpty
  }
}

extension ViewTree.Entry {
  /// Whether it has a ratio.
  var hasRatio: Bool { !outline.isPlain && !attributes.ratios.isEmpty }

  /// Whether it has a ratio that is more than a length which follows from another: its sizes are rows then.
  var needsRatioRows: Bool { hasRatio && attributes.ratioOfOneSize == nil }

  /// Whether the views inside have other priorities on account of it.
  var reweighsViews: Bool {
    !outline.isPlain && (!attributes.fixedAxes.isEmpty || (attributes.layoutPriority ?? 0) != 0)
  }
}
