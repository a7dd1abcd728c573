import TrussIR
import TrussViews

extension SystemBuilder {
  /// A guide of a view, as an item of the system. It is made when it is first asked for; a tie may ask before the view
  /// itself has come up.
  mutating func guide(_ kind: LayoutAnchor.Guide, of index: Int) -> Item.ID {
    let key = GuideKey(index: index, kind: kind)
    if let item = guides[key] { return item }
    let item: Item.ID
    switch kind {
    case .frame: item = Item.ID(index)
    case .content: item = addGuide("content", of: index)
    case .margins:
      item = addGuide("margins", of: index)
      addMargins(item, index)
    }
    guides[key] = item
    return item
  }

  /// A view and the guide of it that is meant.
  struct GuideKey: Hashable {
    var index: Int
    var kind: LayoutAnchor.Guide
  }

  /// Named after its view: `scroll.content`.
  private mutating func addGuide(_ name: String, of index: Int) -> Item.ID {
    let owner = tree.entries[index].attributes.names.first?.name
    return system.addItem(
      Item(
        "\(tree.entries[index].content.kind).\(name)", name: owner.map { "\($0).\(name)" }, parent: Item.ID(index),
        isRightToLeft: system.items[index].isRightToLeft, settledByRule: .all))
  }

  private mutating func addMargins(_ item: Item.ID, _ index: Int) {
    let margins = tree.entries[index].attributes.margins ?? Insets(all: 8)
    for axis in Axis.allCases {
      add(
        Term(item, axis.start), .equal, Term(Item.ID(index), axis.start),
        constant: medium.gap(margins.start(axis), axis), category: .marginGuide)
      add(
        Term(item, axis.end), .equal, Term(Item.ID(index), axis.end), constant: -medium.gap(margins.end(axis), axis),
        category: .marginGuide)
    }
  }
}
