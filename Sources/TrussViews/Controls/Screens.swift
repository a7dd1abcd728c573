import TrussIR

/// A button that lets users of an app change the rows of a list: its title in the tint colour.
public struct EditButton: _SingleView {
  /// The view as one node.
  public let _node: ViewNode

  /// Makes an edit button.
  public init(fileID: String = #fileID, line: Int = #line) {
    _node = Button("Edit", fileID: fileID, line: line) {}._node
  }
}

/// The view of a screen without content: a symbol, a title and a text below it, centred.
///
///     ContentUnavailableView("No Mail", systemImage: "tray", description: Text("New mail appears here."))
public struct ContentUnavailableView: _SingleView {
  /// The view as one node.
  public let _node: ViewNode

  /// Creates a title under a symbol (see `Image(systemName:)`), and a description below the title; without a
  /// description by default.
  public init(
    _ title: String, systemImage: String, description: Text? = nil, fileID: String = #fileID, line: Int = #line
  ) {
    let stack = VStack(alignment: .center, spacing: 6, fileID: fileID, line: line) {
      Image(systemName: systemImage, fileID: fileID, line: line).font(.system(size: 36)).foreground(.secondary)
      Text(title, fileID: fileID, line: line).font(.title2).bold()
      if let description { description.foreground(.secondary).multilineTextAlignment(.center) }
    }
    _node = stack.frame(maxWidth: .infinity, maxHeight: .infinity, fileID: fileID, line: line).nodes[0]
  }
}

extension ContentUnavailableView {
  /// Creates a title under a named picture, 48 by 48 points large, and a description below the title; without a
  /// description by default.
  public init(
    _ title: String, image name: String, description: Text? = nil, fileID: String = #fileID, line: Int = #line
  ) {
    self.init(fileID: fileID, line: line) {
      Image(name, natural: Size(width: 48, height: 48), fileID: fileID, line: line)
      Text(title, fileID: fileID, line: line)
    } description: {
      if let description { description }
    }
  }
}

/// A view that gives its content a proxy for scrolling to a view, as in SwiftUI. In a layout scroll views stay at their
/// `offset:`.
public struct ScrollViewReader: BuiltInView {
  /// The content's nodes.
  public let _nodes: [ViewNode]

  /// Makes the content, with a proxy that scrolls nothing.
  public init(@ViewBuilder content: (ScrollViewProxy) -> ViewContent) { _nodes = content(ScrollViewProxy()).list() }
}

/// The proxy with which an app scrolls.
public struct ScrollViewProxy: Sendable {
  /// Does nothing: a layout is scrolled by the `offset:` of its views.
  public func scrollTo(_ id: some Hashable, anchor: UnitPoint? = nil) {}
}
