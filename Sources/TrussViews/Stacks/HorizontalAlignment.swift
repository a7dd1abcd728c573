/// The position of a vertical stack's views from side to side, in SwiftUI's words.
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
  /// Makes a stack with SwiftUI's alignment: its views keep their own widths and are placed by it.
  ///
  ///     VStack(alignment: .leading, spacing: 8) { Text("Name"); Text("Anna") }
  ///
  /// - Parameters:
  ///   - alignment: the position of the views from side to side: `align: .start` for `leading`, and so on.
  ///   - spacing: the distance between neighbours, in points; 0 by default.
  ///   - fileID: the file that messages name; the caller's by default.
  ///   - line: the line that messages name; the caller's by default.
  ///   - content: the views.
  public init(
    alignment: HorizontalAlignment, spacing: Double = 0, fileID: String = #fileID, line: Int = #line,
    @ViewBuilder content: () -> ViewContent
  ) {
    self.init(align: alignment.align, spacing: spacing, fileID: fileID, line: line, content: content)
  }
}
