import TrussSystem

/// Frees the content of nodes, one node after the other.
///
/// Left to itself, the release of a node nests in that of the node which held it, and a deep tree uses up the thread's
/// stack. So the first node that a thread releases opens a list, and a node whose release begins while that one is
/// freed is put on the list instead.
///
/// This holds for whatever keeps the node: another node, a custom view that has nodes in a property, or what a
/// closure captured. Where custom views hold each other without a node between them, as `any View` in a property
/// does, Swift's own release nests; `LayoutError.Limits.bodies` bounds how deep such a layout may be.
struct NodeRelease: ~Copyable {
  /// The parts of a node that may contain other nodes.
  struct Held {
    var content: ViewNode.Content
    var rareAttributes: Attributes.Shared<Attributes.RareAttributes>?
  }

  private var pending: [Held]

  /// Frees the storage of a node that is no longer referenced: now, or after the one that the thread is freeing.
  static func free(_ held: consuming Held) {
    if let current {
      current.pointee.pending.append(held)
      return
    }
    var release = NodeRelease(pending: [held])
    withUnsafeMutablePointer(to: &release) { release in
      current = release
      while let held = release.pointee.pending.popLast() { _ = consume held }
      current = nil
    }
  }
}

extension NodeRelease {
  private static let threads = ThreadPointer()

  /// The release that is under way on this thread; nil too where the process has no place for it, and releases nest.
  private static var current: UnsafeMutablePointer<NodeRelease>? {
    get { threads.value?.assumingMemoryBound(to: NodeRelease.self) }
    set { threads.value = UnsafeMutableRawPointer(newValue) }
  }
}
