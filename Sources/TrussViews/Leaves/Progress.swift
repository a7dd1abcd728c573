import TrussIR

/// A progress bar, 100 by 8 points and glad to be longer. In text: `████░░`.
public struct Progress: _SingleView {
  /// The view as one node.
  public let _node: ViewNode

  /// Makes a progress bar.
  ///
  /// - Parameters:
  ///   - value: the progress, from 0 to 1; a number outside counts as the nearer end.
  ///   - fileID: the file that messages name; the caller's by default.
  ///   - line: the line that messages name; the caller's by default.
  public init(value: Double, fileID: String = #fileID, line: Int = #line) {
    _node = ViewNode(leaf: .progress(value), at: SourceLocation(fileID: fileID, line: line))
  }

  /// Makes a wheel for work whose end is not known: an `ActivityIndicator`.
  ///
  /// - Parameters:
  ///   - fileID: the file that messages name; the caller's by default.
  ///   - line: the line that messages name; the caller's by default.
  public init(fileID: String = #fileID, line: Int = #line) {
    _node = ViewNode(leaf: .custom(CustomLeaf(ActivityIndicator())), at: SourceLocation(fileID: fileID, line: line))
  }
}

/// SwiftUI's name for `Progress`: `ProgressView(value: 0.5)`.
public typealias ProgressView = Progress
