package import TrussViews

extension DisplayList {
  /// The same list with each colour replaced.
  package func recolored(_ color: (Color) -> Color) -> DisplayList {
    DisplayList(size: size, elements: elements.map { $0.recolored(color) })
  }
}

extension DisplayList.Element {
  /// The same element with each colour replaced.
  func recolored(_ color: (Color) -> Color) -> DisplayList.Element {
    switch self {
    case .rectangle(let rect, var fill, var border, let radius):
      fill = fill?.recolored(color)
      if let old = border { border?.color = color(old.color) }
      return .rectangle(rect, fill: fill, border: border, radius: radius)
    case .line(let start, let end, let line, let old): return .line(from: start, to: end, line, color(old))
    case .cross(let rect, let old): return .cross(rect, color(old))
    case .disc(let rect, let old): return .disc(rect, color(old))
    case .path(var drawing):
      drawing.fill = drawing.fill?.recolored(color)
      if let old = drawing.stroke { drawing.stroke?.color = color(old.color) }
      return .path(drawing)
    case .text(var run):
      run.color = color(run.color)
      run.lines.recolor(color)
      for number in run.parts.indices { run.parts[number].recolor(color) }
      for number in run.asciiParts.indices { run.asciiParts[number].recolor(color) }
      return .text(run)
    case .image, .beginGroup, .endGroup, .beginClip, .endClip: return self
    }
  }
}

extension DisplayList.TextRun.Part {
  fileprivate mutating func recolor(_ color: (Color) -> Color) {
    self.color = color(self.color)
    lines.recolor(color)
  }
}

extension DisplayList.TextRun.Lines {
  fileprivate mutating func recolor(_ color: (Color) -> Color) {
    if let old = under?.color { under?.color = color(old) }
  }
}
