import TestSupport
import TrussViews

/// Views that come, go and move in a plan.
extension RandomPlan {
  /// The way from a plan to one inside it: the place of each child on it.
  typealias Path = [Int]

  /// The plan at the end of a way.
  subscript(path: Path) -> RandomPlan {
    get { path.reduce(self) { $0.children[$1] } }
    set {
      guard let first = path.first else { return self = newValue }
      children[first][Array(path.dropFirst())] = newValue
    }
  }

  /// The ways to all plans inside, but for those of tables' rows, whose names are the rows' own.
  var paths: [Path] {
    if kind == .table { return [] }
    return children.indices.flatMap { child in [[child]] + children[child].paths.map { [child] + $0 } }
  }

  /// The ways to those whose views have names, and stand in what holds any number of views.
  var movablePaths: [Path] {
    paths.filter { path in
      switch self[path.dropLast()].kind {
      case .flex, .layers, .arranged, .scroll: self[path].isNamed
      case .rectangle, .text, .button, .spacer, .grid, .proportions, .table: false
      }
    }
  }

  /// The way to the plan with a name.
  func path(of name: ViewID) -> Path? { paths.first { self[$0].name == name } }

  /// Inserts a plan beside the one at the end of a way.
  mutating func insert(_ plan: RandomPlan, beside path: Path, isBehind: Bool) {
    guard let last = path.last else { return }
    self[path.dropLast()].children.insert(plan, at: last + (isBehind ? 1 : 0))
  }

  /// Removes the plan at the end of a way, and returns it.
  mutating func remove(at path: Path) -> RandomPlan? {
    path.last.map { self[path.dropLast()].children.remove(at: $0) }
  }

  /// Moves a plan beside another one.
  mutating func move(_ name: ViewID, beside other: ViewID, isBehind: Bool) {
    guard name != other, let path = path(of: name), let plan = remove(at: path), let goal = self.path(of: other) else {
      return
    }
    insert(plan, beside: goal, isBehind: isBehind)
  }
}

extension RandomPlan {
  subscript(path: ArraySlice<Int>) -> RandomPlan {
    get { self[Array(path)] }
    set { self[Array(path)] = newValue }
  }
}
