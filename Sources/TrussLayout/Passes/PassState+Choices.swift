import TrussTree
import TrussViews

extension PassState {
  /// Passes over each alternative that does not fit its room.
  mutating func readChoices(of pass: LayoutPass, _ medium: Medium) {
    var index = 0
    while index < pass.tree.entries.count {
      let entry = pass.tree.entries[index]
      if entry.attributes.isCollapsed {
        index = entry.end
      } else if case .choice(let view) = entry.content, !fits(view, at: index, in: pass, medium) {
        shape.choices[pass.tree.identity(of: index)] = entry.alternative + 1
        // Choices inside it began with it, and may be known by a name that the next alternative has too.
        for inner in index + 1..<entry.end {
          if case .choice = pass.tree.entries[inner].content { shape.choices[pass.tree.identity(of: inner)] = nil }
        }
        index = entry.end
      } else {
        index += 1
      }
    }
  }

  /// Whether the alternative is within the view. What is larger by less than a hundredth has been rounded.
  private func fits(_ view: ViewThatFits, at index: Int, in pass: LayoutPass, _ medium: Medium) -> Bool {
    let (child, entry) = (index + 1, pass.tree.entries[index])
    guard child < entry.end, !pass.tree.entries[child].attributes.isCollapsed else { return true }
    return Axis.allCases.allSatisfy { axis in
      guard pass.tree.isTried(view, at: index, axis) else { return true }
      let (inner, room) = (pass.rects[child].size, pass.rects[index].inset(by: medium.boxInsets(of: entry)).size)
      return axis == .horizontal ? inner.width < room.width + 0.01 : inner.height < room.height + 0.01
    }
  }
}
