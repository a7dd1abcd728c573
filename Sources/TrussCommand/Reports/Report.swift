import TrussIR
import TrussSolver
import TrussViews

/// What there is to tell of a solved listing, whatever the form.
struct Report {
  /// An item and where it came out.
  struct Frame {
    /// The item's name as it is, and as a listing spells it.
    var name: String
    var spelling: String
    var rect: Rect
  }

  /// Required constraints that cannot all hold.
  struct Conflict {
    struct Row {
      var line: Int
      var text: String
      var isBroken: Bool
    }

    var rows: [Row]
  }

  /// An attribute of an item that the listing leaves open.
  struct Ambiguity {
    var name: String
    var spelling: String
    var attribute: Attribute
  }

  /// In the order in which the listing names the items.
  var frames: [Frame]
  var conflicts: [Conflict]
  /// One for each level, from the highest priority to the lowest.
  var violations: [Violation]
  var ambiguities: [Ambiguity]
  /// The lines of constraints that the solver left out.
  var invalidLines: [Int]
  /// Whether the frames are known to be the solution; if not, they are the best that the solver found.
  var isSolved: Bool

  init(_ listing: Listing, _ solution: Solution) {
    let system = listing.system
    let names = system.itemNames
    let spellings = system.itemSpellings
    frames = names.indices.map { index in
      let item = Item.ID(index)
      return Frame(
        name: names[index], spelling: spellings[index],
        rect: Rect(
          x: solution[Variable(item, .x)], y: solution[Variable(item, .y)],
          width: solution[Variable(item, .width)], height: solution[Variable(item, .height)]))
    }
    // The names of all items decide how each is spelled, so that all lines are printed at once.
    var texts = system.lines(ofRows: solution.conflicts.flatMap(\.constraints))[...]
    conflicts = solution.conflicts.map { conflict in
      let rows = zip(conflict.constraints, texts).map {
        Conflict.Row(line: listing.lines[$0], text: $1, isBroken: $0 == conflict.broken)
      }
      texts = texts.dropFirst(rows.count)
      return Conflict(rows: rows)
    }
    violations = solution.violations
    ambiguities = solution.ambiguous.map { variable in
      let index = Int(variable.item.index)
      return Ambiguity(name: names[index], spelling: spellings[index], attribute: variable.component.attribute)
    }
    invalidLines = solution.invalidRows.map { listing.lines[$0] }
    isSolved = solution.isComplete
  }
}

extension Variable.Component {
  /// The variable in the words of a listing.
  var attribute: Attribute {
    switch self {
    case .x: .left
    case .y: .top
    case .width: .width
    case .height: .height
    }
  }
}
