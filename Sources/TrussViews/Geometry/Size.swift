/// A width and a height, in points (or in cells, where a layout was made for text).
public struct Size: Equatable, Hashable, Sendable {
  /// The horizontal extent.
  public var width: Double
  /// The vertical extent.
  public var height: Double

  /// Makes a size of a width and a height.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// The size 0 by 0.
  public static let zero = Size(width: 0, height: 0)
}

extension Size: CustomStringConvertible {
  /// `390 x 105`, without trailing zeros.
  public var description: String { "\(shortest(width)) x \(shortest(height))" }
}
