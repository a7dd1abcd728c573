extension Attributes {
  /// Keeps attributes that few views have outside of `Attributes`, whose copies share them until one copy is changed.
  ///
  /// The value is changed only through its one reference, hence is safe to share between threads, and no access to it
  /// can meet another: none is checked for that.
  @usableFromInline package final class Shared<Value: Sendable>: @unchecked Sendable {
    @exclusivity(unchecked) @usableFromInline package private(set) var value: Value

    /// The value is made where it is kept: a large one would else be copied there.
    @inline(__always) private init(_ value: @autoclosure () -> Value) { self.value = value() }

    /// Changes the value: in place through its one reference, else in a copy.
    ///
    /// - Parameters:
    ///   - shared: the reference; nil before the first change.
    ///   - empty: the value that the first change begins with.
    ///   - change: the change.
    static func change(_ shared: inout Shared?, from empty: @autoclosure () -> Value, _ change: (inout Value) -> Void) {
      if shared == nil {
        shared = Shared(empty())
      } else if !isKnownUniquelyReferenced(&shared), let others = shared {
        shared = Shared(others.value)
      }
      if let shared { change(&shared.value) }
    }
  }
}
