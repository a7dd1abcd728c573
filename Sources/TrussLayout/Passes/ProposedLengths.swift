import TrussIR
import TrussTree
import TrussViews

/// The sizes that the views of SwiftUI's stacks choose, where the room of the stack is known before anything is solved.
/// They are then sizes like those of an author, and all else follows from them.
extension ViewTree {
  /// Gives views the sizes that they choose from what SwiftUI's stacks propose to them. A size that was found may be the
  /// room of a stack inside, where a container of another kind is between them.
  mutating func settleProposals(_ medium: Medium, _ size: PerAxis<Double>) {
    var served = Array(repeating: false, count: entries.count)
    while true {
      let walk = ProposalWalk(self, medium, size, &served)
      for choice in walk.choices {
        let size = Attributes.SizeRule(
          axis: choice.axis, relation: .equal, value: choice.length, priority: .required, unit: .content)
        give(size, nil, to: choice.view)
      }
      if !walk.mayGoOn { return }
    }
  }

  /// Whether sizes are proposed to any view.
  var hasProposals: Bool { hasOfferingStacks || proposesSizes(0) }

  /// Whether a view is SwiftUI's stack, or the frame around a root in its style.
  fileprivate func proposesSizes(_ index: Int) -> Bool {
    switch entries[index].content {
    case .stack(let stack): stack.offersRoom
    case .grid(let grid): grid.offersRoom
    case .flow(let grid): grid.offersRoom
    case .framed: index == 0 && isCentered
    default: false
    }
  }

  /// What is proposed to a stack that no other one proposes a size to, and the axes along which that is known: that of
  /// the layout, or of a stack that it fills.
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
    return (room, axes)
  }

  /// Whether a view is the root, which is fitted to its content along an axis, or in nothing but its paddings.
  private func isFittedRoot(_ index: Int, _ axis: Axis) -> Bool {
    var view = index
    while let parent = entries[view].parent {
      guard entries[parent].traits.contains(.isPadding), entries[view].decoration == nil,
        entries[parent].address.exactSize(axis) == nil
      else { return false }
      view = parent
    }
    return true
  }
}

/// Goes through the views of SwiftUI's stacks, from the outside in, and notes the sizes that they choose.
private struct ProposalWalk {
  /// A length that a view chose.
  struct Choice {
    let view: Int
    let axis: Axis
    let length: Double
  }

  /// A view, what is proposed to it, and the axes along which that is known.
  private struct Step {
    let view: Int
    let proposal: ProposedSizes.Proposal
    var axes: Axes
  }

  private(set) var choices: [Choice] = []
  /// Whether the sizes that were found may be the room of a stack whose room is not known.
  private(set) var mayGoOn = false
  private var sizes: ProposedSizes
  private var waiting: [Step] = []

  init(_ tree: ViewTree, _ medium: Medium, _ size: PerAxis<Double>, _ served: inout [Bool]) {
    sizes = ProposedSizes(tree, medium, size)
    var (index, isAnyLeft) = (0, false)
    while index < tree.entries.count {
      if tree.entries[index].attributes.isCollapsed {
        index = tree.entries[index].end
        continue
      }
      if !served[index], tree.proposesSizes(index) {
        let (room, axes) = tree.proposedRoom(of: index, medium, size)
        if axes.isEmpty { isAnyLeft = true } else { serve(index, room, axes, &served) }
      }
      index += 1
    }
    mayGoOn = isAnyLeft && !choices.isEmpty
  }

  /// Notes the sizes of the views inside a stack. Where they need more than it has, other rules decide.
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
    waiting.append(Step(view: stack, proposal: room, axes: axes))
    while let step = waiting.popLast() {
      served[step.view] = true
      takeViews(in: step)
      takeDecorations(of: step)
    }
  }

  private mutating func takeViews(in step: Step) {
    switch sizes.tree.entries[step.view].content {
    case .stack(let stack) where stack.offersRoom:
      take(sizes.offers(stack, step.view, step.proposal), of: step)
    case .grid(let grid) where grid.offersRoom: take(sizes.offers(ofGrid: step.view, step.proposal), of: step)
    case .flow(let grid) where grid.offersRoom: take(sizes.offers(ofGrid: step.view, step.proposal), of: step)
    case .stack(let stack) where stack.isPadding: takeLayers(step)
    case .framed: takeLayers(step)
    case .layers(let layers) where layers.align != nil: takeLayers(step)
    default: break
    }
  }

  private mutating func take(_ offers: ProposedSizes.Offers, of step: Step) {
    var axes = step.axes
    for axis in Axis.allCases where !offers.axes.contains(axis) { axes.remove(axis) }
    for (view, offer) in offers.offers.sorted(by: { $0.key < $1.key }) {
      take(Step(view: view, proposal: offer, axes: axes))
    }
  }

  private mutating func takeLayers(_ step: Step) {
    let room = sizes.inside(step.view, sizes.offer(to: step.view, step.proposal)).room
    for child in sizes.tree.visibleViews(in: step.view) {
      take(Step(view: child, proposal: room, axes: step.axes))
    }
  }

  /// What decorates a view is offered its size.
  private mutating func takeDecorations(of step: Step) {
    let decorations = sizes.tree.decorations(of: step.view)
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
    // Across its stack a spacer has no size to see.
    if case .leaf(.spacer) = entry.content, let axis = sizes.tree.stackAxis(around: step.view) {
      axes.remove(axis.cross)
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
