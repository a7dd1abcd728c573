import TrussIR
import TrussTree
import TrussViews

extension SystemBuilder {
  /// The guides that a view was given for constraints. Those that no constraint names are in the listing too.
  mutating func addNamedGuides(of index: Int) {
    for name in tree.entries[index].attributes.guides { _ = guide(.named(name), of: index) }
  }

  /// A guide that its constraints alone place. An axis has no rules until a constraint names it, see `open`.
  mutating func addNamedGuide(_ name: ViewID, of index: Int) -> Item.ID {
    let item = system.addItem(
      Item(
        RuleGuide.named.rawValue, name: tree.shortest(name).name, parent: Item.ID(index),
        isRightToLeft: tree.entries[index].isRightToLeft, settledByRule: .all))
    let origin = tree.entries[index].attributes.location
    for axis in Axis.allCases {
      add(Term(item, axis.extent), .greaterThanOrEqual, category: .extent, origin: origin)
    }
    return item
  }

  /// Notes that a constraint names a guide: from then on the axis is ambiguous where constraints leave it open. A gap's
  /// guide is often meant on one axis alone, and the other is not worth a diagnostic.
  mutating func open(_ anchor: Anchor) {
    guard system.items[Int(anchor.item.index)].kind == RuleGuide.named.rawValue else { return }
    let axis = anchor.attribute.axis
    system.update(anchor.item) { $0.settledByRule.subtract([axis.position, axis.size]) }
  }
}
