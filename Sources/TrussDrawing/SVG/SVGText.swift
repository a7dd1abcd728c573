import TrussText
import TrussTree
import TrussViews

/// How a line of text is written.
enum SVGText {
  /// The string less what is not drawn in any medium; most have nothing of it.
  static func visible(_ string: String) -> String {
    if string.utf8.allSatisfy({ 0x20 <= $0 && $0 < 0x7F }) { return string }
    return String(String.UnicodeScalarView(string.unicodeScalars.filter { !HiddenScalar.contains($0) }))
  }

  /// The string of a text as it is written.
  ///
  /// One that is read from the right is put between two marks that are: viewers that do not know `direction`, as resvg,
  /// put the full stop at its left for that.
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
  /// A text is placed by its anchor alone, which all viewers honour.
  ///
  /// - Parameter string: what is drawn of it.
  static func writeAttributes(of run: DisplayList.TextRun, _ string: String, to body: inout XMLWriter) {
    body.attribute("x", anchor(of: run))
    body.attribute("y", run.baseline)
    if run.isRightToLeft { body.attribute("direction", "rtl") }
    if let name = anchorName(of: run) { body.attribute("text-anchor", name) }
    body.attribute("font-family", families(of: run.font))
    body.attribute("font-size", run.font.size)
    if let weight = weight(of: run.font) { body.attribute("font-weight", weight) }
    if run.font.isItalic { body.attribute("font-style", "italic") }
    if let decoration = run.lines.decoration { body.attribute("text-decoration", decoration) }
    if needsPreservedSpaces(string) { body.attribute("xml:space", "preserve") }
  }

  /// The x that the text is anchored to.
  ///
  /// The ends of a text that is read from the right change places with `direction`, which not all viewers know. So it
  /// is anchored to its middle wherever it is.
  static func anchor(of run: DisplayList.TextRun) -> Double {
    if run.isRightToLeft, run.alignment != .center {
      let half = run.font.width(of: visible(run.string)) / 2
      return run.alignment == .leading ? run.frame.minX + half : run.frame.maxX - half
    }
    switch run.alignment {
    case .leading: return run.frame.minX
    case .center: return run.frame.midX
    case .trailing: return run.frame.maxX
    }
  }

  /// The part of the text that is at its x; nil for its start, which is the default.
  static func anchorName(of run: DisplayList.TextRun) -> String? {
    switch run.alignment {
    case .leading: run.isRightToLeft ? "middle" : nil
    case .center: "middle"
    case .trailing: run.isRightToLeft ? "middle" : "end"
    }
  }

  /// Families of the same metrics, from the one that was measured to whatever the viewer has.
  static func families(of font: Font) -> String {
    let families =
      switch font.face {
      case .sans, .sansBold: "Liberation Sans, Arial, Helvetica, sans-serif"
      case .serif: "Liberation Serif, Times New Roman, Times, serif"
      case .mono: "Liberation Mono, Courier New, Courier, monospace"
      }
    guard let file = font.file, !file.family.isEmpty else { return families }
    // In quotes a family may hold any character but the quote, the backslash and a line's end.
    let name = visible(file.family).filter { $0 != "'" && $0 != "\\" }
    return "'\(name)', \(families)"
  }

  /// The weight of the letters; nil for the regular one, which goes without saying.
  static func weight(of font: Font) -> String? {
    if font.weight == .bold, font.file == nil { return "bold" }
    return font.weight == .regular ? nil : "\(font.weight.value)"
  }
}

extension DisplayList.TextRun.Lines {
  /// Their names in `text-decoration`; nil where there are none.
  fileprivate var decoration: String? {
    let names = (contains(.under) ? ["underline"] : []) + (contains(.through) ? ["line-through"] : [])
    return names.isEmpty ? nil : names.joined(separator: " ")
  }
}
