/// A column of a `Grid`: its width, and the position of cells in it.
public struct GridColumn: Hashable, Sendable {
  /// How a track of a grid gets its length.
  package enum Length: Hashable, Sendable {
    /// So many points.
    case fixed(Double)
    /// A share of what the others leave, within bounds in points.
    case flexible(share: Double, minimum: Double, maximum: Double?)
    /// That of the largest cell.
    case fit
  }

  package var width: Length
  package var align: Align?

  /// A column of a width in points.
  ///
  /// - Parameters:
  ///   - width: the width, in points.
  ///   - align: the position of cells from side to side; `fill` by default. Baselines mean `start` and `end`.
  public static func fixed(_ width: Double, align: Align? = nil) -> GridColumn {
    GridColumn(width: .fixed(width), align: align)
  }

  /// A column that takes a share of the remaining width: CSS' `minmax(auto, 2fr)` for a share of 2.
  ///
  /// It never cuts its cells (a text's longest word, a control's own size); a wider one then leaves less to the others.
  ///
  /// - Parameters:
  ///   - share: the share, more than 0; 1 by default.
  ///   - minimum: the minimum width, in points.
  ///   - maximum: the maximum width, in points, or nil for none. It is at least `minimum`.
  ///   - align: the position of cells from side to side; `fill` by default. Baselines mean `start` and `end`.
  public static func flexible(
    _ share: Double = 1, minimum: Double = 0, maximum: Double? = nil, align: Align? = nil
  ) -> GridColumn {
    GridColumn(width: .flexible(share: share, minimum: minimum, maximum: maximum), align: align)
  }

  /// A column as wide as its widest cell, texts on one line. Where there is less space, the fitted columns that contain
  /// text shrink in proportion to their widths, down to the longest words.
  public static let fit = GridColumn(width: .fit, align: nil)

  /// A column as wide as its widest cell, with its own alignment.
  ///
  /// - Parameter align: the position of cells from side to side. Baselines mean `start` and `end`.
  public static func fit(align: Align) -> GridColumn { GridColumn(width: .fit, align: align) }
}
