// Names of parameters and modifiers from other kits, whose messages say what to write instead.

extension HStack {
  /// Not available: flexbox's parameters together with SwiftUI's alignment.
  @available(
    *, unavailable, message: "a stack with justify: has align:, write HStack(justify: .center, align: .center)"
  )
  @_disfavoredOverload
  public init(
    justify: Justify?, alignment: VerticalAlignment, spacing: Double? = nil, insets: Insets = .zero,
    @ViewBuilder content: () -> ViewContent
  ) { self.init(justify: justify, content: content) }
}

extension VStack {
  /// Not available: flexbox's parameters together with SwiftUI's alignment.
  @available(
    *, unavailable, message: "a stack with justify: has align:, write VStack(justify: .center, align: .center)"
  )
  @_disfavoredOverload
  public init(
    justify: Justify?, alignment: HorizontalAlignment, spacing: Double? = nil, insets: Insets = .zero,
    @ViewBuilder content: () -> ViewContent
  ) { self.init(justify: justify, content: content) }
}

extension AxisStack {
  /// Not available: UIStackView's distribution together with flexbox's alignment.
  @available(*, unavailable, message: "a stack with distribution: has alignment:, not align:")
  @_disfavoredOverload
  public init(
    distribution: Distribution, align: Align, spacing: Double = 0, @ViewBuilder content: () -> ViewContent
  ) { self.init(distribution: distribution, content: content) }

  /// Not available: the space inside the stack under another name.
  @available(*, unavailable, message: "write insets: 8 in the stack, or .padding(8) after it")
  @_disfavoredOverload
  public init(
    justify: Justify? = nil, align: Align? = nil, spacing: Double? = nil, padding: Double,
    @ViewBuilder content: () -> ViewContent
  ) { self.init(content: content) }
}

extension View {
  /// Not available: padding with a label for each edge.
  @available(*, unavailable, message: "write .padding(.top, 8), or .padding(Insets(top: 8, bottom: 4))")
  public func padding(
    top: Double, leading: Double = 0, left: Double = 0, bottom: Double = 0, trailing: Double = 0, right: Double = 0
  ) -> Self { self }

  /// Not available: padding with a label for each edge.
  @available(*, unavailable, message: "write .padding(.bottom, 8), or .padding(Insets(left: 8, bottom: 4))")
  public func padding(bottom: Double, trailing: Double = 0, right: Double = 0) -> Self { self }

  /// Not available: padding with a label for each edge.
  @available(*, unavailable, message: "write .padding(.leading, 8), or .padding(Insets(leading: 8, trailing: 4))")
  public func padding(leading: Double, bottom: Double = 0, trailing: Double = 0) -> Self { self }

  /// Not available: padding with a label for each edge.
  @available(*, unavailable, message: "write .padding(.trailing, 8)")
  public func padding(trailing: Double) -> Self { self }

  /// Not available: padding with a label for each edge.
  @available(*, unavailable, message: "write .padding(.leading, 8), or .padding(Insets(left: 8, right: 4))")
  public func padding(left: Double, bottom: Double = 0, right: Double = 0) -> Self { self }

  /// Not available: padding with a label for each edge.
  @available(*, unavailable, message: "write .padding(.trailing, 8), or .padding(Insets(right: 8))")
  public func padding(right: Double) -> Self { self }

  /// Not available: CSS's space around a view.
  @available(*, unavailable, message: "write .padding(8) on the view, or spacing: and insets: of the stack around it")
  public func margin(_ length: Double) -> Self { self }

  /// Not available: CSS's shortest and longest width.
  @available(*, unavailable, message: "write .width(atLeast: 10).width(atMost: 80)")
  public func width(min: Double, max: Double = .infinity) -> Self { self }

  /// Not available: CSS's longest width.
  @available(*, unavailable, message: "write .width(atMost: 80)")
  public func width(max: Double) -> Self { self }

  /// Not available: CSS's shortest and longest height.
  @available(*, unavailable, message: "write .height(atLeast: 10).height(atMost: 80)")
  public func height(min: Double, max: Double = .infinity) -> Self { self }

  /// Not available: CSS's longest height.
  @available(*, unavailable, message: "write .height(atMost: 80)")
  public func height(max: Double) -> Self { self }

  /// Not available: CSS's `flex` with a label.
  @available(*, unavailable, message: "write .flex(2), or .flex(2, shrink: 1, basis: 0)")
  public func flex(grow: Double, shrink: Double = 1, basis: Double = 0) -> Self { self }

  /// Not available: CSS's colour of letters.
  @available(*, unavailable, message: "write .foreground(.red) for the letters, .background(.red) for the surface")
  public func color(_ color: Color) -> Self { self }

  /// Not available: CSS's size of letters.
  @available(*, unavailable, message: "write .font(.system(size: 14)), or .font(.caption)")
  public func fontSize(_ size: Double) -> Self { self }
}

extension Grid {
  /// Not available: a number of columns.
  @available(
    *, unavailable,
    message: "write Grid(columns: [.flexible(), .fit]), or no columns: the longest row decides; or LazyVGrid"
  )
  @_disfavoredOverload
  public init(columns: Int, spacing: Double? = nil, @ViewBuilder content: () -> ViewContent) {
    self.init(content: content)
  }
}

extension BarMark {
  /// Not available: values without names.
  @available(
    *, unavailable, message: "name the values: BarMark(x: .value(\"Month\", \"Jan\"), y: .value(\"Sales\", 3))"
  )
  @_disfavoredOverload
  public init<X: Plottable, Y: Plottable>(x: X, y: Y) { self.init(x: .value("", x), y: .value("", y)) }
}

extension LineMark {
  /// Not available: values without names.
  @available(*, unavailable, message: "name the values: LineMark(x: .value(\"Day\", 1), y: .value(\"Sales\", 3))")
  @_disfavoredOverload
  public init<X: Plottable, Y: Plottable>(x: X, y: Y) { self.init(x: .value("", x), y: .value("", y)) }
}

extension Connector {
  /// Not available: the colour of the line under another name.
  @available(*, unavailable, renamed: "stroke(_:lineWidth:)")
  public func color(_ color: Color) -> Connector { self }

  /// Not available: SwiftUI's colour of letters.
  @available(*, unavailable, renamed: "stroke(_:lineWidth:)")
  public func foregroundStyle(_ color: Color) -> Connector { self }

  /// Not available: SwiftUI's colour of letters.
  @available(*, unavailable, renamed: "stroke(_:lineWidth:)")
  public func foregroundColor(_ color: Color) -> Connector { self }

  /// Not available: SwiftUI's colour of controls.
  @available(*, unavailable, renamed: "stroke(_:lineWidth:)")
  public func tint(_ color: Color) -> Connector { self }

  /// Not available: the width of the line without its colour.
  @available(*, unavailable, message: "write .stroke(.secondary, lineWidth: 2)")
  public func lineWidth(_ width: Double) -> Connector { self }

  /// Not available: a line of a style.
  @available(*, unavailable, message: "write .stroke(.red, lineWidth: 2), and .dashed() after it for dashes")
  public func stroke(_ color: Color = .secondary, style: StrokeStyle) -> Connector { self }

  /// Not available: the label after the ends.
  @available(*, unavailable, message: "write Connector(from: \"a\", to: \"b\", label: \"calls\")")
  public func label(_ label: String) -> Connector { self }

  /// Not available: the colour of the line among the ends.
  @available(*, unavailable, message: "write Connector(from: \"a\", to: \"b\").stroke(.red, lineWidth: 2)")
  @_disfavoredOverload
  public init(
    from source: ViewID, _ edge: Edge? = nil, to target: ViewID, _ targetEdge: Edge? = nil, label: String? = nil,
    head: Head = .arrow, tail: Head = .none, stroke: Color, lineWidth: Double = 1
  ) { self.init(from: source, to: target) }

  /// Not available: the colour of the line among the ends.
  @available(*, unavailable, message: "write Connector(from: \"a\", to: \"b\").stroke(.red, lineWidth: 2)")
  @_disfavoredOverload
  public init(
    from source: ViewID, _ edge: Edge? = nil, to target: ViewID, _ targetEdge: Edge? = nil, label: String? = nil,
    head: Head = .arrow, tail: Head = .none, color: Color, lineWidth: Double = 1
  ) { self.init(from: source, to: target) }

  /// Not available: dashes among the ends.
  @available(*, unavailable, message: "write Connector(from: \"a\", to: \"b\").dashed()")
  @_disfavoredOverload
  public init(
    from source: ViewID, _ edge: Edge? = nil, to target: ViewID, _ targetEdge: Edge? = nil, label: String? = nil,
    head: Head = .arrow, tail: Head = .none, dashed: Bool
  ) { self.init(from: source, to: target) }

  /// Not available: ends without labels.
  @available(*, unavailable, message: "write Connector(from: \"a\", to: \"b\")")
  public init(_ source: ViewID, _ target: ViewID, label: String? = nil) { self.init(from: source, to: target) }
}
