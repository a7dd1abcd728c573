import Truss

/// A leaf with an optional width and height, a minimum width that may be smaller, and an optional first baseline.
struct LanguageLeaf: Leaf {
  var numbers: [Double?]

  func size(in medium: Medium) -> IntrinsicSize {
    func length(_ index: Int) -> Double? {
      guard numbers.indices.contains(index), let number = numbers[index] else { return nil }
      return medium.isText ? (number / 8).rounded(.up) : number
    }
    let (width, height) = (length(0), length(1))
    return IntrinsicSize(
      width: width, height: height, minimumWidth: length(2).map { min($0, width ?? 0) },
      firstBaseline: length(3).map { min($0, height ?? 0) })
  }

  func draw(in canvas: inout Canvas) { canvas.fill(canvas.bounds) }
}
