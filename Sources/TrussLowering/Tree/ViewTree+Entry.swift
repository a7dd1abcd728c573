import TrussText
package import TrussViews

extension ViewTree {
  /// A view in its place. What is large it refers to, so that a tree is a list of small entries.
  ///
  /// Its pointer leads into what its node keeps, which is safe to share between threads, and lasts as long.
  package struct Entry: @unchecked Sendable {
    /// The view, with what was said of the composites that it is the body of, and by a session.
    package internal(set) var node: ViewNode {
      didSet {
        address = node.address
        measuredText = nil
      }
    }
    /// Where the node keeps its parts: read through the node, each read would count a reference to what keeps them.
    private(set) var address: UnsafePointer<ViewNode.Parts>
    /// What it has from around it.
    package let inherited: InheritedValues
    /// Of a text that a layout shows, its pieces; nil before they are measured.
    private(set) var measuredText: MeasuredText?
    /// The place among the views directly inside the same one; of a row, its index in the table.
    private(set) var ordinal: Int
    /// The index of the view around it, or -1 for the root.
    @Compact private var parentIndex: Int
    /// The index after the last view inside it.
    @Compact package internal(set) var end: Int
    /// The number of views around it.
    @Compact package private(set) var depth: Int
    /// The index after the last view of its backgrounds.
    @Compact package internal(set) var backgroundEnd: Int
    /// The index after the last view that it holds; its overlays follow.
    @Compact package internal(set) var contentEnd: Int
    /// Of a view with alternatives, the one that is laid out.
    @Compact var alternative = 0
    /// Where a view stands that decorates the one around it; nil for all others.
    package let decoration: Alignment?
    /// Whether it is the body of a composite, and has what was said of that.
    let isBody: Bool
    /// The number of composites around it.
    private let bodyDepth: UInt16

    init(
      _ node: ViewNode, in inherited: InheritedValues, at index: Int, in level: FlatteningStep, _ ordinal: Int,
      _ decoration: Alignment?
    ) {
      self.node = node
      address = node.address
      self.inherited = inherited
      self.ordinal = ordinal
      self.decoration = decoration
      isBody = level.composite != nil
      bodyDepth = UInt16(truncatingIfNeeded: level.compositeDepth)
      parentIndex = level.parent ?? -1
      end = index + 1
      depth = level.depth
      backgroundEnd = index + 1
      contentEnd = index + 1
    }

    /// Comes to stand a number of places farther among the views beside it.
    mutating func moveAmongSiblings(by count: Int) { ordinal += count }

    /// Holds a number of views more.
    mutating func grow(by count: Int) {
      end += count
      contentEnd += count
    }

    /// Comes to stand a number of places farther, as all views from an index on do.
    mutating func move(by count: Int, from first: Int) {
      if parentIndex >= first { parentIndex += count }
      end += count
      backgroundEnd += count
      contentEnd += count
    }

    /// Comes to stand in another tree, a number of places farther: where no view was around it, inside one of that.
    mutating func move(by count: Int, inside parent: Int) {
      parentIndex = parentIndex < 0 ? parent : parentIndex + count
      end += count
      backgroundEnd += count
      contentEnd += count
    }
  }
}

extension ViewTree.Entry {
  /// The number of composites around it.
  var compositeDepth: Int { Int(bodyDepth) }

  package var content: ViewNode.Content {
    _read { yield address.pointee.content }
  }

  /// Read in place: of hundreds of bytes a rule reads one or two.
  package var attributes: Attributes {
    _read { yield address.pointee.attributes }
  }

  package var outline: Attributes.Outline {
    _read { yield address.pointee.outline }
  }

  /// The index of the view around it, or nil for the root.
  package var parent: Int? { parentIndex < 0 ? nil : parentIndex }

  /// The font in the reader's size.
  package var font: Font { inherited.font }
  package var foreground: Color? { inherited.foreground }
  /// How texts are set, as it was given to the view or those around it.
  package var textStyle: TextStyle { inherited.textStyle }
  package var isRightToLeft: Bool { inherited.isRightToLeft }
  package var safeArea: ViewTree.SafeArea { inherited.safeArea }
  /// The index of the innermost table's row that the view is in, or is.
  var row: Int? { inherited.row }
  /// The number of decorations around the view, and it itself where it is one.
  var decorationDepth: Int { inherited.decorationDepth }
}

extension ViewTree.Entry {
  /// Measures the view where it is a text.
  mutating func measureText(_ medium: Medium) {
    if case .text(let text) = content { measuredText = medium.measured(text, font) }
  }
}

extension ViewTree {
  /// Measures the texts that are to be seen: each is asked for its widths and its lines several times in a layout.
  mutating func measureTexts(_ medium: Medium) {
    var index = 0
    while index < entries.count {
      if entries[index].attributes.isHidden {
        index = entries[index].end
      } else {
        entries[index].measureText(medium)
        index += 1
      }
    }
  }
}

extension ViewNode {
  /// What the node is, read in place.
  var parts: Parts {
    _read { yield address.pointee }
  }
}
