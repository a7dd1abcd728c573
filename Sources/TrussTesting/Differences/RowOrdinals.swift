import Truss
import TrussLayout
import TrussTree
import TrussViews

/// Names rows in snapshots whose identities are written in another way in every run, such as a `UUID`, by their places
/// in the data, from 1: `tracks[#3].title`.
struct RowOrdinals {
  private var ordinals: [ArraySlice<UInt8>: Int] = [:]
  /// The lengths of the identities as they are written, most often one.
  private var lengths: Set<Int> = []

  init(_ layout: Layout) {
    let tree = layout.tree
    for (id, ordinal) in tree.rowIDs where !id.isStable { add(id.description, ordinal) }
    for element in tree.scopes.elements where !element.isStable { add(element.text, element.ordinal) }
  }

  private mutating func add(_ text: String, _ ordinal: Int) {
    for bytes in [Array(text.utf8), Self.inDrawing(text)] {
      lengths.insert(bytes.count)
      ordinals[bytes[...]] = ordinals[bytes[...]] ?? ordinal + 1
    }
  }

  /// A text with the places in place of the identities: names have these in brackets, ids in drawings between hyphens.
  func replacing(in text: String) -> String {
    if ordinals.isEmpty { return text }
    let bytes = Array(text.utf8)
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var next = 0
    while next < bytes.count {
      let byte = bytes[next]
      result.append(byte)
      next += 1
      guard byte == UInt8(ascii: "[") || byte == UInt8(ascii: "-") else { continue }
      for length in lengths where next + length < bytes.count {
        let isEnded = byte == UInt8(ascii: "[") ? bytes[next + length] == UInt8(ascii: "]") : true
        guard isEnded, let ordinal = ordinals[bytes[next..<(next + length)]] else { continue }
        result += (byte == UInt8(ascii: "[") ? "#\(ordinal)" : "\(ordinal)").utf8
        next += length
        break
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// An identity as ids have it in a drawing: letters, digits, and one hyphen for whatever else is between them.
  private static func inDrawing(_ text: String) -> [UInt8] {
    let words = text.utf8.split { byte in
      !(UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
        && !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) && byte != UInt8(ascii: "_")
    }
    return Array(words.joined(separator: [UInt8(ascii: "-")]))
  }
}
