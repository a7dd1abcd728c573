import TrussText
import TrussTree
import TrussViews

enum SVGText {
  /// The string without characters that no medium draws; most strings have none.
  static func visible(_ string: String) -> String {
    if string.utf8.allSatisfy({ 0x20 <= $0 && $0 < 0x7F }) { return string }
    return String(String.UnicodeScalarView(string.unicodeScalars.filter { !HiddenScalar.contains($0) }))
  }

  /// The string of a text in the form for the document.
  ///
  /// One that is read from the right is put between two marks that are, and its full stop is at its left. With
  /// `direction`, which not all viewers know, the ends that it is anchored by would change places.
  static func written(_ string: String, of run: DisplayList.TextRun) -> String {
    run.isRightToLeft ? "\u{200F}\(string)\u{200F}" : string
  }

  /// Whether spaces would be lost: those at the ends, and all but one of several in a row.
  static func needsPreservedSpaces(_ string: String) -> Bool {
    let space = UInt8(ascii: " ")
    let bytes = string.utf8
    return bytes.first == space || bytes.last == space
      || zip(bytes, bytes.dropFirst()).contains { $0 == space && $1 == space }
  }

  /// Writes the attributes of a text's place and font.
  ///
  /// A text is placed by its anchor, which all viewers honour. Its length is for the viewers that lack a face of the
  /// metrics that it was measured with.
  ///
  /// - Parameters:
  ///   - string: the drawn part of the text.
  ///   - fonts: those of the document, whose families are left out.
  static func writeAttributes(
    of run: DisplayList.TextRun, _ string: String, in fonts: SVGFonts?, to body: inout XMLWriter
  ) {
    if run.parts.isEmpty || isOneFlow(run) { body.attribute("x", run.anchor) }
    body.attribute("y", run.parts.isEmpty ? run.lettersBaseline : run.baseline)
    if let name = anchorName(of: run) { body.attribute("text-anchor", name) }
    if run.parts.isEmpty {
      writeLength(of: run, run.font.width(of: string), to: &body)
    } else {
      // Firefox applies only the length of a whole text, and sets all its parts wider or narrower by the same factor.
      writeLength(run.parts.reduce(0) { $0 + placed($1, in: run).width }, scalesLetters: true, to: &body)
    }
    writeAttributes(of: run.font, besides: nil, in: fonts, to: &body)
    // In a line of parts spaces are at the ends of these.
    if !run.parts.isEmpty || needsPreservedSpaces(string) { body.attribute("xml:space", "preserve") }
  }

  /// Whether each part of a line begins where the viewer ends the part before it. So it is in a line of two directions,
  /// as the widths of scripts that are read from the right are estimates. In other lines each part has its place.
  private static func isOneFlow(_ run: DisplayList.TextRun) -> Bool { run.parts.contains(where: \.isRightToLeft) }

  /// Writes the parts of a line from the left to the right, each in its style. A left-to-right mark (UAX #9) follows each
  /// part that is read from the right, so that the viewer keeps the order of the parts.
  static func writeParts(
    of run: DisplayList.TextRun, _ paints: [SVGPalette.Paint], in fonts: SVGFonts?, to body: inout XMLWriter
  ) {
    let isOneFlow = isOneFlow(run)
    let isUneven = run.parts.contains { $0.font.baselineOffset != 0 }
    for (part, paint) in zip(run.parts, paints) {
      if let link = part.link { body.beginInlineLink(to: link) }
      let line = run.line(of: placed(part, in: run))
      body.beginInline("tspan")
      if !isOneFlow { body.attribute("x", line.anchor) }
      if isUneven { body.attribute("y", line.lettersBaseline) }
      writeLength(of: line, line.frame.width, to: &body)
      writeAttributes(of: part.font, besides: run.font, in: fonts, to: &body)
      if part.color != run.color { body.attributes(paint.attributes) }
      body.endInline("tspan", text: written(visible(line.string), of: line) + (part.isRightToLeft ? "\u{200E}" : ""))
      if part.link != nil { body.endInline("a") }
    }
  }

  /// Writes the length that a text was measured with.
  ///
  /// Letters are set wider or narrower, not apart: in other faces they would touch, one letter has no space to change,
  /// and joined letters would come apart. resvg does so wrongly where letters have their own distance, which is
  /// changed there.
  private static func writeLength(of run: DisplayList.TextRun, _ length: Double, to body: inout XMLWriter) {
    writeLength(length, scalesLetters: run.font.tracking == 0 || run.isRightToLeft, to: &body)
  }

  private static func writeLength(_ length: Double, scalesLetters: Bool, to body: inout XMLWriter) {
    // A length that is written as 0 would be not a length.
    guard length >= 0.01 else { return }
    body.attribute("textLength", length)
    if scalesLetters { body.attribute("lengthAdjust", "spacingAndGlyphs") }
  }

  /// Writes the attributes of a font, inside a text in another those that differ.
  private static func writeAttributes(
    of font: Font, besides other: Font?, in fonts: SVGFonts?, to body: inout XMLWriter
  ) {
    let families = fonts?.families(of: font)
    if families != other.flatMap({ fonts?.families(of: $0) }) ?? fonts?.families, let families {
      body.attribute("font-family", families)
    }
    if font.size != other?.size { body.attribute("font-size", font.size) }
    if font.tracking != other?.tracking ?? 0 { body.attribute("letter-spacing", font.tracking) }
    let weight = weight(of: font)
    if weight != other.flatMap(self.weight) { body.attribute("font-weight", weight ?? "normal") }
    if font.isItalic != other?.isItalic ?? false { body.attribute("font-style", font.isItalic ? "italic" : "normal") }
  }

  /// A part as it is written: in a line of one flow as it is.
  private static func placed(
    _ part: DisplayList.TextRun.Part, in run: DisplayList.TextRun
  ) -> DisplayList.TextRun.Part {
    isOneFlow(run) ? part : trimmed(part, in: run)
  }

  /// A part without the spaces at its ends where it is anchored to its end or middle: not all viewers count them there.
  private static func trimmed(
    _ part: DisplayList.TextRun.Part, in run: DisplayList.TextRun
  ) -> DisplayList.TextRun.Part {
    guard run.alignment != .leading else { return part }
    var trimmed = part
    let start = part.string.prefix { $0 == " " }
    guard start.endIndex < part.string.endIndex else { return part }
    let end = part.string.reversed().prefix { $0 == " " }.count
    trimmed.string = String(part.string.dropFirst(start.count).dropLast(end))
    let space = part.font.width(of: " ")
    trimmed.x += Double(start.count) * space
    trimmed.width -= Double(start.count + end) * space
    return trimmed
  }

  /// The part of the text that is at its x; nil for its start, which is the default.
  static func anchorName(of run: DisplayList.TextRun) -> String? {
    switch run.alignment {
    case .leading: nil
    case .center: "middle"
    case .trailing: "end"
    }
  }

  /// Families from the one that was measured to whatever the viewer has.
  ///
  /// CairoSVG uses the first one only. Those of the sans and the serif have the same metrics except for the last, which
  /// is the nearest to them of the widespread ones: the faces of systems are up to a sixth wider or narrower, each text
  /// by another part, and would be drawn in letters of many widths. Letters of one width differ by the same part in all
  /// texts, so that those of the system are drawn.
  static func families(_ face: Font.Face) -> String {
    switch face {
    case .sans, .sansBold:
      "Liberation Sans, Arimo, Arial, Helvetica, Nimbus Sans, Roboto, DejaVu Sans Condensed, sans-serif"
    case .serif: "Liberation Serif, Tinos, Times New Roman, Times, Nimbus Roman, serif"
    case .mono: "Liberation Mono, ui-monospace, SFMono-Regular, Menlo, Cascadia Mono, Consolas, monospace"
    }
  }

  /// The weight of the letters; nil for the regular one, which is left out.
  static func weight(of font: Font) -> String? {
    if font.weight == .bold, font.file == nil { return "bold" }
    return font.weight == .regular ? nil : "\(font.weight.value)"
  }
}
