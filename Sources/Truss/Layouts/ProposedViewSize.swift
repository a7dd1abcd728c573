#if Foundation
  public import Foundation
#endif
import TrussViews

/// A size that a container proposes to a view, in points. A nil length requests the view's ideal length.
public struct ProposedViewSize: Hashable, Sendable {
  /// The proposed width; nil requests the ideal width.
  public var width: CGFloat?
  /// The proposed height; nil requests the ideal height.
  public var height: CGFloat?

  /// Makes a proposal of a width and a height. A nil length requests the ideal length.
  public init(width: CGFloat?, height: CGFloat?) { (self.width, self.height) = (width, height) }

  /// Makes a proposal of a size.
  public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

  /// Requests the minimum size.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// Requests the ideal size.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  /// Requests the maximum size.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  /// Returns the proposal as a size. The lengths of `size`, 10 by 10 points by default, replace lengths that are nil.
  public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }
}

extension ProposedViewSize {
  init(_ proposal: PerAxis<Double>) {
    self.init(width: proposal.horizontal.map { CGFloat($0) }, height: proposal.vertical.map { CGFloat($0) })
  }

  var lengths: PerAxis<Double> { PerAxis(width.map { Double($0) }, height.map { Double($0) }) }
}
