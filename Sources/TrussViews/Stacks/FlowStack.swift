package import TrussIR

/// Views side by side that continue on the next line where the width ends: CSS' `flex-wrap: wrap`.
///
///     FlowStack(spacing: 6, lineSpacing: 4) { ForEach(tags) { Text($0).border() } }
///
/// Each line takes as many views as fit, with each text unwrapped. A view wider than the stack is alone on its line;
/// there a text wraps, and any other view overflows. A line is as high as its highest view. A view with `.flex(k)`, or
/// a `Spacer`, takes a share of the free space of its line.
///
/// The preferred width is the width of all views on one line, as for a text. The minimum width is the width of the
/// widest view.
///
/// With `axis: .vertical` the lines are columns, filled from top to bottom, and the next column begins where the height
/// ends: CSS' `flex-flow: column wrap`. Columns that do not fit beside each other overflow the stack at its end; a text
/// wraps to the width of the whole stack. Views with a share are as high as their content.
public struct FlowStack: _SingleView, ViewContainer {
  /// The axis of the lines.
  package let axis: Axis
  package private(set) var spacing: Double
  package private(set) var lineSpacing: Double
  package let align: Align
  package let justify: Justify
  package let alignContent: Justify
  @usableFromInline package let insets: Insets
  /// The columns that the views fill, row by row; nil if each line takes as many views as fit.
  package private(set) var columns: [GridItem]?
  /// Whether each view goes to the shortest column instead of the next one.
  package private(set) var isMasonry = false
  /// Whether no spacing was set, so that the environment's stack style decides the spacing.
  private var usesDefaultSpacing = false
  /// Whether the stack is laid out like SwiftUI's grid, which proposes sizes to its cells.
  package private(set) var offersSpace = false
  package var children: [ViewNode]
  package let location: SourceLine

  /// Makes a stack of lines.
  ///
  /// - Parameters:
  ///   - axis: the axis of the lines.
  ///   - spacing: the distance between neighbours on a line, in points.
  ///   - lineSpacing: the distance between lines, in points; `spacing` by default.
  ///   - align: the position of the views across their line.
  ///   - justify: the position of the views along their line; with `fill` the last view extends to the line's end.
  ///   - alignContent: the position of the lines in the free space across them: CSS' `align-content`; at the start by
  ///     default. With `fill` the lines divide the space equally, as with CSS' `stretch`.
  ///   - insets: the distance of the lines from the stack's edges, in points.
  ///   - fileID: the source file named in messages; the caller's file by default.
  ///   - line: the source line named in messages; the caller's line by default.
  ///   - content: the views.
  public init(
    axis: Axis = .horizontal, spacing: Double = 0, lineSpacing: Double? = nil, align: Align = .fill,
    justify: Justify = .start, alignContent: Justify = .start, insets: Insets = .zero, fileID: String = #fileID,
    line: Int = #line, @ViewBuilder content: () -> ViewContent
  ) {
    self.axis = axis
    self.spacing = spacing
    self.lineSpacing = lineSpacing ?? spacing
    self.align = align
    self.justify = justify
    self.alignContent = alignContent
    self.insets = insets
    children = content().list()
    location = SourceLine(fileID: fileID, line: line)
  }

  init(
    columns: [GridItem], isMasonry: Bool = false, spacing: Double?, insets: Insets = .zero, _ children: [ViewNode],
    at location: SourceLine
  ) {
    self.init(spacing: spacing ?? 0, insets: insets, fileID: location.fileID, line: location.line) {
      ViewContent(nodes: children)
    }
    (self.columns, self.isMasonry, usesDefaultSpacing) = (columns, isMasonry, spacing == nil)
  }

  /// Whether the environment's stack style applies: only in grids.
  var takesStyle: Bool { columns != nil && !isMasonry }

  func styled(_ style: StackStyle, _ medium: Medium) -> FlowStack {
    guard style == .swiftUI else { return self }
    var grid = self
    grid.offersSpace = true
    if usesDefaultSpacing {
      (grid.spacing, grid.lineSpacing) = (medium.defaultSpacing(.horizontal), medium.defaultSpacing(.vertical))
    }
    grid.columns = columns?.map { GridItem($0.size, spacing: $0.spacing, alignment: $0.alignment ?? .center) }
    return grid
  }

  /// The stack as one node.
  public var _node: ViewNode {
    ViewNode.container(children) { ViewNode(.flow(with(children: $0)), at: location) }
  }
}
