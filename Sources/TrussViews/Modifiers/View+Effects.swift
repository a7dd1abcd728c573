extension View {
  /// Rotates the view's drawing in SVG, clockwise about a point of its frame. The layout and text output ignore the
  /// rotation.
  ///
  ///     Image("arrow").frame(width: 20, height: 20).rotationEffect(.degrees(45))
  public consuming func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> ModifiedView {
    shown(with: .rotation(angle.degrees.isFinite ? angle : .zero, anchor))
  }

  /// Scales the view's drawing in SVG about a point of its frame. The layout and text output ignore the scale.
  ///
  ///     Image("star").frame(width: 20, height: 20).scaleEffect(1.5)
  public consuming func scaleEffect(_ scale: Double, anchor: UnitPoint = .center) -> ModifiedView {
    scaleEffect(x: scale, y: scale, anchor: anchor)
  }

  /// Scales the view's drawing in SVG about a point of its frame, with a factor for each axis. The layout and text
  /// output ignore the scale. A factor that is not finite is 1.
  public consuming func scaleEffect(x: Double = 1, y: Double = 1, anchor: UnitPoint = .center) -> ModifiedView {
    shown(with: .scale(x: x.drawn(or: 1), y: y.drawn(or: 1), anchor))
  }

  /// Draws a shadow behind everything that the view draws, in SVG. The shadow is offset to the right and down, and
  /// blurred within a radius, all in points. Numbers that are not finite are 0.
  ///
  ///     Text("raised").padding(8).background(.surface).shadow(radius: 4, y: 2)
  public consuming func shadow(
    color: Color = Color(0x00_0000).opacity(0.33), radius: Double, x: Double = 0, y: Double = 0
  ) -> ModifiedView {
    shown(with: .shadow(color, radius: max(0, radius.drawn(or: 0)), x: x.drawn(or: 0), y: y.drawn(or: 0)))
  }

  /// Blurs the view within a radius, in points, in SVG. A radius that is not above 0 has no effect.
  public consuming func blur(radius: Double, opaque: Bool = false) -> ModifiedView {
    radius > 0 && radius.isFinite ? shown(with: .blur(radius.drawn(or: 0))) : modified { _ in }
  }

  /// Blends the colours of the view with the colours behind it, in SVG.
  public consuming func blendMode(_ mode: BlendMode) -> ModifiedView { shown(with: .blend(mode)) }

  /// Returns the view unchanged: a view with an opacity or an effect is already drawn as one group.
  public consuming func compositingGroup() -> Self { self }

  /// Returns the view unchanged: drawings are not rasterised.
  public consuming func drawingGroup(opaque: Bool = false) -> Self { self }

  /// Returns the view unchanged: a layout has no touches.
  public consuming func contentShape(_ shape: some Shape) -> Self { self }

  private consuming func shown(with effect: GraphicEffect) -> ModifiedView {
    modified { $0.rare.effects.append(effect) }
  }
}

extension Double {
  /// The number clamped to ±10,000, beyond which a drawing shows no difference; `other` if it is not finite.
  fileprivate func drawn(or other: Double) -> Double {
    isFinite ? Swift.min(10_000, Swift.max(-10_000, self)) : other
  }
}

extension View {
  /// Centres the view at a point of the offered space, in points from the top left corner. The view takes the whole
  /// offered space.
  ///
  ///     Circle().fill(.red).frame(width: 8, height: 8).position(x: 40, y: 20)
  public consuming func position(
    x: Double = 0, y: Double = 0, fileID: String = #fileID, line: Int = #line
  ) -> ModifiedView {
    alignmentGuide(.leading) { $0.width / 2 - x }
      .alignmentGuide(.top) { $0.height / 2 - y }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading, fileID: fileID, line: line)
  }

  /// Centres the view at a point of the offered space.
  public consuming func position(
    _ point: Point, fileID: String = #fileID, line: Int = #line
  ) -> ModifiedView {
    position(x: point.x, y: point.y, fileID: fileID, line: line)
  }

  /// Puts the view into a frame that fills the offered length along an axis.
  public consuming func containerRelativeFrame(
    _ axis: Axis, alignment: Alignment = .center, fileID: String = #fileID, line: Int = #line
  ) -> ModifiedView {
    axis == .horizontal
      ? frame(maxWidth: .infinity, alignment: alignment, fileID: fileID, line: line)
      : frame(maxHeight: .infinity, alignment: alignment, fileID: fileID, line: line)
  }

  /// Puts the view into a frame that fills the offered lengths along the given axes.
  public consuming func containerRelativeFrame(
    _ axes: [Axis], alignment: Alignment = .center, fileID: String = #fileID, line: Int = #line
  ) -> ModifiedView {
    frame(
      maxWidth: axes.contains(.horizontal) ? .infinity : nil, maxHeight: axes.contains(.vertical) ? .infinity : nil,
      alignment: alignment, fileID: fileID, line: line)
  }

  /// Adds a glass background in a capsule, with the rules of `glassEffect(_:in:)`.
  public consuming func glassEffect(_ glass: Glass = .regular) -> ModifiedView { glassEffect(glass, in: Capsule()) }

  /// Adds a glass background in a shape. Glass is drawn as a material without blur: thin, or ultra-thin for `.clear`.
  public consuming func glassEffect(_ glass: Glass = .regular, in shape: some Shape) -> ModifiedView {
    switch glass.form {
    case .regular: background(.thinMaterial, in: shape)
    case .clear: background(.ultraThinMaterial, in: shape)
    case .identity: modified { _ in }
    }
  }

  /// Moves the view and its content, like `offset(x:y:)`.
  public consuming func offset(_ offset: Size) -> ModifiedView { self.offset(x: offset.width, y: offset.height) }
}

/// The variants of SwiftUI's glass material.
public struct Glass: Hashable, Sendable {
  enum Form: Hashable, Sendable { case regular, clear, identity }

  let form: Form

  /// The regular variant.
  public static let regular = Glass(form: .regular)
  /// A clearer variant.
  public static let clear = Glass(form: .clear)
  /// No material.
  public static let identity = Glass(form: .identity)

  /// Returns the glass unchanged: its tint is not drawn.
  public func tint(_ color: Color?) -> Glass { self }

  /// Returns the glass unchanged: a layout takes no input.
  public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}
