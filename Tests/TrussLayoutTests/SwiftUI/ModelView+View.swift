import TestSupport
import Truss

/// The model as a view of the package.
extension ModelView {
  /// A font whose letters are 8 points wide and 16 high.
  static let font = Font(.mono, size: 16384.0 / 1229)

  var view: AnyView {
    switch self {
    case .text(let words, let limit):
      let text = Text(words.map { String(repeating: "m", count: $0) }.joined(separator: " ")).font(Self.font)
      return limit.map { AnyView(text.lineLimit($0)) } ?? AnyView(text)
    case .shape: return AnyView(Rectangle())
    case .fixed(let width, let height): return AnyView(FixedLeaf(width: width, height: height))
    case .spacer(let minimum): return AnyView(Spacer(minLength: minimum))
    case .divider: return AnyView(Divider())
    case .padding(let view, let top, let left, let bottom, let right):
      return AnyView(view.view.padding(Insets(top: top, left: left, bottom: bottom, right: right)))
    case .frame(let view, let width, let height, let place):
      return AnyView(view.view.frame(width: width, height: height, alignment: place.alignment))
    case .flexFrame(let view, let horizontal, let vertical, let place):
      return AnyView(
        view.view.frame(
          minWidth: horizontal.least, idealWidth: horizontal.ideal, maxWidth: horizontal.greatest,
          minHeight: vertical.least, idealHeight: vertical.ideal, maxHeight: vertical.greatest,
          alignment: place.alignment))
    case .fixedSize(let view, let horizontal, let vertical):
      return AnyView(view.view.fixedSize(horizontal: horizontal, vertical: vertical))
    case .priority(let view, let priority): return AnyView(view.view.layoutPriority(priority))
    case .layers(let views, let place):
      return AnyView(ZStack(alignment: place.alignment) { for view in views { view.view } })
    case .stack(.horizontal, let views, let spacing, let place):
      let alignment: VerticalAlignment = place == 0 ? .top : place == 1 ? .bottom : .center
      return AnyView(HStack(alignment: alignment, spacing: spacing) { for view in views { view.view } })
    case .stack(.vertical, let views, let spacing, let place):
      let alignment: HorizontalAlignment = place == 0 ? .leading : place == 1 ? .trailing : .center
      return AnyView(VStack(alignment: alignment, spacing: spacing) { for view in views { view.view } })
    }
  }
}

extension ModelView.Place {
  fileprivate var alignment: Alignment {
    Alignment(
      horizontal: x == 0 ? .leading : x == 1 ? .trailing : .center,
      vertical: y == 0 ? .top : y == 1 ? .bottom : .center)
  }
}

/// A leaf of a size of its own.
private struct FixedLeaf: Leaf {
  var width: Double
  var height: Double
  func size(in medium: Medium) -> IntrinsicSize {
    medium.isText
      ? IntrinsicSize(width: width / ModelView.letter.width, height: height / ModelView.letter.height)
      : IntrinsicSize(width: width, height: height)
  }
  func draw(in canvas: inout Canvas) {}
}
