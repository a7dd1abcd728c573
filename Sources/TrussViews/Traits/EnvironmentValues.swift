/// The environment in which a view is laid out.
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
  /// The size of text that the reader has chosen; it scales all fonts. In cells it has no effect.
  public var textSizeCategory: TextSizeCategory
  /// Whether the colour scheme is light or dark.
  public var colorScheme: ColorScheme
  /// The medium of the layout; set by the layout.
  public package(set) var medium = Medium.points
  /// The values of the user's keys, each by its key's type.
  private var values: [ObjectIdentifier: any Sendable] = [:]

  /// Makes an environment; values that you omit have their defaults.
  public init(
    horizontalSizeClass: SizeClass = .regular, verticalSizeClass: SizeClass = .regular,
    layoutDirection: LayoutDirection = .leftToRight, safeAreaInsets: Insets = .zero,
    textSizeCategory: TextSizeCategory = .large, colorScheme: ColorScheme = .light
  ) {
    self.horizontalSizeClass = horizontalSizeClass
    self.verticalSizeClass = verticalSizeClass
    self.layoutDirection = layoutDirection
    self.safeAreaInsets = safeAreaInsets
    self.textSizeCategory = textSizeCategory
    self.colorScheme = colorScheme
  }

  /// The value of a custom key; the key's default where none was set.
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
///     page.environment(\.accent, .green)     // read with @Environment(\.accent)
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
