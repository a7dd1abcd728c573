import TrussIR

/// A layout container as a value: `AnyLayout(isWide ? HStackLayout() : VStackLayout()) { … }` is a stack.
public protocol StackLayout {
  /// The container of some views.
  func container(_ views: ViewContent) -> ViewContent
}

extension StackLayout {
  /// Lays the views of a block out.
  public func callAsFunction<Content: View>(@ViewBuilder _ content: () -> Content) -> ViewContent {
    container(ViewContent(content()))
  }
}

/// An `HStack` as a value.
public struct HStackLayout: StackLayout {
  /// Where the views are from top to bottom.
  public let alignment: VerticalAlignment
  /// The distance between views, in points; nil is 8, or a cell.
  public let spacing: Double?
  private let location: SourceLine

  /// Makes a stack; its views are centred, and 8 points or one cell apart, by default.
  public init(
    alignment: VerticalAlignment = .center, spacing: Double? = nil, fileID: String = #fileID, line: Int = #line
  ) {
    (self.alignment, self.spacing) = (alignment, spacing)
    location = SourceLine(fileID: fileID, line: line)
  }

  /// The stack of some views.
  public func container(_ views: ViewContent) -> ViewContent {
    HStack(alignment: alignment, spacing: spacing, fileID: location.fileID, line: location.line) { views }
      .asContent
  }
}

/// A `VStack` as a value.
public struct VStackLayout: StackLayout {
  /// Where the views are from side to side.
  public let alignment: HorizontalAlignment
  /// The distance between views, in points; nil is 8, or a cell.
  public let spacing: Double?
  private let location: SourceLine

  /// Makes a stack; its views are centred, and 8 points or one cell apart, by default.
  public init(
    alignment: HorizontalAlignment = .center, spacing: Double? = nil, fileID: String = #fileID, line: Int = #line
  ) {
    (self.alignment, self.spacing) = (alignment, spacing)
    location = SourceLine(fileID: fileID, line: line)
  }

  /// The stack of some views.
  public func container(_ views: ViewContent) -> ViewContent {
    VStack(alignment: alignment, spacing: spacing, fileID: location.fileID, line: location.line) { views }
      .asContent
  }
}

/// A `ZStack` as a value.
public struct ZStackLayout: StackLayout {
  /// Where the views are.
  public let alignment: Alignment
  private let location: SourceLine

  /// Makes layers, whose views are centred by default.
  public init(alignment: Alignment = .center, fileID: String = #fileID, line: Int = #line) {
    self.alignment = alignment
    location = SourceLine(fileID: fileID, line: line)
  }

  /// The layers of some views.
  public func container(_ views: ViewContent) -> ViewContent {
    ZStack(alignment: alignment, fileID: location.fileID, line: location.line) { views }.asContent
  }
}

/// A `Grid` as a value.
public struct GridLayout: StackLayout {
  /// Where the views are in their cells.
  public let alignment: Alignment
  /// The distance between columns, in points; nil is 8, or a cell.
  public let horizontalSpacing: Double?
  /// The distance between rows, in points; nil is 8, or a cell.
  public let verticalSpacing: Double?
  private let location: SourceLine

  /// Makes a grid; its views are centred, and 8 points or one cell apart, by default.
  public init(
    alignment: Alignment = .center, horizontalSpacing: Double? = nil, verticalSpacing: Double? = nil,
    fileID: String = #fileID, line: Int = #line
  ) {
    (self.alignment, self.horizontalSpacing, self.verticalSpacing) = (alignment, horizontalSpacing, verticalSpacing)
    location = SourceLine(fileID: fileID, line: line)
  }

  /// The grid of some rows.
  public func container(_ views: ViewContent) -> ViewContent {
    Grid(
      alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing,
      fileID: location.fileID, line: location.line
    ) { views }
    .asContent
  }
}

/// A layout container whose type is erased.
///
///     AnyLayout(isWide ? AnyLayout(HStackLayout(spacing: 8)) : AnyLayout(VStackLayout())) { Text("a"); Text("b") }
public struct AnyLayout: StackLayout {
  private let layout: any StackLayout

  /// Erases the type of a layout container.
  public init(_ layout: any StackLayout) { self.layout = layout }

  /// The container of some views.
  public func container(_ views: ViewContent) -> ViewContent {
    layout.container(views)
  }
}

extension View {
  /// The view as the result of a builder.
  fileprivate var asContent: ViewContent { ViewContent(_takeNodes()) }
}
