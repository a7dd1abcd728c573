import TrussLowering
import TrussText
import TrussViews

/// Draws the views of a layout to a display list, each by the method of its kind in a file of its own.
///
/// A control looks different in cells: a field of one row is `[Email   ]`, not a box. That is decided here, where the
/// medium is known; the list and its renderers know of neither.
struct Picture {
  let layout: Layout
  var elements: [DisplayList.Element] = []

  init(_ layout: Layout) { self.layout = layout }

  /// A view that is being drawn.
  struct Subject {
    /// Its frame, on whole cells in cells.
    var frame: Rect
    /// Its frame less its border.
    var inner: Rect
    var font: Font
    var foreground: Color?
    var border: Border?
    var lineHeight: Double
    /// Whether its surroundings are laid out from right to left.
    var isRightToLeft: Bool

    /// Whether there is room for a border around something, in cells.
    var holdsBorder: Bool { frame.height >= 3 && frame.width >= 3 }

    /// The side, or the middle, that lines of text stand at.
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

  /// What is drawn when all views up to an index are.
  private struct Open {
    var end: Int
    var closing: Closing

    enum Closing {
      case element(DisplayList.Element)
      /// What the view at an index shows: it lies on its backgrounds, which come before it.
      case content(of: Int)
    }

    init(_ end: Int, _ element: DisplayList.Element) {
      self.end = end
      closing = .element(element)
    }

    init(_ end: Int, contentOf index: Int) {
      self.end = end
      closing = .content(of: index)
    }
  }

  /// Draws all views that are neither hidden nor invisible, each in this order:
  ///
  ///     its background colour, its backgrounds, what it shows, the views inside it, its border, its overlays
  mutating func draw() {
    var open: [Open] = []
    var index = 0
    while index < layout.tree.entries.count {
      let entry = layout.tree.entries[index]
      if entry.attributes.isHidden || entry.attributes.isInvisible {
        index = entry.end
      } else {
        elements.append(.beginGroup(name: entry.attributes.names.first?.name, link: entry.attributes.link?.target))
        open.append(Open(entry.end, .endGroup))
        if let color = entry.attributes.background {
          add(.rectangle(medium.snapped(layout.rects[index]), fill: DisplayList.Fill(color), border: nil))
        }
        open.append(Open(entry.backgroundEnd, contentOf: index))
        index += 1
      }
      while let last = open.last, last.end <= index {
        open.removeLast()
        switch last.closing {
        case .element(let element): elements.append(element)
        case .content(let index): drawContent(of: index, &open)
        }
      }
    }
  }

  /// Draws what a view shows by itself, and puts off what comes after the views inside it.
  private mutating func drawContent(of index: Int, _ open: inout [Open]) {
    let (entry, rect) = (layout.tree.entries[index], layout.rects[index])
    draw(entry, rect)
    // What is put off last is drawn first: the title lies on the border.
    if let title = entry.attributes.borderTitle {
      for element in borderTitle(title, of: entry, rect).reversed() { open.append(Open(entry.contentEnd, element)) }
    }
    // A border lies over what it surrounds, which in points reaches below it.
    if let border = entry.attributes.border, !entry.content.hasBorder {
      open.append(Open(entry.contentEnd, .rectangle(medium.snapped(rect), fill: nil, border: border)))
    }
    if entry.content.clips {
      elements.append(.beginClip(inner(entry, rect)))
      open.append(Open(entry.contentEnd, .endClip))
      // What is appended last is drawn first.
      for element in indicator(of: index).reversed() { open.append(Open(entry.contentEnd, element)) }
    }
  }

  private mutating func draw(_ entry: ViewTree.Entry, _ rect: Rect) {
    let frame = medium.snapped(rect)
    let border = entry.attributes.border
    let subject = Subject(
      frame: frame, inner: inner(entry, rect),
      font: entry.font, foreground: entry.foreground, border: border,
      lineHeight: medium.lineHeight(entry.font), isRightToLeft: entry.isRightToLeft)
    draw(entry, subject)
  }

  private mutating func draw(_ entry: ViewTree.Entry, _ subject: Subject) {
    switch entry.content {
    case .text(let text): drawText(text, in: entry, subject)
    case .button(let button): drawButton(button.title, subject)
    case .field(let field): drawField(field, subject)
    case .toggle(let toggle): drawToggle(isOn: toggle.isOn, subject)
    case .stepper: drawStepper(subject)
    case .slider(let slider): drawSlider(clamped(slider.value), subject)
    case .progress(let progress): drawProgress(clamped(progress.value), subject)
    case .image(let image): drawImage(image.name, subject)
    case .rectangle: drawRectangle(subject)
    case .box(let box): drawBox(box.title, subject)
    case .divider: drawDivider(subject)
    case .spacer, .stack, .arranged, .layers, .scroll, .table, .framed, .composite: break
    case .grid, .gridRow, .flow, .choice: break
    }
  }

  /// A view's frame less its border, which in cells takes room.
  func inner(_ entry: ViewTree.Entry, _ rect: Rect) -> Rect {
    let frame = medium.snapped(rect)
    return isCells && entry.attributes.border != nil ? frame.inset(by: Insets(all: 1)) : frame
  }

  private func clamped(_ value: Double) -> Double { min(1, max(0, value)) }

  mutating func add(_ element: DisplayList.Element) { elements.append(element) }
}

extension ViewNode.Content {
  /// Whether what lies outside the view's frame is not seen.
  fileprivate var clips: Bool {
    switch self {
    case .scroll, .table: true
    default: false
    }
  }
}

extension Layout {
  /// What the layout looks like, in the unit of its medium.
  package var displayList: DisplayList {
    var picture = Picture(self)
    picture.draw()
    return DisplayList(size: medium.snapped(rects[0]).size, elements: picture.elements)
  }
}
