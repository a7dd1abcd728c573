/// The functions, loops and calls of a Swift source file, as found by brackets and keywords.
package struct SourceOutline {
  struct Scope {
    enum Kind: Equatable {
      /// A function or an initializer. The name has neither backticks nor parameters.
      case function(String)
      /// `for`, `while`, or a closure that `forEach` or `map` calls for each element.
      case loop
      /// A loop that begins with `repeat`; `while` and a condition follow its braces.
      case repeatLoop
    }

    var kind: Kind
    var start: Int
    /// The index of the closing brace, or the file's end.
    var end: Int
  }

  package private(set) var bytes: [UInt8]
  /// The functions and loops, sorted by their start.
  var scopes: [Scope] = []
  /// The opening brackets of calls' arguments in the order of the source, by the called name.
  var calls: [String: [Int]] = [:]
  /// The opening brackets of calls with an argument `named:` or `matches:`, or with a trailing closure.
  var labelled: Set<Int> = []
  /// The index of the closing bracket for each opening bracket.
  var ends: [Int: Int] = [:]
  package var names: Set<String> = []

  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var scanner = SourceScanner(self)
    scanner.scan()
    self = scanner.outline
  }

  package func function(at index: Int) -> String? {
    for scope in scopes.reversed() where scope.start < index && index < scope.end {
      if case .function(let name) = scope.kind { return name }
    }
    return nil
  }

  /// The number of functions with a name; several types in the file may have a function with this name.
  package func count(ofFunctions name: String) -> Int { scopes.count { $0.kind == .function(name) } }

  /// Whether a loop encloses an index, inside the innermost function around it.
  package func isInLoop(_ index: Int) -> Bool {
    switch scopes.last(where: { $0.start < index && index < $0.end })?.kind {
    case .loop, .repeatLoop: true
    case .function, nil: false
    }
  }

  /// The name of the called function, for the opening bracket of its arguments.
  package func callee(of open: Int) -> String {
    String(decoding: bytes[..<open].reversed().prefix { $0.isWord }.reversed(), as: UTF8.self)
  }

  /// The calls of `callee` in all functions named `function`, in the order of the source.
  package func calls(of callee: String, in function: String) -> [Int] {
    (calls[callee] ?? []).filter { self.function(at: $0) == function }
  }

  /// Whether a snapshot call has neither a name nor a text in the source: then its snapshot's file is numbered.
  package func isNumbered(_ open: Int) -> Bool { !labelled.contains(open) }
}
