/// A scan of a JPEG: all coefficients of some components, or for a progressive one some bits of some coefficients
/// (ITU-T T.81, annexes F and G).
struct JPEGScan {
  /// A component in the scan, and its codes.
  private struct Part {
    let component: Int
    let direct: JPEGCode?
    let alternating: JPEGCode?
    /// The direct coefficient of its last block.
    var prediction = 0
  }

  private var parts: [Part] = []
  /// The first and the last coefficient, in zigzag order.
  private let band: ClosedRange<Int>
  /// Whether an earlier scan has brought higher bits of these coefficients.
  private let isRefining: Bool
  /// The lowest bit that the scan brings.
  private let lowBit: Int
  private let isProgressive: Bool
  private let restartInterval: Int
  private(set) var bits: JPEGBits
  /// The blocks that follow with no further coefficient in the band.
  private var emptyBlocks = 0

  /// Reads a scan header.
  ///
  /// - Parameters:
  ///   - file: the file.
  ///   - segment: where the scan header lies in it.
  ///   - frame: the frame.
  ///   - tables: the codes and the restart interval that hold for the scan.
  init(
    _ file: ImageBytes, _ segment: JPEGSegments.Segment, _ frame: JPEGFrame, _ tables: JPEGTables
  ) throws(JPEGError) {
    let data = Array(file.bytes[segment.data])
    guard let count = data.first.map(Int.init), (1...4).contains(count), data.count == 4 + 2 * count else {
      throw .malformed("a scan header has an impossible length")
    }
    for place in stride(from: 1, to: 1 + 2 * count, by: 2) {
      guard let component = frame.components.firstIndex(where: { $0.identifier == data[place] }),
        !parts.contains(where: { $0.component == component }), data[place + 1] & 0xCC == 0
      else { throw .malformed("a scan names an unknown component or code") }
      parts.append(
        Part(
          component: component, direct: tables.direct[Int(data[place + 1] >> 4)],
          alternating: tables.alternating[Int(data[place + 1] & 3)]))
    }
    let (first, last) = (Int(data[1 + 2 * count]), Int(data[2 + 2 * count]))
    let approximation = data[3 + 2 * count]
    isProgressive = frame.isProgressive
    restartInterval = tables.restartInterval
    bits = JPEGBits(file.bytes, from: segment.data.upperBound)
    if frame.isProgressive {
      guard first <= last, last < 64, first > 0 ? count == 1 : last == 0, approximation & 15 <= 13 else {
        throw .malformed("a scan has an impossible band of coefficients")
      }
      band = first...last
      isRefining = approximation >> 4 != 0
      lowBit = Int(approximation & 15)
    } else {
      // Browsers do not look at these three numbers.
      band = 0...63
      isRefining = false
      lowBit = 0
    }
    let isAlone = count == 1
    guard isAlone || parts.reduce(0, { $0 + frame.components[$1.component].blocksPerUnit }) <= 10 else {
      throw .malformed("an MCU has more than ten blocks")
    }
  }

  /// The components that the scan is of.
  var componentNumbers: [Int] { parts.map(\.component) }

  /// Decodes the scan into the coefficients of a frame.
  mutating func decode(into frame: inout JPEGFrame) throws(JPEGError) {
    let isAlone = parts.count == 1
    // A component alone has its own blocks for MCUs, without those that fill up the frame's.
    let units = isAlone ? frame.components[parts[0].component].blocks : frame.units
    var untilRestart = restartInterval
    for row in 0..<units.height {
      for column in 0..<units.width {
        if restartInterval > 0 {
          if untilRestart == 0 { try restart(&untilRestart) }
          untilRestart -= 1
        }
        for part in parts.indices {
          let component = parts[part].component
          let (across, down) =
            isAlone
            ? (1, 1) : (frame.components[component].horizontalFactor, frame.components[component].verticalFactor)
          for number in 0..<across * down {
            let block =
              (row * down + number / across) * frame.components[component].blocksPerRow + column * across
              + number % across
            try decodeBlock(&frame.components[component].coefficients, at: 64 * block, part)
          }
        }
      }
    }
  }

  private mutating func restart(_ untilRestart: inout Int) throws(JPEGError) {
    try bits.restart()
    untilRestart = restartInterval
    emptyBlocks = 0
    for part in parts.indices { parts[part].prediction = 0 }
  }

  // MARK: - Blocks

  private mutating func decodeBlock(
    _ coefficients: inout [Int16], at place: Int, _ part: Int
  ) throws(JPEGError) {
    if !isProgressive {
      try directCoefficient(&coefficients, at: place, part)
      try alternatingCoefficients(&coefficients, at: place, part, from: 1)
    } else if band.lowerBound == 0 {
      if isRefining {
        if try bits.take(1) == 1 { coefficients[place] |= 1 << Int16(lowBit) }
      } else {
        try directCoefficient(&coefficients, at: place, part)
      }
    } else if isRefining {
      try refineCoefficients(&coefficients, at: place, part)
    } else if emptyBlocks > 0 {
      emptyBlocks -= 1
    } else {
      try alternatingCoefficients(&coefficients, at: place, part, from: band.lowerBound)
    }
  }

  private mutating func directCoefficient(
    _ coefficients: inout [Int16], at place: Int, _ part: Int
  ) throws(JPEGError) {
    guard let code = parts[part].direct else { throw .malformed("a scan has no code for direct coefficients") }
    let length = try bits.symbol(code)
    guard length <= 15 else { throw .malformed("a direct coefficient has more than 15 bits") }
    parts[part].prediction += try bits.coefficient(length)
    coefficients[place] = Int16(truncatingIfNeeded: parts[part].prediction << lowBit)
  }

  private mutating func alternatingCoefficients(
    _ coefficients: inout [Int16], at place: Int, _ part: Int, from first: Int
  ) throws(JPEGError) {
    guard let code = parts[part].alternating else { throw .malformed("a scan has no code for other coefficients") }
    var index = first
    while index <= band.upperBound {
      let symbol = try bits.symbol(code)
      let (run, length) = (symbol >> 4, symbol & 15)
      if length == 0 {
        if run < 15 {
          if run > 0 {
            guard isProgressive else { throw .malformed("a block ends with a run") }
            emptyBlocks = try 1 << run - 1 + bits.take(run)
          }
          return
        }
        index += 16
        continue
      }
      index += run
      guard index <= band.upperBound else { throw .malformed("a block has too many coefficients") }
      let value = try bits.coefficient(length)
      coefficients[place + JPEGTransform.zigzag[index]] = Int16(truncatingIfNeeded: value << lowBit)
      index += 1
    }
  }

  /// Brings one more bit of the coefficients that are not zero, and those that become so (ITU-T T.81, G.1.2.3).
  private mutating func refineCoefficients(
    _ coefficients: inout [Int16], at place: Int, _ part: Int
  ) throws(JPEGError) {
    guard let code = parts[part].alternating else { throw .malformed("a scan has no code for other coefficients") }
    var index = band.lowerBound
    while emptyBlocks == 0, index <= band.upperBound {
      let symbol = try bits.symbol(code)
      let (run, length) = (symbol >> 4, symbol & 15)
      guard length <= 1 else { throw .malformed("a refinement brings more than one bit") }
      if length == 0, run < 15 {
        emptyBlocks = try 1 << run + bits.take(run)
        break
      }
      let value = length == 0 ? 0 : try bits.take(1) == 1 ? 1 << lowBit : -1 << lowBit
      index = try refine(&coefficients, at: place, from: index, past: run)
      if value != 0, index <= band.upperBound {
        coefficients[place + JPEGTransform.zigzag[index]] = Int16(truncatingIfNeeded: value)
      }
      index += 1
    }
    if emptyBlocks > 0 {
      _ = try refine(&coefficients, at: place, from: index, past: 64)
      emptyBlocks -= 1
    }
  }

  /// Refines coefficients past a number of zeros, and returns the place of the zero after them.
  private mutating func refine(
    _ coefficients: inout [Int16], at place: Int, from first: Int, past zeros: Int
  ) throws(JPEGError) -> Int {
    let bit = Int16(1) << Int16(lowBit)
    var (index, left) = (first, zeros)
    while index <= band.upperBound {
      let target = place + JPEGTransform.zigzag[index]
      let value = coefficients[target]
      if value == 0 {
        if left == 0 { return index }
        left -= 1
      } else if try bits.take(1) == 1, value.magnitude & bit.magnitude == 0 {
        coefficients[target] = value > 0 ? value &+ bit : value &- bit
      }
      index += 1
    }
    return index
  }
}

extension JPEGFrame.Component {
  /// The blocks that it has in an MCU.
  var blocksPerUnit: Int { horizontalFactor * verticalFactor }
}
