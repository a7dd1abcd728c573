import TrussViews

/// The frames of two layouts on top of each other, as SVG: old frames are dashed and red, new frames green. An
/// unchanged frame is blue if the view's text or drawing changed, otherwise grey.
package struct FrameOverlay {
  private struct Outline {
    var style: String
    var numbers: [Double]
    var name: String?
    /// The view's text; empty for an old frame.
    var text = ""
    /// The view's line in the `FrameList`, for a tooltip.
    var note: String
  }

  /// The width and height of the picture, which contains all frames.
  private let width: Double
  private let height: Double
  private let outlines: [Outline]

  /// Makes an overlay of the frames of two layouts.
  ///
  /// - Parameter showsUnchanged: whether unchanged views are drawn too; false if the overlay is on top of a drawing.
  package init(from old: FrameList, to new: FrameList, showsUnchanged: Bool = true) {
    let changes = FrameChanges(from: old, to: new)
    var outlines: [Outline] = []
    for (entry, place) in zip(new.entries, changes.places) {
      let before = place.map { old.entries[$0] }
      if before?.numbers == entry.numbers {
        let isSame = before?.line == entry.line
        if isSame, !showsUnchanged { continue }
        outlines.append(
          Outline(
            style: isSame ? "same" : before == nil ? "new" : "look", numbers: entry.numbers, name: entry.name,
            text: showsUnchanged ? entry.texts : "", note: entry.line))
        continue
      }
      if let before { outlines.append(Outline(style: "old", numbers: before.numbers, note: before.line)) }
      outlines.append(
        Outline(
          style: "new", numbers: entry.numbers, name: entry.name, text: showsUnchanged ? entry.texts : "",
          note: entry.line))
    }
    for change in changes.changes where change.kind == .removed {
      let entry = old.entries[change.view]
      outlines.append(Outline(style: "old", numbers: entry.numbers, name: entry.name, note: entry.line))
    }
    self.outlines = outlines
    let all = old.entries + new.entries
    width = max(1, all.map { $0.numbers[0] + $0.numbers[2] }.max() ?? 0)
    height = max(1, all.map { $0.numbers[1] + $0.numbers[3] }.max() ?? 0)
  }

  private static let style = """
    .same, .old, .new, .look { fill: none; stroke-width: 1 }
    .same { stroke: #818b98; stroke-opacity: .5 }
    .old { stroke: #cf222e; stroke-dasharray: 4 3 }
    .new { stroke: #1f883d }
    .look { stroke: #0969da }
    .content { fill: #59636e; font: 11px "Liberation Sans", Arial, Helvetica, sans-serif }
    .same-name, .old-name, .new-name, .look-name { font: 9px "Liberation Sans", Arial, Helvetica, sans-serif }
    .same-name { fill: #59636e }
    .old-name { fill: #cf222e }
    .new-name { fill: #1f883d }
    .look-name { fill: #0969da }
    @media (prefers-color-scheme: dark) {
      .same { stroke: #9198a1 }
      .old { stroke: #f85149 }
      .new { stroke: #3fb950 }
      .same-name { fill: #9198a1 }
      .old-name { fill: #f85149 }
      .new-name { fill: #3fb950 }
      .look { stroke: #4493f8 }
      .look-name { fill: #4493f8 }
      .content { fill: #9198a1 }
    }
    """

  private func elements(unit: (width: Double, height: Double)) -> String {
    outlines.flatMap { outline -> [String] in
      let numbers = outline.numbers
      let (x, y) = (numbers[0] * unit.width, numbers[1] * unit.height)
      let (width, height) = (numbers[2] * unit.width, numbers[3] * unit.height)
      guard width > 0, height > 0 else { return [] }
      // A line one point wide is sharp if its middle is half a point inside the frame.
      let rect =
        "<rect class=\"\(outline.style)\" x=\"\(shortest(x + 0.5))\" y=\"\(shortest(y + 0.5))\" "
        + "width=\"\(shortest(max(0, width - 1)))\" height=\"\(shortest(max(0, height - 1)))\">"
        + "<title>\(XMLText.escaped(outline.note))</title></rect>"
      // Widths are estimates: 6 points for a letter of a text, 5 points for a letter of a name.
      let most = max(0, Int(clamping: ((width - 6) / 6).rounded(.down)))
      let text = outline.text.count > most ? "\(outline.text.prefix(max(0, most - 1)))…" : outline.text
      let content =
        text.isEmpty || height < 13 || most < 3
        ? []
        : [
          "<text class=\"content\" x=\"\(shortest(x + 4))\" y=\"\(shortest(y + min(height / 2, 14) + 4))\">"
            + "\(XMLText.escaped(text))</text>"
        ]
      let room = width - 6 * Double(text.count)
      guard let name = outline.name, height >= 11, room >= 5 * Double(name.count) + 8 else { return [rect] + content }
      // The name is at the bottom right, where there is seldom content.
      let label =
        "<text class=\"\(outline.style)-name\" text-anchor=\"end\" x=\"\(shortest(x + width - 3))\" "
        + "y=\"\(shortest(y + height - 3))\">\(XMLText.escaped(name))</text>"
      return [rect] + content + [label]
    }.joined(separator: "\n")
  }

  /// Returns an SVG document of the overlay.
  ///
  /// - Parameters:
  ///   - behind: elements that are drawn faintly, behind the frames.
  ///   - unit: the size of a unit of the frames in the picture: (1, 1) for points.
  ///   - label: the document's name, which screen readers read aloud.
  package func document(
    behind: String = "", unit: (width: Double, height: Double) = (1, 1), label: String = "Frames"
  ) -> String {
    let size = [width * unit.width, height * unit.height].map { shortest($0.rounded(.up)) }
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(size[0])" height="\(size[1])" viewBox="0 0 \(size[0]) \(size[1])" \
      role="img" aria-label="\(XMLText.escaped(label))">
      <style>
      \(Self.style)
      </style>\(behind.isEmpty ? "" : "\n<g opacity=\"0.4\">\n\(behind)</g>")
      \(elements(unit: unit))
      </svg>

      """
  }
}
