import TrussIR
import TrussViews

extension SystemBuilder {
  /// A hidden view: it and all inside it have no size, and nothing else is said of what is inside. Where it stands is
  /// said by the stack around it (`addPlaceOfHidden`); a hidden root stands at the origin.
  mutating func addHidden(_ index: Int) {
    for inner in index..<tree.entries[index].end {
      let item = Item.ID(inner)
      add(Term(item, .width), .equal, category: .hiding)
      add(Term(item, .height), .equal, category: .hiding)
      guard inner != index else { continue }
      add(Term(item, .leading), .equal, Term(Item.ID(index), .leading), category: .hiding)
      add(Term(item, .top), .equal, Term(Item.ID(index), .top), category: .hiding)
    }
  }

  /// A hidden view of a stack stands at the end of the visible view before it, else at the box's start.
  mutating func addPlacesOfHidden(_ frame: StackFrame) {
    var previous: Item.ID?
    for child in frame.children {
      guard tree.entries[child].attributes.isHidden else {
        previous = Item.ID(child)
        continue
      }
      let item = Item.ID(child)
      if let previous {
        add(
          Term(item, frame.axis.start), .equal, Term(previous, frame.axis.end), category: .hiding)
      } else {
        add(
          Term(item, frame.axis.start), .equal, Term(frame.item, frame.axis.start),
          constant: frame.insets.start(frame.axis), category: .hiding)
      }
      let cross = frame.axis.cross
      add(
        Term(item, cross.start), .equal, Term(frame.item, cross.start),
        constant: frame.insets.start(cross), category: .hiding)
    }
  }
}
