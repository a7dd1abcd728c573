import TrussIR
import TrussSolver
import TrussTree
import TrussViews

/// The views of a horizontal stack that share a shortfall: those that are or hold text and have neither a width nor a
/// share.
struct ShrinkingRow: Sendable {
  struct View: Sendable {
    var index: Int
    /// What shrinks of its width on one line (CSS' inner flex base size).
    var shrinking: Double
    var insets: Double
    /// The greatest width that its author gave, where its content is wider.
    var maximum: Double?
  }

  var views: [View] = []

  /// The views of which a part shrinks.
  var members: [LengthTree.Member] {
    views.compactMap {
      $0.shrinking > 0 ? LengthTree.Member(node: Int32($0.index), factor: $0.shrinking, inset: $0.insets) : nil
    }
  }
}

extension ShrinkingRow.View {
  /// The part of a view in a shortfall; nil for a view that is collapsed, holds no text, or has a width or a share.
  init?(
    _ index: Int, isCollapsed: Bool, hasFlexGrow: Bool, hasWidth: Bool, insets: @autoclosure () -> Double,
    _ contents: MaxContentWidths
  ) {
    guard !isCollapsed, contents.holdsText[index], !hasFlexGrow, !hasWidth else { return nil }
    let (base, width) = (contents.bases[index], contents.widths[index])
    self.index = index
    self.insets = insets()
    shrinking = max(0, base - self.insets)
    maximum = width < base - 0.001 ? width : nil
  }
}
