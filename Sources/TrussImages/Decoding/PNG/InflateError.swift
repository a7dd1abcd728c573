/// Why compressed data cannot be decompressed.
package enum InflateError: Error, Hashable, Sendable {
  /// The data end before their last block does, or before their checksum.
  case truncated
  /// The data do not begin as zlib's do, or name a dictionary.
  case notZlib
  /// A block is of the kind that deflate reserves.
  case reservedBlock
  /// The two lengths of a stored block differ.
  case storedLength
  /// The lengths of the codes of a block make no complete code.
  case codeLengths
  /// A code stands for nothing.
  case invalidSymbol
  /// A copy begins before the first byte.
  case distanceTooFar
  /// The data are longer than they are to be.
  case tooLong(expected: Int)
  /// The data are shorter than they are to be.
  case tooShort(expected: Int)
  /// The checksum of the data is wrong.
  case checksum
}

extension InflateError: CustomStringConvertible {
  /// `a copy begins before the first byte`.
  package var description: String {
    switch self {
    case .truncated: "they are cut short"
    case .notZlib: "they do not begin as those of zlib do"
    case .reservedBlock: "a block is of an unknown kind"
    case .storedLength: "the length of a stored block is damaged"
    case .codeLengths: "the lengths of codes make no complete code"
    case .invalidSymbol: "a code stands for nothing"
    case .distanceTooFar: "a copy begins before the first byte"
    case .tooLong(let expected): "they hold more than the \(expected) bytes of the image"
    case .tooShort(let expected): "they hold fewer than the \(expected) bytes of the image"
    case .checksum: "their checksum is wrong"
    }
  }
}
