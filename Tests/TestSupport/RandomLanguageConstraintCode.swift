import Truss

extension LanguageConstraint {
  /// The constraint as Swift code.
  var code: String {
    let priority = priority.map { " ~ \($0)" } ?? ""
    let suffix = label.map { ").labeled(\"\($0)\")" } ?? ""
    return (label == nil ? "" : "(") + plainCode + priority + suffix
  }

  private func view(_ index: Int) -> String {
    let name = names[index] == "|" ? "ViewID.container" : "ViewID(\"\(names[index])\")"
    return name + ["", ".margins", ".safeArea", ".content"][choice(2 + index) % 4]
  }
  private func choice(_ index: Int) -> Int { choices.indices.contains(index) ? choices[index] : 0 }
  private var list: String { "[" + names.map { "ViewID(\"\($0)\")" }.joined(separator: ", ") + "]" }

  private var plainCode: String {
    let relation = ["==", "<=", ">="][choice(1) % 3]
    let axis = [".horizontal", ".vertical"][choice(0) % 2]
    let edge = [".leading", ".trailing", ".top", ".bottom"][choice(0) % 4]
    switch kind {
    case .relation:
      let (one, other) = LanguageWords.attributes[choice(0) % LanguageWords.attributes.count]
      let (factor, constant) = (numbers[0] == 1 ? "" : " * \(numbers[0])", numbers[1] == 0 ? "" : " + \(numbers[1])")
      return "\(view(0)).\(one) \(relation) \(view(1)).\(other)\(factor)\(constant)"
    case .constant:
      let (one, _) = LanguageWords.attributes[choice(0) % LanguageWords.attributes.count]
      return "\(view(0)).\(one) \(relation) \(numbers[1])"
    case .edges:
      return choice(1) % 2 == 1
        ? "\(view(0)).edges == \(view(1)).edges"
        : "\(view(0)).edges(\(edge), \([".top", ".bottom", ".leading"][choice(1) % 3])) == \(view(1)).inset(by: \(numbers[1]))"
    case .insideEdges: return "\(view(0)).edges <= \(view(1)).inset(by: \(numbers[1]))"
    case .size:
      return choice(1) % 2 == 0
        ? "\(view(0)).size == \(view(1)).size * \(numbers[0])" : "\(view(0)).size <= \(view(1)).size"
    case .center: return "\(view(0)).center == \(view(1)).center.offset(x: \(numbers[1]))"
    case .align:
      let line = [".leading", ".top", ".trailing", ".bottom", ".centerX", ".centerY", ".firstBaseline"][choice(0) % 7]
      return "\(list).align(\(line))"
    case .equalSizes: return "\(list)." + ["equalWidths()", "equalHeights()", "equalSizes()"][choice(0) % 3]
    case .spaced: return "\(list).distribute(\(axis), spacing: \(numbers[1]))"
    case .distribute: return "\(list).distribute(\(axis))"
    case .chain:
      let style = [".spread", ".spreadInside", ".packed(bias: 0.3)", ".weighted([1, 2, …])"][choice(1) % 4]
      return "\(list).chain(\(axis), \(style), spacing: \(numbers[1]))"
    case .barrier: return "\(list).dropLast().barrier(\(edge), as: \(view(names.count - 1)))"
    case .bias: return "\(view(0)).bias(\(axis), to: \(min(1, abs(numbers[0]))))"
    case .visual:
      return "Visual(\"\(format)\", options: /* \(choice(1)) */, metrics: [\"gap\": \(numbers[1]), \"length\": 40])"
    }
  }
}
