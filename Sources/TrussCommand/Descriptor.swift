import Foundation

/// An open file of the system.
///
/// Foundation's handles trap where a file cannot be read, a disk is full or a pipe has no reader; these throw a
/// `POSIXError`. Files, pipes and devices are read alike.
struct Descriptor {
  private let number: Int32

  static let input = Descriptor(number: 0)
  static let output = Descriptor(number: 1)
  static let errors = Descriptor(number: 2)

  /// What a file holds, or so many bytes of its beginning.
  static func contents(ofFile path: String, atMost most: Int) throws -> [UInt8] {
    let descriptor = Descriptor(number: try check(open(path, O_RDONLY)))
    defer { close(descriptor.number) }
    return try descriptor.read(atMost: most)
  }

  /// What is still to be read, or so many bytes of it: a device or a pipe may have no end.
  func read(atMost most: Int) throws -> [UInt8] {
    var bytes: [UInt8] = []
    var buffer = Array(repeating: UInt8(0), count: 1 << 16)
    while bytes.count < most {
      let count = try buffer.withUnsafeMutableBytes { buffer in
        try Self.check(Foundation.read(number, buffer.baseAddress, min(buffer.count, most - bytes.count)))
      }
      if count == 0 { break }
      bytes += buffer[..<count]
    }
    return bytes
  }

  /// Writes a text, all of it.
  func write(_ text: String) throws {
    try Array(text.utf8).withUnsafeBytes { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        let part = UnsafeRawBufferPointer(rebasing: rest)
        rest = rest.dropFirst(try Self.check(Foundation.write(number, part.baseAddress, part.count)))
      }
    }
  }

  /// The result of a system call, which is negative where it failed; it is repeated where a signal came first.
  private static func check<Result: SignedInteger>(_ call: @autoclosure () -> Result) throws -> Result {
    while true {
      let result = call()
      if result >= 0 { return result }
      if errno != EINTR { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
    }
  }
}
