struct History<Value: Equatable & Sendable>: Equatable, Sendable {
  private(set) var value: Value
  private var past: [Value] = []
  private var future: [Value] = []

  private static var limit: Int { 1000 }

  init(_ value: Value) { self.value = value }

  /// Sets a new value as a step that `undo` reverts.
  mutating func record(_ new: Value) {
    past = (past + [value]).suffix(Self.limit)
    future = []
    value = new
  }

  /// Sets a new value without a step. The steps for undo and redo remain.
  mutating func replace(_ new: Value) { value = new }

  /// Reverts the last step. Returns false if there is no step.
  mutating func undo() -> Bool {
    guard let last = past.popLast() else { return false }
    future.append(value)
    value = last
    return true
  }

  /// Repeats the last undone step. Returns false if there is no step.
  mutating func redo() -> Bool {
    guard let next = future.popLast() else { return false }
    past.append(value)
    value = next
    return true
  }
}
