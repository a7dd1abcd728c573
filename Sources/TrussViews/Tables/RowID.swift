/// What a row of a table, or the views of an element, are known by while those around them come and go.
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
      case .class where !(part is any CustomStringConvertible): return false
      default:
        // No module here knows Foundation.
        if part is ObjectIdentifier || "\(type(of: part))" == "UUID" { return false }
        if type(of: part) != AnyHashable.self, part is any CustomStringConvertible { continue }
      }
      parts += mirror.children.map(\.value)
    }
    return true
  }
}
