extension View {
  /// Lays views over the view, in its frame: a view without an intrinsic size fills it, others are positioned by the
  /// alignment, and texts wrap in its width.
  ///
  /// The view decides the size; what lies over it may be larger and is not clipped. Of several overlays the later ones
  /// lie above. A font or colour of the view is that of its overlays too.
  ///
  /// - Parameters:
  ///   - alignment: the position of an overlay that is not as large as the view.
  ///   - content: the views; each is laid out by itself.
  public consuming func overlay(
    alignment: Alignment = .center, @ViewBuilder content: () -> ViewContent
  ) -> ModifiedView {
    decorated(Decoration(layer: .overlay, alignment: alignment, nodes: content().list()))
  }

  /// Lays views behind the view's content, in its frame; the rules are those of `overlay`. Of several backgrounds the
  /// later ones lie below; a background colour lies below them all.
  ///
  /// - Parameters:
  ///   - alignment: the position of a background that is not as large as the view.
  ///   - content: the views; each is laid out by itself.
  public consuming func background(
    alignment: Alignment = .center, @ViewBuilder content: () -> ViewContent
  ) -> ModifiedView {
    decorated(Decoration(layer: .background, alignment: alignment, nodes: content().list()))
  }

  /// Lays a view over the view: the form with a block, for one view.
  @_disfavoredOverload
  public consuming func overlay(_ view: any View, alignment: Alignment = .center) -> ModifiedView {
    decorated(Decoration(layer: .overlay, alignment: alignment, nodes: view.nodes))
  }

  /// Lays a view behind the view's content: the form with a block, for one view.
  @_disfavoredOverload
  public consuming func background(_ view: any View, alignment: Alignment = .center) -> ModifiedView {
    decorated(Decoration(layer: .background, alignment: alignment, nodes: view.nodes))
  }

  private consuming func decorated(_ decoration: Decoration) -> ModifiedView {
    modified { $0.decorations.append(decoration) }
  }
}
