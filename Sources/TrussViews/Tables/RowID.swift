/// The identity of a table's row. It stays the same while other rows change.
package struct RowID: Hashable, CustomStringConvertible, @unchecked Sendable {
  /// The value is safe to share: the initializer takes only Sendable values.
  private let value: AnyHashable

  package init(_ value: some Hashable & Sendable) { self.value = AnyHashable(value) }

  package var description: String { "\(value.base)" }

  package var isStable: Bool { Self.isStable(value.base) }

  /// Whether the description of a value is the same in every run and different for different values. A description with
  /// a UUID, an address, the order of a set or dictionary, or only the type of an object is not stable.
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

  /// Whether a text contains a UUID: 8, 4, 4, 4 and 12 hexadecimal digits.
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
