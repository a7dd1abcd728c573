import TrussIR

extension InputFile {
  /// The listing in the file.
  func listing() throws(Failure) -> Listing {
    do {
      return try Listing(utf8: bytes)
    } catch {
      throw Failure(
        code: .data,
        message: "\(name):\(error.line):\(error.column): error: expected \(error.expected)\n\(error.excerpt)")
    }
  }
}
