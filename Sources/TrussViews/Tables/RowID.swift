/// The identity of a row of a table, or of the views of an element, while those around them come and go.
package struct RowID: Hashable, CustomStringConvertible, @unchecked Sendable {
  /// Made of a Sendable value only, hence safe to share.
  private let value: AnyHashable

  package init(_ value: some Hashable & Sendable) { self.value = AnyHashable(value) }

  package var description: String { "\(value.base)" }

  /// Whether the description is the same in every run.
  package var isStable: Bool { Self.isStable(value.base) }

  /// Whether the description of a value is the same in every run, and another one for every value: neither a random
  /// number nor an address is in it, nor the order of a set, and no object is written as its type alone.
  static func isStable(_ value: Any) -> Bool {
    var parts = [value]
    while let part = parts.popLast() {
      let mirror = Mirror(reflecting: part)
      switch mirror.displayStyle {
      case .set where mirror.children.count > 1, .dictionary where mirror.children.count > 1: return false
      case .set, .dictionary, .collection, .optional, .tuple: break
      case .class: return false
      default:
        if part is ObjectIdentifier { return false }
        if type(of: part) != AnyHashable.self, let part = part as? any CustomStringConvertible {
          if holdsUUID(part.description) { return false }
          continue
        }
      }
      parts += mirror.children.map(\.value)
    }
    return true
  }

  /// Whether a text has the form of a UUID in it: 8, 4, 4, 4 and 12 hexadecimal digits.
  private static func holdsUUID(_ text: String) -> Bool {
    let lengths = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false).map { part in
      (
        first: part.prefix { Character(Unicode.Scalar($0)).isHexDigit }.count,
        last: part.reversed().prefix { Character(Unicode.Scalar($0)).isHexDigit }.count, all: part.count
      )
    }
    return lengths.indices.dropLast(4).contains { start in
      lengths[start].last >= 8 && lengths[start + 4].first >= 12
        && lengths[(start + 1)...(start + 3)].allSatisfy { $0.first == 4 && $0.all == 4 }
    }
  }
}
