import TrussIR

extension View {
  /// Sets the place, in points from its leading edge or top, of a line by which stacks, layers and frames align the
  /// view.
  ///
  ///     VStack(align: .start) {
  ///       Text("Name")
  ///       Text("indented").alignmentGuide(.leading) { d in d[.leading] - 10 }
  ///     }
  ///
  /// The closure is asked once, when the modifier is: what it makes of the view's lengths is a linear expression, that
  /// holds at whatever size the view comes to have. SwiftUI's is asked with numbers, and may do anything with them.
  ///
  /// A stack in flex-box words whose `align` is `.start`, `.center`, `.end` or a baseline, a `ZStack`, a `frame`, an
  /// `overlay` and a `background` look at it; a view that is stretched has no use for it, nor has a stack in
  /// UIStackView's words. `.center` is meant on both axes, and the closure asked for each. An expression that names
  /// another view is an error when the view is laid out.
  public consuming func alignmentGuide(
    _ line: AlignmentLine, place: (ViewDimensions) -> LayoutExpression
  ) -> ModifiedView {
    let guides = line.axes.map { AlignmentGuide(line: line, axis: $0, place: place(ViewDimensions(axis: $0))) }
    return modified { $0.rare.alignmentGuides += guides }
  }

  /// Moves a line of the view that stacks, layers and frames align it by, so many points toward its end.
  public consuming func alignmentGuide(_ line: AlignmentLine, _ offset: Double) -> ModifiedView {
    alignmentGuide(line) { $0[line] + offset }
  }
}

extension View {
  /// Moves the view and its content from their position, so many points to the right, in every layout direction, and
  /// down; its neighbours do not move.
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
  public consuming func id(_ name: String) -> ModifiedView { id(ViewID(name)) }

  /// Names the view by a number, as in SwiftUI: `id(3)` is `id("3")`.
  public consuming func id(_ number: Int) -> ModifiedView { id(ViewID("\(number)")) }

  /// Keeps the view's space and draws nothing in it, as SwiftUI's `hidden()` and CSS' `visibility: hidden`.
  ///
  /// A view that leaves its stack is ``collapsed(_:fileID:line:)``.
  public consuming func hidden(_ isHidden: Bool = true) -> ModifiedView {
    modified { $0.isHidden = isHidden }
  }

  /// Takes the view out of its stack, and its gap with it, as UIKit's `isHidden` and CSS' `display: none`.
  ///
  /// It has no size and is not drawn. A view that keeps its room is ``hidden(_:)``.
  public consuming func collapsed(
    _ isCollapsed: Bool = true, fileID: String = #fileID, line: Int = #line
  ) -> ModifiedView {
    let location = isCollapsed ? SourceLocation(fileID: fileID, line: line) : nil
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

  /// The axis that the line is a place on.
  let axis: Axis

  /// The view's width.
  public var width: LayoutExpression { anchor(.width) }
  /// The view's height.
  public var height: LayoutExpression { anchor(.height) }

  /// The distance of a line from the view's leading edge or top, where no guide moves it.
  public subscript(line: AlignmentLine) -> LayoutExpression {
    switch line {
    case .leading, .top: 0
    case .center: axis == .horizontal ? width / 2 : height / 2
    case .trailing: width
    case .bottom: height
    case .firstBaseline: anchor(.firstBaseline) - anchor(.top)
    case .lastBaseline: anchor(.lastBaseline) - anchor(.top)
    }
  }

  /// The distance of a horizontal place from the view's leading edge.
  @_disfavoredOverload
  public subscript(place: HorizontalAlignment) -> LayoutExpression {
    switch place {
    case .leading: 0
    case .center: width / 2
    case .trailing: width
    }
  }

  /// The distance of a vertical place from the view's top.
  @_disfavoredOverload
  public subscript(place: VerticalAlignment) -> LayoutExpression {
    switch place {
    case .top: 0
    case .center: height / 2
    case .bottom: height
    case .firstTextBaseline: self[AlignmentLine.firstBaseline]
    case .lastTextBaseline: self[AlignmentLine.lastBaseline]
    }
  }

  private func anchor(_ attribute: Attribute) -> LayoutExpression {
    LayoutExpression(Self.view, .frame, attribute)
  }
}
