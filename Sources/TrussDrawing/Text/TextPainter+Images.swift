import TrussImages
import TrussViews

extension TextPainter {
  /// Draws two pixels above each other to a cell: in colours as a half block in that of one on the ground of the other,
  /// else as a shade. Transparent ones leave what is beneath.
  mutating func drawImage(_ drawing: DisplayList.ImageDrawing) {
    guard case .pixels(let source) = drawing.source else { return }
    let box = CellRect(snapping: drawing.rect)
    let visible = box.intersection(clip)
    guard box.width > 0, box.height > 0, visible.width > 0, visible.height > 0 else { return }
    let bitmap = source.scaled(toWidth: box.width, height: 2 * box.height)
    for row in visible.rows {
      for column in visible.columns {
        let place = (column: column - box.minX, row: 2 * (row - box.minY))
        guard let upper = bitmap[place.column, place.row], let lower = bitmap[place.column, place.row + 1] else {
          continue
        }
        if inks == nil {
          drawShade(of: upper, lower, column: column, row: row)
        } else {
          drawHalves(upper, lower, column: column, row: row)
        }
      }
    }
  }

  private mutating func drawHalves(_ upper: Bitmap.Pixel, _ lower: Bitmap.Pixel, column: Int, row: Int) {
    switch (upper.isSeen, lower.isSeen) {
    case (false, false): return
    case (true, _):
      set(charset == .ascii ? "#" : "▀", upper.color, column: column, row: row)
      if lower.isSeen { canvas.setBackground(lower.color, column: column, row: row) }
    case (false, true): set(charset == .ascii ? "#" : "▄", lower.color, column: column, row: row)
    }
  }

  private mutating func set(_ character: Character, _ color: UInt32, column: Int, row: Int) {
    canvas.set(character, width: 1, column: column, row: row)
    canvas.setForeground(color, column: column, row: row)
  }

  private mutating func drawShade(of upper: Bitmap.Pixel, _ lower: Bitmap.Pixel, column: Int, row: Int) {
    let shades: [Character] = charset == .ascii ? [" ", ".", ":", "*", "#"] : [" ", "░", "▒", "▓", "█"]
    let darkness = (upper.darkness + lower.darkness) / 2
    let step = Int(clamping: (darkness * Double(shades.count - 1)).rounded())
    guard upper.isSeen || lower.isSeen, shades.indices.contains(step) else { return }
    canvas.set(shades[step], width: 1, column: column, row: row)
  }
}

extension Bitmap.Pixel {
  /// Whether it covers more of what is beneath than it leaves.
  fileprivate var isSeen: Bool { alpha >= 128 }

  /// `0xRRGGBB`.
  fileprivate var color: UInt32 { UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue) }

  /// From 0 for white and transparent pixels to 1 for black: one less the luma of BT.601.
  fileprivate var darkness: Double {
    let luma = 0.299 * Double(red) + 0.587 * Double(green) + 0.114 * Double(blue)
    return (1 - luma / 255) * Double(alpha) / 255
  }
}
