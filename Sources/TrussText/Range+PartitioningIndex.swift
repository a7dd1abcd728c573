extension Range<Int> {
  /// The first number for which a condition holds, by binary search; the end of the range if there is no such number.
  /// The condition must also hold for all numbers after this number.
  @inline(__always)
  func partitioningIndex(where condition: (Int) -> Bool) -> Int {
    var (low, high) = (lowerBound, upperBound)
    while low < high {
      let middle = (low + high) / 2
      if condition(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
