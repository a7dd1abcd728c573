public import TrussIR
public import TrussText
public import TrussViews

/// How lengths and texts are measured in a medium.
extension Medium {
  /// Converts a view's size to the medium's unit. A size other than 0 is at least one cell: a thin view must not
  /// vanish.
  @inlinable package func extent(_ points: Double, _ axis: Axis) -> Double {
    guard let unit = unit(axis) else { return points }
    return points == 0 ? 0 : max(1, roundedHalfUp(points / unit))
  }

  /// Converts a size in the medium's unit to points.
  package func points(_ size: Size) -> Size {
    guard case .cells(let cell) = self else { return size }
    return Size(width: size.width * cell.width, height: size.height * cell.height)
  }

  /// Converts a size, as set by a view's author, from points to the medium's unit. In cells a view with one line, such
  /// as a field, is one row high if it has less than two and a half rows: two rows cannot hold a border, and have no row
  /// in the middle.
  @inlinable package func extent(_ points: Double, _ axis: Axis, hasOneLine: Bool) -> Double {
    guard let unit = unit(axis) else { return points }
    return hasOneLine && axis == .vertical && points > 0 && points < 2.5 * unit ? 1 : extent(points, axis)
  }

  /// Converts a size rule to a length in the medium's unit. The rule is a view author's or the layout's.
  @inlinable package func extent(_ size: Attributes.SizeRule, hasOneLine: Bool = false) -> Double {
    size.unit == .points ? extent(size.value, size.axis, hasOneLine: hasOneLine) : size.value
  }

  /// Converts a gap or an inset to the medium's unit; a small length may round to 0 cells.
  @inlinable package func gap(_ points: Double, _ axis: Axis) -> Double {
    guard let unit = unit(axis) else { return points }
    return roundedHalfUp(points / unit)
  }

  /// Converts a ratio of width to height to the medium's unit: a square of 11 rows is 22 columns wide.
  @inlinable package func ratio(_ ratio: Double) -> Double {
    guard case .cells(let cell) = self else { return ratio }
    return ratio * cell.height / cell.width
  }

  @inlinable func unit(_ axis: Axis) -> Double? {
    guard case .cells(let cell) = self else { return nil }
    return axis == .horizontal ? cell.width : cell.height
  }

  @inlinable func roundedHalfUp(_ value: Double) -> Double { (value + 0.5).rounded(.down) }
}

extension Medium {
  /// The width of a piece of a line, in the medium's unit.
  package func width(of text: some StringProtocol, _ font: Font) -> Double {
    isCells ? Double(CellWidth.of(text)) : font.width(of: text)
  }

  /// The width of a view for content of the given width. In points it is rounded up to half a point, so that frames are
  /// short numbers, and text still fits if another renderer rounds differently.
  package func room(_ width: Double) -> Double {
    isCells ? width : (width * 2).rounded(.up) / 2
  }

  /// The height of a line: 1.2 em rounded up, plus the distance by which its letters are raised or lowered; 1 in cells.
  package func lineHeight(_ font: Font) -> Double {
    isCells ? 1 : (font.size * 1.2).rounded(.up) + abs(font.baselineOffset)
  }

  /// The length of a symbol. Its height is that of a line in the view's font, times the image scale; it is as wide as its
  /// ink, or as high in a label. In cells a symbol is one row high, and as many columns wide as its character and the
  /// number after it.
  package func symbolLength(
    _ name: String, inLabel: Bool, _ inherited: ViewTree.InheritedValues, _ axis: Axis
  ) -> Double {
    guard !isCells else { return axis == .vertical ? 1 : width(of: Symbol.text(of: name).joined(), .body) }
    let factor = (inherited.textStyle.imageScale ?? .medium).factor
    let side = ((inherited.font.size * 1.2).rounded(.up) * factor).rounded()
    guard axis == .horizontal, !inLabel, let symbol = Symbol.named(name) else { return side }
    return room(side * symbol.ink.width / Symbol.side)
  }

  /// The distance from a line's top to its baseline: the letters are in the middle of the line.
  package func baseline(_ font: Font) -> Double {
    if isCells { return 1 }
    let (ascent, descent) = (font.ascii.ascent(size: font.size), font.ascii.descent(size: font.size))
    let height = (font.size * 1.2).rounded(.up)
    return ((height - ascent - descent) / 2 + ascent).rounded() + max(0, font.baselineOffset)
  }

  /// Measures the displayed form of a text, each run in its own font.
  @usableFromInline package func measured(
    _ text: String, _ runs: [StyledRun], in inherited: ViewTree.InheritedValues
  ) -> MeasuredText {
    let (text, runs) = inherited.textStyle.shown(text, runs)
    return measuredAsShown(text, runs, in: inherited)
  }

  /// Measures a text that already has the case in which it is displayed.
  func measuredAsShown(_ text: String, _ runs: [StyledRun], in inherited: ViewTree.InheritedValues) -> MeasuredText {
    let words = measuredWords(text, runs, in: inherited)
    return inherited.breaksWords ? words.breakingWords { width(of: $0, inherited.font) } : words
  }

  private func measuredWords(
    _ text: String, _ runs: [StyledRun], in inherited: ViewTree.InheritedValues
  ) -> MeasuredText {
    // In cells, the width of a text does not depend on its font.
    guard !runs.isEmpty, !isCells else { return measured(text, inherited.font) }
    let fonts = runs.map { inherited.resolved($0.style).font }
    func height(_ font: Font) -> MeasuredText.LineHeight {
      MeasuredText.LineHeight(ascent: baseline(font), descent: lineHeight(font) - baseline(font))
    }
    let parts = zip(runs, fonts).map { run, font in MeasuredText.Run(end: run.end, height: height(font)) }
    return MeasuredText(
      text, runs: parts, usual: height(inherited.font),
      kerning: { fonts[$2].ascii.kerning($0, $1, size: fonts[$2].size) }, measure: { fonts[$1].width(of: $0) })
  }

  @usableFromInline package func measured(_ text: String, _ font: Font) -> MeasuredText {
    if isCells { return MeasuredText(text, ascii: { Double($0.count) }, measure: { Double(CellWidth.of($0)) }) }
    if font.tracking != 0 {
      let kerning = { (left, right) in font.ascii.kerning(left, right, size: font.size) }
      return MeasuredText(text, kerning: kerning) { font.width(of: $0) }
    }
    return MeasuredText(text, font.ascii, size: font.size) { font.width(of: $0) }
  }
}

extension Font {
  /// The width of a text on one line, in points.
  package func width(of text: some StringProtocol) -> Double {
    let width = file?.width(of: text, size: size) ?? metrics.width(of: text, size: size)
    guard tracking != 0 else { return width }
    return width + tracking * Double(text.count { CellWidth.of($0) > 0 })
  }

  fileprivate var ascii: ASCIIMetrics { file?.ascii ?? metrics.ascii }
}

extension Medium {
  /// The insets of the box that contains a container's views: the container's insets and, in cells, its border and its
  /// scroll indicator.
  @inlinable package func boxInsets(of entry: ViewTree.Entry) -> Insets {
    boxInsets(of: entry.address, isRightToLeft: entry.isRightToLeft)
  }

  /// The insets of a view's box. The view is read through a pointer, as passing its entry would copy it.
  @usableFromInline package func boxInsets(of view: UnsafePointer<ViewNode.Parts>, isRightToLeft: Bool) -> Insets {
    var insets =
      view.pointee.traits.contains(.hasInsets) ? gaps(view.insets, isRightToLeft: isRightToLeft) : Insets.zero
    guard isCells else { return insets }
    if case .scroll(let scroll) = view.pointee.content, scroll.showsIndicators {
      switch (scroll.axis, isRightToLeft) {
      case (.horizontal, _): insets.bottom += 1
      case (.vertical, false): insets.right += 1
      case (.vertical, true): insets.left += 1
      }
    }
    guard let border = view.pointee.attributes.appearance.border else { return insets }
    let lines = border.cellInsets(isRightToLeft: isRightToLeft)
    return Insets(
      top: insets.top + lines.top, left: insets.left + lines.left, bottom: insets.bottom + lines.bottom,
      right: insets.right + lines.right)
  }

  /// Converts insets to the medium's unit, with leading and trailing as left or right. In cells, 2.5 points at the left
  /// or right are at least a column, whatever the size of a cell: they separate letters from the view's edge.
  package func gaps(_ insets: Insets, isRightToLeft: Bool) -> Insets {
    let insets = insets.resolved(isRightToLeft: isRightToLeft)
    func columns(_ inset: Double) -> Double {
      let columns = gap(inset, .horizontal)
      return isCells && inset >= 2.5 ? max(1, columns) : columns
    }
    return Insets(
      top: gap(insets.top, .vertical), left: columns(insets.left), bottom: gap(insets.bottom, .vertical),
      right: columns(insets.right))
  }

  /// A length in words, rounded: `12`, or `1 cell`.
  package func words(for length: Double) -> String {
    let hundredths = (length * 100).rounded() / 100
    let number = shortest(hundredths == 0 ? (length * 1000).rounded() / 1000 : hundredths)
    return isCells ? "\(number) \(number == "1" ? "cell" : "cells")" : number
  }

  /// Rounds a rectangle's edges to whole cells, so that neighbours neither leave a gap nor overlap. In points the
  /// rectangle is unchanged.
  package func snapped(_ rect: Rect) -> Rect {
    guard isCells else { return rect }
    let left = rect.minX.cellEdge
    let top = rect.minY.cellEdge
    return Rect(x: left, y: top, width: rect.maxX.cellEdge - left, height: rect.maxY.cellEdge - top)
  }

  /// The minimum distance of a button's title from the button's left and right edges.
  package var buttonTitleInset: Double { isCells ? 1 : 4 }

  /// The minimum distance of a box' title from the edges of the box' frame. In cells a title takes the whole frame if
  /// the frame has no space for a border.
  package func boxTitleInset(in frame: Rect) -> Double { isCells ? (frame.holdsCellBorder ? 1 : 0) : 2 }
}

extension Rect {
  /// Whether a border in cells leaves at least one row and one column of the rectangle.
  package var holdsCellBorder: Bool { height >= 3 && width >= 3 }
}

extension Medium {
  /// The size of the medium's unit along each axis, in points.
  package var unit: Size {
    guard case .cells(let cell) = self else { return Size(width: 1, height: 1) }
    return Size(width: cell.width, height: cell.height)
  }
}

extension Attribute {
  @inlinable package var axis: Axis {
    switch self {
    case .left, .right, .leading, .trailing, .width, .centerX: .horizontal
    case .top, .bottom, .height, .centerY, .firstBaseline, .lastBaseline: .vertical
    }
  }

  @inlinable package var isSize: Bool { self == .width || self == .height }
}
