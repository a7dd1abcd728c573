import TrussTree
import TrussViews

extension ViewTree.Entry {
  /// What is written in the view itself, in the order in which it is read. What its picture cuts or hides is among it.
  var texts: [String] {
    let title = address.appearance.borderTitle.map { [$0.title] + ($0.subtitle.map { [$0] } ?? []) } ?? []
    return title + content.texts
  }
}
