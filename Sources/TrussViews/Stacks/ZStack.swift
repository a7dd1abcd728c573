package import TrussIR

/// Views one above the other, the last on top; the largest decides the size.
///
/// A view without a size of its own, such as `Rectangle`, fills the stack.
public struct ZStack: BuiltInView {
  package let align: Alignment?
  package var children: [ViewNode]
  package let location: SourceLocation

  /// Makes a stack of layers.
  ///
  /// - Parameters:
  ///   - align: where a layer that is smaller than the stack stands; nil says nothing of the layers' places.
  ///   - fileID: the file that messages name; the caller's unless told otherwise.
  ///   - line: the line that messages name; the caller's unless told otherwise.
  ///   - content: the views, the lowest first.
  public init(
    align: Alignment? = .center, fileID: String = #fileID, line: Int = #line,
    @ViewBuilder content: () -> ViewContent
  ) {
    self.align = align
    children = content().nodes
    location = SourceLocation(fileID: fileID, line: line)
  }

  /// The stack as one node.
  public var nodes: [ViewNode] { [ViewNode(.layers(self), at: location)] }
}
