import Foundation
import Synchronization
import TrussSnapshots

/// Tells once, at the end of the process, how many layouts of it wait for a review.
enum WaitingNotice {
  private static let names = Mutex<Set<String>>([])

  static func add(_ waiting: WaitingSnapshot) {
    let isFirst = names.withLock { names in
      defer { names.insert("\(waiting.source) \(waiting.name)") }
      return names.isEmpty
    }
    guard isFirst else { return }
    atexit {
      let count = WaitingNotice.names.withLock(\.count)
      let words = count == 1 ? "1 snapshot waits" : "\(count) snapshots wait"
      FileHandle.standardError.write(Data("\(words) for a review: swift package snapshots\n".utf8))
    }
  }
}
