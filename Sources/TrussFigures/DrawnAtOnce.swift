import Foundation

/// Makes something of each value, as many at once as there are processors, and keeps their order. Where several fail, it
/// throws what the first of them says.
///
/// - Parameters:
///   - values: the values.
///   - progress: called with the number of those done and of all, from any thread.
///   - make: makes one, on any thread.
func drawnAtOnce<Value: Sendable, Made: Sendable>(
  _ values: [Value], _ progress: (@Sendable (Int, Int) -> Void)?, _ make: @Sendable (Value) throws -> Made
) throws -> [Made] {
  let results = Results<Made>(count: values.count)
  DispatchQueue.concurrentPerform(iterations: values.count) { index in
    let count = results.set(index, Result { try make(values[index]) })
    progress?(count, values.count)
  }
  return try results.all()
}

/// What several threads found, each in its place.
private final class Results<Value: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var values: [Result<Value, any Error>?]
  private var count = 0

  init(count: Int) { values = Array(repeating: nil, count: count) }

  /// Puts a value in its place; returns how many there are.
  func set(_ index: Int, _ value: Result<Value, any Error>) -> Int {
    lock.withLock {
      values[index] = value
      count += 1
      return count
    }
  }

  func all() throws -> [Value] { try lock.withLock { try values.compactMap { try $0?.get() } } }
}
