import TrussIR

/// Controls that belong together: side by side, 8 points apart. As in SwiftUI the label of the group is not drawn.
///
///     ControlGroup {
///       Button("Cut", systemImage: "scissors") {}
///       Button("Copy", systemImage: "doc.on.doc") {}
///     }
public struct ControlGroup: _SingleView {
  /// The view as one node.
  public let _node: ViewNode

  /// Makes a group of controls.
  public init(fileID: String = #fileID, line: Int = #line, @ViewBuilder content: () -> ViewContent) {
    let rule = FlexStack.Rule(axis: .horizontal, align: .center, spacing: 8, offersSpace: true)
    _node = FlexStack(rule, content().list(), at: SourceLine(fileID: fileID, line: line)).node
  }

  /// Makes a group of controls with a title, which is not drawn.
  public init(_ title: String, fileID: String = #fileID, line: Int = #line, @ViewBuilder content: () -> ViewContent) {
    self.init(fileID: fileID, line: line, content: content)
  }

  /// Makes a group of controls with a title and a symbol, which are not drawn.
  public init(
    _ title: String, systemImage: String, fileID: String = #fileID, line: Int = #line,
    @ViewBuilder content: () -> ViewContent
  ) { self.init(fileID: fileID, line: line, content: content) }

  /// Makes a group of controls with a label, which is not drawn.
  public init(
    fileID: String = #fileID, line: Int = #line, @ViewBuilder content: () -> ViewContent,
    @ViewBuilder label: () -> ViewContent
  ) { self.init(fileID: fileID, line: line, content: content) }
}

/// A button that shares something: a symbol and a title, "Share…" by default.
///
///     ShareLink(item: url)
public struct ShareLink: _SingleView {
  /// The view as one node.
  public let _node: ViewNode

  /// Makes a button that shares an item.
  public init<Item>(
    item: Item, subject: Text? = nil, message: Text? = nil, fileID: String = #fileID, line: Int = #line
  ) { self.init("Share…", item: item, fileID: fileID, line: line) }

  /// Makes a button that shares an item, with a title.
  public init<Item>(
    _ title: String, item: Item, subject: Text? = nil, message: Text? = nil, fileID: String = #fileID,
    line: Int = #line
  ) {
    _node = Button(title, systemImage: "square.and.arrow.up", fileID: fileID, line: line) {}._node
  }

  /// Makes a button that shares an item, with the views of a block as its label.
  public init<Item>(
    item: Item, subject: Text? = nil, message: Text? = nil, fileID: String = #fileID, line: Int = #line,
    @ViewBuilder label: () -> ViewContent
  ) { _node = Button(action: {}, fileID: fileID, line: line, label: label)._node }
}
