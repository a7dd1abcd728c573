/// Identifies the content of a file by its number of bytes and its 64-bit FNV-1a hash. Unlike `Hasher`'s hash, it is
/// equal in all processes.
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

  package init(written description: some StringProtocol) { self.description = String(description) }
}
