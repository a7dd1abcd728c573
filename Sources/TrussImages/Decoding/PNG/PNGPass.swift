/// A part of a PNG's rows and columns that is stored as an image of its own: one of Adam7's seven, or all of them.
struct PNGPass: Equatable, Sendable {
  /// The first column and the distance to the next.
  let columns: (first: Int, step: Int)
  /// The first row and the distance to the next.
  let rows: (first: Int, step: Int)
  /// The pixels in a row, and the number of rows.
  let size: PixelSize
  /// The bytes of a row, without the one of its filter.
  let rowByteCount: Int

  /// The bytes of the pass before compression.
  var byteCount: Int { size.height * (rowByteCount + 1) }

  private init(_ header: PNGHeader, columns: (first: Int, step: Int), rows: (first: Int, step: Int)) {
    self.columns = columns
    self.rows = rows
    size = PixelSize(
      width: (header.size.width - columns.first + columns.step - 1) / columns.step,
      height: (header.size.height - rows.first + rows.step - 1) / rows.step)
    rowByteCount = (size.width * header.bitsPerPixel + 7) / 8
  }

  static func == (left: PNGPass, right: PNGPass) -> Bool {
    left.columns == right.columns && left.rows == right.rows && left.size == right.size
      && left.rowByteCount == right.rowByteCount
  }

  /// The passes of an image in their order; those without a pixel are left out, as they are in the file.
  static func passes(of header: PNGHeader) -> [PNGPass] {
    guard header.isInterlaced else { return [PNGPass(header, columns: (0, 1), rows: (0, 1))] }
    return adam7.compactMap { columns, rows in
      guard columns.first < header.size.width, rows.first < header.size.height else { return nil }
      return PNGPass(header, columns: columns, rows: rows)
    }
  }

  /// The columns and rows of the seven passes (PNG, third edition, section 8.1).
  private static let adam7: [(columns: (first: Int, step: Int), rows: (first: Int, step: Int))] = [
    ((0, 8), (0, 8)), ((4, 8), (0, 8)), ((0, 4), (4, 8)), ((2, 4), (0, 4)), ((0, 2), (2, 4)), ((1, 2), (0, 2)),
    ((0, 1), (1, 2)),
  ]
}
