import TrussImages
import TrussText
import TrussViews

/// The fonts of a document: the default families of its texts, and the embedded font files.
struct SVGFonts {
  private let scope: String
  /// The default families of the document's texts; nil if there is no text.
  private(set) var families: String?
  private var numbers: [FontFile: Int] = [:]
  private var files: [(file: FontFile, texts: [String])] = []

  /// - Parameters:
  ///   - elements: all elements of the drawing.
  ///   - scope: the id of the root, which is the prefix of the names of embedded fonts, so that documents inlined in
  ///     one page do not share fonts.
  ///   - outlines: whether texts in the fonts of files are drawn as outlines, which need no font.
  init(of elements: some Sequence<DisplayList.Element>, scope: String, outlines: Bool) {
    self.scope = scope
    var counts: [Font.Face: Int] = [:]
    for case .text(let run) in elements {
      // The bold sans face has the same families as the sans face.
      counts[run.font.face == .sansBold ? .sans : run.font.face, default: 0] += 1
      guard !outlines else { continue }
      if run.parts.isEmpty { add(run.string, run.font) }
      for part in run.parts { add(part.string, part.font) }
    }
    families = Font.Face.allCases.max { counts[$0, default: 0] < counts[$1, default: 0] }.map(SVGText.families)
    if counts.isEmpty { families = nil }
  }

  private mutating func add(_ text: String, _ font: Font) {
    guard let file = font.file, file.isEmbedded else { return }
    if numbers[file] == nil {
      numbers[file] = files.count
      files.append((file, []))
    }
    files[numbers[file] ?? 0].texts.append(text)
  }

  private func name(_ number: Int) -> String { "\(scope)--font-\(number + 1)" }

  /// The families of a font. The family of its file comes first.
  func families(of font: Font) -> String {
    let families = SVGText.families(font.face)
    guard let file = font.file else { return families }
    let contained = numbers[file].map { "'\(name($0))', " } ?? ""
    // In quotes, a family name may contain any character except for quotes, backslashes and line breaks.
    let family = SVGText.visible(file.family).filter { $0 != "'" && $0 != "\\" }
    return contained + (family.isEmpty ? "" : "'\(family)', ") + families
  }

  /// The `style` element with the embedded files, reduced to the glyphs that are drawn; empty without such files.
  var styleSheet: XMLWriter {
    var sheet = XMLWriter(depth: 1)
    var rules: [String] = []
    for (number, (file, texts)) in files.enumerated() {
      guard let bytes = file.subset(for: texts) else { continue }
      let style = "font-weight:\(file.weight);font-style:\(file.isItalic ? "italic" : "normal")"
      rules.append(
        "@font-face { font-family:'\(name(number))';\(style);src:url(data:font/ttf;base64,\(Base64.text(of: bytes))) }")
    }
    guard !rules.isEmpty else { return sheet }
    sheet.open("style", [("type", "text/css")])
    for rule in rules { sheet.line(rule) }
    sheet.close()
    return sheet
  }
}
