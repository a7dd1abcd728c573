/// The filters of PNG's rows: a filter stores the difference of each byte from a prediction by its neighbors (PNG, third
/// edition, section 9).
enum PNGFilter: UInt8 {
  case none
  case left
  case up
  case average
  case paeth

  /// Puts the bytes of a pass back, in place.
  ///
  /// - Parameters:
  ///   - data: the rows, each after a byte that names its filter.
  ///   - start: where the pass begins.
  ///   - pass: how long its rows are.
  ///   - pixelBytes: the distance of a byte to the one that it is compared with, at least 1.
  static func undo(_ data: inout [UInt8], from start: Int, _ pass: PNGPass, pixelBytes: Int) throws(PNGError) {
    let zeros = [UInt8](repeating: 0, count: pass.rowByteCount)
    for row in 0..<pass.size.height {
      let place = start + row * (pass.rowByteCount + 1)
      guard let filter = PNGFilter(rawValue: data[place]) else { throw .unknownFilter(data[place]) }
      guard filter != .none else { continue }
      let bytes = place + 1..<place + 1 + pass.rowByteCount
      data.withUnsafeMutableBufferPointer { data in
        let current = UnsafeMutableBufferPointer(rebasing: data[bytes])
        zeros.withUnsafeBufferPointer { zeros in
          let above =
            row == 0
            ? zeros
            : UnsafeBufferPointer(
              rebasing: data[bytes.lowerBound - pass.rowByteCount - 1..<bytes.lowerBound - 1])
          filter.undo(current, above, pixelBytes)
        }
      }
    }
  }

  private func undo(_ row: UnsafeMutableBufferPointer<UInt8>, _ above: UnsafeBufferPointer<UInt8>, _ step: Int) {
    // Left of the row lie zeros.
    let edge = min(step, row.count)
    switch self {
    case .none: break
    case .left:
      for index in edge..<row.count { row[index] &+= row[index - step] }
    case .up:
      for index in row.indices { row[index] &+= above[index] }
    case .average:
      for index in 0..<edge { row[index] &+= above[index] / 2 }
      for index in edge..<row.count {
        row[index] &+= UInt8(truncatingIfNeeded: (UInt16(row[index - step]) + UInt16(above[index])) / 2)
      }
    case .paeth:
      for index in 0..<edge { row[index] &+= above[index] }
      for index in edge..<row.count {
        row[index] &+= Self.paeth(row[index - step], above[index], above[index - step])
      }
    }
  }

  /// The one of three neighbors that is nearest to left + above - corner; the earlier one of two as near.
  @inline(__always) private static func paeth(_ left: UInt8, _ above: UInt8, _ corner: UInt8) -> UInt8 {
    let (toLeft, toAbove) = (Int32(above) - Int32(corner), Int32(left) - Int32(corner))
    let (leftError, aboveError, cornerError) = (abs(toLeft), abs(toAbove), abs(toLeft + toAbove))
    if leftError <= aboveError, leftError <= cornerError { return left }
    return aboveError <= cornerError ? above : corner
  }
}
