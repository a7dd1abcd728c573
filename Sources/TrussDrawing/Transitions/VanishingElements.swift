/// The elements that vanish, by the element that stays before them.
struct VanishingElements {
  private(set) var atStart: [Tween] = []
  private(set) var after: [Int: [Tween]] = [:]
  private var anchor: Int?
  /// The clips around the next element that vanish too, and how many of them are open after the anchor.
  private var clips: [Tween] = []
  private var openClips = 0

  init(
    _ old: [(element: DisplayList.Element, key: OwnedElements.Key)], _ matching: ViewMatching,
    partners: TweenList.Partners
  ) {
    for (index, (element, key)) in old.enumerated() {
      if partners.stays[index] {
        closeClips()
        anchor = index
        continue
      }
      let end = matching.mapForth(key.view).map(element.mapped) ?? element
      add(Tween(element, end, .vanishes(inPlace: partners.replaced.contains(index))))
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
      append(Tween(.endClip, .endClip, .vanishes(inPlace: false)))
      openClips -= 1
    }
  }

  private mutating func append(_ tween: Tween) {
    if let anchor { after[anchor, default: []].append(tween) } else { atStart.append(tween) }
  }
}
