import Synchronization
import TrussSolver

/// Keeps the arrays of layouts that are done, for the next ones to write over.
///
/// A layout works with 400 bytes for each view of a fixed size, and about a kilobyte for a text, besides what it returns.
/// Allocated for each layout, most of them come from the system again, page by page, and each page is cleared: that took a
/// third of the time of a layout of 10,000 views. So one set is kept, of at most `greatestCount` views; layouts at the
/// same time on other threads allocate their own.
enum WorkingMemory {
  /// The number of views of the largest layout whose arrays are kept: 13 to 30 MB.
  static let greatestCount = 1 << 15

  /// The arrays of a `RecordTree` that grow with the number of views.
  struct Records: Sendable {
    var horizontal = LengthTree.Memory()
    var vertical = LengthTree.Memory()
    var placements: [RecordTree.Placement] = []
  }

  private static let records = Mutex<Records?>(nil)
  private static let lengths = Mutex<LengthMemory?>(nil)

  /// Takes the arrays that are kept for records; empty ones where none are.
  static func takeRecords() -> Records { records.withLock { $0.take() } ?? Records() }

  /// Keeps arrays of records.
  static func keep(_ memory: consuming Records) {
    let kept = memory
    records.withLock { $0 = kept }
  }

  /// Takes the arrays that are kept for solving lengths; empty ones where none are.
  static func takeLengths() -> LengthMemory { lengths.withLock { $0.take() } ?? LengthMemory() }

  /// Keeps arrays of a solver, unless they are large.
  static func keep(_ memory: consuming LengthMemory) {
    guard memory.viewCapacity <= greatestCount else { return }
    let kept = memory
    lengths.withLock { $0 = kept }
  }
}

/// Owns a tree's records, and leaves their arrays to the next tree, unless they are large. Where a session still reads
/// them, it leaves empty ones of that size.
///
/// The records are changed only by the end of the owner, when no other can read them.
final class RecordOwner: @unchecked Sendable {
  private(set) var records: RecordTree

  init(_ records: consuming RecordTree) { self.records = records }

  deinit {
    let costCount = max(records.horizontal.costs.count, records.vertical.costs.count)
    guard max(records.placements.count, costCount / 8) <= WorkingMemory.greatestCount else { return }
    WorkingMemory.keep(records.takeMemory())
  }
}
