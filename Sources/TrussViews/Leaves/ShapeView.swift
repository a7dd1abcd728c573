/// A shape with a fill or a line along its outline. Both can be combined: `Circle().fill(.yellow).stroke(.black)`.
public struct ShapeView: BuiltInView {
  /// The shape's nodes.
  public private(set) var _nodes: [ViewNode]

  init(_ shape: some Shape) { _nodes = shape.nodes }

  consuming func restyled(_ change: (inout Attributes.ShapeStyle) -> Void) -> ShapeView {
    for index in _nodes.indices {
      _nodes[index].modify {
        var style = $0.appearance.shape ?? Attributes.ShapeStyle(outline: .rectangle)
        change(&style)
        $0.appearance.shape = style
      }
    }
    return self
  }

  /// Adds a fill to the shape.
  public consuming func fill(_ style: some ShapeStyle) -> ShapeView {
    let paint = style._paint
    return restyled { $0.fill = paint }
  }

  /// Adds a line along the outline, centred on it.
  public consuming func stroke(_ content: some ShapeStyle, lineWidth: Double = 1) -> ShapeView {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Adds a line with a width and dashes along the outline, centred on it.
  public consuming func stroke(_ content: some ShapeStyle, style: StrokeStyle) -> ShapeView {
    stroked(content, style, isInside: false)
  }

  /// Adds a line along the outline, entirely inside the frame.
  public consuming func strokeBorder(_ content: some ShapeStyle, lineWidth: Double = 1) -> ShapeView {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Adds a line with a width and dashes along the outline, entirely inside the frame.
  public consuming func strokeBorder(_ content: some ShapeStyle, style: StrokeStyle) -> ShapeView {
    stroked(content, style, isInside: true)
  }

  private consuming func stroked(_ content: some ShapeStyle, _ style: StrokeStyle, isInside: Bool) -> ShapeView {
    let paint = content._paint
    return restyled {
      // A shape without a fill gets only the line.
      $0.stroke = Attributes.ShapeStyle.Stroke(paint: paint, style: style, isInside: isInside)
    }
  }
}

/// The rule for the inside of an outline that crosses itself. It has no effect: the fill rule is always non-zero.
public struct FillStyle: Hashable, Sendable {
  /// Makes a style.
  public init(eoFill: Bool = false, antialiased: Bool = true) {}
}

extension View {
  /// Puts a shape of the view's size behind the view, filled with a colour.
  public consuming func background(_ color: Color, in shape: some Shape) -> ModifiedView {
    background(shape.fill(color))
  }

  /// Puts a shape of the view's size behind the view, filled with a colour, a gradient or a material.
  public consuming func background(_ style: some ShapeStyle, in shape: some Shape) -> ModifiedView {
    background(shape.fill(style))
  }

  /// Puts a shape of the view's size behind the view, filled with the background colour.
  public consuming func background(in shape: some Shape) -> ModifiedView { background(shape.fill(Color.ground)) }

  /// Puts a shape of the view's size over the view, filled with a colour, a gradient or a material.
  public consuming func overlay(_ style: some ShapeStyle, in shape: some Shape) -> ModifiedView {
    overlay(shape.fill(style))
  }

  /// Draws only the part of the view inside a shape: the same as `clipShape(_:)`. A mask must be a shape: the opacity
  /// of other views would matter.
  public consuming func mask(_ shape: some Shape) -> ModifiedView { clipShape(shape) }

  /// Draws only the part of the view inside a shape: the same as `clipShape(_:)`.
  public consuming func mask(alignment: Alignment = .center, _ shape: () -> some Shape) -> ModifiedView {
    clipShape(shape())
  }
}
