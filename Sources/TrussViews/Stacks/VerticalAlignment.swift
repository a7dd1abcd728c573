import TrussIR

/// The vertical position of a horizontal stack's views, with SwiftUI's names.
public enum VerticalAlignment: String, CaseIterable, Hashable, Sendable {
  /// At the top.
  case top
  /// In the middle.
  case center
  /// At the bottom.
  case bottom
  /// With the baselines of the first lines of text equal.
  case firstTextBaseline
  /// With the baselines of the last lines of text equal.
  case lastTextBaseline

  /// The same position in the words of flex-box.
  package var align: Align {
    switch self {
    case .top: .start
    case .center: .center
    case .bottom: .end
    case .firstTextBaseline: .firstBaseline
    case .lastTextBaseline: .lastBaseline
    }
  }
}

extension HStack {
  /// Makes a stack that aligns its views by SwiftUI's alignment and, as there, proposes sizes to them.
  ///
  ///     HStack(alignment: .firstTextBaseline, spacing: 8) { Text("Total").font(.title); Text("12.50") }
  ///
  /// A flexible view, that is a shape, a field, a scroll view, or a stack with a spacer in it, takes an equal part of
  /// the width that the others leave and, where it is flexible that way too, is as high as the stack. Any other view
  /// keeps its own height.
  ///
  /// - Parameters:
  ///   - alignment: the position of the views up and down.
  ///   - spacing: the distance between neighbours, in points; 0 by default.
  ///   - fileID: the file that messages name; the caller's by default.
  ///   - line: the line that messages name; the caller's by default.
  ///   - content: the views.
  public init(
    alignment: VerticalAlignment, spacing: Double = 0, fileID: String = #fileID, line: Int = #line,
    @ViewBuilder content: () -> ViewContent
  ) {
    self = ._of(
      FlexStack(
        axis: Self.axis, align: alignment.align, spacing: spacing, offersRoom: true, children: content().list(),
        location: SourceLocation(fileID: fileID, line: line)
      ).node)
  }
}
