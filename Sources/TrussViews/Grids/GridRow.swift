package import TrussIR

/// A row of a `Grid`: its views are cells, one a column unless `gridColumns(_:)` sets more.
///
/// A cell with `gridRows(_:)` keeps its columns in the rows below.
///
/// A row is as high as its highest cell. `.flex(k)` on a row gives it a share of the height that the others leave,
/// `.collapsed(true)` takes it out together with its gap. A collapsed cell keeps its column, so that the others stay in
/// theirs.
public struct GridRow: _SingleView {
  package let align: Align?
  package var children: [ViewNode]
  package let location: SourceLocation

  /// Makes a row. Outside a `Grid` it is an error when it is laid out.
  ///
  /// - Parameters:
  ///   - align: the position of cells up and down; the grid's by default.
  ///   - fileID: the file that messages name; the caller's by default.
  ///   - line: the line that messages name; the caller's by default.
  ///   - content: the cells.
  public init(
    align: Align? = nil, fileID: String = #fileID, line: Int = #line, @ViewBuilder content: () -> ViewContent
  ) {
    self.align = align
    children = content().list()
    location = SourceLocation(fileID: fileID, line: line)
  }

  /// Makes a row with SwiftUI's name for `align`; the parameters are those of `init(align:…)`.
  public init(
    alignment: VerticalAlignment, fileID: String = #fileID, line: Int = #line, @ViewBuilder content: () -> ViewContent
  ) {
    self.init(align: alignment.align, fileID: fileID, line: line, content: content)
  }

  /// The row as one node.
  public var _node: ViewNode { ViewNode(.gridRow(self), at: location) }
}
