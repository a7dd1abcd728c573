import TrussIR

extension View {
  /// Rounds the corners of the view's border and background, and of the box that a control, a picture or a `Box` draws.
  /// The view's content is not clipped. A picture or a shape in a frame gets the corners, too. In text a thin border
  /// gets round corners, and without colours a background beneath letters is shown by its outline. The radius is in
  /// points, and at most half of the shorter side; a radius that is not above 0 has no effect.
  ///
  ///     Text("card").padding(12).background(.surface).cornerRadius(8)
  public consuming func cornerRadius(_ radius: Double, antialiased: Bool = true) -> ModifiedView {
    ModifiedView(_takeNodes().changed { $0.round(radius) })
  }

  /// Clips the drawing of the view to an outline: its content, its border and its background, but not its overlays. A
  /// border gets the round corners of a `RoundedRectangle`, a `Capsule` or a `Circle`. Content that overflows the view
  /// is still reported. Text output clips to the bounding box of the outline.
  ///
  ///     Image("photo").frame(width: 60, height: 60).clipShape(.circle)
  ///
  /// The outline is a shape in the view's frame: `.circle`, `.capsule`, `.rect(cornerRadius: 8)`, or a custom shape.
  /// The shape's fill and stroke are not drawn.
  public consuming func clipShape(_ shape: some Shape) -> ModifiedView {
    let outline = shape.outline
    return ModifiedView(_takeNodes().changed { $0.clip(to: outline) })
  }

  /// Clips the drawing of the view and its content to its frame. Content that overflows the frame is still reported.
  ///
  ///     Text(article).frame(width: 80, height: 40).clipped()
  public consuming func clipped(antialiased: Bool = false) -> ModifiedView {
    modified { $0.appearance.clip = .rectangle }
  }

  /// Sets the view's drawing order among its neighbours: in a container, views with greater numbers are in front, and
  /// views with equal numbers are drawn in their order in the source. The default is 0, and NaN counts as 0. The order
  /// in frames and listings does not change.
  ///
  ///     ZStack { Text("in front").zIndex(1); Rectangle().fill(.yellow) }
  public consuming func zIndex(_ value: Double) -> ModifiedView {
    modified { $0.appearance.zIndex = value.isNaN ? 0 : value }
  }

  /// Sets the tint of the controls in the view, such as buttons, switches, sliders and progress bars. If a control's
  /// text has a colour from `foreground(_:)`, this colour applies instead. Nil sets no tint.
  ///
  ///     VStack(spacing: 8) { Toggle(isOn: true); ProgressView(value: 0.4) }.tint(.purple)
  public consuming func tint(_ color: Color?) -> ModifiedView { modified { $0.appearance.tint = color } }

  /// Sets the tint of the controls in the view to the style's colour, or to the first colour of a gradient.
  public consuming func tint(_ style: some ShapeStyle) -> ModifiedView { tint(style._paint.color as Color?) }

  /// Sets the opacity of the view and of all views inside it: 0 is invisible, 1 is opaque. SVG output shows the opacity
  /// exactly. Text output leaves out views with opacity 0, and shades translucent shapes. A number outside the range
  /// from 0 to 1 is an error when the view is laid out. The opacities of several modifiers are multiplied.
  ///
  ///     Image("watermark").opacity(0.3)
  public consuming func opacity(_ opacity: Double) -> ModifiedView {
    modified {
      $0.appearance.multiplyOpacity(by: opacity)
      if opacity == 0 { $0.isHidden = true }
    }
  }
}

extension Shape {
  fileprivate var outline: Attributes.ShapeStyle.Outline {
    nodes.first?.attributes.appearance.shape?.outline ?? .rectangle
  }
}

extension ViewNode {
  fileprivate mutating func clip(to outline: Attributes.ShapeStyle.Outline) {
    modify { $0.appearance.clip = outline }
    switch outline {
    case .rounded(let radius): round(radius)
    case .circle: round(.infinity)
    case .rectangle, .ellipse, .custom: break
    }
  }

  /// Rounds the corners of the view's drawing, and of a picture or shape in a frame.
  fileprivate mutating func round(_ radius: Double) {
    modify { $0.appearance.cornerRadius = radius }
    guard case .framed(let box) = content else { return }
    self = with(
      children: box.children.map { child in
        guard child.traits.contains(.isSurface) else { return child }
        var rounded = child
        rounded.modify { $0.appearance.cornerRadius = $0.appearance.cornerRadius ?? radius }
        return rounded
      })
  }
}

extension View {
  /// Adds views over the view, in its frame. A view without an intrinsic size fills the frame, others are positioned by
  /// the alignment, and texts wrap to the frame's width.
  ///
  ///     Image("photo").frame(width: 60, height: 60).overlay(alignment: .topTrailing) { Text("3").background(.red) }
  ///
  /// Overlays do not change the view's size; they can be larger and are not clipped. Later overlays are above earlier
  /// overlays. Each overlay is laid out independently. It inherits the fonts and colours that later modifiers or
  /// surrounding views set.
  public consuming func overlay(
    alignment: Alignment = .center, @ViewBuilder content: () -> ViewContent
  ) -> ModifiedView {
    decorated(Decoration(layer: .overlay, alignment: alignment, nodes: content().list()))
  }

  /// Adds views behind the view's content, in its frame, with the rules of `overlay`. Later backgrounds are below
  /// earlier backgrounds; a background colour is below all backgrounds.
  ///
  ///     Text("on a card").padding(12).background { RoundedRectangle(cornerRadius: 8).fill(.surface) }
  public consuming func background(
    alignment: Alignment = .center, @ViewBuilder content: () -> ViewContent
  ) -> ModifiedView {
    decorated(Decoration(layer: .background, alignment: alignment, nodes: content().list()))
  }

  /// Adds a rectangle filled with a style over the view: `.overlay(.red.opacity(0.5))`. `ignoresSafeAreaEdges` has no
  /// effect.
  @_disfavoredOverload
  public consuming func overlay(_ style: some ShapeStyle, ignoresSafeAreaEdges: Edge.Set = .all) -> ModifiedView {
    overlay { Rectangle().fill(style) }
  }

  /// Adds a single view over the view, like `overlay(alignment:content:)`.
  @_disfavoredOverload
  public consuming func overlay(_ view: any View, alignment: Alignment = .center) -> ModifiedView {
    decorated(Decoration(layer: .overlay, alignment: alignment, nodes: view.nodes))
  }

  /// Adds a single view behind the view's content, like `background(alignment:content:)`.
  @_disfavoredOverload
  public consuming func background(_ view: any View, alignment: Alignment = .center) -> ModifiedView {
    decorated(Decoration(layer: .background, alignment: alignment, nodes: view.nodes))
  }

  private consuming func decorated(_ decoration: Decoration) -> ModifiedView {
    modified { $0.rare.decorations.append(decoration) }
  }
}

extension View {
  /// Draws a border around the view, inside its edges. In text it insets the view's content by one cell.
  ///
  ///     Text("note").padding(8).border(.dashed)
  public consuming func border(_ border: Border = .light) -> ModifiedView { modified { $0.appearance.border = border } }

  /// Draws a border around the view, inside its edges, in a colour.
  public consuming func border(_ line: Border.Line, color: Color) -> ModifiedView {
    border(Border(line, color: color))
  }

  /// Draws a border with the style's colour and a width in points around the view, inside its edges. In text the line
  /// is light, or heavy if the width is at least 2 points.
  public consuming func border(_ style: some ShapeStyle, width: Double = 1) -> ModifiedView {
    border(Border(style._paint.color, width: width))
  }

  /// Draws a border along some edges of the view, inside them: `.border(edges: .bottom)`. Lines that meet are joined,
  /// also with the lines of other borders. In text each line insets the view's content by one cell. The `edges` of the
  /// `Border` value are ignored.
  ///
  ///     Text("heading").border(edges: .bottom)
  public consuming func border(_ border: Border = .light, edges: Edge.Set) -> ModifiedView {
    self.border(Border(border.line, color: border.color, edges: edges))
  }

  /// Draws a border around the view with a title on its upper line, `┌ Account ──┐`, and a subtitle on its lower line,
  /// `└── 3 of 12 ┘`; no subtitle by default. The title and subtitle take no extra space. A title or subtitle that is
  /// too long is cut and reported as an overflow; on an edge without a line it is not drawn.
  ///
  ///     VStack { Text("Ada"); Text("Anna") }.padding(8).border(.rounded, title: "People", subtitle: "2 of 12")
  public consuming func border(_ border: Border = .light, title: String, subtitle: String? = nil) -> ModifiedView {
    modified {
      $0.appearance.border = border
      $0.rare.borderTitle = Attributes.BorderTitle(title: title, subtitle: subtitle)
    }
  }

  /// Fills the view's frame with a colour, behind its content. Text output without colours shows it only by an outline if
  /// it has round corners.
  ///
  ///     Text("draft").padding(4).background(.yellow)
  public consuming func background(_ color: Color) -> ModifiedView { modified { $0.appearance.background = color } }

  /// Fills the view's frame with a colour, a gradient or a material, behind its content.
  public consuming func background(_ style: some ShapeStyle) -> ModifiedView {
    let paint = style._paint
    if paint.gradient == nil { return background(paint.color) }
    return background { Rectangle().fill(style) }
  }

  /// Fills the view's frame with a style, behind its content. `ignoresSafeAreaEdges` has no effect.
  public consuming func background(_ style: some ShapeStyle, ignoresSafeAreaEdges: Edge.Set) -> ModifiedView {
    background(style)
  }

  /// Fills the view's frame with the background colour of the drawing, behind its content.
  public consuming func background() -> ModifiedView { background(Color.ground) }

  /// Sets the colour of the view's text, and of the text of all views inside that do not set their own colour.
  ///
  ///     VStack { Text("Name"); Text("Details") }.foreground(.secondary)
  public consuming func foreground(_ color: Color) -> ModifiedView { foregroundColor(color) }

  /// SwiftUI's name for `foreground(_:)`.
  public consuming func foregroundStyle(_ color: Color) -> ModifiedView { foreground(color) }

  /// SwiftUI's earlier name for `foreground(_:)`. Nil sets no colour.
  public consuming func foregroundColor(_ color: Color?) -> ModifiedView {
    modified { $0.appearance.foreground = $0.appearance.foreground ?? color }
  }

  /// Sets the colour or the gradient of the view's text, and of the text of all views inside that do not set their own
  /// colour. A gradient extends along each line of letters and across each shape; controls have its first colour.
  ///
  ///     Text("Details").foregroundStyle(.secondary)
  public consuming func foregroundStyle(_ style: some ShapeStyle) -> ModifiedView {
    let paint = style._paint
    return modified {
      guard $0.appearance.foreground == nil else { return }
      ($0.appearance.foreground, $0.appearance.foregroundGradient) = (paint.color, paint.gradient)
    }
  }

  /// Sets the style of texts to `primary`. The secondary style is ignored: `.secondary` keeps its own colour.
  public consuming func foregroundStyle(_ primary: some ShapeStyle, _ secondary: some ShapeStyle) -> ModifiedView {
    foregroundStyle(primary)
  }

  /// Sets the style of texts to `primary`. The other styles are ignored: `.secondary` and `.tertiary` keep their
  /// colours.
  public consuming func foregroundStyle(
    _ primary: some ShapeStyle, _ secondary: some ShapeStyle, _ tertiary: some ShapeStyle
  ) -> ModifiedView {
    foregroundStyle(primary)
  }

  /// Sets the font of the view's text, and of the text of all views inside that do not set their own font.
  ///
  ///     VStack { Text("Title").font(.title); Text("text in the usual size") }
  public consuming func font(_ font: Font) -> ModifiedView {
    modified { $0.appearance.font = $0.appearance.font ?? font }
  }
}
