import TestSupport
import TrussIR
import TrussTree
import TrussViews

/// A view as its author wrote it, each word on a line of its own, so that a change that is proposed for a line can be
/// made.
struct WrittenView {
  enum Kind {
    case box, text
    case spacer(minimum: Double)
    case flex(Axis, spacing: Double, widths: [Double?]?)
    case arranged(Axis, Distribution, Align, spacing: Double, margins: Double)
    case layers
    case grid(rows: Int)
  }

  enum Word {
    case size(Axis, Relation, Double)
    case fraction(Axis, Double)
    case ratio(Double)
    case frame(Axis, Double)
    case bounds(Axis, least: Double?, greatest: Double?)
    case collapsed
    case constraint(LayoutConstraint)
  }

  var kind: Kind
  var line: Int
  var name: String?
  var children: [WrittenView] = []
  var words: [(line: Int, word: Word)] = []
}

/// Changes to what is written.
struct WrittenChanges {
  var relaxed: Set<Int> = []
  var leftOut: Set<Int> = []
  /// The numbers in place of the right sides of constraints.
  var numbers: [Int: Double] = [:]
  var alignments: [Int: Align] = [:]
  var distributions: [Int: Distribution] = [:]
  /// The stacks that end in a spacer.
  var spaced: Set<Int> = []
}

extension WrittenView {
  static let fileID = "App/Screen.swift"

  func view(_ changes: WrittenChanges = WrittenChanges()) -> AnyView {
    var view = plain(changes)
    // A name is that of the view, not of a frame around it.
    if let name { view = AnyView(view.id(name)) }
    for (line, word) in words where !changes.leftOut.contains(line) {
      view = Self.apply(word, line, changes, to: view)
    }
    return view
  }

  private func plain(_ changes: WrittenChanges) -> AnyView {
    let (file, line) = (Self.fileID, line)
    var children = children.map { $0.view(changes) }
    if changes.spaced.contains(line) { children.append(AnyView(Spacer())) }
    switch kind {
    case .box: return AnyView(Box(fileID: file, line: line))
    case .text: return AnyView(Text("some words", fileID: file, line: line))
    case .spacer(let minimum):
      return AnyView(Spacer(minimum: changes.leftOut.contains(line) ? 0 : minimum, fileID: file, line: line))
    case .flex(.horizontal, let spacing, var widths):
      if changes.leftOut.contains(line) || changes.relaxed.contains(line) { widths = nil }
      return AnyView(HStack(children, spacing: spacing, widths: widths, fileID: file, line: line))
    case .flex(.vertical, let spacing, _):
      return AnyView(VStack(children, spacing: spacing, fileID: file, line: line))
    case .arranged(let axis, var distribution, var alignment, let spacing, let margins):
      distribution = changes.distributions[line] ?? distribution
      alignment = changes.alignments[line] ?? alignment
      let margins = Insets(all: margins)
      return axis == .horizontal
        ? AnyView(
          HStack(
            children, distribution: distribution, alignment: alignment, spacing: spacing, margins: margins,
            fileID: file, line: line))
        : AnyView(
          VStack(
            children, distribution: distribution, alignment: alignment, spacing: spacing, margins: margins,
            fileID: file, line: line))
    case .layers: return AnyView(ZStack(fileID: file, line: line) { Group(children) })
    case .grid(let rows):
      let columns = (children.count + rows - 1) / rows
      return AnyView(
        Grid(spacing: 4, fileID: file, line: line) {
          for row in 0..<rows {
            GridRow(fileID: file, line: line) {
              for index in children.indices where index / columns == row { children[index] }
            }
          }
        })
    }
  }

  private static func apply(_ word: Word, _ line: Int, _ changes: WrittenChanges, to view: AnyView) -> AnyView {
    let priority: Priority = changes.relaxed.contains(line) ? 999 : .required
    switch word {
    case .size(let axis, let relation, let value):
      let rule = Attributes.SizeRule(axis: axis, relation: relation, value: value, priority: priority)
      switch (rule.axis, rule.relation) {
      case (.horizontal, .equal): return AnyView(view.width(value, priority: priority, fileID: fileID, line: line))
      case (.horizontal, .lessThanOrEqual):
        return AnyView(view.width(atMost: value, priority: priority, fileID: fileID, line: line))
      case (.horizontal, .greaterThanOrEqual):
        return AnyView(view.width(atLeast: value, priority: priority, fileID: fileID, line: line))
      case (.vertical, .equal): return AnyView(view.height(value, priority: priority, fileID: fileID, line: line))
      case (.vertical, .lessThanOrEqual):
        return AnyView(view.height(atMost: value, priority: priority, fileID: fileID, line: line))
      case (.vertical, .greaterThanOrEqual):
        return AnyView(view.height(atLeast: value, priority: priority, fileID: fileID, line: line))
      }
    case .fraction(.horizontal, let part):
      return AnyView(view.width(fraction: part, priority: priority, fileID: fileID, line: line))
    case .fraction(.vertical, let part):
      return AnyView(view.height(fraction: part, priority: priority, fileID: fileID, line: line))
    case .ratio(let ratio): return AnyView(view.aspectRatio(ratio, priority: priority, fileID: fileID, line: line))
    case .frame(.horizontal, let value): return AnyView(view.frame(width: value, fileID: fileID, line: line))
    case .frame(.vertical, let value): return AnyView(view.frame(height: value, fileID: fileID, line: line))
    case .bounds(.horizontal, let least, let greatest):
      return AnyView(view.frame(minWidth: least, maxWidth: greatest, fileID: fileID, line: line))
    case .bounds(.vertical, let least, let greatest):
      return AnyView(view.frame(minHeight: least, maxHeight: greatest, fileID: fileID, line: line))
    case .collapsed: return AnyView(view.collapsed(true, fileID: fileID, line: line))
    case .constraint(var constraint):
      constraint.priority = priority
      if let number = changes.numbers[line] { constraint = constraint.left == number }
      return AnyView(view.constraints { ConstraintBuilder.buildExpression(constraint, fileID: fileID, line: line) })
    }
  }
}

/// Views that often clash: sizes that are too many or too large, ratios, frames, fractions, collapsed views, and
/// constraints among them.
struct RandomClashes {
  private var random: SplitMix64
  private var line = 0
  private var names: [String] = []

  init(seed: UInt64) { random = SplitMix64(seed: seed) }

  private mutating func nextLine() -> Int {
    line += 1
    return line
  }
  private mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &random) < percent }
  private mutating func pick<Value>(_ values: [Value]) -> Value {
    values[Int.random(in: values.indices, using: &random)]
  }
  private mutating func length() -> Double { Double(Int.random(in: 1...25, using: &random) * 10) }
  private mutating func axis() -> Axis { pick([.horizontal, .vertical]) }

  /// A view, and the size that it is laid out in.
  mutating func next() -> (view: WrittenView, width: Double?, height: Double?) {
    var root = chance(12) ? leaf() : container(depth: chance(15) ? 1 : 0)
    root.name = "root"
    names.append("root")
    if chance(60) {
      for _ in 0..<Int.random(in: 1...4, using: &random) { root.words.append((nextLine(), .constraint(constraint()))) }
    }
    return (root, chance(80) ? length() : nil, chance(30) ? length() : nil)
  }

  private mutating func view(depth: Int) -> WrittenView {
    var view = depth > 0 && chance(40) ? container(depth: depth - 1) : leaf()
    if chance(60) {
      let name = "v\(names.count)"
      view.name = name
      names.append(name)
    }
    if chance(8) { view.words.append((nextLine(), .collapsed)) }
    return view
  }

  private mutating func leaf() -> WrittenView {
    var view = WrittenView(kind: chance(70) ? .box : .text, line: nextLine())
    for _ in 0..<pick([0, 1, 1, 2, 2, 3]) { view.words.append((nextLine(), word())) }
    return view
  }

  private mutating func word() -> WrittenView.Word {
    switch Int.random(in: 0..<20, using: &random) {
    case 0..<10: return .size(axis(), .equal, length())
    case 10: return .size(axis(), .lessThanOrEqual, length())
    case 11: return .size(axis(), .greaterThanOrEqual, length())
    case 12, 13: return .fraction(axis(), pick([0.25, 0.5, 1]))
    case 14, 15: return .ratio(pick([1, 0.5, 2]))
    case 16, 17: return .frame(axis(), length())
    case 18: return .bounds(axis(), least: length(), greatest: nil)
    default: return .bounds(axis(), least: nil, greatest: length())
    }
  }

  private mutating func container(depth: Int) -> WrittenView {
    let count = Int.random(in: 1...4, using: &random)
    let kind: WrittenView.Kind
    switch Int.random(in: 0..<10, using: &random) {
    case 0..<6:
      kind = .arranged(
        axis(), pick([.fill, .fill, .fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering]),
        pick([.fill, .fill, .fill, .leading, .center, .trailing]), spacing: pick([0, 0, 8, 40]),
        margins: pick([0, 0, 6]))
    case 6: kind = .flex(.horizontal, spacing: 0, widths: (0..<count).map { _ in chance(70) ? length() : nil })
    case 7: kind = .flex(axis(), spacing: pick([0, 8]), widths: nil)
    case 8: kind = .layers
    default: kind = .grid(rows: min(count, 2))
    }
    var stack = WrittenView(kind: kind, line: nextLine())
    stack.children = (0..<count).map { _ in view(depth: depth) }
    if chance(10), count > 1 {
      stack.children[count - 1] = WrittenView(kind: .spacer(minimum: length()), line: nextLine())
    }
    for _ in 0..<pick([0, 0, 1]) { stack.words.append((nextLine(), word())) }
    return stack
  }

  private mutating func constraint() -> LayoutConstraint {
    let attributes: [[KeyPath<ViewID, LayoutExpression>]] = [
      [\.leading, \.trailing, \.centerX], [\.top, \.bottom, \.centerY], [\.width], [\.height], [\.width, \.height],
    ]
    let own = pick(attributes)
    let left = ViewID(pick(names))[keyPath: pick(own)]
    let isSize = own.count < 3
    let right =
      isSize && chance(30)
      ? LayoutExpression(floatLiteral: length())
      : ViewID(pick(names))[keyPath: pick(own)] * (isSize ? pick([1, 1, 1, 2, 0.5]) : 1)
        + pick([0, 0, 8, -8, 20])
    switch Int.random(in: 0..<5, using: &random) {
    case 0: return left <= right
    case 1: return left >= right
    default: return left == right
    }
  }
}
