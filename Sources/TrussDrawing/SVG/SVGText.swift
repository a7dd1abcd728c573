import TrussText
import TrussTree
import TrussViews

enum SVGText {
  /// The string without characters that are never drawn. Most strings contain none.
  static func visible(_ string: String) -> String {
    if string.utf8.allSatisfy({ 0x20 <= $0 && $0 < 0x7F }) { return string }
    return String(String.UnicodeScalarView(string.unicodeScalars.filter { !HiddenScalar.contains($0) }))
  }

  /// The string of a text as it is written in the document.
  ///
  /// A right-to-left text is written between two right-to-left marks, so that a full stop is at its left. The
  /// alternative, the `direction` property, would exchange the ends at which texts are anchored, and not all viewers
  /// support it.
  static func written(_ string: String, of run: DisplayList.TextRun) -> String {
    run.isRightToLeft ? "\u{200F}\(string)\u{200F}" : string
  }

  /// Whether a viewer would collapse spaces: at the ends, or several in a row.
  static func needsPreservedSpaces(_ string: String) -> Bool {
    let space = UInt8(ascii: " ")
    let bytes = string.utf8
    return bytes.first == space || bytes.last == space
      || zip(bytes, bytes.dropFirst()).contains { $0 == space && $1 == space }
  }

  /// Writes the attributes for a text's position and font.
  ///
  /// The position of a text is its anchor, which all viewers support. The length is for viewers that have no face with
  /// the measured metrics.
  ///
  /// - Parameters:
  ///   - string: the drawn part of the text.
  ///   - fonts: the fonts of the document. Its default families are not repeated.
  static func writeAttributes(
    of run: DisplayList.TextRun, _ string: String, in fonts: SVGFonts?, to body: inout XMLWriter
  ) {
    if run.parts.isEmpty || isOneFlow(run) { body.attribute("x", run.anchor) }
    body.attribute("y", run.parts.isEmpty ? run.lettersBaseline : run.baseline)
    if let name = anchorName(of: run) { body.attribute("text-anchor", name) }
    if run.parts.isEmpty {
      writeLength(of: run, run.font.width(of: string), to: &body)
    } else {
      // Firefox applies `textLength` only to a whole `text` element, and scales all parts of the text by the same
      // factor.
      writeLength(run.parts.reduce(0) { $0 + placed($1, in: run).width }, scalesLetters: true, to: &body)
    }
    writeAttributes(of: run.font, besides: nil, in: fonts, to: &body)
    // In a line of parts, spaces are at the ends of parts.
    if !run.parts.isEmpty || needsPreservedSpaces(string) { body.attribute("xml:space", "preserve") }
  }

  /// Whether each part of a line begins where the viewer ends the previous part. This is the case for lines with
  /// right-to-left parts, because the widths of right-to-left scripts are estimates. In other lines each part has its
  /// own position.
  private static func isOneFlow(_ run: DisplayList.TextRun) -> Bool { run.parts.contains(where: \.isRightToLeft) }

  /// Writes the parts of a line from left to right, each in its own style. A left-to-right mark (UAX #9) follows each
  /// right-to-left part, so that the viewer keeps the order of the parts.
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
      if part.color != run.color {
        body.attributes(paint.attributes)
        // An opaque colour is written without an opacity, and would inherit the line's.
        if part.color.alpha == 1, run.color.alpha < 1 { body.attribute("fill-opacity", "1") }
      }
      body.endInline("tspan", text: written(visible(line.string), of: line) + (part.isRightToLeft ? "\u{200E}" : ""))
      if part.link != nil { body.endInline("a") }
    }
  }

  /// Writes the measured length of a text.
  ///
  /// The letters are scaled, not spaced: spacing would make letters of other faces touch, has no effect on a single
  /// letter, and would separate joined letters. In texts with tracking, the spacing changes instead, because resvg
  /// scales such texts wrongly.
  private static func writeLength(of run: DisplayList.TextRun, _ length: Double, to body: inout XMLWriter) {
    writeLength(length, scalesLetters: run.font.tracking == 0 || run.isRightToLeft, to: &body)
  }

  private static func writeLength(_ length: Double, scalesLetters: Bool, to body: inout XMLWriter) {
    // A length that would be written as 0 is omitted.
    guard length >= 0.01 else { return }
    body.attribute("textLength", length)
    if scalesLetters { body.attribute("lengthAdjust", "spacingAndGlyphs") }
  }

  /// Writes the attributes of a font. For a part of a text, `other` is the font of the text, and only attributes that
  /// differ from it are written.
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

  /// A part as it is written: unchanged if the line is one `text` element without positions inside, otherwise trimmed.
  private static func placed(
    _ part: DisplayList.TextRun.Part, in run: DisplayList.TextRun
  ) -> DisplayList.TextRun.Part {
    isOneFlow(run) ? part : trimmed(part, in: run)
  }

  /// A part without the spaces at its ends, if the line is anchored at its middle or end: not all viewers count these
  /// spaces.
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

  /// The value of `text-anchor`; nil for the start, which is the default.
  static func anchorName(of run: DisplayList.TextRun) -> String? {
    switch run.alignment {
    case .leading: nil
    case .center: "middle"
    case .trailing: "end"
    }
  }

  /// The families of a face, from the measured family to the generic family.
  ///
  /// CairoSVG uses only the first family. The sans and serif families have equal metrics, except for Roboto and DejaVu
  /// Sans Condensed, the most similar widespread families. The default faces of systems are up to a sixth wider or
  /// narrower, by a different factor for each text, so that each text would be scaled differently. Monospaced faces
  /// differ by the same factor in all texts, so the system's faces are used.
  static func families(_ face: Font.Face) -> String {
    switch face {
    case .sans, .sansBold:
      "Liberation Sans, Arimo, Arial, Helvetica, Nimbus Sans, Roboto, DejaVu Sans Condensed, sans-serif"
    case .serif: "Liberation Serif, Tinos, Times New Roman, Times, Nimbus Roman, serif"
    case .mono: "Liberation Mono, ui-monospace, SFMono-Regular, Menlo, Cascadia Mono, Consolas, monospace"
    }
  }

  /// The weight of the letters; nil for the regular weight, whose attribute is omitted.
  static func weight(of font: Font) -> String? {
    if font.weight == .bold, font.file == nil { return "bold" }
    return font.weight == .regular ? nil : "\(font.weight.value)"
  }
}
