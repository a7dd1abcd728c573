enum Separation {
  /// Moves numbers apart by as little as possible. Returns the numbers in their order, within an extent, each at least
  /// `distance` greater than the previous. The weighted sum of the squared changes is minimal. If the extent is too
  /// short, the numbers are spread evenly over it.
  static func separated(_ numbers: [Double], weights: [Double], by distance: Double, in extent: Extent) -> [Double] {
    guard numbers.count > 1 else { return numbers.map(extent.clamp) }
    let distance = min(distance, max(0, extent.length) / Double(numbers.count - 1))
    var blocks: [(sum: Double, weight: Double, count: Int)] = []
    for (index, number) in numbers.enumerated() {
      var block = (sum: (number - Double(index) * distance) * weights[index], weight: weights[index], count: 1)
      while let last = blocks.last, last.sum / last.weight >= block.sum / block.weight {
        block = (last.sum + block.sum, last.weight + block.weight, last.count + block.count)
        blocks.removeLast()
      }
      blocks.append(block)
    }
    let last = extent.low + max(0, extent.length - Double(numbers.count - 1) * distance)
    var result: [Double] = []
    result.reserveCapacity(numbers.count)
    for block in blocks {
      let place = max(extent.low, min(last, block.sum / block.weight))
      for _ in 0..<block.count { result.append(place + Double(result.count) * distance) }
    }
    return result
  }
}
