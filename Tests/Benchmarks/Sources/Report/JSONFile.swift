import Foundation

/// Encodes JSON with sorted keys, so that two runs can be compared line by line.
enum JSONFile {
  static func encode(_ value: some Encodable) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted]
    return try encoder.encode(value)
  }
}
