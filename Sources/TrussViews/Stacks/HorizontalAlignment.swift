import TrussIR

/// The horizontal position of a vertical stack's views, with SwiftUI's names.
public enum HorizontalAlignment: String, CaseIterable, Hashable, Sendable {
  /// At the leading edge.
  case leading
  /// In the middle.
  case center
  /// At the trailing edge.
  case trailing

  /// The same position in the words of flex-box.
  package var align: Align {
    switch self {
    case .leading: .start
    case .center: .center
    case .trailing: .end
    }
  }
}

extension VStack {
  /// Makes a stack that aligns its views by SwiftUI's alignment and, as there, proposes sizes to them.
  ///
  ///     VStack(alignment: .leading, spacing: 8) { Text("Name"); HStack { Text("Anna"); Spacer(); Text("Edit") } }
  ///
  /// A flexible view, that is a shape, a field, a scroll view, or a stack with a spacer in it, is as wide as the stack,
  /// and takes an equal part of the height that the others leave. Any other view keeps its own width.
  ///
  /// - Parameters:
  ///   - alignment: the position of the views from side to side.
  ///   - spacing: the distance between neighbours, in points; 0 by default.
  ///   - fileID: the file that messages name; the caller's by default.
  ///   - line: the line that messages name; the caller's by default.
  ///   - content: the views.
  public init(
    alignment: HorizontalAlignment, spacing: Double = 0, fileID: String = #fileID, line: Int = #line,
    @ViewBuilder content: () -> ViewContent
  ) {
    self = ._of(
      FlexStack(
        axis: Self.axis, align: alignment.align, spacing: spacing, offersRoom: true, children: content().list(),
        location: SourceLocation(fileID: fileID, line: line)
      ).node)
  }
}
