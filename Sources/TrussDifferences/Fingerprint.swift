/// Tells the states of a file apart: the number of its bytes and their FNV-1a hash of 64 bits, which is the same in
/// every process, as `Hasher` is not.
package struct Fingerprint: Hashable, CustomStringConvertible {
  package let description: String

  package init(_ bytes: some Collection<UInt8>) {
    let bytes = Array(bytes)
    let hash = bytes.withUnsafeBufferPointer { buffer in
      var hash = 0xcbf2_9ce4_8422_2325 as UInt64
      for index in 0..<buffer.count { hash = (hash ^ UInt64(buffer[index])) &* 0x100_0000_01b3 }
      return hash
    }
    description = "\(String(hash, radix: 16))-\(bytes.count)"
  }

  /// One that was written down.
  package init(written description: some StringProtocol) { self.description = String(description) }
}
