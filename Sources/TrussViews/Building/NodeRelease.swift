import TrussSystem

/// Frees the content of nodes in a loop instead of recursively.
///
/// By default the release of a node releases the nodes inside it recursively, and a deep tree uses up the thread's
/// stack. So the first node that a thread releases opens a list, and a node whose release begins meanwhile is added to
/// the list instead.
///
/// This works for every owner of a node: another node, a custom view that has nodes in a property, or a closure that
/// captured nodes. If custom views contain each other without a node between them, as with `any View` in a property,
/// Swift's own release is recursive; `LayoutError.Limits.bodies` bounds the depth of such a layout.
struct NodeRelease: ~Copyable {
  /// The parts of a node that may contain other nodes.
  struct Held {
    var content: ViewNode.Content
    var rareAttributes: Attributes.Shared<Attributes.RareAttributes>?
  }

  private var pending: [Held]

  /// Frees the parts of a node that is no longer referenced: now, or after the node that the thread is freeing.
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

  /// The release in progress on this thread, or nil. If the process has no thread-local pointer left, the property is
  /// always nil, and releases are recursive.
  private static var current: UnsafeMutablePointer<NodeRelease>? {
    get { threads.value?.assumingMemoryBound(to: NodeRelease.self) }
    set { threads.value = UnsafeMutableRawPointer(newValue) }
  }
}
