import TrussIR

extension View {
  /// Sets the position of an alignment guide, in points from the view's leading edge. Stacks, layers and frames align
  /// the view by this guide.
  ///
  ///     VStack(align: .start) {
  ///       Text("Name")
  ///       Text("indented").alignmentGuide(.leading) { d in d[.leading] - 10 }
  ///     }
  ///
  /// The closure is called once, when the modifier is applied, and returns a linear expression of the view's lengths.
  /// The expression holds at every size of the view. (SwiftUI calls its closure with numbers, so SwiftUI's closure need
  /// not be linear.)
  ///
  /// The guide applies in a flexbox stack whose `align` is `.start`, `.center`, `.end` or a baseline, in a `ZStack`, a
  /// `frame`, an `overlay` and a `background`. It has no effect on stretched views and in stacks with UIStackView's
  /// parameters. An expression that names another view is an error when the view is laid out.
  ///
  /// The centre exists on both axes, so it needs its type: `HorizontalAlignment.center`.
  public consuming func alignmentGuide(
    _ line: HorizontalAlignment, place: (ViewDimensions) -> LayoutExpression
  ) -> ModifiedView {
    guided(AlignmentGuide(line: line.line, axis: .horizontal, place: place(ViewDimensions())))
  }

  /// Sets the position of an alignment guide, in points from the view's top. Stacks, layers and frames align the view
  /// by this guide.
  ///
  ///     HStack(align: .top) {
  ///       Image("icon").alignmentGuide(.top) { d in d.height / 2 }
  ///       Text("Name")
  ///     }
  public consuming func alignmentGuide(
    _ line: VerticalAlignment, place: (ViewDimensions) -> LayoutExpression
  ) -> ModifiedView {
    guided(AlignmentGuide(line: line.line, axis: .vertical, place: place(ViewDimensions())))
  }

  /// Moves an alignment guide of the view by `offset` points toward the trailing edge.
  public consuming func alignmentGuide(_ line: HorizontalAlignment, _ offset: Double) -> ModifiedView {
    alignmentGuide(line) { $0[line] + offset }
  }

  /// Moves an alignment guide of the view down by `offset` points.
  public consuming func alignmentGuide(_ line: VerticalAlignment, _ offset: Double) -> ModifiedView {
    alignmentGuide(line) { $0[line] + offset }
  }

  private consuming func guided(_ guide: AlignmentGuide) -> ModifiedView {
    modified { $0.rare.alignmentGuides.append(guide) }
  }
}

extension View {
  /// Moves the view and its content from their position by `x` points to the right, in every layout direction, and by
  /// `y` points down. Neighbours do not move.
  ///
  ///     Text("3").offset(x: 4, y: -4)
  ///
  /// The view's frame in the result includes the offset. The stack around the view, and constraints that name the view,
  /// use the position without the offset.
  public consuming func offset(x: Double = 0, y: Double = 0) -> ModifiedView {
    modified {
      $0.rare.offset.x += x
      $0.rare.offset.y += y
    }
  }
}

extension View {
  /// Names the view. Two views with the same name in the body of one custom view, or outside custom views, are an
  /// error.
  public consuming func id(_ id: ViewID) -> ModifiedView { modified { $0.names = [id] + $0.names } }

  /// Names the view, like `id(ViewID(name))`.
  ///
  ///     Text("Total").id("total")
  public consuming func id(_ name: String) -> ModifiedView { id(ViewID(name)) }

  /// Names the view by a number, as in SwiftUI: `id(3)` means `id("3")`.
  public consuming func id(_ number: Int) -> ModifiedView { id(ViewID("\(number)")) }

  /// Keeps the view's space but draws nothing in it, like SwiftUI's `hidden()` and CSS' `visibility: hidden`.
  ///
  ///     HStack { Image("cover").hidden(); Text("the space of the cover stays") }
  ///
  /// To remove a view from its stack, use ``collapsed(_:fileID:line:)``.
  public consuming func hidden(_ isHidden: Bool = true) -> ModifiedView {
    modified { $0.isHidden = isHidden }
  }

  /// Removes the view and its gap from the stack, like UIKit's `isHidden` and CSS' `display: none`.
  ///
  ///     VStack(spacing: 8) { Text("Name"); Text("Details").collapsed(!isWide) }
  ///
  /// A collapsed view has no size and is not drawn. To keep a view's space, use ``hidden(_:)``.
  public consuming func collapsed(
    _ isCollapsed: Bool = true, fileID: String = #fileID, line: Int = #line
  ) -> ModifiedView {
    let location = isCollapsed ? SourceLine(fileID: fileID, line: line) : nil
    return modified {
      $0.isCollapsed = isCollapsed
      // Most calls do not collapse the view, so the line is stored only if it is needed.
      if location != nil || $0.rare.collapsedLocation != nil { $0.rare.collapsedLocation = location }
    }
  }
}

/// The lengths of a view, for computing an alignment guide. Sums of these lengths are linear expressions, which are
/// solved with the layout.
///
///     .alignmentGuide(.leading) { d in d.width / 3 }
public struct ViewDimensions: Sendable {
  /// A placeholder for the view's name.
  package static let view = ViewID("")

  /// The view's width.
  public var width: LayoutExpression { anchor(.width) }
  /// The view's height.
  public var height: LayoutExpression { anchor(.height) }

  /// The distance of a guide from the view's leading edge, if no modifier moves the guide.
  public subscript(line: HorizontalAlignment) -> LayoutExpression {
    switch line {
    case .leading: 0
    case .center: width / 2
    case .trailing: width
    }
  }

  /// The distance of a guide from the view's top, if no modifier moves the guide.
  public subscript(line: VerticalAlignment) -> LayoutExpression {
    switch line {
    case .top: 0
    case .center: height / 2
    case .bottom: height
    case .firstTextBaseline: anchor(.firstBaseline) - anchor(.top)
    case .lastTextBaseline: anchor(.lastBaseline) - anchor(.top)
    }
  }

  private func anchor(_ attribute: Attribute) -> LayoutExpression {
    LayoutExpression(Self.view, .frame, attribute)
  }
}
