import TrussIR

/// A view that passes its size to its content.
///
///     GeometryReader { proxy in
///       Rectangle().fill(.blue).frame(width: proxy.size.width * 0.4)
///     }
///     .frame(height: 8)
///
/// A `GeometryReader` takes the offered size, as a shape does; its content does not affect this size. The content is
/// created in another pass of the layout, once the size is known, and is at the top leading corner. For a length that
/// is a fraction of another length, a constraint needs no other pass: `a.width == b.width * 0.4`.
public struct GeometryReader: _SingleView {
  /// The view as one node.
  public let _node: ViewNode

  /// Makes a view whose content is created from its size. The block is called during a layout, on the layout's thread.
  public init(
    fileID: String = #fileID, line: Int = #line, @ViewBuilder content: @escaping (GeometryProxy) -> ViewContent
  ) {
    let location = SourceLine(fileID: fileID, line: line)
    let view = MeasuredContent(content: content)
    let composite = CompositeView(view, namedAfter: GeometryReader.self, reads: .size)
    var node = ViewNode(leaf: .custom(CustomLeaf(Blank())), at: location).written(as: .geometryReader)
    node.modify {
      $0.rare.decorations.append(
        Decoration(layer: .overlay, alignment: .topLeading, nodes: [ViewNode(.composite(composite), at: location)]))
    }
    _node = node
  }
}

/// The size of a `GeometryReader`.
public struct GeometryProxy: Sendable {
  /// The size, in points. In text it is the size of the view's whole cells.
  public let size: Size

  /// The insets that bars cover at the edges of the view; always zero.
  public var safeAreaInsets: EdgeInsets { .zero }

  /// Returns the view's frame, in points. The origin is always zero, whatever the coordinate space.
  public func frame(in space: CoordinateSpace) -> Rect { Rect(x: 0, y: 0, width: size.width, height: size.height) }
}

/// The coordinate space of a frame; it has no effect.
public enum CoordinateSpace: Hashable, Sendable {
  /// The view itself.
  case local
  /// The root, as in SwiftUI.
  case global
  /// A view with a name, as in SwiftUI.
  case named(String)
}

private struct MeasuredContent: View {
  let content: (GeometryProxy) -> ViewContent
  @Environment(\.controlSurroundings) private var surroundings

  var body: ViewContent { return content(GeometryProxy(size: surroundings.size)) }
}

private struct Blank: Leaf {
  func draw(in canvas: inout Canvas) {}
}
