// SwiftUI's words for state. A layout is one picture: state has its first value in it, and bindings are read.

/// A value that a view would change while it is shown. A layout shows the first value.
///
///     @State private var isOn = true
///
///     Toggle("Sounds", isOn: $isOn)
///
/// Setting it has no effect, as no action runs.
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

  /// A binding to the first value.
  public var projectedValue: Binding<Value> { .constant(value) }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Makes state without a value.
  public init() { self.init(wrappedValue: nil) }
}

extension State: Sendable where Value: Sendable {}

/// A value that another view has. A layout reads it, and never sets it.
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

  /// Makes a binding of two functions.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) { (read, write) = (get, set) }

  /// Creates a copy of a binding, for `$value` parameters.
  public init(projectedValue: Binding<Value>) { self = projectedValue }

  /// Creates a binding to the value of an optional one; nil if that is nil.
  public init?(_ base: Binding<Value?>) {
    guard let value = base.wrappedValue else { return nil }
    self.init(get: { base.wrappedValue ?? value }, set: { base.wrappedValue = $0 })
  }

  /// A binding to a value that does not change.
  public static func constant(_ value: Value) -> Binding<Value> { Binding(get: { value }, set: { _ in }) }

  /// The value.
  public var wrappedValue: Value {
    get { read() }
    nonmutating set { write(newValue) }
  }

  /// The same binding.
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

  /// The same bindings.
  public var projectedValue: Bindable<Value> { self }

  /// A binding to a property.
  public subscript<Part>(dynamicMember path: ReferenceWritableKeyPath<Value, Part>) -> Binding<Part> {
    let object = wrappedValue
    return Binding<Part>(get: { object[keyPath: path] }, set: { object[keyPath: path] = $0 })
  }
}

/// A value that lasts from one run of an app to the next. A layout shows the first value.
@propertyWrapper public struct AppStorage<Value> {
  private let value: Value

  /// Makes a value, which nothing is stored of.
  public init(wrappedValue: Value, _ key: String) { value = wrappedValue }

  /// The initial value. Setting it has no effect.
  public var wrappedValue: Value {
    get { value }
    nonmutating set {}
  }

  /// A binding to the first value.
  public var projectedValue: Binding<Value> { .constant(value) }
}

/// SwiftUI's value that lasts as long as a window: here an `AppStorage`.
public typealias SceneStorage = AppStorage

/// The focused value. In a layout it is always nil or false.
@propertyWrapper public struct FocusState<Value> {
  private let value: Value

  /// Creates the focus of a view, which is always false.
  public init() where Value == Bool { value = false }

  /// Says that no view has the focus.
  public init() where Value: ExpressibleByNilLiteral { value = nil }

  /// False, or nil. Setting it has no effect.
  public var wrappedValue: Value {
    get { value }
    nonmutating set {}
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> { .constant(value) }
}

/// Another name of `State`: SwiftUI's, of a value that a gesture changes.
public typealias GestureState = State

/// Names for views in two places. A `Transition` finds views by their `id(_:)`, and needs none.
@propertyWrapper public struct Namespace {
  /// A set of names.
  public struct ID: Hashable, Sendable {}

  /// Makes a set of names.
  public init() {}

  /// The set of names.
  public var wrappedValue: ID { ID() }
}

/// An object whose changes SwiftUI watches. A layout reads it once.
public protocol ObservableObject: AnyObject {}

/// A property whose changes SwiftUI watches: here a property.
@propertyWrapper public struct Published<Value> {
  /// The value.
  public var wrappedValue: Value

  /// Makes a property.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// Makes a property.
  public init(initialValue: Value) { wrappedValue = initialValue }
}

/// An object that a view watches, and bindings to its properties.
@propertyWrapper public struct ObservedObject<Object: AnyObject> {
  /// The object.
  public var wrappedValue: Object

  /// Makes a reference to an object.
  public init(wrappedValue: Object) { self.wrappedValue = wrappedValue }

  /// Bindings to its properties.
  public var projectedValue: Bindable<Object> { Bindable(wrappedValue) }
}

/// Another name of `ObservedObject`: SwiftUI's, of an object that a view makes.
public typealias StateObject = ObservedObject
