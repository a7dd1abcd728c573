import Synchronization
import TrussSnapshots
import TrussSystem

/// Prints, once at the end of the process, how many of its layouts wait for a review.
enum WaitingNotice {
  private static let names = Mutex<Set<String>>([])

  static func add(_ waiting: WaitingSnapshot) {
    let isFirst = names.withLock { names in
      defer { names.insert("\(waiting.source) \(waiting.name)") }
      return names.isEmpty
    }
    guard isFirst else { return }
    ThisProcess.atEnd {
      let count = WaitingNotice.names.withLock(\.count)
      let words = count == 1 ? "1 snapshot waits" : "\(count) snapshots wait"
      try? Descriptor.errors.write("\(words) for a review: swift package snapshots\n")
    }
  }
}
