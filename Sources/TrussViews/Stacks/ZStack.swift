package import TrussIR

/// Views one above the other, the last on top; the largest decides the size.
///
/// Each view is offered the whole stack, as SwiftUI does: a flexible one fills it, such as `Rectangle`, a field, or a
/// stack with a spacer in it.
public struct ZStack: _SingleView {
  package let align: Alignment?
  package var children: [ViewNode]
  package let location: SourceLocation

  /// Makes a stack of layers.
  ///
  /// - Parameters:
  ///   - align: the position of a layer that is smaller than the stack; nil sets no rule for the layers' places.
  ///   - fileID: the file that messages name; the caller's by default.
  ///   - line: the line that messages name; the caller's by default.
  ///   - content: the views, the lowest first.
  public init(
    align: Alignment? = .center, fileID: String = #fileID, line: Int = #line,
    @ViewBuilder content: () -> ViewContent
  ) {
    self.align = align
    children = content().list()
    location = SourceLocation(fileID: fileID, line: line)
  }

  /// Makes a stack of layers with SwiftUI's name for `align`; the parameters are those of `init(align:…)`.
  public init(
    alignment: Alignment, fileID: String = #fileID, line: Int = #line, @ViewBuilder content: () -> ViewContent
  ) {
    self.init(align: alignment, fileID: fileID, line: line, content: content)
  }

  /// The stack as one node.
  public var _node: ViewNode { ViewNode(.layers(self), at: location) }
}
