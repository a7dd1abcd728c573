import TrussViews

extension ViewTree {
  /// Views that are being listed: those directly inside one view, or those of one composite's body.
  struct FlatteningStep {
    var nodes: [ViewNode]
    var next = 0
    /// The index of the view around these, or nil for the root.
    var parent: Int?
    /// Whether that is a table.
    var isTable = false
    /// What these have from around them.
    var inherited: InheritedValues
    /// The composite whose body this is, with its modifiers and those of the composites that it is the body of.
    var composite: ViewNode?
    /// The scope of their names.
    var scope = NameScopes.layout
    /// The element of a `ForEach` that the last of these was a view of, and its scope.
    var element: (id: ElementID, scope: Int32)?
    /// The paths of that composite's names.
    var compositePaths: [ViewID] = []
    /// What is behind and over the view around these, if there is anything.
    var decorated: Decorated?
    /// The alignment of these, if they are the body of a composite that decorates a view.
    var decoration: Alignment?
    /// The number of views around these.
    var depth = 0
    /// The number of composites around these.
    var compositeDepth = 0
    /// The place of the next of these in the view around them.
    var ordinal = 0
    /// The number of decorations that were counted; their places are negative.
    var decorationCount = 0

    init(_ nodes: [ViewNode], in inherited: InheritedValues) {
      self.nodes = nodes
      self.inherited = inherited
    }

    /// The views inside a view.
    init(_ nodes: [ViewNode], inside index: Int, _ entry: Entry, compositeDepth: Int) {
      self.init(nodes, in: entry.inherited)
      parent = index
      scope = entry.scope
      depth = entry.depth + 1
      self.compositeDepth = compositeDepth
    }

    /// The body of a composite of this level, in place of the composite.
    /// Its names have the paths; `nodes` are the body, `inherited` and the scope those inside it.
    func body(
      of composite: ViewNode, _ paths: [ViewID], _ nodes: [ViewNode], in inherited: InheritedValues, _ scope: Int32,
      _ decoration: Alignment?
    ) -> FlatteningStep {
      var level = self
      level.scope = scope
      level.compositePaths = paths
      level.nodes = nodes
      level.next = 0
      level.inherited = inherited
      level.composite = composite
      level.decorated = nil
      level.decoration = decoration
      level.compositeDepth += 1
      return level
    }

    /// Goes on with the views behind a composite, from the places at which the listing of its body ended.
    mutating func goOn(from ordinal: Int, _ decorationCount: Int) {
      self.ordinal = ordinal
      self.decorationCount = decorationCount
    }

    /// The scope of the views of an element, which they share.
    mutating func scope(of element: ElementID, in scope: Int32, _ scopes: inout NameScopes) -> Int32 {
      if let known = self.element, known.id === element { return known.scope }
      let added = scopes.add(element, inside: scope)
      self.element = (element, added)
      return added
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
  struct Decorated {
    var nodes: [ViewNode] = []
    /// For each of them, its alignment if it decorates.
    var alignments: [Alignment?] = []
    /// For each of them, the scope of its names.
    var scopes: [Int32] = []
    /// The number of backgrounds.
    var backgroundEnd = 0
    /// The number of them before the overlays.
    var contentEnd = 0

    init(_ children: [ViewNode], _ decorations: [Decoration], in scope: Int32) {
      for decoration in decorations.reversed() where decoration.layer == .background { add(decoration, in: scope) }
      backgroundEnd = nodes.count
      nodes += children
      alignments += children.map { _ in nil }
      scopes += children.map { _ in scope }
      contentEnd = nodes.count
      for decoration in decorations where decoration.layer == .overlay { add(decoration, in: scope) }
    }

    private mutating func add(_ decoration: Decoration, in scope: Int32) {
      nodes += decoration.nodes
      alignments += decoration.nodes.map { _ in decoration.alignment }
      scopes += decoration.nodes.map { _ in decoration.scope ?? scope }
    }
  }
}
