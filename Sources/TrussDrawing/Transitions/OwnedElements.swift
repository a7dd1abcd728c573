import TrussLayout
import TrussTree
import TrussViews

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

  private(set) var elements: [(element: DisplayList.Element, key: Key)] = []

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
