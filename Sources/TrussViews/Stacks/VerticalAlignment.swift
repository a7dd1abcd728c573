/// The position of a horizontal stack's views up and down, in SwiftUI's words.
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
  /// Makes a stack with SwiftUI's alignment: its views keep their own heights and are placed by it.
  ///
  ///     HStack(alignment: .firstTextBaseline, spacing: 8) { Text("Total").font(.title); Text("12.50") }
  ///
  /// - Parameters:
  ///   - alignment: the position of the views up and down: `align: .start` for `top`, and so on.
  ///   - spacing: the distance between neighbours, in points; 0 by default.
  ///   - fileID: the file that messages name; the caller's by default.
  ///   - line: the line that messages name; the caller's by default.
  ///   - content: the views.
  public init(
    alignment: VerticalAlignment, spacing: Double = 0, fileID: String = #fileID, line: Int = #line,
    @ViewBuilder content: () -> ViewContent
  ) {
    self.init(align: alignment.align, spacing: spacing, fileID: fileID, line: line, content: content)
  }
}
