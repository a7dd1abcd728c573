import TrussIR

extension View {
  /// Sets the place, in points from its leading edge, of a line by which stacks, layers and frames align the view.
  ///
  ///     VStack(align: .start) {
  ///       Text("Name")
  ///       Text("indented").alignmentGuide(.leading) { d in d[.leading] - 10 }
  ///     }
  ///
  /// The closure is called once, when the modifier is applied: it turns the view's lengths into a linear expression,
  /// which holds at every size of the view. SwiftUI's closure is called with numbers, and may compute anything with
  /// them.
  ///
  /// A stack in flex-box words whose `align` is `.start`, `.center`, `.end` or a baseline, a `ZStack`, a `frame`, an
  /// `overlay` and a `background` look at it; a view that is stretched has no use for it, nor has a stack in
  /// UIStackView's words. An expression that names another view is an error when the view is laid out.
  ///
  /// A line that both axes have, the centre, needs its type: `HorizontalAlignment.center`.
  public consuming func alignmentGuide(
    _ line: HorizontalAlignment, place: (ViewDimensions) -> LayoutExpression
  ) -> ModifiedView {
    guided(AlignmentGuide(line: line.line, axis: .horizontal, place: place(ViewDimensions())))
  }

  /// Sets the place, in points from its top, of a line by which stacks, layers and frames align the view.
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

  /// Moves a line of the view that stacks, layers and frames align it by, so many points toward its trailing edge.
  public consuming func alignmentGuide(_ line: HorizontalAlignment, _ offset: Double) -> ModifiedView {
    alignmentGuide(line) { $0[line] + offset }
  }

  /// Moves a line of the view that stacks, layers and frames align it by, so many points down.
  public consuming func alignmentGuide(_ line: VerticalAlignment, _ offset: Double) -> ModifiedView {
    alignmentGuide(line) { $0[line] + offset }
  }

  private consuming func guided(_ guide: AlignmentGuide) -> ModifiedView {
    modified { $0.rare.alignmentGuides.append(guide) }
  }
}

extension View {
  /// Moves the view and its content from their position, so many points to the right, in every layout direction, and
  /// down; its neighbours do not move.
  ///
  ///     Text("3").offset(x: 4, y: -4)
  ///
  /// A layout's frames are the moved ones. Constraints know nothing of it: the view's stack, and constraints to it, see
  /// the place that it would have without.
  public consuming func offset(x: Double = 0, y: Double = 0) -> ModifiedView {
    modified {
      $0.rare.offset.x += x
      $0.rare.offset.y += y
    }
  }
}

extension View {
  /// Names the view. The same name twice in the body of a custom view, or twice outside of custom views, is an error.
  public consuming func id(_ id: ViewID) -> ModifiedView { modified { $0.names = [id] + $0.names } }

  /// Names the view, as `id(ViewID(name))`.
  ///
  ///     Text("Total").id("total")
  public consuming func id(_ name: String) -> ModifiedView { id(ViewID(name)) }

  /// Names the view by a number, as in SwiftUI: `id(3)` is `id("3")`.
  public consuming func id(_ number: Int) -> ModifiedView { id(ViewID("\(number)")) }

  /// Keeps the view's space and draws nothing in it, as SwiftUI's `hidden()` and CSS' `visibility: hidden`.
  ///
  ///     HStack { Image("cover").hidden(); Text("the space of the cover stays") }
  ///
  /// A view that leaves its stack is ``collapsed(_:fileID:line:)``.
  public consuming func hidden(_ isHidden: Bool = true) -> ModifiedView {
    modified { $0.isHidden = isHidden }
  }

  /// Takes the view out of its stack, and its gap with it, as UIKit's `isHidden` and CSS' `display: none`.
  ///
  ///     VStack(spacing: 8) { Text("Name"); Text("Details").collapsed(!isWide) }
  ///
  /// It has no size and is not drawn. To keep a view's space, use ``hidden(_:)``.
  public consuming func collapsed(
    _ isCollapsed: Bool = true, fileID: String = #fileID, line: Int = #line
  ) -> ModifiedView {
    let location = isCollapsed ? SourceLine(fileID: fileID, line: line) : nil
    return modified {
      $0.isCollapsed = isCollapsed
      // Most calls show the view, and then no line needs to be kept.
      if location != nil || $0.rare.collapsedLocation != nil { $0.rare.collapsedLocation = location }
    }
  }
}

/// The lengths of a view, to define a line of it: sums of them are linear expressions, solved with the layout.
///
///     .alignmentGuide(.leading) { d in d.width / 3 }
public struct ViewDimensions: Sendable {
  /// The name for the view itself.
  package static let view = ViewID("")

  /// The view's width.
  public var width: LayoutExpression { anchor(.width) }
  /// The view's height.
  public var height: LayoutExpression { anchor(.height) }

  /// The distance of a line from the view's leading edge, where no guide moves it.
  public subscript(line: HorizontalAlignment) -> LayoutExpression {
    switch line {
    case .leading: 0
    case .center: width / 2
    case .trailing: width
    }
  }

  /// The distance of a line from the view's top, where no guide moves it.
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
