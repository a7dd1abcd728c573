import Truss

extension Playground {
  /// The stack for `StackCode`. Its source locations are lines of this code, so that diagnostics refer to them.
  var stack: AnyView {
    let code = StackCode(self)
    let (file, line) = (StackCode.fileID, code.stackLine)
    let views = boxes.indices.map { box($0, lines: code.boxLines[$0]) }
    switch words {
    case .flexBox:
      return AnyView(
        Stack(
          axis, justify: justify, align: align, spacing: spacing, insets: insets, widths: entries(\.width),
          proportionalWidths: entries(\.proportionalWidth), heights: entries(\.height),
          proportionalHeights: entries(\.proportionalHeight), individualAlignments: entries(\.align),
          fileID: file, line: line
        ) { views })
    case .stackView:
      return AnyView(
        Stack(
          axis, distribution: distribution, alignment: alignment, spacing: spacing, margins: insets, fileID: file,
          line: line
        ) { views })
    }
  }

  var insets: Insets { Insets(horizontal: insetX, vertical: insetY) }

  /// The array for a parameter; nil if modifiers set the values, or if no box has a value.
  func entries<Value>(_ property: KeyPath<PlaygroundBox, Value?>) -> [Value?]? {
    let values = boxes.map { $0[keyPath: property] }
    return usesArrays && values.contains { $0 != nil } ? values : nil
  }

  private func box(_ index: Int, lines: StackCode.BoxLines) -> ModifiedView {
    let (settings, file) = (boxes[index], StackCode.fileID)
    var view = Box(Self.names[index], fileID: file, line: lines.box).id(Self.names[index])
    if !usesArrays {
      if let width = settings.width { view = view.width(width, fileID: file, line: lines.width) }
      if let height = settings.height { view = view.height(height, fileID: file, line: lines.height) }
      if words == .flexBox {
        if let proportion = settings.proportionalWidth { view = view.proportionalWidth(proportion) }
        if let proportion = settings.proportionalHeight { view = view.proportionalHeight(proportion) }
        if let align = settings.align { view = view.align(align) }
      }
    }
    return settings.isCollapsed ? view.collapsed(fileID: file, line: lines.collapsed) : view
  }
}
