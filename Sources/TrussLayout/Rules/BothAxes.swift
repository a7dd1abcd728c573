import TrussViews

/// A value along each axis.
struct BothAxes<Value: Sendable>: Sendable {
  var horizontal: Value
  var vertical: Value

  init(_ horizontal: Value, _ vertical: Value) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  @inline(__always)
  subscript(axis: Axis) -> Value {
    get { axis == .horizontal ? horizontal : vertical }
    _modify {
      if axis == .horizontal { yield &horizontal } else { yield &vertical }
    }
  }
}

extension BothAxes: Equatable where Value: Equatable {}
