package import TrussViews

/// Writes a display list as an SVG document. One unit of the list is one pixel.
///
/// The document looks alike in browsers and in converters that support only a part of CSS: the light colours are in
/// plain attributes. The dark colours are in a style sheet within `@media (prefers-color-scheme: dark)`, which
/// overrides the attributes where it is supported. Ids and classes begin with the document's id, so that several
/// documents can be inlined in one page. Equal lists give equal bytes. Each element is on its own line, except for the
/// parts of a text.
package struct SVGRenderer: Sendable {
  /// The title of the figure. Screen readers read it aloud.
  package var title: String
  package var description: String?
  /// The id of the root element. All other ids and classes begin with it. It must consist of ASCII letters, digits, `-`
  /// and `_`, and begin with a letter; other characters are replaced.
  package var id: String
  /// The colour scheme of the document. If it is nil, the document is dark if the viewer prefers dark, and otherwise
  /// light.
  package var colorScheme: ColorScheme?
  package var theme: Theme
  /// Whether texts in the font of a file are drawn as outlines.
  package var drawsOutlines: Bool

  package init(
    title: String, description: String? = nil, id: String = "figure", colorScheme: ColorScheme? = nil,
    theme: Theme = .plain, drawsOutlines: Bool = false
  ) {
    self.title = title
    self.description = description
    self.id = id
    self.colorScheme = colorScheme
    self.theme = theme
    self.drawsOutlines = drawsOutlines
  }

  /// The document of a list whose unit is the point. Ends with a newline.
  package func render(_ list: DisplayList) -> String {
    render(list.size, list.bleed, list.ground, list.elements) { painter in
      for element in list.elements { painter.draw(element) }
      return XMLWriter()
    }
  }

  /// The document of a movement whose unit is the point. Its size is the size at the end of the movement.
  ///
  /// The document's attributes describe the end of the movement. CSS animates the elements in viewers that support it,
  /// unless the reader prefers reduced motion.
  package func render(_ list: TweenList, _ timing: SVGTiming) -> String {
    render(list.endSize, list.bleed, list.ground, list.tweens.lazy.map(\.end)) { painter in
      for tween in list.tweens { painter.draw(tween) }
      return painter.animations.styleSheet(timing)
    }
  }

  /// The document of a movement in several steps whose unit is the point. Its size is the greatest width and the
  /// greatest height of all steps. Each step is a separate group.
  package func render(_ steps: [TweenList], _ timing: SVGTiming) -> String {
    let sizes = steps.flatMap { [$0.startSize, $0.endSize] }
    let size = Size(width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).max() ?? 0)
    let bleed = steps.reduce(Insets.zero) { $0.union($1.bleed) }
    let elements = steps.lazy.flatMap(\.tweens).map(\.end)
    return render(size, bleed, steps.last?.ground ?? .ground, elements) { painter in
      for (number, list) in steps.enumerated() {
        painter.draw(list, as: SVGTiming.Step(number: number, count: steps.count))
      }
      return painter.animations.styleSheet(timing)
    }
  }

  /// - Parameters:
  ///   - elements: all elements that `draw` draws.
  ///   - draw: draws the body, and returns a style sheet in addition to the style sheet of the colours.
  private func render(
    _ size: Size, _ bleed: Insets, _ ground: Color, _ elements: some Sequence<DisplayList.Element>,
    _ draw: (inout SVGPainter) -> XMLWriter
  ) -> String {
    let identifiers = SVGIdentifiers(root: id)

    // The body is written first, because the style sheet before it contains the colours that the body uses.
    let palette = SVGPalette(scope: identifiers.root, colorScheme: colorScheme, theme: theme)
    let fonts = SVGFonts(of: elements, scope: identifiers.root, outlines: drawsOutlines)
    var painter = SVGPainter(
      identifiers: identifiers, palette: palette, fonts: fonts, drawsOutlines: drawsOutlines)
    let extent = Rect(
      x: -bleed.left, y: -bleed.top, width: max(0, size.width) + bleed.left + bleed.right,
      height: max(0, size.height) + bleed.top + bleed.bottom
    ).inset(by: Insets(all: theme.ground == .card ? -16 : 0))
    painter.drawGround(theme.ground, extent, ground)
    let styleSheet = draw(&painter)
    let body = painter.finish()

    var document = XMLWriter()
    document.open("svg", rootAttributes(identifiers, extent, fonts.families, painter))
    document.element("title", [("id", identifiers.title)], text: title)
    if let description {
      document.element("desc", [("id", identifiers.description)], text: description)
    }
    document.append(fonts.styleSheet)
    document.append(painter.palette.styleSheet)
    document.append(styleSheet)
    document.append(body)
    document.close()
    return document.text
  }

  /// The attributes of the root. The role `img` would hide links from assistive technology, so a drawing with links has
  /// the role `group`.
  ///
  /// Lengths are measured with all kerning, but Firefox omits kerning with spaces in small text unless the style
  /// requests it. Text in a font file is measured without ligatures. Other text needs digits of equal width, for
  /// columns of numbers; its ligatures do not change its width.
  private func rootAttributes(
    _ identifiers: SVGIdentifiers, _ extent: Rect, _ families: String?, _ painter: SVGPainter
  ) -> [XMLWriter.Attribute] {
    let role = painter.hasLinks ? "group" : "img"
    let style =
      "font-kerning:normal;"
      + (painter.hasFontFiles ? "font-variant-ligatures:no-common-ligatures" : "font-variant-numeric:tabular-nums")
    let width = SVGNumber.string(extent.width)
    let height = SVGNumber.string(extent.height)
    let origin = "\(SVGNumber.string(extent.x)) \(SVGNumber.string(extent.y))"
    let labels = description == nil ? identifiers.title : "\(identifiers.title) \(identifiers.description)"
    return [
      ("xmlns", "http://www.w3.org/2000/svg"), ("id", identifiers.root), ("width", width), ("height", height),
      ("viewBox", "\(origin) \(width) \(height)"), ("role", role), ("aria-labelledby", labels),
      ("font-family", families), ("style", families == nil ? nil : style),
    ]
  }
}

/// Makes the ids of one document. All begin with the root's id, and no two are equal.
///
/// The ids of the document's own parts have two hyphens after the root's id, unlike the ids of views. So a view named
/// "title" keeps its name.
package struct SVGIdentifiers {
  let root: String
  var title: String { "\(root)--title" }
  var description: String { "\(root)--desc" }

  private var used: Set<String> = []
  /// The number to try first for the next id with the same name. Without it, a thousand views with one name would take
  /// about a million tries.
  private var nextNumbers: [String: Int] = [:]

  /// Makes the ids for a root. The root's id is changed to start with a letter, as CSS selectors require.
  init(root: String) {
    let sanitized = Self.sanitized(root, or: "figure")
    let startsWithLetter = sanitized.first?.isLetter ?? false
    self.root = startsWithLetter ? sanitized : "figure-\(sanitized)"
  }

  /// The id of the next part of a kind, such as a clip.
  mutating func next(_ kind: String) -> String {
    let number = nextNumbers[kind, default: 1]
    nextNumbers[kind] = number + 1
    return "\(root)--\(kind)-\(number)"
  }

  /// The id of a view: `root-name` or, if this is taken, with a number, such as `root-name-2`.
  mutating func view(_ name: String) -> String {
    let plain = "\(root)-\(Self.sanitized(name))"
    var candidate = plain
    var number = nextNumbers[plain, default: 2]
    while !used.insert(candidate).inserted {
      candidate = "\(plain)-\(number)"
      number += 1
    }
    nextNumbers[plain] = number
    return candidate
  }

  /// The ASCII letters, digits and `_` of a name. Other characters between them become one `-`.
  package static func sanitized(_ name: String, or replacement: String = "view") -> String {
    let words = name.utf8.split { !isPart($0) }
    let joined = words.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "-")
    return joined.isEmpty ? replacement : joined
  }

  package static func isPart(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"): true
    default: false
    }
  }
}
