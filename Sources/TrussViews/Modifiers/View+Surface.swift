extension View {
  /// Rounds the corners of the view's border and background, and of the box that a control, a picture or a `Box` draws;
  /// what the view holds is not clipped. A frame rounds a picture or a shape in it. In text a thin border has round corners.
  ///
  /// - Parameter radius: the radius, in points; at most half of the shorter side is drawn. One that is not more than 0
  ///   leaves the corners square.
  public consuming func cornerRadius(_ radius: Double) -> ModifiedView {
    ModifiedView(_takeNodes().changed { $0.round(radius) })
  }

  /// Draws of the view, of what it holds, of its border and of what is behind it, only what lies inside an outline; what
  /// lies over it is not clipped. A border has the round corners of a `RoundedRectangle`, a `Capsule` or a `Circle`. What
  /// overflows the view is not reported. Text clips to the box around the outline.
  ///
  /// - Parameter shape: the outline, in the view's frame: `.circle`, `.capsule`, `.rect(cornerRadius: 8)`, or a shape of
  ///   yours. Its fill and its line are not drawn.
  public consuming func clipShape(_ shape: some Shape) -> ModifiedView {
    let outline = shape.outline
    return ModifiedView(_takeNodes().changed { $0.clip(to: outline) })
  }

  /// Draws nothing of the view, or of what it holds, that lies outside of its frame. What overflows it is not reported.
  public consuming func clipped() -> ModifiedView { modified { $0.clip = .rectangle } }

  /// Sets the view's place in front of its neighbours: those inside one container are drawn in the order of these
  /// numbers, equal ones in the order in which they are written. The order in frames and listings does not change.
  ///
  /// - Parameter value: the place; 0 without this modifier, and for a number that is none.
  public consuming func zIndex(_ value: Double) -> ModifiedView { modified { $0.zIndex = value.isNaN ? 0 : value } }

  /// Sets the colour of the controls in the view: of buttons, switches, sliders and progress. The colour of their
  /// texts, `foreground(_:)`, wins over it. Nil sets no colour.
  public consuming func tint(_ color: Color?) -> ModifiedView { modified { $0.tint = color } }

  /// Sets the opacity of the view and of all views inside it, in SVG; text shows the view unless it is 0.
  ///
  /// - Parameter opacity: from 0 for nothing to 1 for all; a number outside counts as the nearer end. Several of a view
  ///   are multiplied.
  public consuming func opacity(_ opacity: Double) -> ModifiedView {
    let opacity = max(0, min(1, opacity))
    return modified {
      $0.opacity = ($0.opacity ?? 1) * opacity
      if opacity == 0 { $0.isHidden = true }
    }
  }
}

extension Shape {
  /// The outline in the words of what is drawn.
  fileprivate var outline: Attributes.ShapeStyle.Outline { nodes.first?.attributes.shape?.outline ?? .rectangle }
}

extension ViewNode {
  /// Draws nothing outside of an outline.
  fileprivate mutating func clip(to outline: Attributes.ShapeStyle.Outline) {
    modify { $0.clip = outline }
    switch outline {
    case .rounded(let radius): round(radius)
    case .circle: round(.infinity)
    case .rectangle, .ellipse, .custom: break
    }
  }

  /// Rounds the corners of what the view draws, and of what fills a frame.
  fileprivate mutating func round(_ radius: Double) {
    modify { $0.cornerRadius = radius }
    guard case .framed(let box) = content else { return }
    self = with(
      children: box.children.map { child in
        guard child.traits.contains(.isSurface) else { return child }
        var rounded = child
        rounded.modify { $0.cornerRadius = $0.cornerRadius ?? radius }
        return rounded
      })
  }
}
