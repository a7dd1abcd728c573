/// A value with its undo and redo history.
struct History<Value: Equatable & Sendable>: Equatable, Sendable {
  private(set) var value: Value
  private var past: [Value] = []
  private var future: [Value] = []

  private static var limit: Int { 1000 }

  init(_ value: Value) { self.value = value }

  /// Takes a new value, which `undo` goes back from.
  mutating func record(_ new: Value) {
    past = (past + [value]).suffix(Self.limit)
    future = []
    value = new
  }

  /// Replaces the current value without a separate step; redo stays available.
  mutating func replace(_ new: Value) { value = new }

  /// Goes back by one; false if there is nothing to go back to.
  mutating func undo() -> Bool {
    guard let last = past.popLast() else { return false }
    future.append(value)
    value = last
    return true
  }

  /// Undoes an `undo`; false if there is none.
  mutating func redo() -> Bool {
    guard let next = future.popLast() else { return false }
    past.append(value)
    value = next
    return true
  }
}
