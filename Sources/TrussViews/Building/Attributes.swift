package import TrussIR

/// What modifiers said of a view.
package struct Attributes: Sendable {
  /// A bound on a size that the author gave.
  package struct SizeRule: Equatable, Sendable {
    package var axis: Axis
    package var relation: Relation
    package var value: Double
    package var priority: Priority
    package var location: SourceLocation
  }

  /// A ratio of width to height that the author gave.
  package struct RatioRule: Equatable, Sendable {
    package var ratio: Double
    package var priority: Priority
    package var location: SourceLocation
  }

  /// Where a view leads in a drawing that can lead anywhere.
  package struct Link: Equatable, Sendable {
    package var target: String
    package var location: SourceLocation
  }

  /// A distance after one view of a stack in UIStackView's words.
  package struct CustomSpacing: Sendable {
    package var spacing: Double
    package var view: ViewID
  }

  /// A distance from the place that a view is given, in points.
  package struct Offset: Equatable, Sendable {
    package var x = 0.0
    package var y = 0.0

    package init() {}
  }

  /// The line that made the view.
  package var location: SourceLocation?
  /// The names of the view: the first is the one it is shown by.
  package var names: [ViewID] = []
  package var sizes: [SizeRule] = []
  package var flex: Double?
  package var align: Align?
  package var isHidden = false
  package var border: Border?
  /// What is written on the border's upper line.
  package var borderTitle: String?
  /// Where the view leads, and the line that said so.
  package var link: Link?
  package var ratios: [RatioRule] = []
  package var proportion = PerAxis<Double>()
  package var hugging = PerAxis<Priority>()
  package var compression = PerAxis<Priority>()
  /// The axes on which the view keeps its ideal size.
  package var fixedAxes = Axes()
  /// Which of its stack's views has room first; 0 where nothing is said.
  package var layoutPriority: Double?
  /// The later ones win.
  package var alignmentGuides: [AlignmentGuide] = []
  /// The columns of a grid that the view takes.
  package var gridCell: GridCell?
  /// The line that hid the view.
  package var hiddenLocation: SourceLocation?
  package var isInvisible = false
  package var background: Color?
  /// Views behind and over the view, from the view outward.
  package var decorations: [Decoration] = []
  package var offset = Offset()
  package var foreground: Color?
  package var font: Font?
  package var textStyle = TextStyle()
  /// The later ones win.
  package var customSpacings: [CustomSpacing] = []
  package var ties: [TieEntry] = []
  /// The names of rectangles that only ties know.
  package var guides: [ViewID] = []
  /// The distance of the margins' guide from the edges; 8 points unless given, as in UIKit.
  package var margins: Insets?
  /// Changes of the surroundings, in order.
  package var environment: [@Sendable (inout EnvironmentValues) -> Void] = []

  package init(location: SourceLocation?) { self.location = location }

  /// Adds what was said of the view from outside: it wins over what the view says of itself, sizes add up.
  package mutating func add(outer: Attributes) {
    location = location ?? outer.location
    names = outer.names + names
    sizes += outer.sizes
    ratios += outer.ratios
    proportion.add(outer: outer.proportion)
    hugging.add(outer: outer.hugging)
    compression.add(outer: outer.compression)
    flex = outer.flex ?? flex
    align = outer.align ?? align
    if outer.isHidden { hiddenLocation = outer.hiddenLocation }
    fixedAxes.formUnion(outer.fixedAxes)
    layoutPriority = outer.layoutPriority ?? layoutPriority
    alignmentGuides += outer.alignmentGuides
    gridCell = outer.gridCell ?? gridCell
    isHidden = isHidden || outer.isHidden
    isInvisible = isInvisible || outer.isInvisible
    border = outer.border ?? border
    borderTitle = outer.borderTitle ?? borderTitle
    link = outer.link ?? link
    background = outer.background ?? background
    decorations += outer.decorations
    offset.x += outer.offset.x
    offset.y += outer.offset.y
    foreground = foreground ?? outer.foreground
    font = font ?? outer.font
    textStyle.inherit(outer.textStyle)
    customSpacings += outer.customSpacings
    ties += outer.ties
    guides += outer.guides
    margins = outer.margins ?? margins
    environment = outer.environment + environment
  }

  /// Takes out what a view says to the stack around it: a wrapper says it instead.
  package mutating func takePlacement() -> Attributes {
    var placement = Attributes(location: location)
    swap(&placement.proportion, &proportion)
    swap(&placement.flex, &flex)
    swap(&placement.align, &align)
    swap(&placement.layoutPriority, &layoutPriority)
    swap(&placement.gridCell, &gridCell)
    swap(&placement.isHidden, &isHidden)
    swap(&placement.hiddenLocation, &hiddenLocation)
    return placement
  }
}

/// A value for each axis, where there is one.
package struct PerAxis<Value: Sendable>: Sendable {
  package var horizontal: Value?
  package var vertical: Value?

  package init() {}

  package subscript(axis: Axis) -> Value? {
    get { axis == .horizontal ? horizontal : vertical }
    set {
      switch axis {
      case .horizontal: horizontal = newValue
      case .vertical: vertical = newValue
      }
    }
  }

  fileprivate mutating func add(outer: PerAxis) {
    horizontal = outer.horizontal ?? horizontal
    vertical = outer.vertical ?? vertical
  }
}

extension PerAxis: Equatable where Value: Equatable {}
