import TrussDiagnostics
public import TrussIR
public import TrussLayout
import TrussTree
public import TrussViews

/// Why an edge or a length of a view has its value: the constraints that determine this number, the constraints that
/// determine the numbers in these constraints, and so on to your source lines.
///
///     print(try SignIn().layout(width: 200).why("email", .width)!)
///     // email.width is 184
///     //   email.trailing == VStack0.trailing - 8 priority:901, App/SignIn.swift:10
///     //     The container places the view by an edge, a centre or a baseline, or stretches it.
///     // VStack0.width is 200
///     //   VStack0.width == 200, App/SignIn.swift:10
///     //     The layout begins at the origin, with the size that you specified for it.
///     // email.x is 8
///     //   email.leading == VStack0.leading + 8, App/SignIn.swift:10
///     //     The container places the view by an edge, a centre or a baseline, or stretches it.
///
/// The numbers add up: 200 - 8 - 8. A position of 0 that no number gives has no step.
///
/// Each step is checked by solving the layout again without the step's constraints: either the number changes, or only
/// a default determines it then.
public struct FrameReason: Sendable, CustomStringConvertible {
  /// A constraint of a step.
  public struct Constraint: Hashable, Sendable {
    /// The constraint, as `ConstraintSystem.listing` prints it.
    public let line: String
    /// The purpose of constraints of this category, as a sentence; nil for your own categories.
    public let purpose: String?
    /// The source line of the constraint, or of the view to which it belongs.
    public let location: SourceLine?
  }

  /// A step: a number, and the constraints that determine it.
  public struct Link: Hashable, Sendable, CustomStringConvertible {
    /// How constraints, or offsets, determine a number.
    public enum Kind: String, CaseIterable, Sendable {
      /// An `offset` of the view, or of a view around it, moves the view. The constraints determine the position before
      /// that, in the next step.
      case offset
      /// One constraint determines the number, from the other numbers in the constraint.
      case constraint
      /// Each of several constraints determines the number on its own, even without the others.
      case each
      /// Several constraints determine the number together.
      case together
      /// Several constraints cannot all hold: with this number they are violated least.
      case compromise
      /// No constraint determines the number: it is a default.
      case unconstrained
    }

    /// The item and the part of its frame that is explained, such as `go.width` or `go.x`.
    public let subject: String
    /// The number, in points or cells.
    public let value: Double
    /// How the constraints determine the number.
    public let kind: Kind
    /// The constraints that determine the number.
    public let constraints: [Constraint]
    /// Whether the constraints are not needed, because the default is the same number. By default sizes are as small as
    /// possible, and positions are as near as possible to the container's origin.
    public let isDefault: Bool

    /// The number, and two lines for each constraint.
    public var description: String {
      let words =
        switch kind {
        case .offset: ", moved by"
        case .constraint: ""
        case .each: ", by each of"
        case .together: ", by these together"
        case .compromise: ", as not all of these can hold"
        case .unconstrained: " by default, as no constraint gives it a value"
        }
      let lines = constraints.flatMap { constraint in
        let place = constraint.location.map { ", \($0)" } ?? ""
        return ["  \(constraint.line)\(place)"] + (constraint.purpose.map { ["    \($0)"] } ?? [])
      }
      let head = "\(subject) is \(shortest(value))\(isDefault ? ", which is its default too" : "")\(words)"
      return ([head] + lines).joined(separator: "\n")
    }
  }

  /// The steps. The first step explains a number of the view's frame, each further step a number in an earlier step:
  /// lengths before positions. At most five steps refer to constraints.
  public let links: [Link]
  /// Whether the steps explain all numbers that they refer to.
  public let isComplete: Bool

  /// The steps; `…` if there are more.
  public var description: String {
    (links.map(\.description) + (isComplete ? [] : ["…"])).joined(separator: "\n")
  }
}

extension LayoutResult {
  /// Explains an edge or a length of a view or of a guide.
  ///
  /// The layout's constraints are created and solved several times, which takes much longer than the layout itself.
  ///
  /// - Parameters:
  ///   - view: the view, or the guide.
  ///   - attribute: an edge, a centre or a length. The right and the bottom edge and centres are explained by the
  ///     length and the left or top edge; baselines are explained by the top edge.
  /// - Returns: nil if no view or guide has the name, or if several have it.
  public func why(_ view: ViewID, _ attribute: Attribute) -> FrameReason? {
    let system = constraints
    guard let index = tree.index(of: view) ?? guide(view, in: system) else { return nil }
    let isRightToLeft = tree.entries[index < tree.entries.count ? index : 0].inherited.isRightToLeft
    let numbers =
      switch attribute {
      case .left: [0]
      case .leading: isRightToLeft ? [2, 0] : [0]
      case .trailing: isRightToLeft ? [0] : [2, 0]
      case .right, .centerX: [2, 0]
      case .top, .firstBaseline, .lastBaseline: [1]
      case .bottom, .centerY: [3, 1]
      case .width: [2]
      case .height: [3]
      }
    return reason(of: numbers, ofItem: index, in: system)
  }

  /// The index of the guide's item.
  private func guide(_ name: ViewID, in system: ConstraintSystem) -> Int? {
    guard case .guide(let path) = tree.meaning(of: name, in: NameScopes.layout) else { return nil }
    let shortest = tree.shortest(path)
    return system.items.indices.dropFirst(tree.entries.count).first {
      system.items[$0].kind == RuleGuide.named.rawValue && system.items[$0].name == shortest.name
    }
  }

  /// Explains numbers of an item's frame: 0 is x, 1 is y, 2 the width, 3 the height.
  ///
  /// - Parameters:
  ///   - numbers: the indices of the numbers.
  ///   - index: the index of the item. Items are the views, followed by the guides.
  ///   - system: the constraints of the layout.
  ///   - isFollowed: whether to explain a number to which a step refers, given the index of its item and its own
  ///     index; by default, all are explained.
  package func reason(
    of numbers: [Int], ofItem index: Int, in system: ConstraintSystem,
    following isFollowed: ((_ item: Int, _ number: Int) -> Bool)? = nil
  ) -> FrameReason {
    let solved = SolvedRows(system, solvedRects + guideRects(in: system))
    let spellings = system.itemSpellings
    let variables = numbers.map { index * 4 + $0 }
    let chain = ValueChain(
      of: variables, in: system, views: tree.entries.count, solved,
      following: isFollowed.map { isFollowed in { isFollowed($0 / 4, $0 % 4) } })
    func subject(_ variable: Int) -> String {
      "\(spellings[variable / 4]).\(["x", "y", "width", "height"][variable % 4])"
    }
    let links = chain.links.map { link in
      FrameReason.Link(
        subject: subject(link.variable), value: solved.values[link.variable], kind: FrameReason.Link.Kind(link.kind),
        constraints: zip(link.rows, system.lines(ofRows: link.rows)).map { row, line in
          let constraint = system.constraints[row]
          return FrameReason.Constraint(
            line: line, purpose: constraint.category.rule?.explanation, location: constraint.origin)
        }, isDefault: link.isDefault)
    }
    let moves = numbers.compactMap { number -> FrameReason.Link? in
      let constraints = offsets(of: index, number, spellings)
      if constraints.isEmpty { return nil }
      let position = number == 0 ? rects[index].x : rects[index].y
      return FrameReason.Link(
        subject: subject(index * 4 + number), value: position, kind: .offset, constraints: constraints, isDefault: false
      )
    }
    return FrameReason(links: moves + links, isComplete: chain.isWhole)
  }

  /// The offsets that move a view along an axis, the view's own first.
  private func offsets(of index: Int, _ number: Int, _ spellings: [String]) -> [FrameReason.Constraint] {
    guard number < 2, index < tree.entries.count, tree.hasMovedViews else { return [] }
    return sequence(first: index) { tree.entries[$0].parent }.compactMap { view in
      let offset = tree.entries[view].attributes.rare.offset
      let amount = number == 0 ? medium.gap(offset.x, .horizontal) : medium.gap(offset.y, .vertical)
      guard amount != 0 else { return nil }
      return FrameReason.Constraint(
        line: "\(shortest(amount)) by the offset of \(spellings[view])", purpose: nil, location: location(of: view))
    }
  }
}

extension FrameReason.Link.Kind {
  fileprivate init(_ kind: ValueChain.Link.Kind) {
    self =
      switch kind {
      case .constraint: .constraint
      case .each: .each
      case .together: .together
      case .compromise: .compromise
      case .unconstrained: .unconstrained
      }
  }
}
