import TrussText
import TrussViews

/// The contents of cells, by their index, as a terminal's window draws them.
extension CellCanvas {
  /// Whether a letter is written in a cell.
  func isLetter(_ index: Int) -> Bool {
    switch cells[index].content {
    case .scalar(let scalar): scalar != " " && block(index) == nil
    case .cluster: true
    case .arms, .rest: false
    }
  }

  /// Whether a cell is the left half of a wide character.
  func isWide(_ index: Int) -> Bool { (index + 1) % columns != 0 && cells[index + 1] == .rest }

  /// What is written in a cell; a blank where it is not a character.
  func text(of index: Int) -> String {
    switch cells[index].content {
    case .scalar(let scalar): String(scalar)
    case .cluster(let index): clusters[index]
    case .arms, .rest: " "
    }
  }

  /// The block element in a cell.
  func block(_ index: Int) -> CellBlock? {
    if case .scalar(let scalar) = cells[index].content { CellBlock(scalar) } else { nil }
  }
}

/// A character of Unicode's Block Elements that fills a part of its cell.
struct CellBlock {
  private var width = 1.0
  private var height = 1.0
  private var opacity = 1.0

  init?(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "█": break
    case "░": opacity = 0.25
    case "▒": opacity = 0.5
    case "▓": opacity = 0.75
    // From seven eighths of the cell at the left down to one.
    case "▉"..."▏": width = Double(0x2590 - scalar.value) / 8
    // From one eighth of the cell at the bottom up to seven.
    case "▁"..."▇": height = Double(scalar.value - 0x2580) / 8
    default: return nil
    }
  }

  var isWholeCell: Bool { width == 1 && height == 1 }

  /// The part of a cell that it fills.
  func part(of cell: Rect) -> Rect {
    Rect(
      x: cell.x, y: cell.maxY - cell.height * height, width: cell.width * width, height: cell.height * height)
  }

  func fill(_ color: Color) -> DisplayList.Fill { DisplayList.Fill(opacity < 1 ? color.opacity(opacity) : color) }
}

extension CellStyle.Letters {
  /// The lines along a text in this style.
  func lines(color: Color?) -> DisplayList.TextRun.Lines {
    let patterns: [(CellStyle.Letters, Text.LineStyle.Pattern)] = [
      (.underlined, .solid), (.doublyUnderlined, .double), (.wavyUnderlined, .wavy), (.dottedUnderlined, .dot),
      (.dashedUnderlined, .dash),
    ]
    let pattern = patterns.first { contains($0.0) }?.1
    return DisplayList.TextRun.Lines(
      under: pattern.map { Text.LineStyle(pattern: $0, color: color) }, isThrough: contains(.struckThrough))
  }
}
