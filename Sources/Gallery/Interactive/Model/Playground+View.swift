import Truss

extension Playground {
  /// The stack, as `StackCode` writes it. Its lines of source are those of that code, so that diagnostics name them.
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

  /// The room around the boxes.
  var insets: Insets { Insets(horizontal: insetX, vertical: insetY) }

  /// What an array says of the boxes; nil where modifiers say it, or nothing is said of any.
  func entries<Value>(_ said: KeyPath<PlaygroundBox, Value?>) -> [Value?]? {
    let values = boxes.map { $0[keyPath: said] }
    return usesArrays && values.contains { $0 != nil } ? values : nil
  }

  private func box(_ index: Int, lines: StackCode.BoxLines) -> ModifiedView {
    let (said, file) = (boxes[index], StackCode.fileID)
    var view = Box(Self.names[index], fileID: file, line: lines.box).id(Self.names[index])
    if !usesArrays {
      if let width = said.width { view = view.width(width, fileID: file, line: lines.width) }
      if let height = said.height { view = view.height(height, fileID: file, line: lines.height) }
      if words == .flexBox {
        if let proportion = said.proportionalWidth { view = view.proportionalWidth(proportion) }
        if let proportion = said.proportionalHeight { view = view.proportionalHeight(proportion) }
        if let align = said.align { view = view.align(align) }
      }
    }
    return said.isCollapsed ? view.collapsed(fileID: file, line: lines.collapsed) : view
  }
}
