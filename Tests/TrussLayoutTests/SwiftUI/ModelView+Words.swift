import Truss

/// The words in which the combinations are written.
extension ModelView {
  /// A text of words of so many letters.
  static func text(_ words: Int...) -> ModelView { .text(words, limit: nil) }
  static func lines(_ limit: Int, _ words: Int...) -> ModelView { .text(words, limit: limit) }
  static func spacer() -> ModelView { .spacer(nil) }

  static func row(_ views: ModelView..., spacing: Double? = nil, place: Double = 0.5) -> ModelView {
    .stack(.horizontal, views, spacing: spacing, place)
  }
  static func column(_ views: ModelView..., spacing: Double? = nil, place: Double = 0.5) -> ModelView {
    .stack(.vertical, views, spacing: spacing, place)
  }
  static func layers(_ views: ModelView..., x: Double = 0.5, y: Double = 0.5) -> ModelView {
    .layers(views, Place(x: x, y: y))
  }

  func width(_ width: Double, x: Double = 0.5) -> ModelView { size(width, nil, x: x) }
  func height(_ height: Double) -> ModelView { size(nil, height) }
  func size(_ width: Double?, _ height: Double?, x: Double = 0.5, y: Double = 0.5) -> ModelView {
    .frame(self, width: width, height: height, Place(x: x, y: y))
  }
  func bounds(_ least: Double? = nil, most: Double? = nil, x: Double = 0.5) -> ModelView {
    .flexFrame(self, Bounds(least: least, greatest: most), Bounds(), Place(x: x))
  }
  /// `frame(maxWidth: .infinity)`.
  func filling(x: Double = 0.5) -> ModelView { bounds(most: .infinity, x: x) }
  func padding(_ length: Double) -> ModelView { .padding(self, length, length, length, length) }
  func paddingBeside(_ length: Double) -> ModelView { .padding(self, 0, length, 0, length) }
  func fixed(horizontal: Bool = true) -> ModelView { .fixedSize(self, horizontal: horizontal, vertical: true) }
  func priority(_ priority: Double) -> ModelView { .priority(self, priority) }
}
