package import TrussLayout
import TrussTree
package import TrussViews

/// The drawing of one layout's transition into another, from the back to the front.
///
/// The list contains the elements of the later layout's display list, each with its start state. Between them are the
/// vanishing elements in their earlier order: without groups, so that no name occurs twice, but with the clips of
/// vanishing views.
package struct TweenList: Sendable {
  package let startSize: Size
  package let endSize: Size
  /// The insets by which the drawing extends beyond its size: the maximum of the start and the end.
  let bleed: Insets
  /// The colour behind the elements, as at the end.
  let ground: Color
  package private(set) var tweens: [Tween] = []

  package init(from: LayoutResult, to: LayoutResult) {
    let (first, last) = (from.displayList, to.displayList)
    (startSize, endSize) = (first.size, last.size)
    bleed = first.bleed.union(last.bleed)
    ground = last.ground
    let matching = ViewMatching(from: from, to: to)
    let (old, new) = (from.ownedElements, to.ownedElements)
    let places = Dictionary(old.enumerated().map { ($1.key, $0) }) { $1 }
    // For each later element, the earlier element of the same view and kind. `turns` contains whether each of these
    // earlier elements can turn into the later element. Otherwise the later element replaces it.
    let partners = new.map { owned in
      let key = owned.key
      return matching.earlier[key.view].flatMap { places[.init(view: $0, kind: key.kind, number: key.number)] }
    }
    var turns: [Int: Bool] = [:]
    for case (let index, let partner?) in partners.enumerated() {
      turns[partner] = old[partner].element.canTurn(into: new[index].element)
    }
    let vanishing = VanishingElements(old, matching, turns)
    tweens = vanishing.after[nil] ?? []
    for (owned, partner) in zip(new, partners) {
      let element = owned.element
      if let partner, turns[partner] == true {
        tweens.append(Tween(start: old[partner].element, end: element))
        tweens += vanishing.after[partner] ?? []
      } else {
        let start = matching.mapToStart(owned.key.view).map(element.mapped) ?? element
        tweens.append(Tween(start: start, end: element, fade: .appears(inPlace: partner != nil)))
      }
    }
  }

  var withoutNames: TweenList {
    var list = self
    list.tweens = tweens.map { Tween(start: $0.start.withoutName, end: $0.end.withoutName, fade: $0.fade) }
    return list
  }

  /// The picture in cells at a share of the way. Vanishing elements are visible in the first half, and appearing
  /// elements in the second half, because text output has no intermediate shades.
  package func displayList(at share: Double) -> DisplayList {
    let size = Size(
      width: startSize.width.moved(share, to: endSize.width),
      height: startSize.height.moved(share, to: endSize.height))
    let elements = tweens.compactMap { tween -> DisplayList.Element? in
      switch tween.fade {
      case .appears where share < 0.5 && !tween.end.isBracket: nil
      case .vanishes where share >= 0.5 && !tween.end.isBracket: nil
      case .appears where share < 1, .vanishes where share > 0: tween.element(at: share).withoutTightBorder
      default: tween.element(at: share)
      }
    }
    var list = DisplayList(size: size, elements: elements)
    list.bleed = bleed
    return list
  }
}

extension DisplayList.Element {
  /// The element without its border, if the border would cover the text inside, as in a field that is closing.
  fileprivate var withoutTightBorder: DisplayList.Element {
    guard case .rectangle(let rect, let fill, _, let radius) = self, CellRect(snapping: rect).interior.isEmpty else {
      return self
    }
    return .rectangle(rect, fill: fill, border: nil, radius: radius)
  }

  fileprivate var withoutName: DisplayList.Element {
    guard case .beginGroup(_, _, let opacity, let effects) = self else { return self }
    return .beginGroup(name: nil, link: nil, opacity: opacity, effects: effects)
  }

  fileprivate var isBracket: Bool {
    switch self {
    case .beginGroup, .endGroup, .beginClip, .endClip: true
    default: false
    }
  }
}

extension Insets {
  /// The greater of the two insets on each side.
  func union(_ other: Insets) -> Insets {
    Insets(
      top: max(top, other.top), left: max(left, other.left), bottom: max(bottom, other.bottom),
      right: max(right, other.right))
  }
}

/// An element, and the key that identifies it in both drawings.
struct OwnedElement {
  /// The view, the kind, and the number among the view's elements of this kind.
  struct Key: Hashable {
    var view: Int
    var kind: Int
    var number = 0
  }

  var element: DisplayList.Element
  var key: Key
}

extension LayoutResult {
  /// The display list, each element with the view for which it was drawn. Each visible view begins a group.
  fileprivate var ownedElements: [OwnedElement] {
    let visible = Set(tree.drawnViews)
    var seen = tree.drawingOrder.map { $0.filter(visible.contains)[...] } ?? tree.drawnViews[...]
    var views: [Int] = []
    var counts: [OwnedElement.Key: Int] = [:]
    return displayList.elements.compactMap { element in
      if case .beginGroup = element { views.append(seen.popFirst() ?? 0) }
      defer { if case .endGroup = element { views.removeLast() } }
      guard let view = views.last else { return nil }
      let first = OwnedElement.Key(view: view, kind: element.kind)
      defer { counts[first, default: 0] += 1 }
      return OwnedElement(element: element, key: .init(view: view, kind: first.kind, number: counts[first, default: 0]))
    }
  }
}

extension DisplayList.Element {
  /// A number that identifies the case, so that only elements of one kind are matched.
  fileprivate var kind: Int {
    switch self {
    case .rectangle: 0
    case .line: 1
    case .cross: 2
    case .disc: 3
    case .path: 4
    case .text: 5
    case .image: 6
    case .beginGroup: 7
    case .endGroup: 8
    case .beginClip: 9
    case .endClip: 10
    }
  }
}

/// The vanishing elements, by the preceding element that stays; with the key nil if no staying element precedes them.
struct VanishingElements {
  private(set) var after: [Int?: [Tween]] = [:]
  private var anchor: Int?
  /// The vanishing clips around the next element, and how many of these clips are open after the anchor.
  private var clips: [Tween] = []
  private var openClips = 0

  /// - Parameter turns: for each element with a partner in the later layout, whether it turns into this partner.
  init(_ old: [OwnedElement], _ matching: ViewMatching, _ turns: [Int: Bool]) {
    for (index, owned) in old.enumerated() {
      if turns[index] == true {
        closeClips()
        anchor = index
        continue
      }
      let element = owned.element
      let end = matching.mapToEnd(owned.key.view).map(element.mapped) ?? element
      add(Tween(start: element, end: end, fade: .vanishes(inPlace: turns[index] != nil)))
    }
    closeClips()
  }

  private mutating func add(_ tween: Tween) {
    switch tween.end {
    case .beginGroup, .endGroup: break
    case .beginClip: clips.append(tween)
    case .endClip:
      _ = clips.popLast()
      guard openClips > clips.count else { break }
      append(tween)
      openClips -= 1
    default:
      while openClips < clips.count {
        append(clips[openClips])
        openClips += 1
      }
      append(tween)
    }
  }

  private mutating func closeClips() {
    while openClips > 0 {
      append(Tween(start: .endClip, end: .endClip, fade: .vanishes(inPlace: false)))
      openClips -= 1
    }
  }

  private mutating func append(_ tween: Tween) { after[anchor, default: []].append(tween) }
}
