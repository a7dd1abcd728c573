import Synchronization
import TrussSolver

/// Keeps the arrays of a finished layout, which the next layout overwrites.
///
/// Besides its result, a layout uses 400 bytes for each view of a fixed size and about a kilobyte for a text. If each
/// layout allocated this memory, the operating system would provide and clear new pages each time, which takes a third
/// of the time of a layout of 10,000 views. So one set of arrays is kept, from a layout of at most `greatestCount`
/// views. Layouts that run at the same time on other threads allocate their own arrays.
enum WorkingMemory {
  /// The number of views of the largest layout whose arrays are kept: 13 to 30 MB.
  static let greatestCount = 1 << 15

  /// The arrays of a `RecordTree` that grow with the number of views.
  struct Records: Sendable {
    var horizontal = LengthTree()
    var vertical = LengthTree()
    var placements: [RecordTree.Placement] = []
  }

  private static let records = Mutex<Records?>(nil)
  private static let lengths = Mutex<LengthMemory?>(nil)

  static func takeRecords() -> Records { records.withLock { $0.take() } ?? Records() }

  static func keep(_ memory: consuming Records) {
    let kept = memory
    records.withLock { $0 = kept }
  }

  static func takeLengths() -> LengthMemory { lengths.withLock { $0.take() } ?? LengthMemory() }

  /// Keeps arrays of a solver for the next layout, unless they are large.
  static func keep(_ memory: consuming LengthMemory) {
    guard memory.viewCapacity <= greatestCount else { return }
    let kept = memory
    lengths.withLock { $0 = kept }
  }
}

/// Owns a tree's records, and hands their arrays on to the next tree, unless they are large. If a session still reads
/// the arrays, new empty arrays of the same size are handed on.
///
/// Only `deinit` changes the records, when nothing else can read them through the owner.
final class RecordOwner: @unchecked Sendable {
  private(set) var records: RecordTree

  init(_ records: consuming RecordTree) { self.records = records }

  deinit {
    let costCount = max(records.horizontal.costs.count, records.vertical.costs.count)
    guard max(records.placements.count, costCount / 8) <= WorkingMemory.greatestCount else { return }
    WorkingMemory.keep(records.takeMemory())
  }
}
