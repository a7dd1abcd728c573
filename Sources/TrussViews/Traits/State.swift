// SwiftUI's property wrappers for state. In a layout, state has its initial value, and bindings are only read.

/// A value that a view in an app changes while it is shown. In a layout it has its initial value.
///
///     @State private var isOn = true
///
///     Toggle("Sounds", isOn: $isOn)
///
/// Setting the value has no effect: a layout runs no actions.
@propertyWrapper public struct State<Value> {
  private let value: Value

  /// Creates state with an initial value.
  public init(wrappedValue: Value) { value = wrappedValue }

  /// Creates state with an initial value.
  public init(initialValue: Value) { value = initialValue }

  /// The initial value. Setting it has no effect.
  public var wrappedValue: Value {
    get { value }
    nonmutating set {}
  }

  /// A binding to the initial value.
  public var projectedValue: Binding<Value> { .constant(value) }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Makes state with the value nil.
  public init() { self.init(wrappedValue: nil) }
}

extension State: Sendable where Value: Sendable {}

/// A reference to a value that another view owns. A layout reads it, and never sets it.
///
///     struct VolumeRow: View {
///       @Binding var volume: Double
///       var body: some View { Slider(value: $volume) }
///     }
///
///     VolumeRow(volume: .constant(0.4))
@propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
  private let read: () -> Value
  private let write: (Value) -> Void

  /// Makes a binding from two functions that read and write the value.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) { (read, write) = (get, set) }

  /// Creates a copy of a binding, for parameters that are written as `$value`.
  public init(projectedValue: Binding<Value>) { self = projectedValue }

  /// Creates a binding to the value of an optional; nil if the optional is nil.
  public init?(_ base: Binding<Value?>) {
    guard let value = base.wrappedValue else { return nil }
    self.init(get: { base.wrappedValue ?? value }, set: { base.wrappedValue = $0 })
  }

  /// Returns a binding to a constant value; setting it has no effect.
  public static func constant(_ value: Value) -> Binding<Value> { Binding(get: { value }, set: { _ in }) }

  /// The value that the binding reads and writes.
  public var wrappedValue: Value {
    get { read() }
    nonmutating set { write(newValue) }
  }

  /// The binding itself.
  public var projectedValue: Binding<Value> { self }

  /// A binding to a part of the value.
  public subscript<Part>(dynamicMember path: WritableKeyPath<Value, Part>) -> Binding<Part> {
    Binding<Part>(get: { read()[keyPath: path] }, set: { wrappedValue[keyPath: path] = $0 })
  }
}

extension Binding: Identifiable where Value: Identifiable {
  /// The identity of the value.
  public var id: Value.ID { wrappedValue.id }
}

extension Binding: Sequence where Value: MutableCollection {
  /// A binding to each element, in order: `ForEach($rows) { $row in … }`.
  public func makeIterator() -> IndexingIterator<[Binding<Value.Element>]> {
    wrappedValue.indices.map { index in
      Binding<Value.Element>(get: { read()[index] }, set: { wrappedValue[index] = $0 })
    }.makeIterator()
  }
}

/// A binding to the properties of an object.
@propertyWrapper @dynamicMemberLookup public struct Bindable<Value> {
  /// The object.
  public var wrappedValue: Value

  /// Makes bindings to the properties of an object.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// Makes bindings to the properties of an object.
  public init(_ wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// The bindings themselves.
  public var projectedValue: Bindable<Value> { self }

  /// A binding to a property of the object.
  public subscript<Part>(dynamicMember path: ReferenceWritableKeyPath<Value, Part>) -> Binding<Part> {
    let object = wrappedValue
    return Binding<Part>(get: { object[keyPath: path] }, set: { object[keyPath: path] = $0 })
  }
}

/// A value that an app stores between its runs. In a layout it has its initial value.
@propertyWrapper public struct AppStorage<Value> {
  private let value: Value

  /// Makes a value; nothing is stored under the key.
  public init(wrappedValue: Value, _ key: String) { value = wrappedValue }

  /// The initial value. Setting it has no effect.
  public var wrappedValue: Value {
    get { value }
    nonmutating set {}
  }

  /// A binding to the initial value.
  public var projectedValue: Binding<Value> { .constant(value) }
}

/// Another name for `AppStorage`: SwiftUI's name for a value stored per window.
public typealias SceneStorage = AppStorage

/// Whether a view has the focus, or which view has it. In a layout the value is always false or nil.
@propertyWrapper public struct FocusState<Value> {
  private let value: Value

  /// Makes a state that is always false: no view has the focus.
  public init() where Value == Bool { value = false }

  /// Makes a state that is always nil: no view has the focus.
  public init() where Value: ExpressibleByNilLiteral { value = nil }

  /// Always false or nil. Setting it has no effect.
  public var wrappedValue: Value {
    get { value }
    nonmutating set {}
  }

  /// A binding to the constant value false or nil.
  public var projectedValue: Binding<Value> { .constant(value) }
}

/// Another name for `State`: SwiftUI's name for a value that a gesture changes.
public typealias GestureState = State

/// A namespace for matching views in SwiftUI. It has no effect: a `Transition` matches views by `id(_:)`.
@propertyWrapper public struct Namespace {
  /// The identity of a namespace.
  public struct ID: Hashable, Sendable {}

  /// Makes a namespace.
  public init() {}

  /// The identity of the namespace.
  public var wrappedValue: ID { ID() }
}

/// An object whose changes SwiftUI observes. A layout reads it once.
public protocol ObservableObject: AnyObject {}

/// A property whose changes SwiftUI observes; here a plain property.
@propertyWrapper public struct Published<Value> {
  /// The value.
  public var wrappedValue: Value

  /// Makes a property with an initial value.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// Makes a property with an initial value.
  public init(initialValue: Value) { wrappedValue = initialValue }
}

/// A reference to an object that SwiftUI observes, with bindings to the object's properties.
@propertyWrapper public struct ObservedObject<Object: AnyObject> {
  /// The object.
  public var wrappedValue: Object

  /// Makes a reference to an object.
  public init(wrappedValue: Object) { self.wrappedValue = wrappedValue }

  /// Bindings to the properties of the object.
  public var projectedValue: Bindable<Object> { Bindable(wrappedValue) }
}

/// Another name for `ObservedObject`: SwiftUI's name for an object that a view creates.
public typealias StateObject = ObservedObject
