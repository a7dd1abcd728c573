import TrussIR

extension View {
  /// Puts the view into a frame with a size, in points, as SwiftUI's `frame` does.
  ///
  ///     Text("OK").frame(width: 80, height: 44)
  ///     HStack { Text("Sounds"); Spacer(); Toggle(isOn: true) }.frame(height: 44)
  ///
  /// The frame offers its size to the view. A flexible view fills the frame: a shape, a field, or a stack with a
  /// spacer. Any other view keeps its own size and is placed by the alignment; a view that is larger than the frame
  /// overflows and is not clipped.
  ///
  /// Along an axis without a size the frame behaves like the view: it has the view's length, is stretched if the view
  /// would be, and takes over the view's share of a stack's space.
  public consuming func frame(
    width: Double? = nil, height: Double? = nil, alignment: Alignment = .center, fileID: String = #fileID,
    line: Int = #line
  ) -> ModifiedView {
    let location = SourceLine(fileID: fileID, line: line)
    return boxed {
      var box = FrameBox(alignment: alignment, children: [$0], location: location)
      if width != nil { box.fixedAxes.insert(.horizontal) }
      if height != nil { box.fixedAxes.insert(.vertical) }
      var frame = box.node
      frame.limit(.horizontal, .equal, width, at: location)
      frame.limit(.vertical, .equal, height, at: location)
      return frame
    }
  }

  /// Puts the view into a frame whose size has bounds, in points, as SwiftUI's `frame` does. A bound below 0, an
  /// infinite minimum or ideal, and a minimum above the ideal or maximum are errors when the view is laid out.
  ///
  ///     Text("Name").frame(maxWidth: .infinity, alignment: .leading)
  ///
  /// A maximum makes the frame grow to the offered length, but not beyond the maximum. Along a stack's axis the offered
  /// length is a share of the free space, as with `flex()`; elsewhere it is the length of the surrounding box.
  /// Surrounding stacks grow with the frame. With only a minimum the frame is as large as the view, but at least the
  /// minimum. The frame has its ideal size with `fixedSize()`, and wherever no length is offered because the layout or
  /// a surrounding stack is fitted to its content. The frame offers its own size to the view, as `frame(width:height:)`
  /// does; along an axis without any of these parameters it behaves like the view.
  ///
  /// The alignment positions the view in the frame.
  public consuming func frame(
    minWidth: Double? = nil, idealWidth: Double? = nil, maxWidth: Double? = nil, minHeight: Double? = nil,
    idealHeight: Double? = nil, maxHeight: Double? = nil, alignment: Alignment = .center, fileID: String = #fileID,
    line: Int = #line
  ) -> ModifiedView {
    let location = SourceLine(fileID: fileID, line: line)
    return boxed {
      var box = FrameBox(alignment: alignment, children: [$0], location: location)
      box.bounds.horizontal = FrameBox.Bounds(least: minWidth, ideal: idealWidth, greatest: maxWidth)
      box.bounds.vertical = FrameBox.Bounds(least: minHeight, ideal: idealHeight, greatest: maxHeight)
      var frame = box.node
      frame.limit(.horizontal, .greaterThanOrEqual, minWidth, at: location)
      frame.limit(.horizontal, .lessThanOrEqual, maxWidth, at: location)
      frame.limit(.vertical, .greaterThanOrEqual, minHeight, at: location)
      frame.limit(.vertical, .lessThanOrEqual, maxHeight, at: location)
      return frame
    }
  }
}

extension ViewNode {
  /// Adds a required bound on the frame's size, unless the bound is nil or an infinite maximum.
  fileprivate mutating func limit(
    _ axis: Axis, _ relation: Relation, _ value: Double?, at location: SourceLine
  ) {
    guard let value, relation != .lessThanOrEqual || value != .infinity else { return }
    let size = Attributes.SizeRule(axis: axis, relation: relation, value: value, priority: .required)
    add(size, location.fileID, location.line)
  }
}

extension View {
  /// Adds space around the view, in points. The padding is a separate box: a border added before the padding is inside
  /// it, a border added after the padding is around it.
  @_disfavoredOverload
  public consuming func padding(_ insets: Insets, fileID: String = #fileID, line: Int = #line) -> ModifiedView {
    padded(insets, [], SourceLine(fileID: fileID, line: line))
  }

  /// - Parameter defaults: the insets that depend on the stack style.
  private consuming func padded(
    _ insets: Insets, _ defaults: FlexStack.Defaults, _ location: SourceLine
  ) -> ModifiedView {
    let rule = FlexStack.Rule(axis: .vertical, insets: insets, defaults: defaults, isPadding: true)
    return boxed { FlexStack(rule, [$0], at: location).node }
  }

  /// Adds the same space on all sides of the view, in points. By default the space is 8 points, in text two columns
  /// or one row. In SwiftUI's style (``StackStyle/swiftUI``) it is 16 points in SVG.
  ///
  ///     Text("Name").padding(12).border(.rounded)
  public consuming func padding(_ length: Double? = nil, fileID: String = #fileID, line: Int = #line) -> ModifiedView {
    padding(.all, length, fileID: fileID, line: line)
  }

  /// Adds the same space on some sides of the view, in points. By default the space is 8 points, in text two columns
  /// or one row. In SwiftUI's style (``StackStyle/swiftUI``) it is 16 points in SVG.
  ///
  ///     Text("Name").padding(.horizontal, 16)
  ///     Text("Name").padding([.top, .leading])
  ///
  /// Leading and trailing follow the layout direction.
  public consuming func padding(
    _ edges: Edge.Set, _ length: Double? = nil, fileID: String = #fileID, line: Int = #line
  ) -> ModifiedView {
    let location = SourceLine(fileID: fileID, line: line)
    return padded(Insets(edges, length ?? 8), length == nil ? .insets : [], location)
  }

  /// Adds the same space on some sides of the view, like `padding(_:_:)`: the safe area is the layout itself.
  public consuming func safeAreaPadding(
    _ edges: Edge.Set = .all, _ length: Double? = nil, fileID: String = #fileID, line: Int = #line
  ) -> ModifiedView { padding(edges, length, fileID: fileID, line: line) }

  /// Adds `horizontal` points of space on the left and right of the view, and `vertical` points above and below it.
  public consuming func padding(
    horizontal: Double = 0, vertical: Double = 0, fileID: String = #fileID, line: Int = #line
  ) -> ModifiedView {
    padding(Insets(horizontal: horizontal, vertical: vertical), fileID: fileID, line: line)
  }

  /// Sets the distance of the margins guide from the view's edges, in points. Only constraints that name the guide use
  /// the distance; views do not move.
  ///
  ///     VStack { Text("inside") }.margins(Insets(all: 12))
  public consuming func margins(_ margins: Insets) -> ModifiedView { modified { $0.rare.margins = margins } }
}
