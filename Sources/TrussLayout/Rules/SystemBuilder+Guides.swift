import TrussIR
import TrussTree
import TrussViews

extension SystemBuilder {
  /// A guide of a view, as an item of the system. It is made when it is first asked for; a constraint may ask before
  /// the view itself has come up.
  mutating func guide(_ kind: LayoutAnchor.Guide, of index: Int) -> Item.ID {
    let key = GuideKey(index: index, kind: kind)
    if let item = guides[key] { return item }
    let item: Item.ID
    switch kind {
    case .frame: item = Item.ID(index)
    case .content: item = addGuide(.content, of: index)
    case .margins:
      item = addGuide(.margins, of: index)
      let given = tree.entries[index].attributes.margins ?? 8
      let margins = mirrored(given.resolved(isRightToLeft: tree.entries[index].isRightToLeft), in: index)
      addInsets(medium.gaps(margins, isRightToLeft: false), of: item, index)
    case .box:
      item = addGuide(.box, of: index)
      addInsets(leadingInsets(of: index), of: item, index)
    case .safeArea:
      item = addGuide(.safeArea, of: index)
      addSafeArea(item, index)
    case .named(let name): item = addNamedGuide(name, of: index)
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
  private mutating func addGuide(_ guide: RuleGuide, of index: Int) -> Item.ID {
    let owner = tree.name(of: index)?.name
    return system.addItem(
      Item(
        "\(tree.entries[index].content.kind).\(guide.rawValue)", name: owner.map { "\($0).\(guide.rawValue)" },
        parent: Item.ID(index),
        isRightToLeft: system.items[index].isRightToLeft, settledByRule: .all))
  }

  /// A guide so far inside a view.
  private mutating func addInsets(_ insets: Insets, of item: Item.ID, _ index: Int) {
    for axis in Axis.allCases {
      add(
        Term(item, axis.start), .equal, Term(Item.ID(index), axis.start), constant: insets.start(axis),
        category: .marginGuide)
      add(
        Term(item, axis.end), .equal, Term(Item.ID(index), axis.end), constant: -insets.end(axis),
        category: .marginGuide)
    }
  }

  /// What of a view lies in the safe area. Of the view whose edges bars cover it is decided; of another one it is as
  /// large as it can be within both, which is a wish, weak enough to move neither.
  private mutating func addSafeArea(_ item: Item.ID, _ index: Int) {
    let safeArea = tree.entries[index].safeArea
    let (view, root, insets) = (Item.ID(index), Item.ID(safeArea.owner), safeArea.insets)
    let edges: [(Attribute, Relation, Double, Axis)] = [
      (.left, .greaterThanOrEqual, insets.left, .horizontal), (.right, .lessThanOrEqual, -insets.right, .horizontal),
      (.top, .greaterThanOrEqual, insets.top, .vertical), (.bottom, .lessThanOrEqual, -insets.bottom, .vertical),
    ]
    for (edge, relation, inset, axis) in edges {
      if safeArea.owner == index {
        add(Term(item, edge), .equal, Term(view, edge), constant: medium.gap(inset, axis), category: .marginGuide)
        continue
      }
      add(Term(item, edge), relation, Term(view, edge), category: .marginGuide)
      add(Term(item, edge), relation, Term(root, edge), constant: medium.gap(inset, axis), category: .marginGuide)
      add(Term(item, edge), .equal, Term(view, edge), priority: 1, category: .marginGuide)
    }
  }
}
