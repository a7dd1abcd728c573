import TrussIR

/// A kind of container as a value, without its views: `AnyLayout(isWide ? HStackLayout() : VStackLayout()) { … }`.
public protocol StackLayout {
  /// Returns the container with the given views.
  func container(_ views: ViewContent) -> ViewContent
}

extension StackLayout {
  /// Puts the views of a block into the container.
  public func callAsFunction<Content: View>(@ViewBuilder _ content: () -> Content) -> ViewContent {
    container(ViewContent(content()))
  }
}

/// An `HStack` as a value.
public struct HStackLayout: StackLayout {
  /// The vertical alignment of the views.
  public let alignment: VerticalAlignment
  /// The distance between views, in points; nil is 8 points or one cell.
  public let spacing: Double?
  private let location: SourceLine

  /// Makes a stack. By default its views are centred, and 8 points or one cell apart.
  public init(
    alignment: VerticalAlignment = .center, spacing: Double? = nil, fileID: String = #fileID, line: Int = #line
  ) {
    (self.alignment, self.spacing) = (alignment, spacing)
    location = SourceLine(fileID: fileID, line: line)
  }

  /// Returns a stack of the given views.
  public func container(_ views: ViewContent) -> ViewContent {
    HStack(alignment: alignment, spacing: spacing, fileID: location.fileID, line: location.line) { views }
      .asContent
  }
}

/// A `VStack` as a value.
public struct VStackLayout: StackLayout {
  /// The horizontal alignment of the views.
  public let alignment: HorizontalAlignment
  /// The distance between views, in points; nil is 8 points or one cell.
  public let spacing: Double?
  private let location: SourceLine

  /// Makes a stack. By default its views are centred, and 8 points or one cell apart.
  public init(
    alignment: HorizontalAlignment = .center, spacing: Double? = nil, fileID: String = #fileID, line: Int = #line
  ) {
    (self.alignment, self.spacing) = (alignment, spacing)
    location = SourceLine(fileID: fileID, line: line)
  }

  /// Returns a stack of the given views.
  public func container(_ views: ViewContent) -> ViewContent {
    VStack(alignment: alignment, spacing: spacing, fileID: location.fileID, line: location.line) { views }
      .asContent
  }
}

/// A `ZStack` as a value.
public struct ZStackLayout: StackLayout {
  /// The alignment of the views.
  public let alignment: Alignment
  private let location: SourceLine

  /// Makes a stack of layers, whose views are centred by default.
  public init(alignment: Alignment = .center, fileID: String = #fileID, line: Int = #line) {
    self.alignment = alignment
    location = SourceLine(fileID: fileID, line: line)
  }

  /// Returns a stack of the given views as layers.
  public func container(_ views: ViewContent) -> ViewContent {
    ZStack(alignment: alignment, fileID: location.fileID, line: location.line) { views }.asContent
  }
}

/// A `Grid` as a value.
public struct GridLayout: StackLayout {
  /// The alignment of the views in their cells.
  public let alignment: Alignment
  /// The distance between columns, in points; nil is 8 points or one cell.
  public let horizontalSpacing: Double?
  /// The distance between rows, in points; nil is 8 points or one cell.
  public let verticalSpacing: Double?
  private let location: SourceLine

  /// Makes a grid. By default its views are centred, and 8 points or one cell apart.
  public init(
    alignment: Alignment = .center, horizontalSpacing: Double? = nil, verticalSpacing: Double? = nil,
    fileID: String = #fileID, line: Int = #line
  ) {
    (self.alignment, self.horizontalSpacing, self.verticalSpacing) = (alignment, horizontalSpacing, verticalSpacing)
    location = SourceLine(fileID: fileID, line: line)
  }

  /// Returns a grid of the given rows.
  public func container(_ views: ViewContent) -> ViewContent {
    Grid(
      alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing,
      fileID: location.fileID, line: location.line
    ) { views }
    .asContent
  }
}

/// A container whose type is erased.
///
///     AnyLayout(isWide ? AnyLayout(HStackLayout(spacing: 8)) : AnyLayout(VStackLayout())) { Text("a"); Text("b") }
public struct AnyLayout: StackLayout {
  private let layout: any StackLayout

  /// Erases the type of a container.
  public init(_ layout: any StackLayout) { self.layout = layout }

  /// Returns the container with the given views.
  public func container(_ views: ViewContent) -> ViewContent {
    layout.container(views)
  }
}

extension View {
  fileprivate var asContent: ViewContent { ViewContent(_takeNodes()) }
}
