package import TrussIR

/// A view as the lowering reads it: its content and what modifiers said of it. Opaque to users.
///
/// A reference to storage that is copied when it is shared and changed, so that nodes are cheap to keep in arrays.
public struct ViewNode: Sendable {
  private var storage: Storage

  package init(_ content: Content, at location: SourceLocation? = nil) {
    storage = Storage(content: content, attributes: Attributes(location: location))
  }

  package var content: Content { storage.content }
  package var attributes: Attributes { storage.attributes }

  var isComposite: Bool {
    if case .composite = content { return true }
    return false
  }

  var isFramed: Bool {
    if case .framed = content { return true }
    return false
  }

  package mutating func modify(_ change: (inout Attributes) -> Void) {
    if !isKnownUniquelyReferenced(&storage) {
      storage = Storage(content: storage.content, attributes: storage.attributes)
    }
    change(&storage.attributes)
  }
}

extension ViewNode {
  /// What a node shows.
  package enum Content: Sendable {
    case text(Text)
    case button(Button)
    case field(Field)
    case toggle(Toggle)
    case slider(Slider)
    case progress(Progress)
    case stepper
    case image(Image)
    case rectangle
    case box(Box)
    case spacer(Spacer)
    case divider
    /// A stack in flex-box words.
    case stack(FlexStack)
    /// A stack in UIStackView's words.
    case arranged(ArrangedStack)
    case layers(ZStack)
    case scroll(ScrollView)
    /// Rows that are made when they are seen; which, the lowering decides.
    case table(Table)
    /// A box with bounds of its own.
    case framed(FrameBox)
    case grid(Grid)
    case gridRow(GridRow)
    case flow(FlowStack)
    /// Alternatives, of which one is laid out; which, the lowering decides.
    case choice(ViewThatFits)
    /// A view of the user's, whose body is asked for when it is laid out.
    case composite(any View)

    /// The views inside; a composite's are not known before its body is asked for.
    package var children: [ViewNode] {
      switch self {
      case .stack(let stack): stack.children
      case .arranged(let stack): stack.children
      case .layers(let stack): stack.children
      case .scroll(let view): view.children
      case .framed(let box): box.children
      case .grid(let grid): grid.children
      case .gridRow(let row): row.children
      case .flow(let stack): stack.children
      case .choice(let view): view.children
      default: []
      }
    }
  }

  /// Changed only through a unique reference (`modify`), hence safe to share between threads.
  private final class Storage: @unchecked Sendable {
    var content: Content
    var attributes: Attributes

    init(content: Content, attributes: Attributes) {
      self.content = content
      self.attributes = attributes
    }

    /// Frees a deep tree level by level: left to itself, each level's release would nest in the one above it and use
    /// up the thread's stack.
    deinit {
      var pending = takeInner()
      while var node = pending.popLast() {
        guard isKnownUniquelyReferenced(&node.storage) else { continue }
        pending.append(contentsOf: node.storage.takeInner())
      }
    }

    /// Takes out the views inside this one, and those that decorate it.
    private func takeInner() -> [ViewNode] {
      let children = content.children
      if !children.isEmpty { content = .rectangle }
      guard !attributes.decorations.isEmpty else { return children }
      let decorations = attributes.decorations
      attributes.decorations = []
      return children + decorations.flatMap(\.nodes)
    }
  }
}
