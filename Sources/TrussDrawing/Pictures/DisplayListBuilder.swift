import TrussLayout
import TrussText
import TrussTree
import TrussViews

/// Draws the views of a layout into a display list. Separate files contain the methods for each kind of view.
///
/// Controls look different in cells: a field of one row is `[Email   ]`, not a box. The builder makes this choice,
/// because display lists and renderers know neither controls nor media.
struct DisplayListBuilder {
  let layout: LayoutResult
  private(set) var elements: [DisplayList.Element] = []
  /// The views of the groups among the elements, in order.
  private(set) var drawn: [Int] = []
  /// The postponed elements. The last element is drawn first.
  private var putOff: [DisplayList.Element] = []
  /// Whether connectors are drawn with the views.
  var drawsConnectors = true
  /// The plan of the layout's connectors; nil until the first view with connectors is drawn.
  var connectorPlan: ConnectorPlan?
  /// The product of the opacities of the current view and of the views around it.
  private(set) var opacity = 1.0
  /// The layer of each view in cells; empty in points.
  private let layers: [Layer]

  init(_ layout: LayoutResult) {
    self.layout = layout
    layers = layout.medium.isCells ? Self.layers(of: layout.tree.entries) : []
  }

  /// The layer of a view: beside other views, in a background, or in an overlay. In text output a surface behind a view
  /// is shown as blank cells.
  enum Layer {
    case plain
    case behind
    case over
  }

  /// The layer of each view. A geometry reader draws nothing itself, so its content is not over anything.
  private static func layers(of entries: [ViewTree.Entry]) -> [Layer] {
    var layers: [Layer] = []
    layers.reserveCapacity(entries.count)
    for (index, entry) in entries.enumerated() {
      let around = entry.parent.map { layers[$0] } ?? .plain
      guard let parent = entry.parent, around != .behind else {
        layers.append(around)
        continue
      }
      let isOver = index >= entries[parent].contentEnd && entries[parent].attributes.writtenType != .geometryReader
      layers.append(index < entries[parent].backgroundEnd ? .behind : isOver ? .over : around)
    }
    return layers
  }

  /// The view that is being drawn.
  struct ViewContext {
    /// The view's frame. In cells, it is snapped to whole cells.
    var frame: Rect
    /// The frame without its border. In points, where a border takes no space, it is the whole frame.
    var inner: Rect
    /// In cells, the row of a single line of text in the view's middle. A text beside the view is in the same row.
    let middleRow: Double
    var border: Border?
    let radius: Double
    let medium: Medium
    let layer: Layer
    let inherited: ViewTree.InheritedValues

    var font: Font { inherited.font }
    var foreground: Color? { inherited.foreground }
    /// The colour of buttons and other controls.
    var tint: Color { inherited.tint ?? .accent }
    /// The tint that the source sets; nil for the default.
    var givenTint: Color? { inherited.tint }
    var lineHeight: Double { medium.lineHeight(font) }
    var isRightToLeft: Bool { inherited.isRightToLeft }

    var holdsBorder: Bool { frame.holdsCellBorder }

    func alignment(_ alignment: TextAlignment) -> DisplayList.TextRun.Alignment {
      switch alignment {
      case .leading: isRightToLeft ? .trailing : .leading
      case .center: .center
      case .trailing: isRightToLeft ? .leading : .trailing
      }
    }
  }

  var medium: Medium { layout.medium }
  var isCells: Bool { medium.isCells }

  /// A step that follows after all views whose position in the drawing order is less than `end`: the end of a group or
  /// clip, a postponed element, or a view's content after its backgrounds.
  private struct Open {
    var end: Int
    var closing: Closing

    enum Closing {
      /// The end of a view. The value is the opacity outside the view.
      case endGroup(Double)
      case endClip
      /// The last postponed element.
      case element
      /// The content of a view. Its drawing position is `movedBy` later than its index in the tree.
      case content(of: Int, movedBy: Int)
    }
  }

  /// Draws all views that are neither collapsed nor hidden. The parts of a view are drawn in this order:
  ///
  ///     its background colour, its backgrounds, its own content, the views inside it, its border, its connectors,
  ///     its overlays
  mutating func draw() {
    let count = layout.tree.entries.count
    let order = layout.tree.drawingOrder
    // Most views are a group around one element, which makes three elements.
    elements.reserveCapacity(3 * count)
    var open: [Open] = []
    var position = 0
    while position < count {
      let index = order?[position] ?? position
      if layout.tree.entries[index].address.isHiddenOrCollapsed {
        position += layout.tree.entries[index].end - index
      } else {
        begin(index, at: position, &open)
        position += 1
      }
      while let last = open.last, last.end <= position {
        open.removeLast()
        switch last.closing {
        case .endGroup(let outer):
          add(.endGroup)
          opacity = outer
        case .endClip: add(.endClip)
        case .element: if let element = putOff.popLast() { add(element) }
        case .content(let index, let moved): drawContent(of: index, movedBy: moved, &open)
        }
      }
    }
  }

  private mutating func begin(_ index: Int, at position: Int, _ open: inout [Open]) {
    let moved = position - index
    drawn.append(index)
    let appearance = layout.tree.entries[index].address.appearance
    let name = appearance.hasName ? layout.tree.name(of: index)?.name : nil
    let effects = appearance.effects.map {
      DisplayList.GroupEffect($0, in: medium.snapped(layout.rects[index]))
    }
    let own = layout.tree.entries[index].isDimmed ? (appearance.opacity ?? 1) * 0.4 : appearance.opacity
    add(.beginGroup(name: name, link: appearance.link, opacity: own, effects: effects))
    open.append(Open(end: layout.tree.entries[index].end + moved, closing: .endGroup(opacity)))
    opacity *= own ?? 1
    if let outline = appearance.clip, let clip = clip(to: outline, of: index) { add(clip) }
    if let color = appearance.background {
      let frame = medium.snapped(layout.rects[index])
      let radius = radius(of: layout.tree.entries[index].content, appearance, frame)
      let tint = layout.tree.entries[index].inherited.tint
      var fill = DisplayList.Fill(color.resolved(tint: tint))
      if isCells, radius > 0 { fill.letterBackground = .round }
      add(.rectangle(frame, fill: fill, border: nil, radius: radius))
    }
    open.append(
      Open(end: layout.tree.entries[index].backgroundEnd + moved, closing: .content(of: index, movedBy: moved)))
  }

  /// Draws a view's own content, and postpones elements that are drawn after the views inside it.
  private mutating func drawContent(of index: Int, movedBy moved: Int, _ open: inout [Open]) {
    let (entry, rect) = (layout.tree.entries[index], layout.rects[index])
    let appearance = entry.address.appearance
    let frame = medium.snapped(rect)
    let content = entry.content
    let radius = radius(of: content, appearance, frame)
    var border = appearance.border.map { line(of: $0, radius, entry.isRightToLeft) }
    if let color = border?.color { border?.color = color.resolved(tint: entry.inherited.tint) }
    // In cells a border takes space.
    let inner = isCells ? frame.inset(by: border?.cellInsets(isRightToLeft: false) ?? .zero) : frame
    func postpone(_ element: DisplayList.Element) {
      putOff.append(element)
      open.append(Open(end: entry.contentEnd + moved, closing: .element))
    }
    // The last postponed element is drawn first: the border, then the title on it, then connectors, which join the
    // border.
    if drawsConnectors, layout.hasConnectors(index) { connectors(of: index).reversed().forEach(postpone) }
    if let title = appearance.borderTitle {
      borderTitle(title, border?.edges ?? .all, of: entry, rect).reversed().forEach(postpone)
    }
    if let outline = appearance.clip, clip(to: outline, of: index) != nil {
      open.append(Open(end: entry.contentEnd + moved, closing: .endClip))
    }
    // A border is drawn over its content. In points, the content extends under the border.
    if let border, !entry.traits.contains(.hasBorder) {
      box(frame, border: border, radius: radius).reversed().forEach(postpone)
    }
    if entry.traits.contains(.clips) || appearance.clip == .rectangle {
      add(.beginClip(inner))
      open.append(Open(end: entry.contentEnd + moved, closing: .endClip))
    }
    let context = ViewContext(
      frame: frame, inner: inner, middleRow: (rect.midY - 0.5).cellEdge, border: border, radius: radius, medium: medium,
      layer: isCells ? layers[index] : .plain, inherited: entry.inherited)
    if case .leaf(let leaf) = content { draw(leaf, in: entry, context) }
    if entry.traits.contains(.clips) { indicator(of: index, in: inner).reversed().forEach(postpone) }
  }

  private mutating func draw(_ leaf: LeafKind, in entry: ViewTree.Entry, _ context: ViewContext) {
    if isCells, let mark = leaf.cellMark(isRightToLeft: context.isRightToLeft) {
      return addMark(mark, context.inner.x, context.middleRow, context.inner.width)
    }
    switch leaf {
    case .text(let text): drawText(text, in: entry, context)
    case .button(let title): drawButton(title, context)
    case .field(let placeholder, let text): drawField(placeholder, text, context)
    case .toggle(let isOn): drawToggle(isOn: isOn, context)
    case .stepper: drawStepper(context)
    case .slider(let value): drawSlider(clamped(value), context)
    case .progress(let value): drawProgress(clamped(value), context)
    case .image(let picture): drawImage(picture, context)
    case .symbol(let name, _): drawSymbol(inMiddle: name, context)
    case .rectangle: if let shape = entry.shownShape { drawShape(shape, context) } else { drawSurface(context) }
    case .box(let title): drawBox(title, context)
    case .divider: drawDivider(in: entry, context)
    case .custom(let leaf): drawLeaf(leaf.leaf, context)
    case .spacer: break
    }
  }

  /// The radius of the corners of a view's surface and border. If the source sets no radius, boxes, controls and rounded
  /// borders have round corners in points.
  private func radius(of content: ViewNode.Content, _ appearance: ViewTree.Appearance, _ frame: Rect) -> Double {
    if let radius = appearance.cornerRadius { return radius }
    if isCells { return 0 }
    if case .leaf(let leaf) = content, leaf.traits.cornerRadius > 0 {
      // At most a quarter of each side, so that a low box keeps straight sides.
      return min(leaf.traits.cornerRadius, frame.width / 4, frame.height / 4)
    }
    return appearance.border.flatMap(SVGStroke.outerRadius) ?? 0
  }

  /// A border with a corner radius. In cells light lines become rounded, because only they have rounded glyphs. The
  /// leading edge of the result is on the left.
  private func line(of border: Border, _ radius: Double, _ isRightToLeft: Bool) -> Border {
    var border = border
    if isCells, radius > 0, border.line == .light { border.line = .rounded }
    if isRightToLeft { border.edges = border.edges.mirrored }
    return border
  }

  private func clamped(_ value: Double) -> Double { min(1, max(0, value)) }

  /// Removes the elements after the first ones and returns them.
  mutating func takeElements(after count: Int) -> [DisplayList.Element] {
    defer { elements.removeSubrange(count...) }
    return Array(elements[count...])
  }

  mutating func add(_ element: DisplayList.Element) { if let seen = element.seen { elements.append(seen) } }
}

extension LayoutResult {
  package var displayList: DisplayList {
    var picture = DisplayListBuilder(self)
    picture.draw()
    var list = DisplayList(size: medium.snapped(rects[0]).size, elements: picture.elements)
    if tree.isCentered {
      let color = { (color: Color) in color.inSwiftUIStyle(isText: medium.isCells) }
      list.elements = picture.elements.map { $0.recolored(color) }
      list.ground = color(.ground)
    }
    list.bleed = bleed(of: list.size).union(picture.connectorPlan?.bleed ?? .zero)
    return list
  }
}

extension ViewTree.Entry {
  /// The shape of a rectangle that is not drawn as a plain surface. A rectangle in SwiftUI's style, or with a
  /// foreground colour, is filled with the text colour.
  fileprivate var shownShape: Attributes.ShapeStyle? {
    if let shape = address.shape { return shape }
    guard inherited.hasSwiftUIStyle || attributes.appearance.foreground != nil else { return nil }
    return Attributes.ShapeStyle(outline: .rectangle)
  }

  fileprivate var isDimmed: Bool {
    guard case .leaf(let leaf) = content else { return false }
    switch leaf {
    case .button, .field, .toggle, .slider, .stepper: return !inherited.isEnabled
    default: return false
    }
  }
}

extension ViewTree {
  /// The views that are neither collapsed nor hidden, nor inside such a view.
  var drawnViews: [Int] {
    var seen: [Int] = []
    var index = 0
    while index < entries.count {
      let entry = entries[index]
      if entry.address.isHiddenOrCollapsed {
        index = entry.end
      } else {
        seen.append(index)
        index += 1
      }
    }
    return seen
  }
}
