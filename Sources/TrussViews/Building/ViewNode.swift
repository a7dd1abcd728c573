package import TrussIR

/// A view as the lowering reads it: its content and what modifiers said of it. Opaque to users.
///
/// A reference to storage that is copied when it is shared and changed, so that nodes are cheap to keep in arrays.
public struct ViewNode: Sendable {
  package private(set) var storage: Storage

  package init(_ content: Content, at location: SourceLocation? = nil) {
    storage = Storage(Parts(content: content, attributes: Attributes(location: location)))
  }

  private init(_ content: Content, _ attributes: Attributes) {
    storage = Storage(Parts(content: content, attributes: attributes))
  }

  package var content: Content { storage.parts.pointee.content }
  package var attributes: Attributes { storage.parts.pointee.attributes }

  var isComposite: Bool {
    if case .composite = content { return true }
    return false
  }

  var isFramed: Bool {
    if case .framed = content { return true }
    return false
  }

  /// The same view around others.
  package func with(children: [ViewNode]) -> ViewNode {
    var content = content
    switch content {
    case .stack(var stack):
      stack.children = children
      content = .stack(stack)
    case .arranged(var stack):
      stack.children = children
      content = .arranged(stack)
    case .layers(var stack):
      stack.children = children
      content = .layers(stack)
    // Others are laid out anew, not changed.
    default: break
    }
    return ViewNode(content, attributes)
  }

  package mutating func modify(_ change: (inout Attributes) -> Void) {
    if !isKnownUniquelyReferenced(&storage) {
      storage = Storage(storage.parts.pointee)
    }
    storage.modify(change)
  }
}

extension ViewNode {
  /// Whether another view is known to say the same, the views inside it aside.
  package func saysTheSame(as other: ViewNode) -> Bool { Parts.sayTheSame(storage.parts, other.storage.parts) }
}

extension ViewNode {
  /// What a node shows. What holds views stands in a box of its own: handing it on is one reference.
  package enum Content: Sendable {
    case text(Text)
    case button(Button)
    indirect case field(Field)
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
    indirect case table(LazyTable)
    /// A box with bounds of its own.
    indirect case framed(FrameBox)
    indirect case grid(Grid)
    indirect case gridRow(GridRow)
    indirect case flow(FlowStack)
    /// Alternatives, of which one is laid out; which, the lowering decides.
    indirect case choice(ViewThatFits)
    /// A view of the user's, whose body is asked for when it is laid out.
    indirect case composite(any View)

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

  /// What a node is.
  package struct Parts {
    package let content: Content
    /// Whether there are views inside, or may be once they are asked for.
    package let holdsViews: Bool
    /// What the attributes speak of; that nothing is said before the parts are kept.
    package fileprivate(set) var outline = Attributes.Outline()
    package fileprivate(set) var attributes: Attributes

    fileprivate init(content: consuming Content, attributes: consuming Attributes) {
      holdsViews = content.holdsViews
      self.content = content
      self.attributes = attributes
    }
  }

  /// Keeps a node's parts.
  ///
  /// They are changed only by the one node that refers to them (`modify`) and by their end, hence are safe to share
  /// between threads, and no access to them can meet another. They lie behind a pointer as a class' own properties are
  /// checked for that at each read; whoever reads them has to keep the node for so long.
  package final class Storage: @unchecked Sendable {
    package let parts: UnsafePointer<Parts>

    fileprivate init(_ parts: consuming Parts) {
      let place = UnsafeMutablePointer<Parts>.allocate(capacity: 1)
      place.initialize(to: parts)
      place.pointee.outline = Attributes.Outline(of: place)
      self.parts = UnsafePointer(place)
    }

    private var place: UnsafeMutablePointer<Parts> { UnsafeMutablePointer(mutating: parts) }

    fileprivate func modify(_ change: (inout Attributes) -> Void) {
      change(&place.pointee.attributes)
      place.pointee.outline = Attributes.Outline(of: parts)
    }

    /// A leaf is freed at once. What may hold views goes through `NodeRelease`, which frees a deep tree in a loop.
    deinit {
      if parts.pointee.holdsViews || parts.pointee.outline.mayHoldViews {
        NodeRelease.free(place)
      } else {
        place.deinitialize(count: 1)
        place.deallocate()
      }
    }
  }
}
