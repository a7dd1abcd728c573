/// A value with its undo and redo history.
struct History<Value: Equatable & Sendable>: Equatable, Sendable {
  private(set) var value: Value
  private var past: [Value] = []
  private var future: [Value] = []

  private static var limit: Int { 1000 }

  init(_ value: Value) { self.value = value }

  /// Records a new value, so that `undo` returns to the current one.
  mutating func record(_ new: Value) {
    past = (past + [value]).suffix(Self.limit)
    future = []
    value = new
  }

  /// Replaces the current value without recording a step; redo stays available.
  mutating func replace(_ new: Value) { value = new }

  /// Goes back by one step; false if there is none.
  mutating func undo() -> Bool {
    guard let last = past.popLast() else { return false }
    future.append(value)
    value = last
    return true
  }

  /// Repeats the last step that was undone; false if there is none.
  mutating func redo() -> Bool {
    guard let next = future.popLast() else { return false }
    past.append(value)
    value = next
    return true
  }
}
