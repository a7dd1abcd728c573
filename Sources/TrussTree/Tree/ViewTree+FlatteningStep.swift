import TrussViews

extension ViewTree {
  /// Views that are being listed: the views directly inside one view, or the views of one composite's body.
  ///
  /// A step is copied for each container, so rare values are in a class instance, and indices have 32 bits, as in
  /// entries.
  struct FlatteningStep {
    var nodes: [ViewNode]
    var next = 0
    /// The index of the view that contains the listed views, or -1 for the root.
    let parent: Int32
    var inherited: InheritedValues
    /// The composite whose body consists of the listed views. If composites are nested, it is the innermost one, with
    /// the modifiers of the outer ones merged into it.
    var composite: ViewNode?
    /// The paths of the composite's names; nil if it has none.
    var compositePaths: [ViewID]?
    /// The package's control whose body the listed views are. The views get the control's source line.
    var control: ViewNode?
    /// The `ForEach` element of the view that was listed last.
    private var element: ElementID?
    private var elementScope: Int32 = 0
    var scope: Int32
    /// The listed views together with the backgrounds and overlays of the view around them; nil without such
    /// decorations.
    var decorated: Decorated?
    /// The alignment of the listed views, if they are the body of a composite that decorates a view.
    var decoration: Alignment?
    /// Whether a custom container places the next view, or all listed views if they are the body of a composite in the
    /// container.
    var isPlaced = false
    /// The number of views around the listed views.
    let depth: Int32
    var compositeDepth: Int32
    var isTable = false
    /// The position of the next view in the view around it.
    var ordinal = 0
    /// The number of decorations listed until now; their positions are negative.
    var decorationCount = 0

    init(
      _ nodes: [ViewNode], inside parent: Int32, in inherited: InheritedValues, _ scope: Int32, depth: Int32,
      compositeDepth: Int32
    ) {
      (self.nodes, self.inherited, self.scope) = (nodes, inherited, scope)
      (self.parent, self.depth, self.compositeDepth) = (parent, depth, compositeDepth)
    }

    /// Whether this step affects the next view, or the view is nested too deep to be listed.
    var isSpecial: Bool {
      composite != nil || control != nil || decorated != nil || isTable || !inherited.isSettled
        || inherited.hasButtonStyle || isTooDeep
    }

    var isTooDeep: Bool { Int(depth + compositeDepth) >= LayoutError.Limits.depth }

    /// Returns the scope of names in the views of a `ForEach` element. All views of the element share the scope.
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

  /// The views of a decorated view in the order in which they are drawn: backgrounds, the last one first; its content;
  /// and overlays.
  final class Decorated {
    private(set) var nodes: [ViewNode] = []
    /// The alignment of each node that is a decoration; nil for the others.
    private(set) var alignments: [Alignment?] = []
    private(set) var scopes: [Int32] = []
    private(set) var inherited: [InheritedValues] = []
    private(set) var backgroundEnd = 0
    private(set) var contentEnd = 0

    /// The number of nodes that a custom container places: the last nodes before the overlays; nil if there are none.
    private(set) var placedCount: Int?

    /// - Parameters:
    ///   - step: the step with the views directly inside the decorated view.
    ///   - around: the values that the decorated view inherits.
    init(_ step: FlatteningStep, _ view: UnsafePointer<ViewNode.Parts>, in around: InheritedValues) {
      let decorations = view.pointee.attributes.rare.decorations
      func add(_ decoration: Decoration) {
        let own = view.pointee.outline.changesInheritedValues
        let inherited = own ? step.inherited.passedDown(to: decoration, around: around) : step.inherited
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

    func isPlaced(_ position: Int) -> Bool {
      position < contentEnd && position >= contentEnd - (placedCount ?? 0)
    }
  }
}
