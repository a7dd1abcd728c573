import TrussTree
import TrussViews

extension ViewTree {
  /// The views that are neither collapsed nor hidden, nor inside one that is.
  var seenViews: [Int] {
    var seen: [Int] = []
    var index = 0
    while index < entries.count {
      let entry = entries[index]
      if entry.attributes.isCollapsed || entry.attributes.isHidden {
        index = entry.end
      } else {
        seen.append(index)
        index += 1
      }
    }
    return seen
  }
}
