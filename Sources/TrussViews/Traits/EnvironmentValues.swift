/// What a view can know of the surroundings that it is laid out in.
///
///     try form.svg(width: 844, height: 390, environment: .init(verticalSizeClass: .compact))
public struct EnvironmentValues: Sendable {
  /// How much room there is from left to right; regular by default.
  public var horizontalSizeClass: SizeClass
  /// How much room there is from top to bottom; regular by default.
  public var verticalSizeClass: SizeClass
  /// Where lines of text begin; left by default.
  public var layoutDirection: LayoutDirection
  /// What bars and rounded corners cover at the edges of the root, in points; given to a view with
  /// `environment(_:_:)`, at that view's edges. Scroll views keep their content clear of it by default; it
  /// moves nothing else by itself: see `ViewID.safeArea`.
  public var safeAreaInsets: Insets
  /// The size of text that the reader has chosen; it scales all fonts. In cells it has no effect.
  public var textSizeCategory: TextSizeCategory
  /// Whether the surroundings are light or dark.
  public var colorScheme: ColorScheme
  /// What the layout is solved for; set by the layout.
  public package(set) var medium = Medium.points
  /// The values of the user's keys, each by its key's type.
  private var values: [ObjectIdentifier: any Sendable] = [:]

  /// Makes surroundings; each value that is not given has its default.
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

  /// The value of a key of yours; the key's default where none was set.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// The surroundings of the view whose body is being asked for.
  @TaskLocal package static var current = EnvironmentValues()
}

/// A key of yours for a value of the surroundings.
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

/// How much room there is along an axis.
public enum SizeClass: String, CaseIterable, Hashable, Sendable {
  /// Little, as on a phone held sideways.
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

/// Whether the surroundings are light or dark.
public enum ColorScheme: String, CaseIterable, Hashable, Sendable {
  /// Dark on light.
  case light
  /// Light on dark.
  case dark
}
