/// The size of text that a reader has chosen: UIKit's content size categories.
public enum TextSizeCategory: String, CaseIterable, Hashable, Sendable {
  /// The smallest.
  case extraSmall
  /// Smaller than usual.
  case small
  /// A little smaller than usual.
  case medium
  /// The usual one.
  case large
  /// Larger than usual.
  case extraLarge
  /// Much larger than usual.
  case extraExtraLarge
  /// The largest apart from the accessibility sizes.
  case extraExtraExtraLarge
  /// The smallest accessibility size.
  case accessibility1
  /// The second.
  case accessibility2
  /// The third.
  case accessibility3
  /// The fourth.
  case accessibility4
  /// The largest.
  case accessibility5

  /// What a font's size is multiplied by: UIKit's sizes of body text, which is 17 points at `large`.
  package var scale: Double {
    let body: Double =
      switch self {
      case .extraSmall: 14
      case .small: 15
      case .medium: 16
      case .large: 17
      case .extraLarge: 19
      case .extraExtraLarge: 21
      case .extraExtraExtraLarge: 23
      case .accessibility1: 28
      case .accessibility2: 33
      case .accessibility3: 40
      case .accessibility4: 47
      case .accessibility5: 53
      }
    return body / 17
  }
}
