package import TrussIR

/// A view as the lowering reads it: its content and what modifiers said of it. Opaque to users.
///
/// A reference to storage that is copied when it is shared and changed, so that nodes are cheap to keep in arrays.
public struct ViewNode: Sendable {
  /// For those who read a part of a node in a loop: its properties are read in place, the whole is not copied.
  package private(set) var storage: Storage

  package init(_ content: Content, at location: SourceLocation? = nil) {
    storage = Storage(content: content, attributes: Attributes(location: location))
  }

  package var content: Content { storage.content }
  package var attributes: Attributes { storage.attributes }

  var isComposite: Bool {
    if case .composite = storage.content { return true }
    return false
  }

  var isFramed: Bool {
    if case .framed = storage.content { return true }
    return false
  }

  package mutating func modify(_ change: (inout Attributes) -> Void) {
    if !isKnownUniquelyReferenced(&storage) {
      storage = Storage(content: storage.content, attributes: storage.attributes)
    }
    storage.modify(change)
  }
}

extension ViewNode {
  /// What a node shows. What holds views stands in a box of its own: handing it on is one reference.
  package enum Content: Sendable {
    case text(Text)
    case button(Button)
    case field(Field)
    case toggle(Toggle)
    case slider(Slider)
    case progress(Progress)
    case stepper
    indirect case image(Image)
    case rectangle
    case box(Box)
    case spacer(Spacer)
    case divider
    /// A stack in flex-box words.
    indirect case stack(FlexStack)
    /// A stack in UIStackView's words.
    indirect case arranged(ArrangedStack)
    indirect case layers(ZStack)
    indirect case scroll(ScrollView)
    /// Rows that are made when they are seen; which, the lowering decides.
    indirect case table(Table)
    /// A box with bounds of its own.
    indirect case framed(FrameBox)
    indirect case grid(Grid)
    indirect case gridRow(GridRow)
    indirect case flow(FlowStack)
    /// Alternatives, of which one is laid out; which, the lowering decides.
    indirect case choice(ViewThatFits)
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

    /// Whether there are views inside, or may be once they are asked for.
    fileprivate var holdsViews: Bool {
      switch self {
      case .table, .composite: true
      default: !children.isEmpty
      }
    }
  }

  /// What a node refers to.
  ///
  /// It is changed only by the one node that refers to it (`modify`) and by its own end, hence safe to share between
  /// threads, and hence no access to it can meet another: the checks of that, at each read, are switched off.
  package final class Storage: @unchecked Sendable {
    @exclusivity(unchecked) package private(set) var content: Content
    /// Whether there are views inside, or may be once they are asked for.
    @exclusivity(unchecked) package private(set) var holdsViews: Bool
    /// What the attributes speak of.
    @exclusivity(unchecked) package private(set) var outline: Attributes.Outline
    @exclusivity(unchecked) package private(set) var attributes: Attributes

    fileprivate init(content: Content, attributes: Attributes) {
      self.content = content
      self.attributes = attributes
      holdsViews = content.holdsViews
      outline = Attributes.Outline(attributes)
    }

    fileprivate func modify(_ change: (inout Attributes) -> Void) {
      change(&attributes)
      outline = Attributes.Outline(attributes)
    }

    /// Frees a deep tree level by level: left to itself, each level's release would nest in the one above it and use
    /// up the thread's stack.
    deinit {
      guard holdsViews || outline.isDecorated else { return }
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
      guard outline.isDecorated else { return children }
      let decorations = attributes.decorations
      attributes.decorations = []
      return children + decorations.flatMap(\.nodes)
    }
  }
}
