public import TrussIR

/// A problem of a layout that the layout's author should know about. The layout is valid all the same.
///
///     for diagnostic in try SignIn().layout(width: 100).diagnostics { print(diagnostic) }
public struct Diagnostic: Equatable, Sendable {
  /// The kind of a diagnostic.
  public enum Kind: String, CaseIterable, Sendable {
    /// Required constraints that cannot all hold, so that one of them is broken.
    case conflict
    /// Content that is larger than its box, letters that are cut or covered, or a drawn view that is outside of the
    /// picture or has no width or height.
    case overflow
    /// A scroll view whose content cannot have the specified offset because of required constraints.
    case offset
    /// A frame that no constraint and no stack's rule determines.
    case ambiguity
    /// Texts whose widths and heights depend on each other in a circle.
    case unsettledText
    /// The engine did not solve the constraints: the frames are the best that it found.
    case incomplete
    /// A connector that shares its line with another connector, has no space for a head, or has a cut label.
    case connector
    /// Valid code that is probably not what you meant; only `LayoutResult.hints` contains it.
    case hint
  }

  /// The kind of the diagnostic.
  public var kind: Kind
  /// The message, one line or several.
  public var message: String
  /// The source line of the problem, or nil if it has none.
  public var location: SourceLine?
  /// The indices of the views concerned, the main view first; empty for a diagnostic about guides or the whole
  /// layout.
  package var views: [Int]

  package init(kind: Kind, message: String, location: SourceLine? = nil, views: [Int] = []) {
    self.kind = kind
    self.message = message
    self.location = location
    self.views = views
  }
}

extension Diagnostic: CustomStringConvertible {
  /// `App/Row.swift:12: overflow: the content of HStack is 12 wider than its box`.
  public var description: String {
    "\(location.map { "\($0): " } ?? "")\(kind.rawValue): \(message)"
  }
}

extension [Diagnostic] {
  package func excluding(_ allowed: [Diagnostic.Kind]) -> [Diagnostic] { filter { !allowed.contains($0.kind) } }

  /// A line, or several, for each diagnostic. Equal ones, such as those of the rows of a list, are counted.
  package var lines: String {
    var (order, counts): ([String], [String: Int]) = ([], [:])
    for diagnostic in self {
      if counts[diagnostic.description] == nil { order.append(diagnostic.description) }
      counts[diagnostic.description, default: 0] += 1
    }
    return order.map { line in
      guard let count = counts[line], count > 1 else { return line }
      return "\(line) (\(count) times)"
    }.joined(separator: "\n")
  }

  /// The kinds of the diagnostics as an array literal in source, each kind once: `[.overflow, .conflict]`.
  package var kindList: String {
    var kinds: [String] = []
    for diagnostic in self where !kinds.contains(".\(diagnostic.kind.rawValue)") {
      kinds.append(".\(diagnostic.kind.rawValue)")
    }
    return "[\(kinds.joined(separator: ", "))]"
  }
}
