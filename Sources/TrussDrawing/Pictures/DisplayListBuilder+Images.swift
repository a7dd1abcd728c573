import TrussTree
import TrussViews

extension DisplayListBuilder {
  /// Draws an image: a symbol, a file, or the artwork for its name. Any other image, and in cells any image that is not
  /// a symbol, is a box with its name in the middle, or a cross if the name is empty. In fewer than three rows of
  /// cells, the box is `[name]`.
  ///
  /// An image with a content mode and a ratio is a box of this ratio: within the frame, or clipped to it.
  ///
  ///     |  ┌────┐  |      |──────────|
  ///     |  │name│  |      |   name   |
  ///     |  └────┘  |      |──────────|
  mutating func drawImage(_ image: Image.Picture, _ context: ViewContext) {
    if let symbol = image.symbol {
      return drawSymbol(symbol, context.framed(by: box(of: image, in: context.inner) ?? context.inner))
    }
    if let source = source(of: image) {
      return draw(of: image, context) { [.image(DisplayList.ImageDrawing(rect: $0, source: source, alt: image.name))] }
    }
    if !isCells, let artwork = Artwork(named: image.name) {
      return draw(of: image, context, reachesOver: true) { artwork.elements(in: $0, tint: context.givenTint) }
    }
    guard let mode = image.contentMode, let box = box(of: image, in: context.inner), context.inner.width > 0,
      context.inner.height > 0
    else { return drawPicture(image.name, context) }
    switch mode {
    case .fit: drawPicture(image.name, context.framed(by: box))
    case .fill where isCells && !context.holdsBorder: return drawPicture(image.name, context)
    case .fill:
      // Lines at the sides of this box would double a border of the view, so the box has none if the view has a border.
      add(.beginClip(context.inner))
      drawBox(of: image.name, box, line: context.border == nil ? .light : nil, radius: 0)
      add(.endClip)
      drawName(image.name, context)
    }
    if let border = context.border { addBox(context.frame, border: border, radius: context.radius) }
  }

  /// The box of an image with a content mode and a ratio, in a frame; nil for other images.
  private func box(of image: Image.Picture, in frame: Rect) -> Rect? {
    guard let mode = image.contentMode, let natural = image.natural, natural.width > 0, natural.height > 0 else {
      return nil
    }
    return medium.snapped(mode.box(ofRatio: medium.ratio(natural.width / natural.height), in: frame))
  }

  /// The file or the address of the image; nil if a box or a drawing replaces it.
  private func source(of image: Image.Picture) -> DisplayList.ImageDrawing.Source? {
    guard !isCells else { return nil }
    return image.address.map { .address($0.target) } ?? image.file.map { .file($0) }
  }

  private mutating func draw(
    of image: Image.Picture, _ context: ViewContext, reachesOver: Bool = false,
    _ elements: (Rect) -> [DisplayList.Element]
  ) {
    let inner = context.inner
    guard inner.width > 0, inner.height > 0 else { return }
    let box = box(of: image, in: inner) ?? inner
    let isCut = image.contentMode == .fill || context.radius > 0 || reachesOver
    if isCut { add(.beginClip(image.contentMode == .fill ? inner : box, radius: context.radius)) }
    elements(box).forEach { add($0) }
    if isCut { add(.endClip) }
    if let border = context.border { addBox(context.frame, border: border, radius: context.radius) }
  }

  private mutating func drawPicture(_ name: String, _ context: ViewContext) {
    if isCells, !context.holdsBorder {
      let frame = context.frame
      guard frame.width >= 3, frame.height >= 1 else { return drawSurface(context) }
      addMark("[", frame.minX, context.middleRow, 1)
      addMark("]", frame.maxX - 1, context.middleRow, 1)
      addLabel(name, in: frame.inset(by: Insets(horizontal: 1, vertical: 0)), context, color: .secondary)
      return
    }
    drawBox(of: name, context.frame, line: context.border ?? .light, radius: context.radius)
    drawName(name, context)
  }

  private mutating func drawBox(of name: String, _ box: Rect, line: Border?, radius: Double) {
    addBox(box, fill: DisplayList.Fill(.surface), border: line, radius: radius)
    if name.isEmpty { add(.cross(box.inset(by: Insets(all: 1)), .separator)) }
  }

  private mutating func drawName(_ name: String, _ context: ViewContext) {
    if !name.isEmpty { drawTitle(name, context, color: context.foreground ?? .secondary) }
  }
}

extension Image.ContentMode {
  /// The box of an image with a ratio of width to height, in the middle of a frame: for `.fit` as large as possible
  /// within the frame, for `.fill` as small as possible around it.
  func box(ofRatio ratio: Double, in frame: Rect) -> Rect {
    let isWide = ratio * frame.height >= frame.width
    let isAsWide = self == .fit ? isWide : !isWide
    let width = isAsWide ? frame.width : frame.height * ratio
    let height = isAsWide ? frame.width / ratio : frame.height
    return Rect(x: frame.midX - width / 2, y: frame.midY - height / 2, width: width, height: height)
  }
}

extension DisplayListBuilder.ViewContext {
  func framed(by box: Rect) -> DisplayListBuilder.ViewContext {
    var context = self
    (context.frame, context.inner, context.border) = (box, box, nil)
    return context
  }
}
