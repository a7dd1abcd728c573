import TrussIR

extension InputFile {
  /// The most lines of a listing. Each may be a constraint, and all are solved as one system.
  static let mostLines = 500_000

  /// The listing in the file.
  func listing() throws(Failure) -> Listing {
    guard bytes.count(where: { $0 == UInt8(ascii: "\n") }) <= Self.mostLines else {
      throw Failure(
        code: .data, message: "\(name): error: more than \(Self.mostLines) lines, the most that a listing may have")
    }
    do {
      return try Listing(utf8: bytes)
    } catch {
      throw Failure(
        code: .data,
        message: "\(name):\(error.line):\(error.column): error: expected \(error.expected)\n\(error.excerpt)")
    }
  }
}
