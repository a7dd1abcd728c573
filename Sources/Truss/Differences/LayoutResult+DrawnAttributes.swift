import TrussDifferences
import TrussIR
import TrussLayout
import TrussTree
import TrussViews

extension LayoutResult {
  /// Returns the drawing attributes by which a view differs from a view without modifiers. Inherited values are listed
  /// at the view that changes them.
  func drawnAttributes(of index: Int, _ ordinals: RowOrdinals) -> [DrawnAttribute] {
    var attributes = DrawnAttributes()
    let entry = tree.entries[index]
    if let parent = entry.parent, entry.decoration != nil, !tree.isPlacedView(index) {
      attributes.add("as", index < tree.entries[parent].backgroundEnd ? "background" : "overlay")
    }
    if entry.attributes.isCollapsed { attributes.add("collapsed", "true") }
    if entry.attributes.isHidden { attributes.add("hidden", "true") }
    addContent(of: index, to: &attributes)
    if case .leaf(.rectangle) = entry.content, let shape = entry.address.shape {
      add(shape, in: medium.snapped(rects[index]), to: &attributes)
    }
    addAppearance(of: index, to: &attributes)
    attributes.add(entry.inherited, inside: entry.parent.map { tree.entries[$0].inherited })
    let rare = entry.attributes.rare
    attributes.add(rare.textRuns, of: entry)
    attributes.add(
      "connectors",
      rare.connectors.map { ordinals.replacing(in: spelling(of: $0, of: index)) }.joined(separator: ", "), unless: "")
    return attributes.list
  }

  /// Adds the attributes of a leaf or a scroll view, except its texts.
  private func addContent(of index: Int, to attributes: inout DrawnAttributes) {
    switch tree.entries[index].content {
    case .leaf(let leaf): addLeaf(leaf, at: index, to: &attributes)
    case .scroll(let scroll):
      guard scroll.showsIndicators, let geometry = scrollGeometry(at: index) else { return }
      let insets = [("content", geometry.adjustedContentInset), ("bar", indicatorInsets(at: index))]
      let words = insets.filter { $1 != .zero }.map { "\($0) \($1.spelling)" }
      attributes.add("indicators", (["\(scroll.axis)"] + words).joined(separator: " "))
    case .stack, .arranged, .layers, .table, .framed, .grid, .gridRow, .flow, .choice, .composite: break
    }
  }

  private func addLeaf(_ leaf: LeafKind, at index: Int, to attributes: inout DrawnAttributes) {
    switch leaf {
    case .toggle(let isOn): if isOn { attributes.add("isOn", "true") }
    case .slider(let value), .progress(let value): attributes.add("value", shortest(value))
    case .image(let picture): attributes.add(picture)
    case .custom(let leaf): attributes.add("drawing", fingerprint(of: leaf.leaf, at: index))
    case .text, .button, .field, .stepper, .symbol, .rectangle, .box, .spacer, .divider: break
    }
  }

  private func fingerprint(of leaf: any Leaf, at index: Int) -> String {
    let inherited = tree.entries[index].inherited
    var frame = medium.snapped(rects[index])
    if medium.isCells, let border = tree.entries[index].address.appearance.border {
      frame = frame.inset(by: border.cellInsets(isRightToLeft: inherited.isRightToLeft))
    }
    guard frame.width > 0, frame.height > 0 else { return "none" }
    var canvas = Canvas(
      size: frame.size, medium: medium, font: inherited.font, foreground: inherited.foreground ?? .primary,
      isRightToLeft: inherited.isRightToLeft)
    leaf.draw(in: &canvas)
    return Fingerprint(canvas.marks.map(\.spelling).joined(separator: "\n").utf8).description
  }

  private func add(_ shape: Attributes.ShapeStyle, in frame: Rect, to attributes: inout DrawnAttributes) {
    switch shape.outline {
    case .rounded(let radius): if radius != .infinity { attributes.add("radius", shortest(radius)) }
    case .custom(let shape): attributes.add("path", shape.fingerprint(in: frame, medium))
    case .rectangle, .ellipse, .circle: break
    }
    if let fill = shape.fill { attributes.add("fill", fill.spelling) }
    if let stroke = shape.stroke {
      let paint = stroke.paint?.spelling ?? Color.primary.spelling
      attributes.add("stroke", paint + stroke.style.spelling + (stroke.isInside ? " inside" : ""))
    }
  }

  private func addAppearance(of index: Int, to attributes: inout DrawnAttributes) {
    let appearance = tree.entries[index].address.appearance
    if let border = appearance.border { attributes.add("border", border.spelling) }
    if let title = appearance.borderTitle {
      attributes.add("title", quoting: title.title)
      if let subtitle = title.subtitle { attributes.add("subtitle", quoting: subtitle) }
    }
    if let color = appearance.background { attributes.add("background", color.spelling) }
    if let radius = appearance.cornerRadius { attributes.add("cornerRadius", shortest(radius)) }
    if let opacity = appearance.opacity { attributes.add("opacity", shortest(opacity)) }
    switch appearance.clip {
    case .rectangle: attributes.add("clip", "rectangle")
    case .rounded(let radius): attributes.add("clip", radius == .infinity ? "capsule" : "radius \(shortest(radius))")
    case .ellipse: attributes.add("clip", "ellipse")
    case .circle: attributes.add("clip", "circle")
    case .custom(let shape):
      attributes.add("clip", "path \(shape.fingerprint(in: medium.snapped(rects[index]), medium))")
    case nil: break
    }
    attributes.add("effects", appearance.effects.map(\.spelling).joined(separator: ", "), unless: "")
    attributes.add("zIndex", shortest(tree.entries[index].address.zIndex), unless: "0")
    if let link = appearance.link { attributes.add("link", quoting: link) }
  }

  /// Returns a connector in words. The words include the frames of the guides that the connector names, as the list has
  /// no lines for guides.
  private func spelling(of entry: ConnectorEntry, of index: Int) -> String {
    let connector = entry.connector
    let names = [connector.source.view, connector.target.view] + connector.waypoints
    let guides = names.compactMap { name -> String? in
      guard case .guide(let path) = tree.meaning(of: name, in: entry, of: index), let rect = frame(of: path) else {
        return nil
      }
      return " at " + [rect.x, rect.y, rect.width, rect.height].map(shortest).joined(separator: " ")
    }
    return connector.spelling + guides.joined()
  }
}

private struct DrawnAttributes {
  private(set) var list: [DrawnAttribute] = []

  mutating func add(_ name: String, _ value: String, unless other: String? = nil) {
    if value != other { list.append(DrawnAttribute(name: name, value: value)) }
  }

  mutating func add(_ name: String, quoting text: String) { add(name, "\"\(FrameList.escaped(text))\"") }

  mutating func add(_ picture: Image.Picture) {
    if picture.symbol != nil { add("symbol", "true") }
    if let file = picture.file { add("file", "\(file.format.rawValue) \(Fingerprint(file.bytes))") }
    if let address = picture.address { add("address", quoting: address.target) }
    if let mode = picture.contentMode { add("contentMode", mode.rawValue) }
    // The ratio of the picture's size affects the drawing only with a content mode.
    if picture.contentMode != nil, let natural = picture.natural {
      add("natural", "\(shortest(natural.width)) \(shortest(natural.height))")
    }
  }

  /// Adds the inherited values that differ from the values of the surrounding view or, for the root, from the defaults.
  mutating func add(_ inherited: ViewTree.InheritedValues, inside outer: ViewTree.InheritedValues?) {
    guard inherited !== outer else { return }
    for (own, around) in zip(Self.inherited(inherited), Self.inherited(outer)) where own != around { list.append(own) }
  }

  private static func inherited(_ values: ViewTree.InheritedValues?) -> [DrawnAttribute] {
    let style = values?.textStyle ?? TextStyle()
    return [
      ("font", (values?.font ?? .body).spelling), ("foreground", values?.foreground?.spelling ?? "none"),
      ("foregroundGradient", values?.foregroundGradient?.spelling ?? "none"),
      ("tint", values?.tint?.spelling ?? "none"),
      ("layoutDirection", values?.isRightToLeft == true ? "rightToLeft" : "leftToRight"),
      ("alignment", (style.alignment ?? .leading).rawValue),
      ("lineLimit", style.lineLimit?.lines.map(String.init) ?? "none"),
      ("truncationMode", (style.truncationMode ?? .tail).rawValue),
      ("underline", style.underline?.style?.spelling ?? "none"),
      ("strikethrough", "\(style.isStruckThrough ?? false)"), ("lineSpacing", shortest(style.lineSpacing ?? 0)),
      ("textCase", style.letterCase?.textCase?.rawValue ?? "none"),
      ("minimumScale", shortest(style.minimumScale ?? 1)), ("imageScale", (style.imageScale ?? .medium).rawValue),
      ("redacted", "\(style.isRedacted ?? false)"),
    ].map(DrawnAttribute.init)
  }

  /// Adds the parts of a text that have their own style, each with the UTF-8 offset of its end: `5 bold, 11 red`.
  mutating func add(_ runs: [StyledRun], of entry: ViewTree.Entry) {
    guard !runs.isEmpty else { return }
    let inherited = entry.inherited
    let parts = runs.map { run in
      let style = inherited.resolved(run.style)
      var words = ["\(run.end)"]
      if style.font != inherited.font { words.append(style.font.spelling) }
      if style.foreground != inherited.foreground { words.append(style.foreground?.spelling ?? "none") }
      if let underline = style.underline { words.append("underline \(underline.spelling)") }
      if style.isStruckThrough { words.append("strikethrough") }
      if let link = style.link { words.append("link \"\(FrameList.escaped(link))\"") }
      return words.joined(separator: " ")
    }
    add("runs", parts.joined(separator: ", "))
  }
}

extension CustomShape {
  fileprivate func fingerprint(in frame: Rect, _ medium: Medium) -> String {
    Fingerprint(path(in: frame, unit: medium.unit).spelling(from: Point(x: frame.x, y: frame.y)).utf8).description
  }
}

extension Insets {
  fileprivate var spelling: String { "inset " + [top, left, bottom, right].map(shortest).joined(separator: " ") }
}
