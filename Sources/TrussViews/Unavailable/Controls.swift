// SwiftUI's views for which Truss has another word.

extension Image {
  /// SwiftUI's symbol.
  @available(
    *, unavailable,
    message: "Truss has no symbols: write Text(\"★\"), or Image(\"star\", natural: Size(width: 16, height: 16))"
  )
  public init(systemName: String) { self.init(systemName) }

  /// SwiftUI's leave to change a picture's size.
  @available(*, unavailable, message: "pictures take the size that they are given: write .contentMode(.fit) or .fill")
  public func resizable() -> Image { self }

  /// SwiftUI's picture in its own ratio within its frame.
  @available(*, unavailable, message: "write .contentMode(.fit)")
  public func scaledToFit() -> Image { self }

  /// SwiftUI's picture in its own ratio that fills its frame.
  @available(*, unavailable, message: "write .contentMode(.fill)")
  public func scaledToFill() -> Image { self }
}

/// SwiftUI's symbol beside a title.
@available(*, unavailable, message: "write HStack(alignment: .center, spacing: 8) { Text(\"★\"); Text(\"title\") }")
public struct Label: BuiltInView {
  /// The views.
  public var nodes: [ViewNode] { [] }
  /// Makes a label.
  public init(_ title: String, systemImage: String) {}
  /// Makes a label.
  public init(_ title: String, image: String) {}
  /// Makes a label.
  public init(@ViewBuilder title: () -> ViewContent, @ViewBuilder icon: () -> ViewContent) {}
}

/// SwiftUI's field for a password.
@available(*, unavailable, message: "write Field(\"Password\", text: \"••••••\")")
public struct SecureField: BuiltInView {
  /// The views.
  public var nodes: [ViewNode] { [] }
  /// Makes a field.
  public init(_ title: String, text: Any) {}
}

/// SwiftUI's choice.
@available(*, unavailable, message: "write HStack { Text(\"title\"); Spacer(); Text(\"the choice\") }")
public struct Picker: BuiltInView {
  /// The views.
  public var nodes: [ViewNode] { [] }
  /// Makes a choice.
  public init(_ title: String, selection: Any, @ViewBuilder content: () -> ViewContent) {}
}

/// SwiftUI's grid of as many columns as there is room for.
@available(
  *, unavailable,
  message: "write FlowStack(spacing: 8) { … }, or Grid(columns: [.flexible(), .flexible()]) { GridRow { … } }"
)
public struct LazyVGrid: BuiltInView {
  /// The views.
  public var nodes: [ViewNode] { [] }
  /// Makes a grid.
  public init(columns: [GridItem], spacing: Double? = nil, @ViewBuilder content: () -> ViewContent) {}
}

/// SwiftUI's column of a grid.
@available(*, unavailable, message: "write Grid(columns: [.fixed(80), .flexible(), .fit]) { GridRow { … } }")
public struct GridItem: Sendable {
  /// A column's width.
  public enum Size: Sendable {
    /// So many points.
    case fixed(Double)
    /// What is left, within bounds.
    case flexible(minimum: Double = 10, maximum: Double = .infinity)
    /// As many columns as there is room for.
    case adaptive(minimum: Double, maximum: Double = .infinity)
  }
  /// Makes a column.
  public init(_ size: Size = .flexible(), spacing: Double? = nil, alignment: Alignment? = nil) {}
}

/// A line between two views.
@available(*, unavailable, message: "Truss draws no lines from view to view: put a Divider() or a Rectangle() between")
public struct Line: BuiltInView {
  /// The views.
  public var nodes: [ViewNode] { [] }
  /// Makes a line.
  public init(from start: String, to end: String) {}
}

/// An arrow between two views.
@available(*, unavailable, message: "Truss draws no arrows from view to view: put a Text(\"↓\") between")
public struct Arrow: BuiltInView {
  /// The views.
  public var nodes: [ViewNode] { [] }
  /// Makes an arrow.
  public init(from start: String, to end: String) {}
}

extension Table {
  /// A table of elements that are known by nothing.
  @available(*, unavailable, message: "say what a row is known by: write Table(data, id: \\.self) { … }")
  @_disfavoredOverload
  public init<Data: RandomAccessCollection>(
    _ data: Data, @ViewBuilder content: @escaping (Data.Element) -> ViewContent
  ) {
    self.init(count: data.count) { content(data[data.index(data.startIndex, offsetBy: $0)]) }
  }
}
