public import TrussText
public import TrussViews

extension ViewTree {
  /// A view in its place. What is large it refers to, so that a tree is a list of small entries.
  ///
  /// Its pointer leads into what its node keeps, which is safe to share between threads, and lasts as long.
  @usableFromInline package struct Entry: @unchecked Sendable {
    /// The view, with the attributes of the composites that it is the body of, and those that a session set.
    package internal(set) var node: ViewNode {
      didSet {
        address = node.address
        measuredText = nil
      }
    }
    /// Where the node keeps its parts: read through the node, each read would count a reference to what keeps them.
    @usableFromInline package private(set) var address: UnsafePointer<ViewNode.Parts>
    /// What it has from around it.
    @usableFromInline package let inherited: InheritedValues
    /// The paths of its names; empty where these are the names.
    let paths: [ViewID]
    /// Of a text that a layout shows, its pieces; nil before they are measured.
    @usableFromInline package private(set) var measuredText: MeasuredText?
    /// The place among the views directly inside the same one; of a row, its index in the table.
    package private(set) var ordinal: Int
    /// The index of the view around it, or -1 for the root.
    @usableFromInline var compactParent: Int32
    @usableFromInline var compactEnd: Int32
    @usableFromInline var compactDepth: Int32
    @usableFromInline var compactBackgroundEnd: Int32
    @usableFromInline var compactContentEnd: Int32
    @usableFromInline var compactAlternative: Int32 = 0
    /// The scope of the names of the views inside it, and from which its constraints look.
    package internal(set) var scope: Int32
    /// The alignment of a view that decorates the one around it; nil for all others.
    package let decoration: Alignment?
    /// Whether it is the body of a composite, and has that one's attributes.
    let isBody: Bool
    /// The number of composites around it.
    private let bodyDepth: UInt16

    init(
      _ node: consuming ViewNode, _ paths: consuming [ViewID], in inherited: consuming InheritedValues, _ scope: Int32,
      at index: Int, parent: Int?, depth: Int, compositeDepth: Int, isBody: Bool, _ ordinal: Int,
      _ decoration: Alignment?
    ) {
      address = node.address
      self.node = node
      self.paths = paths
      self.scope = scope
      self.inherited = inherited
      self.ordinal = ordinal
      self.decoration = decoration
      self.isBody = isBody
      bodyDepth = UInt16(truncatingIfNeeded: compositeDepth)
      compactParent = Int32(parent ?? -1)
      compactEnd = Int32(index + 1)
      compactDepth = Int32(depth)
      compactBackgroundEnd = compactEnd
      compactContentEnd = compactEnd
    }

    /// Moves a number of places farther among its siblings.
    mutating func moveAmongSiblings(by count: Int) { ordinal += count }

    /// Holds a number of views more.
    mutating func grow(by count: Int) {
      end += count
      contentEnd += count
    }

    /// Moves a number of places farther, as all views from an index on do.
    mutating func move(by count: Int, from first: Int) {
      if compactParent >= first { compactParent += Int32(count) }
      end += count
      backgroundEnd += count
      contentEnd += count
    }

    /// Moves into another tree, a number of places farther: where no view was around it, inside one of that.
    mutating func move(by count: Int, inside parent: Int) {
      compactParent = compactParent < 0 ? Int32(parent) : compactParent + Int32(count)
      end += count
      backgroundEnd += count
      contentEnd += count
    }
  }
}

/// Indices are kept in 32 bits: the views of a tree are at most `LayoutError.Limits.views`.
extension ViewTree.Entry {
  /// The index of the view around it, or nil for the root.
  @inlinable package var parent: Int? { compactParent < 0 ? nil : Int(compactParent) }

  /// The index after the last view inside it.
  @inlinable package internal(set) var end: Int {
    get { Int(compactEnd) }
    set { compactEnd = Int32(newValue) }
  }

  /// The number of views around it.
  @inlinable package var depth: Int { Int(compactDepth) }

  /// The index after the last view of its backgrounds.
  @inlinable package internal(set) var backgroundEnd: Int {
    get { Int(compactBackgroundEnd) }
    set { compactBackgroundEnd = Int32(newValue) }
  }

  /// The index after the last view that it holds; its overlays follow.
  @inlinable package internal(set) var contentEnd: Int {
    get { Int(compactContentEnd) }
    set { compactContentEnd = Int32(newValue) }
  }

  /// Of a view with alternatives, the one that is laid out.
  @inlinable package internal(set) var alternative: Int {
    get { Int(compactAlternative) }
    set { compactAlternative = Int32(newValue) }
  }
}

extension ViewTree.Entry {
  /// The number of composites around it.
  var compositeDepth: Int { Int(bodyDepth) }

  /// Whether its own scope or that of its names is not the layout's.
  var isInScope: Bool { scope != NameScopes.layout || !paths.isEmpty }

  /// Its names in the whole layout: their paths.
  package var names: [ViewID] { paths.isEmpty ? attributes.names : paths }

  @inlinable package var content: ViewNode.Content {
    _read { yield address.pointee.content }
  }

  /// The properties that the view has by its kind.
  @inlinable package var traits: ViewTraits { address.pointee.traits }

  /// Read in place: of hundreds of bytes a rule reads one or two.
  @inlinable package var attributes: Attributes {
    _read { yield address.pointee.attributes }
  }

  @inlinable package var outline: Attributes.Outline {
    _read { yield address.pointee.outline }
  }

  /// The font in the reader's size.
  @inlinable package var font: Font { inherited.font }
  @inlinable package var foreground: Color? { inherited.foreground }
  /// How texts are set, as it was given to the view or those around it.
  @inlinable package var textStyle: TextStyle { inherited.textStyle }
  @inlinable package var isRightToLeft: Bool { inherited.isRightToLeft }
  @inlinable package var safeArea: ViewTree.SafeArea { inherited.safeArea }
  /// The index of the innermost table's row that the view is in, or is.
  @inlinable package var row: Int? { inherited.row }
  /// The number of decorations around the view, and it itself where it is one.
  @inlinable package var decorationDepth: Int { inherited.decorationDepth }
}

extension ViewTree.Entry {
  /// Measures the view where it is a text, or a leaf of the user's.
  fileprivate mutating func measure(_ medium: Medium) {
    switch content {
    case .leaf(.text(let text)): measuredText = medium.measured(text, attributes.textRuns, in: inherited)
    case .leaf(.custom(let leaf)):
      let measured = EnvironmentValues.$current.withValue(inherited.environment) { leaf.measured(in: medium) }
      node = node.with(measured)
    default: break
    }
  }
}

extension ViewTree {
  /// Puts another view, which holds the same views, in the place of one, and measures it where it shows something.
  package mutating func put(_ node: ViewNode, at index: Int, _ medium: Medium) {
    entries[index].node = node
    entries[index].measure(medium)
  }

  /// Measures the texts and the user's leaves that are to be seen: each is asked for its widths and its lines several times
  /// in a layout.
  ///
  /// - Throws: `LayoutError` for a leaf whose size has no meaning.
  package mutating func measureContent(_ medium: Medium) throws(LayoutError) {
    var index = 0
    while index < entries.count {
      if entries[index].attributes.isCollapsed {
        index = entries[index].end
      } else {
        entries[index].measure(medium)
        if case .leaf(.custom) = entries[index].content { try validate(index) }
        index += 1
      }
    }
  }
}

extension ViewNode {
  /// What the node is, read in place.
  @inlinable package var parts: Parts {
    _read { yield address.pointee }
  }
}
