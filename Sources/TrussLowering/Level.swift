import TrussIR

/// The priorities of the rows that stacks and leaves put up. Each was found by comparing with a browser's flex-box:
/// what stands higher is given up later.
enum Level {
  /// A scroll view is at its offset.
  static let offset: Priority = 999
  /// The least size of a leaf: longest word, lines, a control's own size (CSS' automatic minimum size).
  static let minimum: Priority = 910
  /// Content within a box whose size does not depend on it, and content stretched across.
  static let containment: Priority = 900
  /// Content within a box that can still grow.
  static let containmentWhereIndefinite: Priority = 905
  /// A stretched view reaches the far edge.
  static let stretch: Priority = 901
  /// The last view of a filled stack reaches the end.
  static let filling: Priority = 890
  /// Shares of a known room are in proportion.
  static let shares: Priority = 800
  /// A content is not cut.
  static let compression: Priority = 750
  /// A field shows all of its placeholder.
  static let fieldLine: Priority = 747
  /// A view with a ratio, or with a size of its own across, is stretched as far as its neighbours allow.
  static let boundedStretch: Priority = 745
  /// Texts that share a shortfall; nested rows of texts a thousandth less for each level.
  static let sharedShortfall: Priority = 741
  /// A text on one line.
  static let textLine: Priority = 740
  /// A scroll view shows all of its content.
  static let showAll: Priority = 60
  /// A container is no larger than its content needs.
  static let fit: Priority = 49
  /// Shares where the room is not known: there the content decides.
  static let sharesWhereIndefinite: Priority = 48
}
