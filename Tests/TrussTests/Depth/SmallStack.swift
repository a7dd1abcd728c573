import Foundation

/// A thread with a stack of a given size.
enum SmallStack {
  /// Runs a body on a thread of its own, and waits for it. The process dies where the stack does not do.
  static func run(kilobytes: Int, _ body: @escaping @Sendable () -> Void) {
    let isDone = DispatchSemaphore(value: 0)
    let thread = Thread {
      body()
      isDone.signal()
    }
    thread.stackSize = kilobytes * 1024
    thread.start()
    isDone.wait()
  }
}
