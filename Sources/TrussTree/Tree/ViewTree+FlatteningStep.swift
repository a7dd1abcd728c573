import TrussViews

extension ViewTree {
  /// Views that are being listed: those directly inside one view, or those of one composite's body.
  ///
  /// It is copied for each container: rare values are in a class instance, and lengths have 32 bits, as in entries.
  struct FlatteningStep {
    var nodes: [ViewNode]
    var next = 0
    /// The index of the view around these, or -1 for the root.
    let parent: Int32
    /// The values that these inherit.
    var inherited: InheritedValues
    /// The composite whose body this is, with its modifiers and those of the composites that it is the body of.
    var composite: ViewNode?
    /// The paths of that composite's names; nil if it has none.
    var compositePaths: [ViewID]?
    /// The package's control whose views these are; they have its source line.
    var control: ViewNode?
    /// The element of a `ForEach` that the last of these was a view of.
    private var element: ElementID?
    private var elementScope: Int32 = 0
    /// The scope of their names.
    var scope: Int32
    /// The backgrounds and overlays of the view around these, if there are any.
    var decorated: Decorated?
    /// The alignment of these, if they are the body of a composite that decorates a view.
    var decoration: Alignment?
    /// Whether a custom container places these, if they are the body of a composite in it, or the next of them.
    var isPlaced = false
    /// The number of views around these.
    let depth: Int32
    /// The number of composites around these.
    var compositeDepth: Int32
    /// Whether the view around these is a table.
    var isTable = false
    /// The place of the next of these in the view around them.
    var ordinal = 0
    /// The number of decorations that were counted; their places are negative.
    var decorationCount = 0

    init(
      _ nodes: [ViewNode], inside parent: Int32, in inherited: InheritedValues, _ scope: Int32, depth: Int32,
      compositeDepth: Int32
    ) {
      (self.nodes, self.inherited, self.scope) = (nodes, inherited, scope)
      (self.parent, self.depth, self.compositeDepth) = (parent, depth, compositeDepth)
    }

    /// Whether the next of these inherits anything, or may not be listed.
    var isSpecial: Bool {
      composite != nil || control != nil || decorated != nil || isTable || !inherited.isSettled || isTooDeep
    }

    /// Whether these are inside of too many views.
    var isTooDeep: Bool { Int(depth + compositeDepth) >= LayoutError.Limits.depth }

    /// The scope of the views of an element, which they share.
    mutating func scope(of element: ElementID, in scope: Int32, _ scopes: inout NameScopes) -> Int32 {
      if self.element !== element { (self.element, elementScope) = (element, scopes.add(element, inside: scope)) }
      return elementScope
    }

    mutating func takeOrdinal(decorates: Bool) -> Int {
      if decorates {
        decorationCount += 1
        return -decorationCount
      }
      defer { ordinal += 1 }
      return ordinal
    }
  }

  /// The views of a decorated view in the order in which they are drawn: backgrounds, the last one first, what it
  /// holds, and overlays.
  final class Decorated {
    private(set) var nodes: [ViewNode] = []
    /// For each of them, its alignment if it decorates.
    private(set) var alignments: [Alignment?] = []
    /// For each of them, the scope of its names.
    private(set) var scopes: [Int32] = []
    /// The inherited values of each of them.
    private(set) var inherited: [InheritedValues] = []
    /// The number of backgrounds.
    private(set) var backgroundEnd = 0
    /// The number of them before the overlays.
    private(set) var contentEnd = 0

    /// The number of them that a custom container places, which are the last before the overlays.
    private(set) var placedCount: Int?

    /// - Parameters:
    ///   - step: the views that the decorated view holds.
    ///   - around: the inherited values of the decorated view.
    init(_ step: FlatteningStep, _ view: UnsafePointer<ViewNode.Parts>, in around: InheritedValues) {
      let decorations = view.pointee.attributes.rare.decorations
      func add(_ decoration: Decoration) {
        let own = view.pointee.outline.changesInheritedValues
        let inherited = own ? step.inherited.handedDown(to: decoration, around: around) : step.inherited
        nodes += decoration.nodes
        alignments += decoration.nodes.map { _ in decoration.alignment }
        scopes += decoration.nodes.map { _ in decoration.scope ?? step.scope }
        self.inherited += decoration.nodes.map { _ in inherited }
      }
      for decoration in decorations.reversed() where decoration.layer == .background { add(decoration) }
      backgroundEnd = nodes.count
      nodes += step.nodes
      alignments += step.nodes.map { _ in nil }
      scopes += step.nodes.map { _ in step.scope }
      inherited += step.nodes.map { _ in step.inherited }
      for decoration in decorations where decoration.layer == .placed {
        add(decoration)
        placedCount = (placedCount ?? 0) + decoration.nodes.count
      }
      contentEnd = nodes.count
      for decoration in decorations where decoration.layer == .overlay { add(decoration) }
    }

    /// Whether a custom container places one of them.
    func isPlaced(_ position: Int) -> Bool {
      position < contentEnd && position >= contentEnd - (placedCount ?? 0)
    }
  }
}
