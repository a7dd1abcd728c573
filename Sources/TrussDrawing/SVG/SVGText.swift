import TrussViews

/// How a line of text is written.
enum SVGText {
  /// The string less what has no width and is not drawn in any medium: controls and line separators.
  static func visible(_ string: String) -> String {
    String(
      String.UnicodeScalarView(
        string.unicodeScalars.filter { !XMLText.isControl($0) && $0 != "\u{2028}" && $0 != "\u{2029}" }))
  }

  /// Whether spaces would be lost: those at the ends, and all but one of several in a row.
  static func needsPreservedSpaces(_ string: String) -> Bool {
    let space = UInt8(ascii: " ")
    let bytes = string.utf8
    return bytes.first == space || bytes.last == space
      || zip(bytes, bytes.dropFirst()).contains { $0 == space && $1 == space }
  }

  /// The x that the text is anchored to.
  static func anchor(of run: DisplayList.TextRun) -> Double {
    switch run.alignment {
    case .leading: run.frame.minX
    case .center: run.frame.midX
    case .trailing: run.frame.maxX
    }
  }

  /// What of the text stands at its x; nil for its start, which goes without saying. The start of a text that is read
  /// from the right is its right end.
  static func anchorName(of run: DisplayList.TextRun) -> String? {
    switch run.alignment {
    case .leading: run.isRightToLeft ? "end" : nil
    case .center: "middle"
    case .trailing: run.isRightToLeft ? nil : "end"
    }
  }

  /// Families of the same metrics, from the one that was measured to whatever the viewer has.
  static func families(of face: Font.Face) -> String {
    switch face {
    case .sans, .sansBold: "Liberation Sans, Arial, Helvetica, sans-serif"
    case .mono: "Liberation Mono, Courier New, Courier, monospace"
    }
  }
}
