import TrussIR
import TrussTree
import TrussViews

/// The sizes that views in SwiftUI's stacks choose, computed before solving if the stack's space is known. The solver
/// then treats them like sizes set in the source.
extension ViewTree {
  /// Gives views the sizes that they choose from the proposals of SwiftUI's stacks. A new size may determine the space
  /// of a stack farther inside, if a container of another kind is between them. Then all views are examined again.
  ///
  /// - Throws: `LayoutError` if a number of a custom container is invalid.
  mutating func settleProposals(_ medium: Medium, _ size: PerAxis<Double>) throws(LayoutError) {
    var served = Array(repeating: false, count: entries.count)
    var guesses = false
    while true {
      let walk = ProposalWalk(self, medium, size, &served, guesses: guesses)
      if let failure = walk.failure { throw failure }
      for choice in walk.choices {
        let size = Attributes.SizeRule(
          axis: choice.axis, relation: .equal, value: choice.length, priority: .required, unit: .content)
        give(size, nil, to: choice.view)
      }
      for place in walk.places { self.place(place.view, x: place.origin.x, y: place.origin.y) }
      for (view, guides) in walk.guides { give(guides, to: view) }
      for guess in walk.guesses {
        give(guess.content, to: guess.view, medium)
        expect(guess.size, of: guess.view)
      }
      guesses = false
      if walk.mayContinue { continue }
      // Rules decide the size of a container whose size is still unknown. They use the size of its content.
      guard placingViews.contains(where: { !served[$0] && !isInCollapsed($0) }) else { return }
      guesses = true
    }
  }

  private func isInCollapsed(_ index: Int) -> Bool {
    var next: Int? = index
    while let view = next {
      if entries[view].attributes.isCollapsed { return true }
      next = entries[view].parent
    }
    return false
  }

  var hasProposals: Bool { hasOfferingStacks || hasPlacingViews || proposesSizes(0) }

  /// Whether a view proposes sizes: SwiftUI's stacks and grids, custom containers, and the frame around a root in
  /// SwiftUI's style.
  fileprivate func proposesSizes(_ index: Int) -> Bool {
    switch entries[index].content {
    case .stack(let stack): stack.offersSpace
    case .grid(let grid): grid.offersSpace
    case .flow(let grid): grid.offersSpace
    case .framed: index == 0 && isCentered
    case .leaf(.custom): isPlacing(index)
    default: false
    }
  }

  /// The proposal for a stack that no other stack proposes a size to, and the axes along which the proposal is known:
  /// from the size of the layout, or of a container that the stack fills.
  fileprivate func proposedRoom(
    of index: Int, _ medium: Medium, _ size: PerAxis<Double>
  ) -> (room: ProposedSizes.Proposal, axes: Axes) {
    var (room, axes) = (ProposedSizes.Proposal(), Axes())
    for axis in Axis.allCases {
      if let inner = givenRoom(in: index, axis, medium, root: size[axis]) {
        room[axis] = inner + medium.boxInsets(of: entries[index]).along(axis)
      } else if size[axis] != nil || !isFittedRoot(index, axis) {
        continue
      }
      axes.insert(axis)
    }
    if let axis = scrolledAxis(of: index), axes.contains(axis.cross) { axes.insert(axis) }
    return (room, axes)
  }

  /// Whether a view is the root, or has only paddings around it, and the root is fitted to its content along an axis.
  private func isFittedRoot(_ index: Int, _ axis: Axis) -> Bool {
    fittedView(around: index, axis).map { entries[$0].parent == nil } ?? false
  }

  /// The axis of the scroll view that contains a view, directly or with only paddings in between. Along this axis the
  /// content may have any length.
  private func scrolledAxis(of index: Int) -> Axis? {
    for axis in Axis.allCases {
      guard let content = fittedView(around: index, axis), let parent = entries[content].parent,
        case .scroll(let scroll) = entries[parent].content, scroll.axis == axis
      else { continue }
      return axis
    }
    return nil
  }

  /// The outermost of the paddings directly around a view, at the root or directly inside a scroll view; the view
  /// itself without paddings. Nil if another container is around the view, or if a padding has an exact length along
  /// the axis.
  private func fittedView(around index: Int, _ axis: Axis) -> Int? {
    var view = index
    while let parent = entries[view].parent {
      if case .scroll = entries[parent].content, entries[view].decoration == nil { return view }
      guard entries[parent].traits.contains(.isPadding), entries[view].decoration == nil,
        entries[parent].address.exactSize(axis) == nil
      else { return nil }
      view = parent
    }
    return view
  }
}

/// Visits the views of SwiftUI's stacks, from the outside in, and records the sizes that they choose.
private struct ProposalWalk {
  struct Choice {
    let view: Int
    let axis: Axis
    let length: Double
  }

  /// A view, its proposal, and the axes along which the proposal is known.
  private struct Step {
    let view: Int
    var proposal: ProposedSizes.Proposal
    var axes: Axes
    /// The axes along which nothing is proposed to the view, and its own length is proposed to the views inside it. They
    /// start at a root that is fitted to its content: a drawing has a size, in which the views are laid out.
    var fitted = Axes()
  }

  /// The position of a view in a custom container, in points from the container's top leading corner.
  struct Placement {
    let view: Int
    let origin: Point
  }

  /// A custom container whose size other rules decide: the content size that they use, and the size for which it has
  /// placed its views.
  struct Guess {
    let view: Int
    let content: IntrinsicSize
    let size: Size
  }

  private(set) var choices: [Choice] = []
  private(set) var places: [Placement] = []
  private(set) var guesses: [Guess] = []
  /// The alignment guides that custom containers define for themselves.
  private(set) var guides: [(view: Int, guides: [AlignmentGuide])] = []
  var failure: LayoutError? { sizes.failure }
  /// Whether the walk must be repeated: the new sizes may determine a stack's space that was unknown before.
  private(set) var mayContinue = false
  private let sizes: ProposedSizes
  private var waiting: [Step] = []

  /// - Parameter guesses: whether custom containers of unknown sizes place their views for their size in the previous
  ///   round or, before that, for the size of their content; of nested containers only the outermost.
  init(
    _ tree: ViewTree, _ medium: Medium, _ size: PerAxis<Double>, _ served: inout [Bool], guesses isGuessing: Bool
  ) {
    sizes = ProposedSizes(tree, medium, size)
    var (index, isAnyLeft, guessedEnd) = (0, false, 0)
    while index < tree.entries.count {
      if tree.entries[index].attributes.isCollapsed {
        index = tree.entries[index].end
        continue
      }
      if !served[index], tree.proposesSizes(index) {
        let (room, axes) = tree.proposedRoom(of: index, medium, size)
        if tree.isPlacing(index) {
          if index >= guessedEnd, serve(placing: index, room, axes, isGuessing, &served), isGuessing {
            guessedEnd = tree.entries[index].end
          }
          if !served[index] { isAnyLeft = true }
        } else if axes.isEmpty {
          isAnyLeft = true
        } else {
          serve(index, room, axes, &served)
        }
      }
      index += 1
    }
    mayContinue = isAnyLeft && !choices.isEmpty || isGuessing
  }

  /// Lets a custom container place its views, if its size is known or guessed. Returns whether it placed them.
  private mutating func serve(
    placing index: Int, _ room: ProposedSizes.Proposal, _ axes: Axes, _ isGuessing: Bool, _ served: inout [Bool]
  ) -> Bool {
    let isKnown = Axis.allCases.allSatisfy { axes.contains($0) }
    guard isKnown || isGuessing else { return false }
    served[index] = true
    let answer = sizes.answer(index, room)
    var size = Size(
      width: room.horizontal ?? answer.size.horizontal, height: room.vertical ?? answer.size.vertical)
    if isKnown {
      for axis in Axis.allCases where room[axis] == nil && sizes.tree.entries[index].address.exactSize(axis) == nil {
        choices.append(Choice(view: index, axis: axis, length: answer.size[axis]))
      }
    } else {
      if let last = sizes.tree.earlierSize(of: index) { size = sizes.medium.length(last) }
      guesses.append(Guess(view: index, content: content(of: index, width: size.width), size: size))
    }
    placeViews(of: index, in: size, room)
    serveWaiting(&served)
    return true
  }

  /// The size of a container's content for other rules: its ideal width, its height for `width`, and its minimum width.
  private func content(of index: Int, width: Double) -> IntrinsicSize {
    let ideal = sizes.answer(index, ProposedSizes.Proposal()).size
    let least = sizes.answer(index, ProposedSizes.Proposal(0, nil)).size
    let height = sizes.answer(index, ProposedSizes.Proposal(width, nil)).size.vertical
    return IntrinsicSize(
      width: ideal.horizontal, height: height, minimumWidth: min(ideal.horizontal, least.horizontal))
  }

  /// Lets a custom container place its views in a size. The views get the sizes that they choose from its proposals.
  private mutating func placeViews(of index: Int, in size: Size, _ proposal: ProposedSizes.Proposal) {
    for place in sizes.places(of: index, in: size, proposal) {
      places.append(Placement(view: place.view, origin: place.origin))
      for axis in Axis.allCases where sizes.tree.entries[place.view].address.exactSize(axis) == nil {
        choices.append(Choice(view: place.view, axis: axis, length: place.size.length(axis)))
      }
      waiting.append(Step(view: place.view, proposal: place.proposal, axes: .all))
    }
    let own = sizes.guides(of: index, in: size, proposal)
    if !own.isEmpty { guides.append((index, own)) }
  }

  /// Records the sizes of the views inside a stack. Along an axis on which the views need more space than the stack
  /// has, other rules decide.
  private mutating func serve(
    _ stack: Int, _ room: ProposedSizes.Proposal, _ axes: Axes, _ served: inout [Bool]
  ) {
    var axes = axes
    let answer = sizes.answer(stack, room)
    switch sizes.tree.entries[stack].content {
    case .framed: break
    default:
      for axis in Axis.allCases {
        if let length = room[axis], answer.size[axis] > length + 1e-6 { axes.remove(axis) }
      }
    }
    var step = Step(view: stack, proposal: room, axes: axes)
    if stack == 0, sizes.tree.isCentered {
      for axis in Axis.allCases where room[axis] == nil && axes.contains(axis) { step.fitted.insert(axis) }
    }
    waiting.append(step)
    serveWaiting(&served)
  }

  private mutating func serveWaiting(_ served: inout [Bool]) {
    while let step = waiting.popLast() {
      takeDecorations(of: step)
      if sizes.tree.isPlacing(step.view) {
        // A container whose size is not known yet places its views later.
        guard Axis.allCases.allSatisfy({ step.axes.contains($0) }) else { continue }
        let size = sizes.answer(step.view, step.proposal).size
        placeViews(of: step.view, in: Size(width: size.horizontal, height: size.vertical), step.proposal)
      } else {
        takeViews(in: step)
      }
      served[step.view] = true
    }
  }

  private mutating func takeViews(in step: Step) {
    switch sizes.tree.entries[step.view].content {
    case .stack(let stack) where stack.offersSpace:
      take(sizes.offers(stack, step.view, step.proposal), of: step, along: stack.axis)
    case .grid(let grid) where grid.offersSpace: take(sizes.offers(ofGrid: step.view, step.proposal), of: step)
    case .flow(let grid) where grid.offersSpace: take(sizes.offers(ofGrid: step.view, step.proposal), of: step)
    case .stack(let stack) where stack.isPadding: takeLayers(step)
    case .framed: takeLayers(step)
    case .layers(let layers) where layers.align != nil: takeLayers(step)
    default: break
    }
  }

  private mutating func take(_ offers: ProposedSizes.Offers, of step: Step, along stackAxis: Axis? = nil) {
    var axes = step.axes
    for axis in Axis.allCases where !offers.axes.contains(axis) { axes.remove(axis) }
    // Along the axis of a stack that is as long as its content, each view has its own length.
    var fitted = Axes()
    if let stackAxis, step.fitted.contains(stackAxis) { fitted.insert(stackAxis) }
    for (view, offer) in offers.offers {
      take(
        Step(view: view, proposal: offer, axes: axes, fitted: offer[stackAxis ?? .vertical] == nil ? fitted : Axes()))
    }
  }

  private mutating func takeLayers(_ step: Step) {
    let (insets, room) = sizes.inside(step.view, sizes.offer(to: step.view, step.proposal))
    for child in sizes.tree.visibleViews(in: step.view) {
      var inner = Step(view: child, proposal: room, axes: step.axes)
      for axis in Axis.allCases where step.fitted.contains(axis) && room[axis] == nil {
        fit(&inner, along: axis, in: step, insets)
      }
      take(inner)
    }
  }

  /// Proposes the length of a fitted view to a layer in it that is shorter. A layer that is as long is fitted itself.
  /// Where the length is unknown, other rules decide the length of a layer that takes what it is offered.
  private func fit(_ layer: inout Step, along axis: Axis, in around: Step, _ insets: Insets) {
    guard !sizes.tree.entries[around.view].attributes.rare.fixedAxes.contains(axis) else { return }
    let (outer, own) = (sizes.answer(around.view, around.proposal), sizes.answer(layer.view, layer.proposal))
    guard outer.known.contains(axis) else {
      var most = layer.proposal
      most[axis] = .infinity
      if own.known.contains(axis), sizes.answer(layer.view, most).size[axis] == .infinity {
        layer.axes.remove(axis)
      } else {
        layer.fitted.insert(axis)
      }
      return
    }
    let room = outer.size[axis] - insets.along(axis)
    if own.size[axis] < room - 1e-6 { layer.proposal[axis] = room } else { layer.fitted.insert(axis) }
  }

  /// Proposes a view's size to its decorations.
  private mutating func takeDecorations(of step: Step) {
    let decorations = sizes.tree.decorations(of: step.view).filter { !sizes.tree.isPlacedView($0) }
    if decorations.isEmpty { return }
    let answer = sizes.answer(step.view, step.proposal)
    var axes = Axes()
    for axis in Axis.allCases where answer.known.contains(axis) && step.axes.contains(axis) { axes.insert(axis) }
    let size = ProposedSizes.Proposal(answer.size.horizontal, answer.size.vertical)
    for decoration in decorations where !sizes.tree.entries[decoration].attributes.isCollapsed {
      take(Step(view: decoration, proposal: size, axes: axes))
    }
  }

  private mutating func take(_ step: Step) {
    let entry = sizes.tree.entries[step.view]
    let answer = sizes.answer(step.view, step.proposal)
    var axes = step.axes
    // A spacer has no size across its stack.
    if case .leaf(.spacer) = entry.content, let axis = sizes.tree.stackAxis(around: step.view) {
      axes.remove(axis.cross)
    }
    // For a view with a ratio the width is enough; it depends on the proposals along both axes.
    if sizes.shapeRatio(step.view) != nil {
      if !axes.contains(.horizontal) || step.proposal.vertical != nil && !axes.contains(.vertical) { axes = Axes() }
      axes.remove(.vertical)
    }
    for axis in Axis.allCases
    where axes.contains(axis) && answer.known.contains(axis) && entry.address.exactSize(axis) == nil {
      choices.append(Choice(view: step.view, axis: axis, length: answer.size[axis]))
    }
    var inner = step
    if sizes.isOpen(step.view) {
      inner.axes = Axes()
      for axis in Axis.allCases where entry.address.exactSize(axis) != nil { inner.axes.insert(axis) }
    }
    waiting.append(inner)
  }
}
