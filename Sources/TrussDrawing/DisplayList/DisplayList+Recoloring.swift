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
      border = border.map { Border($0.line, color: color($0.color)) }
      return .rectangle(rect, fill: fill, border: border, radius: radius)
    case .line(let start, let end, let line, let old): return .line(from: start, to: end, line, color(old))
    case .cross(let rect, let old): return .cross(rect, color(old))
    case .disc(let rect, let old): return .disc(rect, color(old))
    case .path(var drawing):
      drawing.fill = drawing.fill?.recolored(color)
      drawing.stroke = drawing.stroke.map { DisplayList.PathDrawing.Stroke(color($0.color), $0.style) }
      return .path(drawing)
    case .text(var run):
      run.color = color(run.color)
      for number in run.parts.indices { run.parts[number].color = color(run.parts[number].color) }
      for number in run.asciiParts.indices { run.asciiParts[number].color = color(run.asciiParts[number].color) }
      return .text(run)
    case .image, .beginGroup, .endGroup, .beginClip, .endClip: return self
    }
  }
}
