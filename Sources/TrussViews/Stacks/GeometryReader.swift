import TrussIR

/// A view whose content can read its size.
///
///     GeometryReader { proxy in
///       Rectangle().fill(.blue).frame(width: proxy.size.width * 0.4)
///     }
///     .frame(height: 8)
///
/// It takes the offered size, as a shape does, and its content does not change its size. The content is created once
/// the size is determined, in another pass of the layout; it is at the top leading corner. If one length is a part of
/// another one, a constraint expresses it without a pass: `a.width == b.width * 0.4`.
public struct GeometryReader: _SingleView {
  /// The view as one node.
  public let _node: ViewNode

  /// Makes a view of its size. The block is called during a layout, on its thread.
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
  /// The size, in points; in text that of the cells.
  public let size: Size

  /// The insets of bars at the edges of the view: always zero.
  public var safeAreaInsets: EdgeInsets { .zero }

  /// The view's frame, in points. Its origin is the view's own, whatever the space.
  public func frame(in space: CoordinateSpace) -> Rect { Rect(x: 0, y: 0, width: size.width, height: size.height) }
}

/// The space that the origin of a frame is relative to.
public enum CoordinateSpace: Hashable, Sendable {
  /// The view itself.
  case local
  /// The root, as SwiftUI names it.
  case global
  /// A view with a name, as SwiftUI names it.
  case named(String)
}

/// The content of a `GeometryReader`.
private struct MeasuredContent: View {
  let content: (GeometryProxy) -> ViewContent
  @Environment(\.controlSurroundings) private var surroundings

  var body: ViewContent { return content(GeometryProxy(size: surroundings.size)) }
}

/// A view that takes its offer and draws nothing.
private struct Blank: Leaf {
  func draw(in canvas: inout Canvas) {}
}
