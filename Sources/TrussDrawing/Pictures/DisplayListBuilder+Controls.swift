import TrussLayout
import TrussTree
import TrussViews

extension DisplayListBuilder {
  /// Draws a box with a title in its middle; in cells without space for a border, only the title. The tint colours the
  /// border and, faintly, the surface.
  mutating func drawBox(_ title: String, _ context: ViewContext) {
    if isCells, !context.holdsBorder, !title.isEmpty {
      return addLabel(title, in: context.frame, context, color: context.foreground ?? .primary)
    }
    var (surface, border) = (Color.ground, context.border ?? .light)
    if let tint = context.givenTint {
      border = context.border ?? Border(.light, color: tint)
      // In a terminal, the surface keeps the terminal's background.
      if !isCells { surface = tint.faded(to: 0.1, dark: 0.18) }
    }
    addBox(context.frame, fill: DisplayList.Fill(surface), border: border, radius: context.radius)
    drawTitle(title, context, color: context.foreground ?? .primary)
  }

  /// Draws a plain surface with a thin border. Text output shows only the border.
  mutating func drawSurface(_ context: ViewContext) {
    addBox(
      context.frame, fill: DisplayList.Fill(.surface), border: context.border ?? .light, radius: context.radius)
  }

  mutating func drawTitle(_ title: String, _ context: ViewContext, color: Color) {
    let inset = medium.boxTitleInset(in: context.frame)
    addLabel(title, in: context.frame.inset(by: Insets(all: inset)), context, color: color)
  }

  /// Draws a rounded box with the title in its middle. In cells with fewer than three rows it is `( Sign In )`.
  mutating func drawButton(_ title: String, _ context: ViewContext) {
    let color = context.foreground ?? context.tint
    if isCells, !context.holdsBorder || context.border != nil {
      return drawBetween("(", ")", context) { $0.addLabel(title, in: $1, context, color: color) }
    }
    if context.border == nil {
      add(
        .rectangle(
          context.frame, fill: DisplayList.Fill(.surface), border: context.radius > 0 ? .light : .rounded,
          radius: context.radius))
    }
    let room = context.frame.inset(by: Insets(horizontal: medium.buttonTitleInset, vertical: 0))
    addLabel(title, in: room, context, color: color)
  }

  /// Draws a box with the field's text or its placeholder. The plain style has no box. In cells with fewer than three
  /// rows the field is `[Email Address   ]`. In a field that is higher than two lines, the text is at the top.
  mutating func drawField(_ placeholder: String, _ text: String, _ context: ViewContext) {
    let color = text.isEmpty ? Color.secondary : context.foreground ?? .primary
    let text = text.isEmpty ? placeholder : text
    let alignment = context.alignment(.leading)
    let style = context.inherited.environment.textFieldStyle
    if style == .plain || style == .automatic && !isCells && context.inherited.hasSwiftUIStyle {
      return addLabel(text, in: context.inner, context, alignment, color: color)
    }
    if isCells, !context.holdsBorder {
      return drawBetween("[", "]", context) { $0.addLabel(text, in: $1, context, alignment, color: color) }
    }
    addBox(
      context.frame, fill: DisplayList.Fill(.ground), border: context.border ?? .light, radius: context.radius)
    var room = context.frame.inset(by: isCells ? Insets(all: 1) : Insets(horizontal: 8, vertical: 4))
    if room.height >= 2 * context.lineHeight { room.height = context.lineHeight }
    addLabel(text, in: room, context, alignment, color: color)
  }

  mutating func drawToggle(isOn: Bool, _ context: ViewContext) {
    let frame = context.inner
    let size = context.inherited.environment.stackStyle.controls.toggle
    let height = min(frame.height, size.height)
    let track = Rect(
      x: frame.x, y: frame.midY - height / 2, width: min(frame.width, size.width), height: height)
    let hasSwiftUIStyle = context.inherited.hasSwiftUIStyle
    let color = isOn ? context.givenTint ?? (hasSwiftUIStyle ? .green : .accent) : hasSwiftUIStyle ? .track : .edge
    add(.surface(track, color, radius: track.height / 2))
    let knob = max(0, min(track.height - 4, track.width - 4))
    let x = isOn ? track.maxX - knob - 2 : track.minX + 2
    add(.disc(Rect(x: x, y: track.midY - knob / 2, width: knob, height: knob), hasSwiftUIStyle ? .white : color.knob))
  }

  /// Draws a rounded box in two halves, with a sign in each half.
  mutating func drawStepper(_ context: ViewContext) {
    let frame = context.inner
    let hasSwiftUIStyle = context.inherited.hasSwiftUIStyle
    let color = context.foreground ?? (hasSwiftUIStyle ? .primary : context.tint)
    let size = context.inherited.environment.stackStyle.controls.stepper
    let (width, height) = (min(frame.width, size.width), min(frame.height, size.height))
    let box = Rect(
      x: !context.isRightToLeft ? frame.minX : frame.maxX - width, y: frame.midY - height / 2, width: width,
      height: height)
    let arm = min(box.width / 16, box.height / 5)
    guard arm > 0 else { return }
    let (fill, border): (Color, Border?) = hasSwiftUIStyle ? (.track, nil) : (.surface, .light)
    add(.rectangle(box, fill: DisplayList.Fill(fill), border: border, radius: context.radius))
    let y = box.midY.sharpLine
    addStroke(at: box.midX.sharpLine, y, dx: 0, dy: box.height / 4, .edge)
    let (minus, plus) = ((box.minX + box.width / 4).sharpLine, (box.maxX - box.width / 4).sharpLine)
    addStroke(at: !context.isRightToLeft ? minus : plus, y, dx: arm, dy: 0, color)
    let x = !context.isRightToLeft ? plus : minus
    addStroke(at: x, y, dx: arm, dy: 0, color)
    addStroke(at: x, y, dx: 0, dy: arm, color)
  }

  /// Draws a line through a point, by `dx` and `dy` in both directions.
  private mutating func addStroke(at x: Double, _ y: Double, dx: Double, dy: Double, _ color: Color) {
    add(.line(from: Point(x: x - dx, y: y - dy), to: Point(x: x + dx, y: y + dy), .light, color))
  }

  /// Draws brackets at the ends of the middle row, and content between them.
  private mutating func drawBetween(
    _ left: String, _ right: String, _ context: ViewContext, _ content: (inout DisplayListBuilder, Rect) -> Void
  ) {
    let frame = context.inner
    guard frame.width >= 2, frame.height >= 1 else { return }
    let row = context.middleRow
    addMark(left, frame.minX, row, 1)
    addMark(right, frame.maxX - 1, row, 1)
    content(&self, Rect(x: frame.x + 1, y: row, width: frame.width - 2, height: 1))
  }

  /// Draws the track of a slider or a progress bar in points, and returns its rectangle. A border distinguishes the
  /// track from the background. SwiftUI's track is thinner, and has no border.
  private mutating func addTrack(in frame: Rect, _ context: ViewContext) -> Rect {
    let hasSwiftUIStyle = context.inherited.hasSwiftUIStyle
    let height = min(hasSwiftUIStyle ? 4 : 6, frame.height)
    let track = Rect(x: frame.x, y: frame.midY - height / 2, width: frame.width, height: height)
    let fill = DisplayList.Fill(hasSwiftUIStyle ? .track : .separator, ink: .light)
    add(.rectangle(track, fill: fill, border: hasSwiftUIStyle ? nil : .light, radius: height / 2))
    return track
  }

  /// Draws a track with a knob, in the tint from the leading edge to the knob. In cells: `──●──`.
  mutating func drawSlider(_ value: Double, _ context: ViewContext) {
    let frame = context.inner
    guard frame.width > 0, frame.height > 0 else { return }
    let y = isCells ? context.middleRow + 0.5 : frame.midY
    let hasSwiftUIStyle = !isCells && context.inherited.hasSwiftUIStyle
    let knob =
      isCells ? 1 : min(context.inherited.environment.stackStyle.controls.slider.knob, frame.height, frame.width)
    let share = context.isRightToLeft ? 1 - value : value
    var x = frame.x + share * (frame.width - knob)
    if isCells {
      x = x.rounded()
      add(.line(from: Point(x: frame.minX, y: y), to: Point(x: frame.maxX, y: y), .light, .edge))
    } else {
      var track = addTrack(in: frame, context)
      track.width = value * (frame.width - knob) + knob / 2
      if context.isRightToLeft { track.x = frame.maxX - track.width }
      add(.surface(track, context.tint, radius: track.height / 2))
    }
    let place = Rect(x: x, y: y - knob / 2, width: knob, height: knob)
    guard hasSwiftUIStyle else { return add(.disc(place, context.tint)) }
    let border = Border(.light, color: .separator)
    add(.rectangle(place, fill: DisplayList.Fill(.white), border: border, radius: knob / 2))
  }

  /// Draws a bar that is filled from the leading edge to the value. In cells: `████░░`.
  mutating func drawProgress(_ value: Double, _ context: ViewContext) {
    let frame = context.inner
    guard frame.width > 0, frame.height > 0 else { return }
    var bar = frame
    if isCells {
      (bar.y, bar.height) = (context.middleRow, 1)
      add(.rectangle(bar, fill: DisplayList.Fill(.separator, ink: .light), border: nil))
      bar.width = (value * bar.width).rounded()
    } else {
      bar = addTrack(in: frame, context)
      bar.width *= value
    }
    let radius = isCells ? 0 : bar.height / 2
    guard bar.width > 0 else { return }
    if context.isRightToLeft { bar.x = frame.maxX - bar.width }
    add(.rectangle(bar, fill: DisplayList.Fill(context.tint, ink: .solid), border: nil, radius: radius))
  }

  /// Draws a line along the longer side of the frame. In a square frame, the line is across the axis of the stack
  /// around it.
  mutating func drawDivider(in entry: ViewTree.Entry, _ context: ViewContext) {
    let frame = context.frame
    guard frame.width > 0, frame.height > 0 else { return }
    var axis: Axis = frame.width >= frame.height ? .horizontal : .vertical
    if frame.width == frame.height, let stackAxis = entry.parent.flatMap({ layout.tree.entries[$0].address.stackAxis })
    {
      axis = stackAxis.cross
    }
    let middle = frame.extent(axis.cross).middle
    let (from, to) = (Point(axis, frame.extent(axis).low, middle), Point(axis, frame.extent(axis).high, middle))
    let (line, color) = (context.border?.line ?? .light, context.border?.color ?? .separator)
    if !isCells, entry.attributes.writtenType == .separator { return drawSeparator(below: entry, frame, color) }
    guard isCells else {
      let ends = ends(of: frame.extent(axis), axis, around: entry)
      return add(.line(from: Point(axis, ends.low, middle), to: Point(axis, ends.high, middle), line, color))
    }
    // The line extends to the edges, so that it joins a border around it.
    add(.stroke(Path { $0.addLines([from, to]) }, color, glyphs: line))
  }
}

extension DisplayListBuilder {
  /// Draws the line between two rows of a list, as on iOS: half a point high, and from the leading edge of the first text
  /// in the row above.
  private mutating func drawSeparator(below entry: ViewTree.Entry, _ frame: Rect, _ color: Color) {
    var line = Rect(x: frame.x, y: frame.y, width: frame.width, height: min(0.5, frame.height))
    if let padding = entry.parent, let card = layout.tree.entries[padding].parent {
      // The row above is the last view in the card before the line.
      var row = padding - 1
      while row > card, layout.tree.entries[row].parent != card { row = layout.tree.entries[row].parent ?? card }
      if row > card, let text = firstText(in: row..<padding) {
        let rect = layout.rects[text]
        let start = entry.isRightToLeft ? line.minX : max(line.minX, rect.minX)
        line = Rect(
          x: start, y: line.y, width: (entry.isRightToLeft ? min(line.maxX, rect.maxX) : line.maxX) - start,
          height: line.height)
      }
    }
    add(.surface(line, color))
  }

  /// The first visible text among views, without texts in decorations and segments.
  private func firstText(in views: Range<Int>) -> Int? {
    var view = views.lowerBound
    while view < views.upperBound {
      let entry = layout.tree.entries[view]
      if entry.address.isHiddenOrCollapsed || entry.decoration != nil || entry.attributes.writtenType == .segments {
        view = entry.end
        continue
      }
      if case .leaf(.text) = entry.content { return view }
      view += 1
    }
    return nil
  }

  /// The ends of a line in a view: at the edges of views with a double border it ends at the border's inner line, and
  /// does not cross the gap.
  private func ends(of line: Extent, _ axis: Axis, around entry: ViewTree.Entry) -> Extent {
    let (low, high): (Edge, Edge) = axis == .horizontal ? (.leading, .trailing) : (.top, .bottom)
    var ends = line
    var next = entry.parent
    while let index = next {
      let view = layout.tree.entries[index]
      let outer = medium.snapped(layout.rects[index]).extent(axis)
      guard outer.low == line.low || outer.high == line.high else { break }
      if let border = view.address.appearance.border, border.line == .double {
        let edges = view.isRightToLeft ? border.edges.mirrored : border.edges
        let inset = SVGStroke.insets(of: border).max() ?? 0
        if outer.low == line.low, edges.contains(Edge.Set(low)) { ends.low = max(ends.low, line.low + inset) }
        if outer.high == line.high, edges.contains(Edge.Set(high)) { ends.high = min(ends.high, line.high - inset) }
      }
      next = view.parent
    }
    return ends
  }
}

extension Color {
  /// Translucent, as UIKit's `secondarySystemFill`. On a card in dark mode it is as light as there.
  fileprivate static let track = Color(0x78_7880, dark: 0xD1_D1E0).opacity(0.16)

  /// The colour of a switch's knob: white, or dark if the track is nearly white.
  fileprivate var knob: Color {
    func knob(on track: UInt32) -> UInt32 {
      let isNearlyWhite = [16, 8, 0].allSatisfy { track >> $0 & 0xFF >= 0xE0 }
      return isNearlyWhite ? Color.primary.light : Color.white.light
    }
    return Color(knob(on: light), dark: knob(on: dark))
  }
}
