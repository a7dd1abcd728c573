import Foundation

/// Makes something of each value, as many at once as there are processors, and keeps their order.
///
/// - Parameters:
///   - values: the values.
///   - progress: called with the number of those done and of all, from any thread.
///   - make: makes one, on any thread.
func concurrentMap<Value: Sendable, Made: Sendable>(
  _ values: [Value], _ progress: (@Sendable (Int, Int) -> Void)?, _ make: @Sendable (Value) -> Made
) -> [Made] {
  let results = Results<Made>(count: values.count)
  DispatchQueue.concurrentPerform(iterations: values.count) { index in
    let count = results.set(index, make(values[index]))
    progress?(count, values.count)
  }
  return results.all
}

/// What several threads made, each in its place.
private final class Results<Value: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var values: [Value?]
  private var count = 0

  init(count: Int) { values = Array(repeating: nil, count: count) }

  /// Puts a value in its place; returns how many there are.
  func set(_ index: Int, _ value: Value) -> Int {
    lock.withLock {
      values[index] = value
      count += 1
      return count
    }
  }

  var all: [Value] { lock.withLock { values.compactMap(\.self) } }
}
