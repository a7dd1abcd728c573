import Synchronization

/// Records which properties of an environment are read and set. A layout depends on the properties that it read, and on
/// no others.
package final class EnvironmentRecord: Sendable {
  package enum Property: Hashable, Sendable {
    case horizontalSizeClass, verticalSizeClass, layoutDirection, safeAreaInsets, textSizeCategory, colorScheme
    case stackStyle
    /// A custom key, or an object, by its type.
    case key(ObjectIdentifier)
  }

  private let properties = Mutex<(read: Set<Property>, set: Set<Property>)>(([], []))

  package init() {}

  /// The properties that were read.
  package var read: Set<Property> { properties.withLock { $0.read } }
  /// The properties that were set.
  package var set: Set<Property> { properties.withLock { $0.set } }

  func read(_ property: Property) { properties.withLock { _ = $0.read.insert(property) } }
  func set(_ property: Property) { properties.withLock { _ = $0.set.insert(property) } }
}
