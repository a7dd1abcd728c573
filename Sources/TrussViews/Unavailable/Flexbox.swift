// The names of CSS and Yoga for what a view or a stack has under another name.

extension View {
  /// Not available: CSS's shortest width.
  @available(*, unavailable, message: "write .width(atLeast: 100)")
  public func minWidth(_ length: Double) -> Self { self }

  /// Not available: CSS's longest width.
  @available(*, unavailable, message: "write .width(atMost: 100)")
  public func maxWidth(_ length: Double) -> Self { self }

  /// Not available: CSS's shortest height.
  @available(*, unavailable, message: "write .height(atLeast: 100)")
  public func minHeight(_ length: Double) -> Self { self }

  /// Not available: CSS's longest height.
  @available(*, unavailable, message: "write .height(atMost: 100)")
  public func maxHeight(_ length: Double) -> Self { self }

  /// Not available: CSS's width in per cent.
  @available(*, unavailable, message: "write .width(fraction: 0.5) for half of the width around the view")
  public func width(percent: Double) -> Self { self }

  /// Not available: CSS's height in per cent.
  @available(*, unavailable, message: "write .height(fraction: 0.5) for half of the height around the view")
  public func height(percent: Double) -> Self { self }

  /// Not available: a width and a height in one modifier.
  @available(*, unavailable, message: "write .width(10).height(20), or .frame(width: 10, height: 20)")
  public func size(width: Double, height: Double) -> Self { self }

  /// Not available: CSS's share of the free space.
  @available(*, unavailable, message: "write .flex(1)")
  public func flexGrow(_ share: Double) -> Self { self }

  /// Not available: CSS's share of the missing space.
  @available(*, unavailable, message: "write .flex(1, shrink: 0), or leave it out")
  public func flexShrink(_ share: Double) -> Self { self }

  /// Not available: CSS's length before the free space is divided.
  @available(*, unavailable, message: "write .flex(1, basis: 100)")
  public func flexBasis(_ length: Double) -> Self { self }

  /// Not available: CSS's alignment of one view in its stack.
  @available(*, unavailable, renamed: "align(_:)")
  public func alignSelf(_ alignment: Align) -> Self { self }

  /// Not available: CSS's surface.
  @available(*, unavailable, message: "write .background(.red)")
  public func backgroundColor(_ color: Color) -> Self { self }

  /// Not available: CSS's round corners.
  @available(*, unavailable, renamed: "cornerRadius(_:)")
  public func borderRadius(_ radius: Double) -> Self { self }

  /// Not available: a border of a width without a colour.
  @available(*, unavailable, message: "write .border(.gray, width: 1), or .border(.rounded)")
  public func border(_ width: Double) -> Self { self }

  /// Not available: a border whose width is before its colour.
  @available(*, unavailable, message: "write .border(.red, width: 1)")
  public func border(width: Double, color: Color) -> Self { self }

  /// Not available: CSS's alignment of lines.
  @available(*, unavailable, renamed: "multilineTextAlignment(_:)")
  public func textAlign(_ alignment: TextAlignment) -> Self { self }
}

extension AxisStack {
  /// Not available: flexbox's distribution along the stack under CSS's name.
  @available(*, unavailable, message: "write justify: .center")
  @_disfavoredOverload
  public init(
    justifyContent: Justify, alignItems: Align? = nil, spacing: Double? = nil, @ViewBuilder content: () -> ViewContent
  ) { self.init(content: content) }

  /// Not available: flexbox's alignment across the stack under CSS's name.
  @available(*, unavailable, message: "write align: .center")
  @_disfavoredOverload
  public init(alignItems: Align, spacing: Double? = nil, @ViewBuilder content: () -> ViewContent) {
    self.init(content: content)
  }
}

extension Align {
  /// Not available: CSS's word for `fill`.
  @available(*, unavailable, renamed: "fill")
  public static var stretch: Align { .fill }
}

extension Spacer {
  /// Not available: a length without a label.
  @available(*, unavailable, message: "write Spacer(minLength: 8), or spacing: 8 of the stack")
  @_disfavoredOverload
  public init(_ length: Double) { self.init() }
}

extension Divider {
  /// Not available: an axis. A divider lies across its stack.
  @available(*, unavailable, message: "write Divider(): it is vertical in an HStack")
  public init(_ axis: Axis) { self.init() }
}

extension Rectangle {
  /// Not available: a shape fills the space that it is given.
  @available(*, unavailable, message: "write Rectangle().frame(width: 10, height: 20)")
  public init(width: Double, height: Double) { self.init() }
}

extension Circle {
  /// Not available: a shape fills the space that it is given.
  @available(*, unavailable, message: "write Circle().frame(width: 8, height: 8)")
  public init(radius: Double) { self.init() }
}

extension Label {
  /// Not available: a title without an icon.
  @available(*, unavailable, message: "write Label(\"Title\", systemImage: \"star\"), or Text(\"Title\")")
  @_disfavoredOverload
  public init(_ title: String) { self.init(title, systemImage: "") }
}
