/// The environment of a view's layout: size classes, direction, fonts and other inherited values.
///
///     try form.svg(width: 844, height: 390, environment: .init(verticalSizeClass: .compact))
public struct EnvironmentValues: Sendable {
  /// The amount of horizontal space; regular by default.
  public var horizontalSizeClass: SizeClass
  /// The amount of vertical space; regular by default.
  public var verticalSizeClass: SizeClass
  /// Where lines of text begin; left by default.
  public var layoutDirection: LayoutDirection
  /// The space that bars and rounded corners cover at the edges of the root, in points; set for a view with
  /// `environment(_:_:)`, at that view's edges. Scroll views keep their content clear of it by default; it moves
  /// nothing else by itself: see `ViewID.safeArea`.
  public var safeAreaInsets: Insets
  /// The reader's size of text; it scales all fonts. In cells it has no effect.
  public var textSizeCategory: TextSizeCategory
  /// Whether the colour scheme is light or dark.
  public var colorScheme: ColorScheme
  /// Which defaults stacks have; flex-box's by default.
  public var stackStyle: StackStyle
  /// The medium of the layout; set by the layout.
  public package(set) var medium = Medium.points
  /// The values of the user's keys, each by its key's type.
  private var values: [ObjectIdentifier: any Sendable] = [:]

  /// Makes an environment; values that you omit have their defaults.
  public init(
    horizontalSizeClass: SizeClass = .regular, verticalSizeClass: SizeClass = .regular,
    layoutDirection: LayoutDirection = .leftToRight, safeAreaInsets: Insets = .zero,
    textSizeCategory: TextSizeCategory = .large, colorScheme: ColorScheme = .light, stackStyle: StackStyle = .flexBox
  ) {
    self.horizontalSizeClass = horizontalSizeClass
    self.verticalSizeClass = verticalSizeClass
    self.layoutDirection = layoutDirection
    self.safeAreaInsets = safeAreaInsets
    self.textSizeCategory = textSizeCategory
    self.colorScheme = colorScheme
    self.stackStyle = stackStyle
  }

  /// The value of a custom key, or the key's default if it was not set.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// The environment of the view whose body is being evaluated.
  @TaskLocal package static var current = EnvironmentValues()
}

/// A custom key for a value of the environment.
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

  /// The value where none was set.
  static var defaultValue: Value { get }
}

/// The amount of space along an axis.
public enum SizeClass: String, CaseIterable, Hashable, Sendable {
  /// Little, as the width of a phone that is held upright, or the height of one that is held sideways.
  case compact
  /// Enough.
  case regular
}

/// Where lines of text begin.
public enum LayoutDirection: String, CaseIterable, Hashable, Sendable {
  /// At the left: leading is left.
  case leftToRight
  /// At the right: leading is right.
  case rightToLeft
}

/// Whether the colour scheme is light or dark.
public enum ColorScheme: String, CaseIterable, Hashable, Sendable {
  /// Dark on light.
  case light
  /// Light on dark.
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
/// The value can be read while the view's body is evaluated; anywhere else it is the default.
@propertyWrapper
public struct Environment<Value>: Sendable {
  private let read: @Sendable (EnvironmentValues) -> Value

  /// Reads the value at a key path.
  public init(_ keyPath: any KeyPath<EnvironmentValues, Value> & Sendable) where Value: Sendable {
    read = { $0[keyPath: keyPath] }
  }

  /// Reads an object by its type, which `environment(_:)` sets. Reading it without such an object is a programming
  /// error.
  public init(_ type: Value.Type) where Value: AnyObject {
    read = { environment in
      guard let object = environment.object(type) else {
        preconditionFailure("no \(Value.self) in the environment: write .environment(object) on a view around")
      }
      return object
    }
  }

  /// Reads an object by its type; nil if it was not set.
  public init<Object: AnyObject>(_ type: Object.Type) where Value == Object? { read = { $0.object(type) } }

  /// The value around the view.
  public var wrappedValue: Value { read(EnvironmentValues.current) }
}

/// SwiftUI's object in the environment: here as `Environment`.
@propertyWrapper
public struct EnvironmentObject<Object: AnyObject>: Sendable {
  private let environment = Environment(Object.self)

  /// Reads the object, which `environmentObject(_:)` sets.
  public init() {}

  /// The object around the view.
  public var wrappedValue: Object { environment.wrappedValue }

  /// Bindings to its properties.
  public var projectedValue: Bindable<Object> { Bindable(wrappedValue) }
}

extension EnvironmentValues {
  /// An object of the environment. It is only read in a layout, on its thread, as a `CompositeView`.
  private struct Held: @unchecked Sendable {
    let object: AnyObject
  }

  fileprivate func object<Object: AnyObject>(_ type: Object.Type) -> Object? {
    (values[ObjectIdentifier(type)] as? Held)?.object as? Object
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
  /// Sets a value of the environment of the view and of all views inside it.
  ///
  ///     VStack { Text("from right to left") }.environment(\.layoutDirection, .rightToLeft)
  public consuming func environment<Value: Sendable>(
    _ keyPath: any WritableKeyPath<EnvironmentValues, Value> & Sendable, _ value: Value
  ) -> ModifiedView {
    changingEnvironment { $0[keyPath: keyPath] = value }
  }

  /// Changes the environment of the view. Of several changes the one of the innermost modifier comes last, and counts.
  consuming func changingEnvironment(_ change: @escaping @Sendable (inout EnvironmentValues) -> Void) -> ModifiedView {
    modified { $0.rare.environment.insert(change, at: 0) }
  }

  /// Puts an object into the environment of the view, which views inside it read by its type.
  public consuming func environment<Object: AnyObject>(_ object: Object) -> ModifiedView {
    let change = EnvironmentValues.change(to: object)
    return changingEnvironment(change)
  }

  /// SwiftUI's earlier name for `environment(_:)` of an object.
  public consuming func environmentObject(_ object: some AnyObject) -> ModifiedView { environment(object) }
}

/// The unit that a layout is solved for. Pixels are never converted to cells: the same view is measured again in each.
public enum Medium: Hashable, Sendable {
  /// Points, for SVG: text is measured with font metrics.
  case points
  /// Columns and rows of a terminal: text is measured in columns, and lengths in points become whole cells.
  case cells(CellSize)

  /// The size of a cell in points.
  public struct CellSize: Hashable, Sendable {
    /// The width of a column.
    public var width: Double
    /// The height of a row.
    public var height: Double

    /// Makes a cell of a size in points, 5 by 10 by default: 390 points are 78 columns.
    public init(width: Double = 5, height: Double = 10) {
      self.width = width
      self.height = height
    }
  }

  /// Cells of 5 by 10 points.
  public static let cells = Medium.cells(CellSize())

  /// Whether it is text, in cells.
  public var isText: Bool { isCells }

  @inlinable package var isCells: Bool {
    if case .cells = self { true } else { false }
  }
}

/// The size of text that a reader has chosen: UIKit's content size categories.
public enum TextSizeCategory: String, CaseIterable, Comparable, Hashable, Sendable {
  /// The smallest.
  case extraSmall
  /// Smaller than usual.
  case small
  /// A little smaller than usual.
  case medium
  /// The usual one.
  case large
  /// Larger than usual.
  case extraLarge
  /// Much larger than usual.
  case extraExtraLarge
  /// The largest apart from the accessibility sizes.
  case extraExtraExtraLarge
  /// The smallest accessibility size.
  case accessibility1
  /// The second.
  case accessibility2
  /// The third.
  case accessibility3
  /// The fourth.
  case accessibility4
  /// The largest.
  case accessibility5

  /// Whether text of one size is smaller than that of another.
  public static func < (one: TextSizeCategory, other: TextSizeCategory) -> Bool { one.scale < other.scale }

  /// The factor for a font's size: UIKit's sizes of body text, which is 17 points at `large`.
  package var scale: Double {
    let body: Double =
      switch self {
      case .extraSmall: 14
      case .small: 15
      case .medium: 16
      case .large: 17
      case .extraLarge: 19
      case .extraExtraLarge: 21
      case .extraExtraExtraLarge: 23
      case .accessibility1: 28
      case .accessibility2: 33
      case .accessibility3: 40
      case .accessibility4: 47
      case .accessibility5: 53
      }
    return body / 17
  }
}
