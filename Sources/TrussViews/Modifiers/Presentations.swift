// SwiftUI's sheets, covers, popovers and dialogs. A layout draws them over the view while they are presented. A picture
// whose size is not given grows for them.

extension View {
  /// Shows a sheet over the lower edge of the view while `isPresented` is true.
  ///
  ///     Text("Songs").sheet(isPresented: .constant(true)) { Text("Edit") }
  public consuming func sheet(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: () -> ViewContent
  ) -> ModifiedView {
    presented(
      .sheet, .bottom, isPresented.wrappedValue ? ViewContent(Sheet(content: content()).body._takeNodes()) : nil)
  }

  /// Shows a sheet over the lower edge of the view, with content made from the item, unless the item is nil.
  public consuming func sheet<Item>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: (Item) -> ViewContent
  ) -> ModifiedView {
    presented(.sheet, .bottom, item.wrappedValue.map { ViewContent(Sheet(content: content($0)).body._takeNodes()) })
  }

  /// Covers the whole view with a screen while `isPresented` is true.
  public consuming func fullScreenCover(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: () -> ViewContent
  ) -> ModifiedView {
    guard isPresented.wrappedValue else { return presented(.fullScreenCover, .center, nil) }
    let screen = content().frame(maxWidth: .infinity, maxHeight: .infinity).background(Color(.systemBackground))
    return presented(.fullScreenCover, .center, ViewContent(screen._takeNodes()))
  }

  /// Shows views over the centre of the view while `isPresented` is true. SwiftUI's arrow is not drawn.
  public consuming func popover(
    isPresented: Binding<Bool>, arrowEdge: Edge = .top, @ViewBuilder content: () -> ViewContent
  ) -> ModifiedView {
    presented(
      .dialog, .center, isPresented.wrappedValue ? ViewContent(Dialog(content: content()).body._takeNodes()) : nil)
  }

  /// Shows an alert over the centre of the view while `isPresented` is true.
  public consuming func alert(
    _ title: String, isPresented: Binding<Bool>, @ViewBuilder actions: () -> ViewContent,
    @ViewBuilder message: () -> ViewContent = { EmptyView().body }
  ) -> ModifiedView {
    guard isPresented.wrappedValue else { return presented(.dialog, .center, nil) }
    let dialog = Dialog(title: title, content: message(), actions: actions())
    return presented(.dialog, .center, ViewContent(dialog.body._takeNodes()))
  }

  /// Shows a dialog of choices over the lower edge of the view while `isPresented` is true.
  public consuming func confirmationDialog(
    _ title: String, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> ViewContent, @ViewBuilder message: () -> ViewContent = { EmptyView().body }
  ) -> ModifiedView {
    guard isPresented.wrappedValue else { return presented(.dialog, .bottom, nil) }
    let dialog = Dialog(title: titleVisibility == .visible ? title : nil, content: message(), actions: actions())
    return presented(.dialog, .bottom, ViewContent(dialog.body._takeNodes()))
  }

  private consuming func presented(
    _ type: WrittenType, _ alignment: Alignment, _ screen: ViewContent?
  ) -> ModifiedView {
    overlay(alignment: alignment) { ViewContent(nodes: screen?.nodes.map { $0.written(as: type) } ?? []) }
  }

  /// Does nothing: a sheet is as high as its content.
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> Self { self }

  /// Does nothing: a sheet has no drag indicator.
  public func presentationDragIndicator(_ visibility: Visibility) -> Self { self }

  /// Does nothing: a sheet has the corners of a card.
  public func presentationCornerRadius(_ radius: Double?) -> Self { self }

  /// Does nothing: a sheet has the background of the layout.
  public func presentationBackground(_ style: some ShapeStyle) -> Self { self }

  /// Does nothing: a layout takes no input.
  public func fileImporter<Content>(
    isPresented: Binding<Bool>, allowedContentTypes: [Content], onCompletion: (Any) -> Void
  ) -> Self { self }
}

/// SwiftUI's heights of a sheet. They have no effect: in a layout a sheet is as high as its content.
public enum PresentationDetent: Hashable, Sendable {
  /// Half of the screen, or all of it.
  case medium, large
  /// A height in points.
  case height(Double)
  /// A fraction of the screen's height.
  case fraction(Double)
}

private struct Sheet: View {
  let content: ViewContent

  var body: some View {
    content
      .frame(maxWidth: .infinity)
      .background(Color(.systemBackground), in: UnevenRoundedRectangle(topLeadingRadius: 12, topTrailingRadius: 12))
      .shadow(color: .black.opacity(0.2), radius: 8)
  }
}

/// An alert, a dialog of choices, or the content of a popover.
private struct Dialog: View {
  var title: String?
  let content: ViewContent
  var actions = ViewContent(nodes: [])

  var body: some View {
    VStack(alignment: .center, spacing: 8) {
      if let title { Text(title).font(.headline) }
      content
      if !actions.nodes.isEmpty {
        HStack(alignment: .center, spacing: 24) { actions }
      }
    }
    .padding(16)
    .background(Color(.systemBackground), in: RoundedRectangle(cornerRadius: 14))
    .border(.rounded, color: .separator)
    .shadow(color: .black.opacity(0.2), radius: 8)
    .padding(16)
  }
}
