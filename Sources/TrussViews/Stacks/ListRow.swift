import TrussIR

/// A view with settings for its row in a list. Outside a list the settings have no effect.
struct ListRow: Control {
  let content: ViewContent
  var background: [ViewNode] = []
  var badge: Text?
  var hidesSeparator = false
  var insets: Insets?
  @Environment(\.controlSurroundings) private var surroundings

  init(content: ViewContent) { self.content = content }

  var body: ViewContent { return surroundings.isInList ? shown : content }

  var shown: ViewContent {
    guard let badge else { return content }
    let nodes = content.nodes
    if nodes.count == 1, case .composite(let composite) = nodes[0].content, var link = composite.view as? LinkRow {
      link.badge = badge
      var node = ViewNode(.composite(CompositeView(link, namedAfter: NavigationLink.self, reads: .surroundings)))
      node.modify { $0 = nodes[0].attributes }
      return ViewContent(nodes: [node])
    }
    let row = HStack(alignment: .center, spacing: 0) {
      content
      Spacer(minLength: 8)
      Badge(label: badge)
    }
    return ViewContent(row._takeNodes())
  }
}

/// A grey text at the end of a row; in text output it is in parentheses.
struct Badge: View {
  let label: Text
  @Environment(\.medium) private var medium

  var body: some View {
    if medium.isText { (Text("(") + label + Text(")")).foreground(.secondary) } else { label.foreground(.secondary) }
  }
}

extension View {
  /// Draws `view` behind the row of this view in a list.
  public consuming func listRowBackground(_ view: (any View)?) -> ModifiedView {
    inListRow { $0.background = view?.nodes ?? [] }
  }

  /// Fills the view's row in a list with a colour.
  public consuming func listRowBackground(_ color: Color) -> ModifiedView {
    inListRow { $0.background = Rectangle().fill(color).nodes }
  }

  /// If `visibility` is `hidden`, removes the line above the view's row in a list. `edges` has no effect.
  public consuming func listRowSeparator(_ visibility: Visibility, edges: Edge.Set = .all) -> ModifiedView {
    inListRow { $0.hidesSeparator = visibility == .hidden }
  }

  /// Sets the distances of the view from the edges of its row in a list, in points.
  public consuming func listRowInsets(_ insets: EdgeInsets?) -> ModifiedView { inListRow { $0.insets = insets } }

  /// Adds a number at the end of the view's row in a list; 0 is not shown.
  ///
  ///     List { Text("Inbox").badge(3) }
  public consuming func badge(_ count: Int) -> ModifiedView { badge(count == 0 ? nil : "\(count)") }

  /// Adds a text at the end of the view's row in a list.
  public consuming func badge(_ label: String?) -> ModifiedView { inListRow { $0.badge = label.map { Text($0) } } }

  /// Adds a styled text at the end of the view's row in a list.
  public consuming func badge(_ label: Text?) -> ModifiedView { inListRow { $0.badge = label } }

  private consuming func inListRow(_ change: (inout ListRow) -> Void) -> ModifiedView {
    ModifiedView(
      _takeNodes().changed { node in
        if case .composite(let composite) = node.content, var row = composite.view as? ListRow {
          change(&row)
          var changed = ViewNode(row)
          changed.modify { $0 = node.attributes }
          node = changed
        } else if List.Kind(of: node) == .row {
          var row = ListRow(content: ViewContent(nodes: [node]))
          change(&row)
          node = ViewNode(row).atSectionEnds(of: node)
        }
      })
  }
}

extension ViewNode {
  fileprivate init(_ row: ListRow) { self.init(.composite(CompositeView(row, reads: .surroundings))) }

  /// The settings of the view's row in a list; nil if the view sets none.
  var listRow: ListRow? {
    if case .composite(let composite) = content { composite.view as? ListRow } else { nil }
  }

  /// Returns the view with the source location and the section ends of `other`, a view inside it.
  consuming func atSectionEnds(of other: ViewNode) -> ViewNode {
    let other = other.attributes
    modify {
      $0.location = other.location
      if !other.rare.sectionEnds.isEmpty { $0.rare.sectionEnds = other.rare.sectionEnds }
    }
    return self
  }
}

/// Whether a part of a view is visible.
public enum Visibility: Hashable, Sendable {
  /// The default, visible, or hidden.
  case automatic, visible, hidden
}
