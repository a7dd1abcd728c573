import TrussIR

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

  private func anchor(_ attribute: Attribute) -> LayoutExpression {
    LayoutExpression(Self.view, .frame, attribute)
  }
}
