import TrussIR
import TrussTree
import TrussViews

extension SystemBuilder {
  /// A collapsed view: it and all inside it have no size, and nothing inside has other rules. The container around it
  /// places it; a collapsed root is at the origin.
  ///
  /// In a stack in UIStackView's words a collapsed view keeps the sizes that its author gave, as in UIKit: a required one
  /// is in conflict with `UISV-hiding`, which that stack's rule puts up.
  mutating func addCollapsed(_ index: Int) {
    if let parent = tree.entries[index].parent, case .arranged = tree.entries[parent].content {
      addGivenSizes(index)
      system.update(Item.ID(index)) { $0.settledByRule = .all }
    } else {
      let origin = tree.entries[index].attributes.collapsedLocation
      add(Term(Item.ID(index), .width), .equal, category: .collapsing, origin: origin)
      add(Term(Item.ID(index), .height), .equal, category: .collapsing, origin: origin)
    }
    for inner in index + 1..<tree.entries[index].end {
      let item = Item.ID(inner)
      add(Term(item, .width), .equal, category: .collapsing)
      add(Term(item, .height), .equal, category: .collapsing)
      add(Term(item, .leading), .equal, Term(Item.ID(index), .leading), category: .collapsing)
      add(Term(item, .top), .equal, Term(Item.ID(index), .top), category: .collapsing)
    }
  }

  /// A collapsed view of a stack is at the end of the visible view before it, else at the box's start.
  mutating func addPlacesOfCollapsed(_ children: [Int], in index: Int, _ axis: Axis) {
    let (box, insets) = (Item.ID(index), leadingInsets(of: index))
    var previous: Item.ID?
    for child in children {
      guard tree.entries[child].attributes.isCollapsed else {
        previous = Item.ID(child)
        continue
      }
      let item = Item.ID(child)
      if let previous {
        add(Term(item, axis.start), .equal, Term(previous, axis.end), category: .collapsing)
      } else {
        add(
          Term(item, axis.start), .equal, Term(box, axis.start), constant: insets.start(axis), category: .collapsing)
      }
      add(
        Term(item, axis.cross.start), .equal, Term(box, axis.cross.start), constant: insets.start(axis.cross),
        category: .collapsing)
    }
  }
}
