import TestSupport
import Truss

/// SwiftUI's layout of stacks, as far as it is publicly known, by direct recursion: what the package's stacks are compared
/// with. Each view answers a proposal with a size; letters are 8 by 16 points.
indirect enum ModelView: Sendable {
  case text([Int], limit: Int?)
  case shape
  case fixed(Double, Double)
  case spacer(Double?)
  case divider
  case padding(ModelView, Double, Double, Double, Double)
  case frame(ModelView, width: Double?, height: Double?, Place)
  case flexFrame(ModelView, Bounds, Bounds, Place)
  case fixedSize(ModelView, horizontal: Bool, vertical: Bool)
  case priority(ModelView, Double)
  case layers([ModelView], Place)
  case stack(Axis, [ModelView], spacing: Double?, Double)

  /// A place in a box along each axis: 0 at its start, 1 at its end.
  struct Place: Sendable {
    var x = 0.5
    var y = 0.5
  }

  struct Bounds: Sendable {
    var least: Double?
    var ideal: Double?
    var greatest: Double?
  }

  /// Whether it is a text, however it is fixed or served.
  private var isText: Bool {
    var view = self
    while true {
      switch view {
      case .text: return true
      case .fixedSize(let inner, _, _), .priority(let inner, _): view = inner
      default: return false
      }
    }
  }

  /// The distance between views where none is set: none between texts one below the other, in a stack of texts alone.
  private static func usual(_ axis: Axis, _ views: [ModelView]) -> Double {
    axis == .vertical && views.allSatisfy(\.isText) ? 0 : usual
  }

  /// A size of which the length along an axis is unspecified where it is nil.
  typealias Proposal = (width: Double?, height: Double?)
}

// MARK: - Sizes

extension ModelView {
  static let letter = (width: 8.0, height: 16.0)
  static let usual = 8.0

  /// The size that the view has for a proposal. `axis` is that of the stack around it.
  func size(_ proposal: Proposal, in axis: Axis = .vertical) -> Size {
    switch self {
    case .text(let words, let limit): return Self.size(of: words, limit, proposal)
    case .shape: return Size(width: proposal.width ?? 10, height: proposal.height ?? 10)
    case .fixed(let width, let height): return Size(width: width, height: height)
    case .spacer(let minimum):
      let least = minimum ?? Self.usual
      return axis == .horizontal
        ? Size(width: max(least, proposal.width ?? least), height: 0)
        : Size(width: 0, height: max(least, proposal.height ?? least))
    case .divider:
      return axis == .horizontal
        ? Size(width: 1, height: proposal.height ?? 10) : Size(width: proposal.width ?? 10, height: 1)
    case .padding(let view, let top, let left, let bottom, let right):
      let size = view.size(inner(proposal))
      return Size(width: size.width + left + right, height: size.height + top + bottom)
    case .frame(let view, let width, let height, _):
      let size = view.size(inner(proposal))
      return Size(width: width ?? size.width, height: height ?? size.height)
    case .flexFrame(let view, let horizontal, let vertical, _):
      let size = view.size(inner(proposal))
      return Size(
        width: horizontal.length(around: size.width, proposal.width),
        height: vertical.length(around: size.height, proposal.height))
    case .fixedSize(let view, _, _), .priority(let view, _): return view.size(inner(proposal), in: axis)
    case .layers(let views, _):
      let sizes = views.map { $0.size(proposal) }
      return Size(width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).max() ?? 0)
    case .stack(let axis, let views, let spacing, _):
      let sizes = zip(views, offers(proposal)).map { $0.size($1, in: axis) }
      let gaps = (spacing ?? Self.usual(axis, views)) * Double(max(0, views.count - 1))
      let along = sizes.reduce(gaps) { $0 + $1[axis] }
      let across = sizes.map { $0[axis.other] }.max() ?? 0
      return axis == .horizontal ? Size(width: along, height: across) : Size(width: across, height: along)
    }
  }

  /// What the view proposes to the one inside it.
  func inner(_ proposal: Proposal) -> Proposal {
    switch self {
    case .padding(_, let top, let left, let bottom, let right):
      (proposal.width.map { max(0, $0 - left - right) }, proposal.height.map { max(0, $0 - top - bottom) })
    case .frame(_, let width, let height, _): (width ?? proposal.width, height ?? proposal.height)
    case .flexFrame(_, let horizontal, let vertical, _):
      (horizontal.offer(proposal.width), vertical.offer(proposal.height))
    case .fixedSize(_, let horizontal, let vertical):
      (horizontal ? nil : proposal.width, vertical ? nil : proposal.height)
    default: proposal
    }
  }

  private static func size(of words: [Int], _ limit: Int?, _ proposal: Proposal) -> Size {
    let text = words.map { String(repeating: "m", count: $0) }.joined(separator: " ")
    let letters = proposal.width.map { max(1, Int(min(1e6, $0 / letter.width + 1e-9))) } ?? text.count
    let lines = lines(of: text, letters)
    let room = proposal.height.map { Int(min(1e6, $0 / letter.height)) } ?? .max
    let shown = max(1, min(limit ?? .max, lines.count, room))
    var widths = lines.prefix(shown).map(\.count)
    if shown < lines.count {
      // The rest of the text is cut, and ends in an ellipsis right behind a letter.
      var cut = text[lines[shown - 1].startIndex...].prefix(letters - 1)
      while cut.last == " " { cut.removeLast() }
      widths[shown - 1] = cut.count + 1
    }
    return Size(width: letter.width * Double(widths.max() ?? 0), height: letter.height * Double(shown))
  }

  /// The lines of a text with at most so many letters; a word with more is broken.
  private static func lines(of text: String, _ letters: Int) -> [Substring] {
    var lines: [Substring] = []
    for word in text.split(separator: " ") {
      if let last = lines.last, last.count + 1 + word.count <= letters {
        lines[lines.count - 1] = text[last.startIndex..<word.endIndex]
        continue
      }
      var rest = word
      while rest.count > letters {
        lines.append(rest.prefix(letters))
        rest = rest.dropFirst(letters)
      }
      lines.append(rest)
    }
    return lines
  }
}

extension ModelView.Bounds {
  func offer(_ proposed: Double?) -> Double? {
    guard var offer = proposed ?? ideal else { return nil }
    if let least { offer = max(offer, least) }
    if let greatest { offer = min(offer, greatest) }
    return offer
  }

  func length(around inner: Double, _ proposed: Double?) -> Double {
    let proposed = proposed ?? ideal
    var length = inner
    if let least { length = max(least, min(length, proposed ?? length)) }
    if let greatest { length = min(greatest, max(length, proposed ?? length)) }
    return length
  }
}

// MARK: - Stacks

extension ModelView {
  private var rank: Double {
    switch self {
    case .spacer: -.infinity
    case .priority(_, let priority): priority
    case .padding(let view, _, _, _, _), .frame(let view, _, _, _), .flexFrame(let view, _, _, _),
      .fixedSize(let view, _, _):
      view.rank
    default: 0
    }
  }

  /// What a stack proposes to each of its views.
  private func offers(_ proposal: Proposal) -> [Proposal] {
    guard case .stack(let axis, let views, let spacing, _) = self else { return [] }
    func offer(_ along: Double?) -> Proposal {
      axis == .horizontal ? (along, proposal.height) : (proposal.width, along)
    }
    guard let room = axis == .horizontal ? proposal.width : proposal.height else {
      return views.map { _ in offer(nil) }
    }
    var left = room - (spacing ?? Self.usual(axis, views)) * Double(max(0, views.count - 1))
    var offers: [Double] = views.map { _ in 0 }
    func length(_ view: Int, _ along: Double) -> Double { views[view].size(offer(along), in: axis)[axis] }
    for rank in Set(views.map(\.rank)).sorted(by: >) {
      let reserved = views.indices.filter { views[$0].rank < rank }.reduce(0) { $0 + length($1, 0) }
      let group = views.indices.filter { views[$0].rank == rank }
      let ranges = group.map { length($0, .infinity) - length($0, 0) }
      let order = group.indices.sorted { ranges[$0] == ranges[$1] ? $0 < $1 : ranges[$0] < ranges[$1] }
      for (served, place) in order.enumerated() {
        offers[group[place]] = max(0, left - reserved) / Double(group.count - served)
        left -= length(group[place], offers[group[place]])
      }
    }
    return offers.map { offer($0) }
  }

  /// The frames of the view and of all inside it but spacers, those of modifiers that are views of the package too.
  ///
  /// A view to which no height is proposed may be fitted: then it proposes its own height to the views inside it, as a
  /// drawing has a size in which its root is laid out. A column that is as high as its views leaves each its height.
  func frames(
    _ proposal: Proposal, at origin: Point = Point(x: 0, y: 0), in axis: Axis = .vertical, isFitted: Bool = false
  ) -> [Rect] {
    let size = size(proposal, in: axis)
    let own = Rect(x: origin.x, y: origin.y, width: size.width, height: size.height)
    func inside(_ view: ModelView, _ place: Place, insets: Double = 0) -> [Rect] {
      var offer = self.inner(proposal)
      var isInnerFitted = isFitted && offer.height == nil
      if isInnerFitted, view.size(offer).height < size.height - insets - 1e-6 {
        (offer.height, isInnerFitted) = (size.height - insets, false)
      }
      let inner = view.size(offer)
      let (x, y) = (origin.x + (size.width - inner.width) * place.x, origin.y + (size.height - inner.height) * place.y)
      return view.frames(offer, at: Point(x: x, y: y), isFitted: isInnerFitted)
    }
    switch self {
    case .spacer: return []
    case .text, .shape, .fixed, .divider: return [own]
    case .padding(let view, let top, let left, let bottom, _):
      let frames = inside(view, Place(x: 0, y: 0), insets: top + bottom)
      return [own] + frames.map { Rect(x: $0.x + left, y: $0.y + top, width: $0.width, height: $0.height) }
    case .frame(let view, _, _, let place), .flexFrame(let view, _, _, let place): return [own] + inside(view, place)
    case .fixedSize(let view, _, let vertical):
      return view.frames(inner(proposal), at: origin, in: axis, isFitted: isFitted && !vertical)
    case .priority(let view, _): return view.frames(proposal, at: origin, in: axis, isFitted: isFitted)
    case .layers(let views, let place): return [own] + views.flatMap { inside($0, place) }
    case .stack(let axis, let views, let spacing, let place):
      var (frames, along) = ([own], 0.0)
      for (view, part) in zip(views, offers(proposal)) {
        // Across it a stack to which nothing is proposed offers its own length.
        let offer: Proposal =
          axis == .horizontal ? (part.width, part.height ?? size.height) : (part.width ?? size.width, part.height)
        let inner = view.size(offer, in: axis)
        let across = (size[axis.other] - inner[axis.other]) * place
        let point =
          axis == .horizontal
          ? Point(x: origin.x + along, y: origin.y + across) : Point(x: origin.x + across, y: origin.y + along)
        frames += view.frames(offer, at: point, in: axis, isFitted: isFitted && offer.height == nil)
        along += inner[axis] + (spacing ?? Self.usual(axis, views))
      }
      return frames
    }
  }
}

extension Size {
  fileprivate subscript(axis: Axis) -> Double { axis == .horizontal ? width : height }
}

extension Axis {
  fileprivate var other: Axis { self == .horizontal ? .vertical : .horizontal }
}
