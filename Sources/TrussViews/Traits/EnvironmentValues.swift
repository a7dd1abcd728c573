/// The environment of a view's layout: size classes, direction, fonts and other inherited values.
///
///     try form.svg(width: 844, height: 390, environment: .init(verticalSizeClass: .compact))
public struct EnvironmentValues: Sendable {
  private var traits: Traits
  /// The medium of the layout: points or cells. The layout sets it.
  public package(set) var medium = Medium.points
  /// The values of custom keys. A key in the dictionary is the key's type.
  private var values: [ObjectIdentifier: any Sendable] = [:]
  /// Records which properties are read and set, if it is not nil.
  package var record: EnvironmentRecord?

  /// The values of the properties without a key. Those of one byte are beside each other, as large environments take
  /// much of the stack.
  private struct Traits: Sendable {
    var horizontalSizeClass: SizeClass
    var verticalSizeClass: SizeClass
    var layoutDirection: LayoutDirection
    var textSizeCategory: TextSizeCategory
    var colorScheme: ColorScheme
    var stackStyle: StackStyle
    var safeAreaInsets: Insets
  }

  /// Makes an environment. Omitted values have their defaults.
  public init(
    horizontalSizeClass: SizeClass = .regular, verticalSizeClass: SizeClass = .regular,
    layoutDirection: LayoutDirection = .leftToRight, safeAreaInsets: Insets = .zero,
    textSizeCategory: TextSizeCategory = .large, colorScheme: ColorScheme = .light, stackStyle: StackStyle = .flexBox
  ) {
    traits = Traits(
      horizontalSizeClass: horizontalSizeClass, verticalSizeClass: verticalSizeClass, layoutDirection: layoutDirection,
      textSizeCategory: textSizeCategory, colorScheme: colorScheme, stackStyle: stackStyle,
      safeAreaInsets: safeAreaInsets)
  }

  /// The amount of horizontal space; regular by default.
  public var horizontalSizeClass: SizeClass {
    get {
      record?.read(.horizontalSizeClass)
      return traits.horizontalSizeClass
    }
    set {
      record?.set(.horizontalSizeClass)
      traits.horizontalSizeClass = newValue
    }
  }

  /// The amount of vertical space; regular by default.
  public var verticalSizeClass: SizeClass {
    get {
      record?.read(.verticalSizeClass)
      return traits.verticalSizeClass
    }
    set {
      record?.set(.verticalSizeClass)
      traits.verticalSizeClass = newValue
    }
  }

  /// The direction of lines of text; from left to right by default.
  public var layoutDirection: LayoutDirection {
    get {
      record?.read(.layoutDirection)
      return traits.layoutDirection
    }
    set {
      record?.set(.layoutDirection)
      traits.layoutDirection = newValue
    }
  }

  /// The insets that bars and rounded corners cover, in points: at the edges of the root or, if a view sets them with
  /// `environment(_:_:)`, at the edges of that view. By default only scroll views keep their content within these
  /// insets; see `ViewID.safeArea`.
  public var safeAreaInsets: Insets {
    get {
      record?.read(.safeAreaInsets)
      return traits.safeAreaInsets
    }
    set {
      record?.set(.safeAreaInsets)
      traits.safeAreaInsets = newValue
    }
  }

  /// The reader's text size, which scales all fonts. Text output ignores it.
  public var textSizeCategory: TextSizeCategory {
    get {
      record?.read(.textSizeCategory)
      return traits.textSizeCategory
    }
    set {
      record?.set(.textSizeCategory)
      traits.textSizeCategory = newValue
    }
  }

  /// Whether the colour scheme is light or dark.
  public var colorScheme: ColorScheme {
    get {
      record?.read(.colorScheme)
      return traits.colorScheme
    }
    set {
      record?.set(.colorScheme)
      traits.colorScheme = newValue
    }
  }

  /// The style of stacks; flexbox's style by default.
  public var stackStyle: StackStyle {
    get {
      record?.read(.stackStyle)
      return traits.stackStyle
    }
    set {
      record?.set(.stackStyle)
      traits.stackStyle = newValue
    }
  }

  /// The value of a custom key, or the key's default value.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get {
      record?.read(.key(ObjectIdentifier(key)))
      return values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue
    }
    set {
      record?.set(.key(ObjectIdentifier(key)))
      values[ObjectIdentifier(key)] = newValue
    }
  }

  /// Whether a custom key may have a value. If it is false, no key needs to be read; a record is of every key that the
  /// result depends on.
  var mayHaveOwnValues: Bool { !values.isEmpty || record != nil }

  /// The environment of the view whose body is being evaluated.
  @TaskLocal package static var current = EnvironmentValues()
}

/// A key for a custom value of the environment.
///
///     enum AccentKey: EnvironmentKey { static let defaultValue = Color.blue }
///
///     extension EnvironmentValues {
///       var accent: Color {
///         get { self[AccentKey.self] }
///         set { self[AccentKey.self] = newValue }
///       }
///     }
///
///     header.environment(\.accent, .green)     // read with @Environment(\.accent)
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value: Sendable

  /// The value in environments that do not set it.
  static var defaultValue: Value { get }
}

/// Whether there is little or enough space along an axis.
public enum SizeClass: String, CaseIterable, Hashable, Sendable {
  /// Little space, such as the width of a phone held upright, or the height of a phone held sideways.
  case compact
  /// Enough space.
  case regular
}

/// The direction of lines of text.
public enum LayoutDirection: String, CaseIterable, Hashable, Sendable {
  /// Lines begin at the left: leading is left.
  case leftToRight
  /// Lines begin at the right: leading is right.
  case rightToLeft
}

/// Whether the colour scheme is light or dark.
public enum ColorScheme: String, CaseIterable, Hashable, Sendable {
  /// Dark texts on a light background.
  case light
  /// Light texts on a dark background.
  case dark
}

/// A value of the environment, in a custom view.
///
///     struct Header: View {
///       @Environment(\.verticalSizeClass) var verticalSizeClass
///       var body: some View {
///         Stack(verticalSizeClass == .compact ? .horizontal : .vertical, spacing: 8) { … }
///       }
///     }
///
/// Read the value only in the view's body. Elsewhere it is the default.
@propertyWrapper
public struct Environment<Value>: Sendable {
  private let read: @Sendable (EnvironmentValues) -> Value

  /// Reads the value at a key path.
  public init(_ keyPath: any KeyPath<EnvironmentValues, Value> & Sendable) where Value: Sendable {
    read = { $0[keyPath: keyPath] }
  }

  /// Reads an object by its type. `environment(_:)` sets the object; if no object of the type is set, reading it traps.
  public init(_ type: Value.Type) where Value: AnyObject {
    read = { environment in
      guard let object = environment.object(type) else {
        preconditionFailure("no \(Value.self) in the environment: write .environment(object) on a view around")
      }
      return object
    }
  }

  /// Reads an object by its type; nil if no object of the type is set.
  public init<Object: AnyObject>(_ type: Object.Type) where Value == Object? { read = { $0.object(type) } }

  /// The value in the environment of the view.
  public var wrappedValue: Value { read(EnvironmentValues.current) }
}

/// SwiftUI's wrapper of an object in the environment; here the same as `Environment`.
@propertyWrapper
public struct EnvironmentObject<Object: AnyObject>: Sendable {
  private let environment = Environment(Object.self)

  /// Reads the object that `environmentObject(_:)` sets.
  public init() {}

  /// The object in the environment of the view.
  public var wrappedValue: Object { environment.wrappedValue }

  /// Bindings to the properties of the object.
  public var projectedValue: Bindable<Object> { Bindable(wrappedValue) }
}

extension EnvironmentValues {
  /// It is `@unchecked`, because the object is only read during a layout, on the layout's thread.
  private struct Held: @unchecked Sendable {
    let object: AnyObject
  }

  fileprivate func object<Object: AnyObject>(_ type: Object.Type) -> Object? {
    record?.read(.key(ObjectIdentifier(type)))
    return (values[ObjectIdentifier(type)] as? Held)?.object as? Object
  }

  fileprivate static func change<Object: AnyObject>(
    to object: Object
  ) -> @Sendable (inout EnvironmentValues) -> Void {
    let held = Held(object: object)
    let key = ObjectIdentifier(Object.self)
    return { $0.values[key] = held }
  }
}

extension View {
  /// Sets a value in the environment of the view and of all views inside.
  ///
  ///     VStack { Text("from right to left") }.environment(\.layoutDirection, .rightToLeft)
  public consuming func environment<Value: Sendable>(
    _ keyPath: any WritableKeyPath<EnvironmentValues, Value> & Sendable, _ value: Value
  ) -> ModifiedView {
    changingEnvironment { $0[keyPath: keyPath] = value }
  }

  /// Changes the environment of the view. The changes of inner modifiers are applied last.
  consuming func changingEnvironment(_ change: @escaping @Sendable (inout EnvironmentValues) -> Void) -> ModifiedView {
    modified { $0.rare.environment.insert(change, at: 0) }
  }

  /// Puts an object into the environment of the view. Views inside read it by its type.
  public consuming func environment<Object: AnyObject>(_ object: Object) -> ModifiedView {
    let change = EnvironmentValues.change(to: object)
    return changingEnvironment(change)
  }

  /// Puts an object into the environment of the view, with SwiftUI's earlier name for `environment(_:)`.
  public consuming func environmentObject(_ object: some AnyObject) -> ModifiedView { environment(object) }
}

/// The unit of a layout: points or cells. Each medium has its own measurement and layout; a layout in points is never
/// converted to cells.
public enum Medium: Hashable, Sendable {
  /// Points, for SVG. Texts are measured with font metrics.
  case points
  /// Columns and rows of a terminal. Texts are measured in columns, and lengths in points become whole cells.
  case cells(CellSize)

  /// The size of a cell in points.
  public struct CellSize: Hashable, Sendable {
    /// The width of a column.
    public var width: Double
    /// The height of a row.
    public var height: Double

    /// Makes a cell with a size in points, 5 by 10 by default: 390 points are 78 columns.
    public init(width: Double = 5, height: Double = 10) {
      self.width = width
      self.height = height
    }
  }

  /// Cells of 5 by 10 points.
  public static let cells = Medium.cells(CellSize())

  /// Whether the medium is text, in cells.
  public var isText: Bool { isCells }

  @inlinable package var isCells: Bool {
    if case .cells = self { true } else { false }
  }
}

/// The reader's text size, like UIKit's content size categories.
public enum TextSizeCategory: String, CaseIterable, Comparable, Hashable, Sendable {
  /// The smallest size.
  case extraSmall
  /// The second size below the default.
  case small
  /// The size below the default.
  case medium
  /// The default size.
  case large
  /// The size above the default.
  case extraLarge
  /// The second size above the default.
  case extraExtraLarge
  /// The largest size below the accessibility sizes.
  case extraExtraExtraLarge
  /// The smallest accessibility size.
  case accessibility1
  /// The second accessibility size.
  case accessibility2
  /// The third accessibility size.
  case accessibility3
  /// The fourth accessibility size.
  case accessibility4
  /// The largest accessibility size.
  case accessibility5

  /// Whether the size is one of the accessibility sizes.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  /// Whether one text size is smaller than another.
  public static func < (one: TextSizeCategory, other: TextSizeCategory) -> Bool { one.ordinal < other.ordinal }

  /// The position in the order of the sizes: 0 for the smallest.
  var ordinal: Int { Self.allCases.firstIndex(of: self) ?? 0 }

  /// The factor for lengths: iOS's size of body text for this category, divided by its size for `large`.
  package var scale: Double { Font.TextStyle.body.size(at: self) / Font.TextStyle.body.size(at: .large) }
}
