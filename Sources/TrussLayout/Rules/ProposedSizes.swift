import TrussIR
import TrussTree
import TrussViews

/// The sizes that views choose from proposals, as SwiftUI's views do.
///
/// A view answers a proposal with its size: a text with the width of its lines, a shape with the whole proposal, most
/// other views with their own size. A stack proposes sizes to the views inside it, from its remaining space
/// (`ProposedSizes+Stack`). An answer may be unknown along an axis: only a solved layout determines the content of a
/// grid, a flexbox stack or a view in constraints.
///
/// Views may be nested as deeply as the limits allow, so questions wait in a list, not on the thread's stack. Each
/// question is answered once, although stacks at any level measure a view at its minimum, at its maximum, and for the
/// remaining space.
///
/// It is a class, because a custom container measures views while it is being measured itself.
final class ProposedSizes {
  /// A size in the medium's unit; along an axis without a length the view has its ideal length.
  typealias Proposal = PerAxis<Double>

  struct Question: Hashable {
    let view: Int
    let width: Double?
    let height: Double?

    init(_ view: Int, _ proposal: Proposal) {
      (self.view, width, height) = (view, proposal.horizontal, proposal.vertical)
    }

    var proposal: Proposal { Proposal(width, height) }
  }

  struct Answer {
    var size = BothAxes(0.0, 0)
    /// The axes along which the size is known.
    var known = Axes.all
  }

  let tree: ViewTree
  let medium: Medium
  let contents: TreeContents
  /// Whether any view has constraints. They may name any view that has a name.
  private let hasConstraints: Bool
  private var answers: [Question: Answer] = [:]
  /// The divisions that stacks have begun. They continue after a pending question is answered.
  var divisions: [DivisionKey: Division] = [:]
  /// The grids that have been measured, completely or in part.
  var grids: [Question: MeasuredGrid] = [:]
  /// The questions that the current question depends on.
  var open: [Question] = []
  /// The objects that place the views of the custom containers that were measured.
  var placings: [Int: Placing] = [:]
  /// The positions and proposals that the current container has given its views.
  var places: [Int: Place] = [:]
  /// The number of custom containers that are being measured, each inside the previous container.
  var askedDepth = 0
  /// The first invalid number of a custom container.
  var failure: LayoutError?
  /// The sizes of views that were measured by separate layouts.
  var measured: [Question: Size] = [:]

  init(_ tree: ViewTree, _ medium: Medium, _ size: PerAxis<Double>) {
    self.tree = tree
    self.medium = medium
    contents = TreeContents(tree, medium, definite: tree.definiteAxes(medium, size))
    hasConstraints = tree.entries.contains { $0.outline.hasConstraints }
  }

  func answer(_ view: Int, _ proposal: Proposal) -> Answer {
    var waiting = [Question(view, proposal)]
    while let question = waiting.last {
      if let known = answers[question] {
        waiting.removeLast()
        if waiting.isEmpty { return known }
      } else if let answer = size(question) {
        answers[question] = answer
      } else {
        waiting += open
        open.removeAll()
      }
    }
    return Answer(known: Axes())
  }

  /// The size of a view inside a view that is being measured; nil if the size is still unknown.
  func inner(_ view: Int, _ proposal: Proposal) -> Answer? {
    let question = Question(view, proposal)
    if let known = answers[question] { return known }
    if !tree.entries[view].content.isContainer, let answer = size(question) {
      answers[question] = answer
      return answer
    }
    open.append(question)
    return nil
  }

  /// Whether the author decides a view's length in a way that a proposal does not affect.
  func isOpen(_ view: Int) -> Bool {
    let entry = tree.entries[view]
    if hasConstraints, !entry.names.isEmpty || entry.outline.hasConstraints { return true }
    if case .leaf(.spacer) = entry.content { return entry.attributes.flex != nil }
    if entry.attributes.flex != nil || entry.attributes.align != nil { return true }
    let rare = entry.attributes.rare
    if rare.pin != nil || rare.flexBasis != nil || !rare.proportion.isEmpty { return true }
    return !rare.ratios.isEmpty && shapeRatio(view) == nil
  }

  /// The ratio of a view without its own size, in the medium's unit: like a shape, it is as large as possible in its
  /// offer. Nil for any other view.
  func shapeRatio(_ view: Int) -> Double? {
    let entry = tree.entries[view]
    let ratios = entry.attributes.rare.ratios
    guard ratios.count == 1, ratios[0].priority.isRequired, case .leaf = entry.content, !entry.traits.hasAnySize
    else { return nil }
    let given = GivenSizes(of: entry.address, medium)
    let isFree = Axis.allCases.allSatisfy {
      !given.exact.contains($0) && given.lower[$0] == 0 && given.upper[$0] == .infinity
    }
    guard isFree, !given.hasOptional else { return nil }
    return ratios[0].ratio * medium.unit.height / medium.unit.width
  }

  /// The largest size with a ratio that fits into an offer.
  private func size(ofRatio ratio: Double, in offer: Proposal) -> BothAxes<Double> {
    var width = offer.horizontal ?? .infinity
    if let height = offer.vertical, height * ratio < width { width = height * ratio }
    if offer.horizontal == nil, offer.vertical == nil { width = medium.extent(Self.shapeLength, .horizontal) }
    return BothAxes(width, width / ratio)
  }

  private func size(_ question: Question) -> Answer? {
    let view = question.view
    let given = GivenSizes(of: tree.entries[view].address, medium)
    let offer = self.offer(to: view, question.proposal)
    if let ratio = shapeRatio(view) { return Answer(size: size(ofRatio: ratio, in: offer)) }
    guard var answer = content(of: view, offer) else { return nil }
    if isOpen(view) { answer.known = Axes() }
    for axis in Axis.allCases {
      if given.exact.contains(axis) {
        answer.size[axis] = given.upper[axis]
        answer.known.insert(axis)
        continue
      }
      if given.hasOptional || tree.openFractions[view]?.contains(axis) == true { answer.known.remove(axis) }
      if case .framed(let box) = tree.entries[view].content, let bounds = box.bounds[axis] {
        let proposed = tree.entries[view].attributes.rare.fixedAxes.contains(axis) ? nil : question.proposal[axis]
        answer.size[axis] = length(of: bounds, proposed, axis, around: answer.size[axis])
      } else {
        answer.size[axis] = max(given.lower[axis], min(answer.size[axis], given.upper[axis]))
      }
    }
    return answer
  }

  /// Returns a proposal within the bounds that a view's modifiers set. It is offered to the view or, by a frame, to the
  /// view inside.
  func offer(to view: Int, _ proposal: Proposal) -> Proposal {
    let given = GivenSizes(of: tree.entries[view].address, medium)
    var offer = proposal
    for axis in Axis.allCases {
      if tree.entries[view].attributes.rare.fixedAxes.contains(axis) { offer[axis] = nil }
      if given.exact.contains(axis) {
        offer[axis] = given.upper[axis]
        continue
      }
      if case .framed(let box) = tree.entries[view].content, let ideal = box.bounds[axis]?.ideal {
        offer[axis] = offer[axis] ?? medium.extent(ideal, axis)
      }
      offer[axis] = offer[axis].map { min(max($0, given.lower[axis]), given.upper[axis]) }
    }
    return offer
  }

  /// The length of a frame with bounds. With a maximum, it is at least the proposed length, as far as the maximum
  /// permits; with a minimum, it is at most the proposed length, as far as the minimum permits.
  private func length(
    of bounds: FrameBox.Bounds, _ proposed: Double?, _ axis: Axis, around inner: Double
  ) -> Double {
    let proposed = proposed ?? bounds.ideal.map { medium.extent($0, axis) }
    var length = inner
    if let least = bounds.least { length = max(medium.extent(least, axis), min(length, proposed ?? length)) }
    if let greatest = bounds.greatest {
      length = min(greatest == .infinity ? greatest : medium.extent(greatest, axis), max(length, proposed ?? length))
    }
    return length
  }

  /// The size of a view's content; nil if the size of a view inside is not known yet.
  private func content(of view: Int, _ offer: Proposal) -> Answer? {
    switch tree.entries[view].content {
    case .leaf(.text(let text)):
      let entry = tree.entries[view]
      // In cells a border takes space.
      let (insets, room) = inside(view, offer)
      var size = textSize(TextBlock(text, in: entry, medium), entry, room)
      for axis in Axis.allCases { size[axis] += insets.along(axis) }
      return Answer(size: size)
    case .leaf(.custom) where tree.isPlacing(view): return placingAnswer(view, offer)
    case .leaf: return Answer(size: BothAxes(leaf(view, .horizontal, offer), leaf(view, .vertical, offer)))
    case .stack(let stack) where stack.offersSpace: return self.stack(stack, view, offer)
    case .stack(let stack) where stack.isPadding: return layers(view, offer)
    case .framed: return layers(view, offer)
    case .layers(let layers) where layers.align != nil: return self.layers(view, offer)
    case .grid(let grid) where grid.offersSpace: return self.grid(view, offer)
    case .flow(let grid) where grid.offersSpace && offer.horizontal != nil: return self.grid(view, offer)
    default: return otherContainer(view, offer)
    }
  }

  /// Measures a container that offers each of its views the same space, and is as large as the largest view.
  private func layers(_ view: Int, _ offer: Proposal) -> Answer? {
    let (insets, room) = inside(view, offer)
    var answer = Answer()
    var isWhole = true
    for child in tree.visibleViews(in: view) {
      guard let inner = inner(child, room) else {
        isWhole = false
        continue
      }
      answer.take(inner, along: .horizontal, max)
      answer.take(inner, along: .vertical, max)
    }
    guard isWhole else { return nil }
    for axis in Axis.allCases { answer.size[axis] += insets.along(axis) }
    return answer
  }

  /// Measures a container whose views other rules lay out: it is as wide as its offer, no narrower than its content
  /// with all line breaks, and, unless it grows, no wider than its content without line breaks.
  private func otherContainer(_ view: Int, _ offer: Proposal) -> Answer {
    var answer = Answer(known: Axes())
    switch tree.entries[view].content {
    case .choice: return answer
    case .scroll, .table:
      guard let width = offer.horizontal else { return answer }
      answer.size.horizontal = width
    default:
      let (least, ideal) = (contents.brokenWidths.widths[view], contents.widths.widths[view])
      let grows = contents.growth.flexible[view].contains(.horizontal) || justifies(view, .horizontal)
      answer.size.horizontal = max(least, min(offer.horizontal ?? ideal, grows ? .infinity : max(least, ideal)))
    }
    answer.known.insert(.horizontal)
    return answer
  }

  /// Whether a flexbox stack takes more space than its views need, to justify them.
  private func justifies(_ view: Int, _ axis: Axis) -> Bool {
    guard case .stack(let stack) = tree.entries[view].content, stack.axis == axis else { return false }
    switch stack.justify {
    case nil, .fill, .start: return false
    case .end, .center, .spaceBetween, .spaceAround, .spaceEvenly: return true
    }
  }

  /// A container's insets, and the space inside them.
  func inside(_ view: Int, _ offer: Proposal) -> (insets: Insets, room: Proposal) {
    let insets = medium.boxInsets(of: tree.entries[view])
    var room = offer
    for axis in Axis.allCases { room[axis] = offer[axis].map { max(0, $0 - insets.along(axis)) } }
    return (insets, room)
  }
}

extension ProposedSizes.Answer {
  /// Combines the length along an axis with the length of a view inside.
  mutating func take(_ inner: Self, along axis: Axis, _ combine: (Double, Double) -> Double) {
    size[axis] = combine(size[axis], inner.size[axis])
    if !inner.known.contains(axis) { known.remove(axis) }
  }
}

// MARK: - Leaves

extension ProposedSizes {
  /// The length of a shape without a proposal, in points.
  private static let shapeLength = 10.0
  /// The size of a picture without a file and without a proposal, in points.
  private static let pictureSize = Size(width: 150, height: 100)

  /// The length along an axis of a leaf other than a text.
  private func leaf(_ view: Int, _ axis: Axis, _ offer: Proposal) -> Double {
    let entry = tree.entries[view]
    let stackAxis = tree.stackAxis(around: view)
    if case .leaf(.spacer(let minimum)) = entry.content {
      guard axis == stackAxis ?? axis else { return 0 }
      let least = medium.gap(minimum ?? medium.defaultSpacing(axis), axis)
      return max(least, offer[axis] ?? least)
    }
    guard entry.traits.hasOwnSize(axis, stackAxis: stackAxis),
      let content = tree.content(of: view, axis, medium, stackAxis: stackAxis, textHeight: nil)
    else {
      guard case .leaf(.image) = entry.content else { return offer[axis] ?? medium.extent(Self.shapeLength, axis) }
      return offer[axis] ?? medium.extent(axis == .horizontal ? Self.pictureSize.width : Self.pictureSize.height, axis)
    }
    // A resizable picture has no minimum.
    let least = entry.traits.growsFirst(axis) && !content.hasMinimum ? 0 : content.minimum
    let length = max(least, offer[axis] ?? content.preferred)
    // In cells a field that is three rows high has a border; a field in one row has none.
    return entry.traits.growsFirst(axis) ? length : min(length, content.preferred)
  }

  /// The size of a text: as wide as its widest line, after lines are broken in the offered width, and as high as the
  /// lines that fit into the offered height.
  private func textSize(_ block: TextBlock, _ entry: ViewTree.Entry, _ offer: Proposal) -> BothAxes<Double> {
    let ideal = medium.room(block.widestLine)
    let mark = block.isLimited ? medium.width(of: "…", entry.font) : 0
    let least = medium.room(max(mark, block.isLimited && !block.breaksWords ? 0 : block.leastWidth))
    let width = min(ideal, max(least, offer.horizontal ?? ideal))
    if width == ideal, offer.vertical ?? .infinity >= block.height(width: width) {
      return BothAxes(width, block.height(width: width))
    }
    let lines = block.lines(in: Size(width: width, height: offer.vertical.map { max($0, 1e-3) } ?? .infinity))
    // A word of a text with a limit may be wider than the offer.
    let widest = lines.reduce(0) { max($0, $1.text.width) }
    return BothAxes(min(medium.room(widest), max(width, widest)), lines.last.map { $0.top + $0.height } ?? 0)
  }
}
