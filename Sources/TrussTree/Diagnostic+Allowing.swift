extension [Diagnostic] {
  /// The diagnostics of other kinds than those that are allowed.
  package func excluding(_ allowed: [Diagnostic.Kind]) -> [Diagnostic] { filter { !allowed.contains($0.kind) } }

  /// Their kinds as an argument in source has them, each once: `[.overflow, .conflict]`.
  package var kindList: String {
    var kinds: [String] = []
    for diagnostic in self where !kinds.contains(".\(diagnostic.kind.rawValue)") {
      kinds.append(".\(diagnostic.kind.rawValue)")
    }
    return "[\(kinds.joined(separator: ", "))]"
  }
}
