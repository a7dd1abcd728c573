/// Views under a header. In a `List` its rows follow the header; elsewhere header, views and footer are views of the
/// stack around.
///
///     Section("Account") { Text("Name"); Text("Password") }
public struct Section: BuiltInView {
  /// The header, the views, and the footer.
  public let nodes: [ViewNode]

  /// Makes a section with a text above its views.
  ///
  /// - Parameters:
  ///   - title: the text.
  ///   - fileID: the file that messages name; the caller's by default.
  ///   - line: the line that messages name; the caller's by default.
  ///   - content: the views.
  public init(
    _ title: String, fileID: String = #fileID, line: Int = #line, @ViewBuilder content: () -> ViewContent
  ) {
    self.init(header: Text(title, fileID: fileID, line: line), content: content)
  }

  /// Makes a section.
  ///
  /// - Parameters:
  ///   - header: the view above the others; none by default.
  ///   - footer: the view below them; none by default.
  ///   - content: the views.
  public init(
    header: (any View)? = nil, footer: (any View)? = nil, @ViewBuilder content: () -> ViewContent
  ) {
    let captions = [header, footer].map { view in view.map { [SectionCaption(content: $0.nodes).node] } ?? [] }
    nodes = captions[0] + content().list() + captions[1]
  }

  /// Makes a section with blocks for the views above and below its views.
  ///
  /// - Parameters:
  ///   - content: the views.
  ///   - header: the views above them.
  ///   - footer: the views below them; none by default.
  public init(
    @ViewBuilder content: () -> ViewContent, @ViewBuilder header: () -> ViewContent,
    @ViewBuilder footer: () -> ViewContent = { EmptyView().body }
  ) {
    let footer = footer().list()
    self.init(header: header(), footer: footer.isEmpty ? nil : ViewContent(nodes: footer), content: content)
  }
}

/// A section's header or footer: small and grey, unless its views have fonts and colours of their own. A list knows it
/// by its type and does not make a row of it.
struct SectionCaption: View {
  let content: [ViewNode]

  var body: some View { ViewContent(nodes: content) }

  var node: ViewNode {
    var node = ViewNode(.composite(CompositeView(self)))
    node.modify {
      $0.font = .caption
      $0.foreground = .secondary
    }
    return node
  }
}
