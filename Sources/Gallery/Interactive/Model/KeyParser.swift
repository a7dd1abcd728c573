/// Parses the bytes that a terminal sends into keys. A sequence may arrive in pieces.
///
/// Cursor keys are `ESC [ A` or, in application mode, `ESC O A`, and with a modifier `ESC [ 1 ; 2 A` (ECMA-48's control
/// sequences: parameter bytes, intermediate bytes, a final byte). Sequences of other keys are ignored.
struct KeyParser {
  private var pending: [UInt8] = []

  /// Whether a sequence is incomplete. If no bytes follow an ESC, `flush` returns the Escape key.
  var isWaiting: Bool { !pending.isEmpty }

  mutating func read(_ bytes: some Sequence<UInt8>) -> [Key] { bytes.compactMap { read($0) } }

  /// Ends an incomplete sequence. A single ESC is the Escape key.
  mutating func flush() -> [Key] {
    defer { pending = [] }
    return pending == [Self.escape] ? [.escape] : []
  }

  private static let escape: UInt8 = 0x1B
  /// The maximum length of a sequence in bytes. The next byte then ends the sequence, whatever it is.
  private static let longest = 32

  private mutating func read(_ byte: UInt8) -> Key? {
    switch pending.count {
    case 0:
      if byte == Self.escape {
        pending = [byte]
        return nil
      }
      return Self.key(byte)
    case 1:
      if byte == UInt8(ascii: "[") || byte == UInt8(ascii: "O") {
        pending.append(byte)
        return nil
      }
      // A key with Alt sends ESC and a byte, and is read without Alt. If Escape is pressed twice, this returns the
      // first Escape, and the second stays pending.
      if byte == Self.escape { return .escape }
      pending = []
      return Self.key(byte)
    default: return readSequence(byte)
    }
  }

  private mutating func readSequence(_ byte: UInt8) -> Key? {
    switch byte {
    case Self.escape:
      pending = [byte]
      return nil
    case 0x20...0x3F where pending.count < Self.longest:
      pending.append(byte)
      return nil
    default:
      defer { pending = [] }
      return Self.key(sequence: pending[2...], final: byte)
    }
  }

  private static func key(sequence: ArraySlice<UInt8>, final: UInt8) -> Key? {
    let numbers = sequence.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
      .map { Int(String(decoding: $0, as: UTF8.self)) }
    // The second parameter is 1 plus a bit mask of the modifiers: 1 Shift, 2 Alt, 4 Ctrl.
    let isShifted = numbers.count > 1 && ((numbers[1] ?? 1) &- 1) & 1 == 1
    return switch final {
    case UInt8(ascii: "A"): .up
    case UInt8(ascii: "B"): .down
    case UInt8(ascii: "C"): isShifted ? .shiftRight : .right
    case UInt8(ascii: "D"): isShifted ? .shiftLeft : .left
    case UInt8(ascii: "H"): .home
    case UInt8(ascii: "F"): .end
    case UInt8(ascii: "Z"): .backTab
    case UInt8(ascii: "~"):
      switch numbers.first {
      case 1, 7: .home
      case 4, 8: .end
      case 3: .backspace
      case 5: .pageUp
      case 6: .pageDown
      default: nil
      }
    default: nil
    }
  }

  /// The key of a byte that is not in a sequence; nil for unknown control characters and bytes beyond ASCII.
  private static func key(_ byte: UInt8) -> Key? {
    switch byte {
    case 0x09: .tab
    case 0x0A, 0x0D: .enter
    case 0x08, 0x7F: .backspace
    case 0x01...0x1A: .control(Character(Unicode.Scalar(byte + 0x60)))
    case 0x20..<0x7F: .character(Character(Unicode.Scalar(byte)))
    default: nil
    }
  }
}
