/// Identifies a state of a file by the number of its bytes and their 64-bit FNV-1a hash, which is the same in every
/// process, unlike the hash of `Hasher`.
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

  /// Makes a fingerprint from its description.
  package init(written description: some StringProtocol) { self.description = String(description) }
}
