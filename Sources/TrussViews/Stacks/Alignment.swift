import TrussIR

/// An alignment on both axes, for example of the layers of a `ZStack`.
public struct Alignment: Hashable, Sendable {
  package enum Place: Hashable, Sendable {
    /// The leading edge or the top.
    case start
    case center
    /// The trailing edge or the bottom.
    case end

    package var align: Align {
      switch self {
      case .start: .start
      case .center: .center
      case .end: .end
      }
    }
  }

  /// The horizontal position.
  public var horizontal: HorizontalAlignment
  /// The vertical position. In a container that does not align baselines, the first baseline counts as the top, and the
  /// last one as the bottom.
  public var vertical: VerticalAlignment

  /// Makes an alignment from a position on each axis.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  package subscript(axis: Axis) -> Place {
    get { axis == .horizontal ? horizontal.place : vertical.place }
    set {
      switch (axis, newValue) {
      case (.horizontal, .start): horizontal = .leading
      case (.horizontal, .center): horizontal = .center
      case (.horizontal, .end): horizontal = .trailing
      case (.vertical, .start): vertical = .top
      case (.vertical, .center): vertical = .center
      case (.vertical, .end): vertical = .bottom
      }
    }
  }

  /// The top leading corner.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// The middle of the top edge.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// The top trailing corner.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// The middle of the leading edge.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// The middle.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// The middle of the trailing edge.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// The bottom leading corner.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// The middle of the bottom edge.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// The bottom trailing corner.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
  /// The leading edge and the first baseline; the top, if the container does not align baselines.
  public static let leadingFirstTextBaseline = Alignment(horizontal: .leading, vertical: .firstTextBaseline)
  /// The trailing edge and the first baseline; the top, if the container does not align baselines.
  public static let trailingFirstTextBaseline = Alignment(horizontal: .trailing, vertical: .firstTextBaseline)
  /// The horizontal centre and the first baseline; the top, if the container does not align baselines.
  public static let centerFirstTextBaseline = Alignment(horizontal: .center, vertical: .firstTextBaseline)
}

package enum AlignmentLine: CaseIterable, Hashable, Sendable {
  case leading
  /// The vertical centre in horizontal stacks, the horizontal centre in vertical stacks.
  case center
  case trailing
  case top
  case bottom
  case firstBaseline
  case lastBaseline
}

/// The position of an alignment guide that a modifier set.
@usableFromInline package struct AlignmentGuide: Sendable {
  package var line: AlignmentLine
  package var axis: Axis
  /// The distance from the view's leading edge or top.
  package var place: LayoutExpression
}

extension AlignmentGuide {
  package init(_ line: AlignmentLine, _ axis: Axis, at place: Double) {
    self.init(line: line, axis: axis, place: LayoutExpression(constant: place))
  }
}

/// The horizontal position of a vertical stack's views, with SwiftUI's names.
public enum HorizontalAlignment: String, CaseIterable, Hashable, Sendable {
  /// At the leading edge.
  case leading
  /// In the middle.
  case center
  /// At the trailing edge.
  case trailing

  package var align: Align { place.align }

  package var place: Alignment.Place {
    switch self {
    case .leading: .start
    case .center: .center
    case .trailing: .end
    }
  }

  package var line: AlignmentLine {
    switch self {
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }
}

extension VStack {
  /// Makes SwiftUI's stack, which aligns its views and proposes sizes to them (``StackStyle/swiftUI``). The views are
  /// `spacing` points apart; nil, the default, is 8 points or one cell.
  ///
  ///     VStack(alignment: .leading, spacing: 8) { Text("Name"); HStack { Text("Anna"); Spacer(); Text("Edit") } }
  public init(
    alignment: HorizontalAlignment, spacing: Double? = nil, fileID: String = #fileID, line: Int = #line,
    @ViewBuilder content: () -> ViewContent
  ) {
    let rule = FlexStack.Rule(
      axis: Self.axis, align: alignment.align, spacing: spacing ?? 0, offersSpace: true,
      defaults: spacing == nil ? [.spacing, .spacers] : .spacers)
    self = ._of(FlexStack(rule, content().list(), at: SourceLine(fileID: fileID, line: line)).node)
  }
}

/// The vertical position of a horizontal stack's views, with SwiftUI's names.
public enum VerticalAlignment: String, CaseIterable, Hashable, Sendable {
  /// At the top.
  case top
  /// In the middle.
  case center
  /// At the bottom.
  case bottom
  /// The baselines of the first lines of text are aligned.
  case firstTextBaseline
  /// The baselines of the last lines of text are aligned.
  case lastTextBaseline

  package var align: Align {
    switch self {
    case .top: .start
    case .center: .center
    case .bottom: .end
    case .firstTextBaseline: .firstBaseline
    case .lastTextBaseline: .lastBaseline
    }
  }

  /// The first baseline counts as the start, the last one as the end.
  package var place: Alignment.Place {
    switch self {
    case .top, .firstTextBaseline: .start
    case .center: .center
    case .bottom, .lastTextBaseline: .end
    }
  }

  package var line: AlignmentLine {
    switch self {
    case .top: .top
    case .center: .center
    case .bottom: .bottom
    case .firstTextBaseline: .firstBaseline
    case .lastTextBaseline: .lastBaseline
    }
  }
}

extension HStack {
  /// Makes SwiftUI's stack, which aligns its views and proposes sizes to them (``StackStyle/swiftUI``). The views are
  /// `spacing` points apart; nil, the default, is 8 points or one cell.
  ///
  ///     HStack(alignment: .firstTextBaseline, spacing: 8) { Text("Total").font(.title); Text("12.50") }
  public init(
    alignment: VerticalAlignment, spacing: Double? = nil, fileID: String = #fileID, line: Int = #line,
    @ViewBuilder content: () -> ViewContent
  ) {
    let rule = FlexStack.Rule(
      axis: Self.axis, align: alignment.align, spacing: spacing ?? 0, offersSpace: true,
      defaults: spacing == nil ? [.spacing, .spacers] : .spacers)
    self = ._of(FlexStack(rule, content().list(), at: SourceLine(fileID: fileID, line: line)).node)
  }
}
