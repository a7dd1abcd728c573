package import TrussIR

/// A stack whose type specifies its axis: `HStack` or `VStack`. Both have the same initializers.
public protocol AxisStack: _SingleView {
  /// The axis along which the views are placed.
  static var axis: Axis { get }
  /// Makes the stack from its node. Only the protocol's initializers call it.
  static func _of(_ node: ViewNode) -> Self
}

extension AxisStack {
  /// Creates a stack of the views in a block. If no parameter other than `spacing` is set, the stack has the stack
  /// style of its environment (``StackStyle``).
  ///
  /// The arrays have an entry for each view of the content, with groups flattened, including collapsed views; a nil
  /// entry sets nothing. An array of another length is an error when the stack is laid out.
  ///
  /// - Parameters:
  ///   - justify: the position of the views along the axis; nil sets no rule, not even `spacing`.
  ///   - align: the position of the views across the axis; nil sets no position for views without their own alignment.
  ///   - spacing: the distance between neighbours, in points; nil, the default, is 0.
  ///   - insets: the distance of the views from the stack's edges, in points.
  ///   - widths: the views' widths, in points.
  ///   - proportionalWidths: the views' widths in proportion to each other. The first view with an explicit width sets
  ///     the scale: `widths: [nil, 50, nil], proportionalWidths: [1, 2, 3]` gives 25, 50 and 75.
  ///   - heights: the views' heights, in points.
  ///   - proportionalHeights: the views' heights in proportion to each other, with a scale as for widths.
  ///   - individualAlignments: alignments of single views, which override `align`.
  ///   - reversed: whether the first view is at the end and the others follow toward the start: CSS's `row-reverse` and
  ///     `column-reverse`. `justify` then starts from that end too. The reading order and the arrays keep the order of
  ///     the block.
  ///   - fileID: the source file named in messages; the caller's file by default.
  ///   - line: the source line named in messages; the caller's line by default.
  ///   - content: the views.
  public init(
    justify: Justify? = .fill, align: Align? = .fill, spacing: Double? = nil, insets: Insets = .zero,
    widths: [Double?]? = nil, proportionalWidths: [Double?]? = nil, heights: [Double?]? = nil,
    proportionalHeights: [Double?]? = nil, individualAlignments: [Align?]? = nil, reversed: Bool = false,
    fileID: String = #fileID, line: Int = #line,
    @ViewBuilder content: () -> ViewContent
  ) {
    self = ._of(
      FlexStack(
        FlexStack.Rule(
          axis: Self.axis, justify: justify, align: align, spacing: spacing ?? 0, insets: insets, widths: widths,
          proportionalWidths: proportionalWidths, heights: heights, proportionalHeights: proportionalHeights,
          individualAlignments: individualAlignments, isReversed: reversed
        ).takingStyle(hasSpacing: spacing != nil),
        content().list(), at: SourceLine(fileID: fileID, line: line)
      ).node)
  }

  /// Creates a stack from an array of views. The parameters are the same as for a stack with a block. Do not pass
  /// `block`: it only improves the compiler's error for a closure that is not a view builder.
  public init(
    _ views: [any View],
    justify: Justify? = .fill, align: Align? = .fill, spacing: Double? = nil, insets: Insets = .zero,
    widths: [Double?]? = nil, proportionalWidths: [Double?]? = nil, heights: [Double?]? = nil,
    proportionalHeights: [Double?]? = nil, individualAlignments: [Align?]? = nil, reversed: Bool = false,
    fileID: String = #fileID, line: Int = #line, block: (() -> Never)? = nil
  ) {
    self.init(
      justify: justify, align: align, spacing: spacing, insets: insets, widths: widths,
      proportionalWidths: proportionalWidths, heights: heights, proportionalHeights: proportionalHeights,
      individualAlignments: individualAlignments, reversed: reversed, fileID: fileID, line: line
    ) { Group(views) }
  }
}

/// Views side by side, from the leading edge to the trailing edge.
///
///     HStack(justify: .spaceBetween) { Text("left"); Text("right") }
public struct HStack: AxisStack {
  /// The axis is horizontal.
  public static var axis: Axis { .horizontal }
  /// The stack as one node.
  public let _node: ViewNode
  /// Makes the stack from its node. Only the protocol's initializers call it.
  public static func _of(_ node: ViewNode) -> Self { Self(_node: node) }
}

/// Views one below the other.
///
///     VStack(justify: .center, align: .center) { Text("in the middle") }
public struct VStack: AxisStack {
  /// The axis is vertical.
  public static var axis: Axis { .vertical }
  /// The stack as one node.
  public let _node: ViewNode
  /// Makes the stack from its node. Only the protocol's initializers call it.
  public static func _of(_ node: ViewNode) -> Self { Self(_node: node) }
}

/// A stack whose axis is a value, so that it can depend on the available space or the device.
///
///     Stack(hasRecords ? .horizontal : .vertical, spacing: 8) { Image("logo"); Text("Welcome") }
public struct Stack: _SingleView {
  /// The stack as one node.
  public let _node: ViewNode

  init(node: ViewNode) { _node = node }

  /// Creates a stack along an axis. The other parameters are the same as for `HStack` and `VStack`.
  public init(
    _ axis: Axis,
    justify: Justify? = .fill, align: Align? = .fill, spacing: Double? = nil, insets: Insets = .zero,
    widths: [Double?]? = nil, proportionalWidths: [Double?]? = nil, heights: [Double?]? = nil,
    proportionalHeights: [Double?]? = nil, individualAlignments: [Align?]? = nil, reversed: Bool = false,
    fileID: String = #fileID, line: Int = #line,
    @ViewBuilder content: () -> ViewContent
  ) {
    let rule = FlexStack.Rule(
      axis: axis, justify: justify, align: align, spacing: spacing ?? 0, insets: insets, widths: widths,
      proportionalWidths: proportionalWidths, heights: heights, proportionalHeights: proportionalHeights,
      individualAlignments: individualAlignments, isReversed: reversed
    ).takingStyle(hasSpacing: spacing != nil)
    _node = FlexStack(rule, content().list(), at: SourceLine(fileID: fileID, line: line)).node
  }
}

/// A stack with flexbox's parameters: the content of `HStack`, `VStack` and `Stack`, as read by the layout. It is a
/// class, so that a copy costs one retain.
@dynamicMemberLookup @usableFromInline package final class FlexStack: Sendable {
  @usableFromInline package struct Rule: Equatable, Sendable {
    @usableFromInline package let axis: Axis
    package var justify: Justify? = .fill
    package var align: Align? = .fill
    package var spacing = 0.0
    @usableFromInline package var insets = Insets.zero
    package var widths: [Double?]?
    package var proportionalWidths: [Double?]?
    package var heights: [Double?]?
    package var proportionalHeights: [Double?]?
    package var individualAlignments: [Align?]?
    package var isReversed = false
    /// Whether the stack is laid out like SwiftUI's stack, which proposes sizes to its views.
    package var offersSpace = false
    package var defaults: Defaults = []
    /// Whether the stack is the padding of its only view, which fills the space inside the padding.
    package var isPadding = false
  }

  /// Parameters that are not set: the environment's stack style or the medium decides them.
  package struct Defaults: OptionSet, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The stack style decides `align` and `offersSpace`.
    package static let alignment = Defaults(rawValue: 1)
    package static let spacing = Defaults(rawValue: 1 << 1)
    /// The minimum length of spacers in SwiftUI's stack.
    package static let spacers = Defaults(rawValue: 1 << 2)
    package static let insets = Defaults(rawValue: 1 << 3)
  }

  @usableFromInline package let rule: Rule
  package let children: [ViewNode]
  package let location: SourceLine

  init(_ rule: Rule, _ children: [ViewNode], at location: SourceLine) {
    (self.rule, self.children, self.location) = (rule, children, location)
  }

  /// Makes a stack whose views fill it along both axes.
  package convenience init(axis: Axis, children: [ViewNode], location: SourceLine) {
    self.init(Rule(axis: axis), children, at: location)
  }

  /// Makes a stack in SwiftUI's style, whatever the environment's style.
  package convenience init(centeredAlong axis: Axis, children: [ViewNode], location: SourceLine) {
    let rule = Rule(axis: axis, align: .center, offersSpace: true, defaults: [.spacing, .spacers])
    self.init(rule, children, at: location)
  }

  @inlinable package subscript<Value>(dynamicMember path: KeyPath<Rule, Value>) -> Value { rule[keyPath: path] }

  /// The lengths that `widths` or `heights` gives the views.
  package func sizes(_ axis: Axis) -> [Double?]? { axis == .horizontal ? rule.widths : rule.heights }
  var hasProportions: Bool { rule.proportionalWidths != nil || rule.proportionalHeights != nil }
  package func proportions(_ axis: Axis) -> [Double?]? {
    axis == .horizontal ? rule.proportionalWidths : rule.proportionalHeights
  }

  package var node: ViewNode {
    ViewNode.container(children) { inLine in
      let stack = inLine.count == children.count ? self : FlexStack(rule, inLine, at: location)
      return ViewNode(.stack(stack), holding: inLine, at: location)
    }
  }
}

/// Another name for `VStack`. Unlike SwiftUI's `LazyVStack` it creates all views at once; for very many rows, use a
/// `Table`.
public typealias LazyVStack = VStack

/// Another name for `HStack`. Unlike SwiftUI's `LazyHStack` it creates all views at once.
public typealias LazyHStack = HStack
