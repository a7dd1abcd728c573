import TrussViews

/// The colours of a cell; nil is the terminal's own.
struct CellStyle: Equatable {
  /// What is written in the cell, `0xRRGGBB`.
  var foreground: UInt32?
  /// What it is written on, `0xRRGGBB`.
  var background: UInt32?

  static var plain: CellStyle { CellStyle() }
}
