import TrussDiagnostics
import TrussTree
import TrussViews

extension ViewTree {
  /// How much narrower a view is than its longest word, or than its title with the padding of a control; nil where a
  /// reader sees all letters.
  ///
  /// A title that fits between the edges of its view without padding is whole. A view that its author lets be cut has no
  /// shortfall: with a `lineLimit`, a compression resistance of its own, or clipped.
  func textShortfall(of index: Int, in rect: Rect, _ medium: Medium) -> Double? {
    let view = entries[index]
    guard view.traits.contains(.holdsLetters), view.attributes.clip == nil, view.inherited.textStyle.lineLimit == nil,
      let content = content(of: index, .horizontal, medium, stackAxis: nil, textHeight: nil), content.hasMinimum
    else { return nil }
    let shortfall = content.minimum - rect.width
    guard shortfall > Overflow.least else { return nil }
    let frame = medium.snapped(rect)
    let isCut =
      switch view.content {
      case .leaf(.button(let title)):
        frame.inset(by: medium.boxInsets(of: view)).width - 2 * medium.buttonTitleInset
          < medium.width(of: title, view.font) - Overflow.least
      case .leaf(.box(let title)):
        frame.width - 2 * medium.boxTitleInset(in: frame) < medium.width(of: title, view.font) - Overflow.least
      default: content.minimum - frame.width > Overflow.least
      }
    return isCut ? shortfall : nil
  }
}
