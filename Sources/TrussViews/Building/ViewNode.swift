package import TrussIR

/// A view in the form that the lowering reads: its content and the attributes that modifiers set. Opaque to users.
///
/// A node is a reference to copy-on-write storage, so that nodes are cheap to keep in arrays.
@_documentation(visibility: internal)
public struct ViewNode: Sendable {
  @usableFromInline package private(set) var storage: Storage

  package init(_ content: Content, at location: SourceLine? = nil) {
    self.init(content, Attributes(location: location))
  }

  @inline(__always) init(leaf: LeafKind, at location: SourceLine? = nil) {
    let attributes = Attributes(location: location, names: [])
    storage = Storage(
      Parts(
        content: .leaf(leaf.withoutTabs), holdsViews: false, innerCount: 0, traits: leaf.traits.bits,
        attributes: attributes))
  }

  /// Makes a node whose content contains exactly these views, and no bodies or rows to evaluate.
  init(_ content: Content, holding children: [ViewNode], at location: SourceLine?) {
    let attributes = Attributes(location: location, names: [])
    storage = Storage(
      Parts(
        content: content, holdsViews: !children.isEmpty, innerCount: Self.count(children), traits: content.traits,
        attributes: attributes))
  }

  private init(_ content: Content, _ attributes: Attributes) {
    storage = Storage(
      Parts(
        content: content, holdsViews: content.holdsViews, innerCount: content.innerCount, traits: content.traits,
        attributes: attributes))
    storage.updateOutline()
  }

  /// The number of nodes, including the nodes inside them, before bodies are evaluated and rows are created.
  package static func count(_ nodes: [ViewNode]) -> Int32 {
    var count: Int32 = 0
    for node in nodes {
      let (sum, isTooGreat) = count.addingReportingOverflow(1 + node.address.pointee.innerCount)
      // Nodes can be shared, so the count may grow exponentially with the depth.
      if isTooGreat { return Parts.greatestCount }
      count = min(sum, Parts.greatestCount)
    }
    return count
  }

  /// A pointer to the node's parts, valid as long as the node is alive: reading them there copies nothing.
  @inlinable package var address: UnsafePointer<Parts> { storage.address }

  package var content: Content { storage.parts.content }
  package var attributes: Attributes { storage.parts.attributes }
  package var traits: ViewTraits { storage.parts.traits }

  package var isComposite: Bool { if case .composite = content { true } else { false } }
  var isFramed: Bool { if case .framed = content { true } else { false } }

  package func with(children: [ViewNode]) -> ViewNode {
    Self.container(children) { inLine in content.with(children: inLine).map { ViewNode($0, attributes) } ?? self }
  }

  /// Returns the stack with another distance, in points, between its views; returns any other view unchanged.
  package func with(spacing: Double) -> ViewNode {
    switch content {
    case .stack(let stack):
      var rule = stack.rule
      rule.spacing = spacing
      return ViewNode(.stack(FlexStack(rule, stack.children, at: stack.location)), attributes)
    case .arranged(let stack):
      var rule = stack.rule
      rule.spacing = spacing
      return ViewNode(.arranged(ArrangedStack(rule, stack.children, at: stack.location)), attributes)
    default: return self
    }
  }

  package func with(_ leaf: CustomLeaf) -> ViewNode { ViewNode(.leaf(.custom(leaf)), attributes) }

  /// Returns the stack, grid or list with the styles of the environment.
  package func styled(in environment: EnvironmentValues) -> ViewNode {
    let (style, medium) = (environment.stackStyle, environment.medium)
    return switch address.pointee.content {
    case .stack(let stack): ViewNode(.stack(stack.styled(style, medium)), attributes)
    case .grid(let grid): ViewNode(.grid(grid.styled(style, medium)), attributes)
    case .flow(let grid): ViewNode(.flow(grid.styled(style, medium)), attributes)
    case .scroll(let list):
      ViewNode(.scroll(list.styled(style, medium, environment.listStyle)), attributes).onListBackground(environment)
    default: self
    }
  }

  /// Sets the minimum length of a spacer without a minimum; returns any other view unchanged.
  func withSpacerMinimum(_ minimum: Double) -> ViewNode {
    guard case .leaf(.spacer(nil)) = address.pointee.content else { return self }
    return ViewNode(.leaf(.spacer(minimum)), attributes)
  }

  package mutating func modify(_ change: (inout Attributes) -> Void) {
    detach()
    change(&storage.parts.attributes)
    storage.updateOutline()
  }

  /// Adds a size. The outline does not summarise sizes, and stays valid.
  mutating func add(_ size: Attributes.SizeRule, _ fileID: String, _ line: Int) {
    detach()
    storage.parts.attributes.add(size, fileID, line)
  }

  /// Sets a share. The outline does not summarise shares, and stays valid. If the share replaces a flex basis, the
  /// outline keeps the flags of that basis, which is safe.
  mutating func setFlex(_ share: Double) {
    detach()
    storage.parts.attributes.setFlex(share)
  }

  private mutating func detach() {
    if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage.parts) }
  }
}

extension ViewNode {
  package func isEquivalent(to other: ViewNode) -> Bool { Parts.areEquivalent(address, other.address) }
}

extension ViewNode {
  @usableFromInline package struct Parts {
    @usableFromInline package fileprivate(set) var content: Content
    package let holdsViews: Bool
    /// The number of views inside before bodies are evaluated and rows are created, up to `greatestCount`.
    fileprivate let innerCount: Int32
    @usableFromInline package let traits: ViewTraits
    @usableFromInline package fileprivate(set) var outline = Attributes.Outline()
    @usableFromInline package fileprivate(set) var attributes: Attributes

    fileprivate static let greatestCount: Int32 = 1 << 30
  }

  /// The storage of a node's parts: the only allocation of most views.
  ///
  /// Only a uniquely owned storage is changed, by its node (`detach`) and by `deinit`: threads may share it, and
  /// exclusivity checks are off.
  @usableFromInline package final class Storage: @unchecked Sendable {
    @exclusivity(unchecked) @usableFromInline package var parts: Parts

    @inline(__always) fileprivate init(_ parts: __owned Parts) { self.parts = parts }

    /// A pointer to the parts, valid as long as the storage is alive: a stored property of a final class does not move.
    @inlinable package var address: UnsafePointer<Parts> {
      withUnsafeMutablePointer(to: &parts) { UnsafePointer($0) }
    }

    fileprivate func updateOutline() { parts.outline = Attributes.Outline(of: address) }

    /// Frees a leaf at once. A node that may contain views goes through `NodeRelease`, which frees a deep tree in a
    /// loop.
    deinit {
      if parts.holdsViews || parts.outline.mayHoldViews { NodeRelease.free(parts.takeHeld()) }
    }
  }
}

extension ViewNode.Parts {
  fileprivate mutating func takeHeld() -> NodeRelease.Held {
    var held = NodeRelease.Held(content: .leaf(.rectangle), rareAttributes: nil)
    swap(&held.content, &content)
    swap(&held.rareAttributes, &attributes.sharedRare)
    return held
  }
}
