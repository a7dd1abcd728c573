package import TrussLayout
import TrussTree
package import TrussViews

/// What is drawn while one layout turns into another, from the back to the front.
///
/// It is the later layout's display list, each element with where it comes from; between them, in the place that they
/// had in the order, are the elements that vanish. Those have no groups, so that names are there once, but keep the
/// clips of the views that vanish with them.
package struct TweenList: Sendable {
  /// The size of the picture at the beginning.
  package let startSize: Size
  /// The size of the picture at the end.
  package let endSize: Size
  /// How far it is drawn beyond its size, at the beginning or the end.
  let bleed: Insets
  /// The steps of the drawing.
  package private(set) var tweens: [Tween] = []

  /// Compares two layouts of one medium.
  package init(from: Layout, to: Layout) {
    let (first, last) = (from.displayList, to.displayList)
    (startSize, endSize) = (first.size, last.size)
    bleed = first.bleed.union(last.bleed)
    let matching = ViewMatching(from: from, to: to)
    let (old, new) = (OwnedElements(from).elements, OwnedElements(to).elements)
    let partners = Self.partners(old, new, matching)
    let vanishing = VanishingElements(old, matching, partners: partners)
    tweens = vanishing.atStart
    for (index, (element, key)) in new.enumerated() {
      if let partner = partners.earlier[index] {
        tweens.append(Tween(start: old[partner].element, end: element))
        tweens += vanishing.after[partner] ?? []
      } else {
        let start = matching.mapBack(key.view).map(element.mapped) ?? element
        tweens.append(Tween(start: start, end: element, fade: .appears(inPlace: partners.replacements.contains(index))))
      }
    }
  }

  /// The elements of two lists that belong together.
  struct Partners {
    /// For each later element the earlier one that turns into it.
    var earlier: [Int?] = []
    /// Whether an earlier element turns into a later one.
    var stays: [Bool]
    /// The later elements that replace an earlier one of the same view, and those earlier ones.
    var replacements: Set<Int> = []
    var replaced: Set<Int> = []
  }

  /// Finds for each element of either list the one of the other that it comes from, turns into or replaces.
  private static func partners(
    _ old: [OwnedElements.Item], _ new: [OwnedElements.Item], _ matching: ViewMatching
  ) -> Partners {
    var places: [OwnedElements.Key: Int] = [:]
    for (index, (_, key)) in old.enumerated() { places[key] = index }
    var partners = Partners(stays: Array(repeating: false, count: old.count))
    for (number, (element, key)) in new.enumerated() {
      let place = matching.earlier[key.view].flatMap { view in
        places[OwnedElements.Key(view: view, kind: key.kind, number: key.number)]
      }
      guard let place else {
        partners.earlier.append(nil)
        continue
      }
      let turns = old[place].element.canTurn(into: element)
      partners.earlier.append(turns ? place : nil)
      partners.stays[place] = turns
      if !turns {
        partners.replacements.insert(number)
        partners.replaced.insert(place)
      }
    }
    return partners
  }

  /// The same drawing without names and links.
  var withoutNames: TweenList {
    var list = self
    for index in tweens.indices {
      list.tweens[index].start = tweens[index].start.withoutName
      list.tweens[index].end = tweens[index].end.withoutName
    }
    return list
  }

  /// The picture in cells at a share of the way. What comes and goes is there in the half in which it would be seen
  /// better, as text has no shades between there and not there.
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
    return DisplayList(size: size, elements: elements)
  }
}

extension DisplayList.Element {
  /// The element; without its border where that would lie on the text inside, as in a field that is closing.
  fileprivate var withoutTightBorder: DisplayList.Element {
    guard case .rectangle(let rect, let fill, _, let radius) = self, CellRect(snapping: rect).interior.isEmpty else {
      return self
    }
    return .rectangle(rect, fill: fill, border: nil, radius: radius)
  }

  fileprivate var withoutName: DisplayList.Element {
    guard case .beginGroup(_, _, let opacity) = self else { return self }
    return .beginGroup(name: nil, link: nil, opacity: opacity)
  }

  fileprivate var isBracket: Bool {
    switch self {
    case .beginGroup, .endGroup, .beginClip, .endClip: true
    default: false
    }
  }
}

extension Insets {
  /// The larger of two on each side.
  func union(_ other: Insets) -> Insets {
    Insets(
      top: max(top, other.top), left: max(left, other.left), bottom: max(bottom, other.bottom),
      right: max(right, other.right))
  }
}

/// A layout's display list, each element with the view that it was drawn for.
struct OwnedElements {
  /// What an element is known by from one drawing to the next: of its view, the first, second, third of its kind.
  struct Key: Hashable {
    var view: Int
    var kind: Kind
    var number: Int
  }

  enum Kind: Int, CaseIterable {
    case rectangle, line, cross, disc, path, text, image, beginGroup, endGroup, beginClip, endClip
  }

  typealias Item = (element: DisplayList.Element, key: Key)

  private(set) var elements: [Item] = []

  /// Views that are seen begin a group each, in the tree's order; so the groups tell whose an element is.
  init(_ layout: Layout) {
    var seen = layout.tree.seenViews[...]
    var views: [Int] = []
    var counts: [[Int]] = []
    for element in layout.displayList.elements {
      if case .beginGroup = element {
        views.append(seen.popFirst() ?? 0)
        counts.append(Array(repeating: 0, count: Kind.allCases.count))
      }
      if let view = views.last {
        let kind = element.kind
        elements.append((element, Key(view: view, kind: kind, number: counts[counts.count - 1][kind.rawValue])))
        counts[counts.count - 1][kind.rawValue] += 1
      }
      if case .endGroup = element {
        views.removeLast()
        counts.removeLast()
      }
    }
  }
}

extension DisplayList.Element {
  fileprivate var kind: OwnedElements.Kind {
    switch self {
    case .rectangle: .rectangle
    case .line: .line
    case .cross: .cross
    case .disc: .disc
    case .path: .path
    case .text: .text
    case .image: .image
    case .beginGroup: .beginGroup
    case .endGroup: .endGroup
    case .beginClip: .beginClip
    case .endClip: .endClip
    }
  }
}

/// The elements that vanish, by the element that stays before them.
struct VanishingElements {
  private(set) var atStart: [Tween] = []
  private(set) var after: [Int: [Tween]] = [:]
  private var anchor: Int?
  /// The clips around the next element that vanish too, and how many of them are open after the anchor.
  private var clips: [Tween] = []
  private var openClips = 0

  init(_ old: [OwnedElements.Item], _ matching: ViewMatching, partners: TweenList.Partners) {
    for (index, (element, key)) in old.enumerated() {
      if partners.stays[index] {
        closeClips()
        anchor = index
        continue
      }
      let end = matching.mapForth(key.view).map(element.mapped) ?? element
      add(Tween(start: element, end: end, fade: .vanishes(inPlace: partners.replaced.contains(index))))
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

  private mutating func append(_ tween: Tween) {
    if let anchor { after[anchor, default: []].append(tween) } else { atStart.append(tween) }
  }
}
