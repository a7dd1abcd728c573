import TrussViews

extension Attributes {
  /// Whether records express all attributes of a view, except for decorations and constraints.
  var areOfRecords: Bool { areOfRecordsInCell && gridCell == nil }

  /// Whether records express all attributes of a cell of a grid, its place in a column included.
  var areOfRecordsInCell: Bool {
    ratios.isEmpty && alignmentGuides.isEmpty && fixedAxes.isEmpty && layoutPriority == nil && proportion == PerAxis()
  }

  /// Whether records express all attributes of a view with a ratio by which one size decides the other.
  var areOfRecordsWithRatio: Bool {
    alignmentGuides.isEmpty && fixedAxes.isEmpty && layoutPriority == nil && gridCell == nil
      && proportion == PerAxis() && ratioOfOneSize != nil
  }
}

extension ViewTree.Entry {
  /// Whether the views inside have other priorities on account of it.
  var reweighsViews: Bool {
    !outline.isPlain && (!attributes.fixedAxes.isEmpty || (attributes.layoutPriority ?? 0) != 0)
  }
}
