extension View {
  /// Rounds the corners of the view's border and background, and of the box that a control, a picture or a `Box` draws;
  /// what the view holds is not clipped. A frame rounds a picture or a shape in it. In text a thin border has round corners.
  ///
  /// - Parameter radius: the radius, in points; at most half of the shorter side is drawn. One that is not more than 0
  ///   leaves the corners square.
  public consuming func cornerRadius(_ radius: Double) -> ModifiedView {
    ModifiedView(_takeNodes().changed { $0.round(radius) })
  }

  /// Rounds the view's corners as those of a rectangle are: `cornerRadius(_:)`.
  public consuming func clipShape(_ shape: RoundedRectangle) -> ModifiedView { cornerRadius(shape.cornerRadius) }

  /// Rounds the view's shorter sides, as far as `cornerRadius(_:)` does.
  public consuming func clipShape(_ shape: Capsule) -> ModifiedView { cornerRadius(.infinity) }

  /// Rounds the view's corners as far as `cornerRadius(_:)` can: a view that is as wide as high has the outline of a
  /// circle.
  public consuming func clipShape(_ shape: Circle) -> ModifiedView { cornerRadius(.infinity) }

  /// Draws nothing of the view, or of what it holds, that lies outside of its frame. What overflows it is not reported.
  public consuming func clipped() -> ModifiedView { modified { $0.isClipped = true } }

  /// Sets the view's place in front of its neighbours: those inside one container are drawn in the order of these
  /// numbers, equal ones in the order in which they are written. The order in frames and listings does not change.
  ///
  /// - Parameter value: the place; 0 without this modifier, and for a number that is none.
  public consuming func zIndex(_ value: Double) -> ModifiedView { modified { $0.zIndex = value.isNaN ? 0 : value } }

  /// Sets the colour of the controls in the view: of what can be pressed, switched or moved, and of progress. The
  /// colour of their texts, `foreground(_:)`, wins over it. Nil sets no colour.
  public consuming func tint(_ color: Color?) -> ModifiedView { modified { $0.tint = color } }

  /// Sets how much the view, and all inside it, covers what is behind it, in SVG; text shows it unless it is 0.
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

extension ViewNode {
  /// Rounds the corners of what the view draws, and of what fills a frame.
  fileprivate mutating func round(_ radius: Double) {
    modify { $0.cornerRadius = radius }
    guard case .framed(let box) = content else { return }
    self = with(
      children: box.children.map { child in
        switch child.content {
        case .image, .rectangle:
          var rounded = child
          rounded.modify { $0.cornerRadius = $0.cornerRadius ?? radius }
          return rounded
        default: return child
        }
      })
  }
}
