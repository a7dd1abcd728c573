public import TrussIR
public import TrussViews

extension Attribute {
  /// The axis along which the attribute lies.
  @inlinable package var axis: Axis {
    switch self {
    case .left, .right, .leading, .trailing, .width, .centerX: .horizontal
    case .top, .bottom, .height, .centerY, .firstBaseline, .lastBaseline: .vertical
    }
  }

  /// Whether it is an extent, not a place.
  @inlinable package var isSize: Bool { self == .width || self == .height }
}
