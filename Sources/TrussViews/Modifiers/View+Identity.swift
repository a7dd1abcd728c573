extension View {
  /// Names the view. A name used twice in one layout is an error.
  public func id(_ id: ViewID) -> ModifiedView {
    modified { $0.names.insert(id, at: 0) }
  }

  /// Names the view. A name used twice in one layout is an error.
  public func id(_ name: String) -> ModifiedView { id(ViewID(name)) }

  /// Takes the view out of its stack, and its gap with it; it has no size and is not drawn.
  public func hidden(_ isHidden: Bool = true) -> ModifiedView {
    modified { $0.isHidden = isHidden }
  }

  /// Keeps the view's room and draws nothing in it.
  public func invisible(_ isInvisible: Bool = true) -> ModifiedView {
    modified { $0.isInvisible = isInvisible }
  }
}
