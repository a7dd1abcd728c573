/// The functions, loops and calls of a Swift source file, as far as brackets and keywords show them.
package struct SourceOutline {
  /// The braces of a function or of a loop.
  struct Scope {
    enum Kind: Equatable {
      /// A function or an initializer, with its name without backticks and parameters.
      case function(String)
      /// `for`, `while`, or a closure that `forEach` or `map` calls for each element.
      case loop
      /// `repeat`, which `while` and a condition follow.
      case repeatLoop
    }

    var kind: Kind
    /// The index of the opening brace.
    var start: Int
    /// The index of the closing brace, or the file's end.
    var end: Int
  }

  package private(set) var bytes: [UInt8]
  /// The scopes, sorted by their start.
  var scopes: [Scope] = []
  /// The brackets that open the arguments of calls, in the order of the source, by the called name.
  var calls: [String: [Int]] = [:]
  /// The opening brackets of calls with an argument `named:` or `matches:`, or with a trailing closure.
  var labelled: Set<Int> = []
  /// The index of the closing bracket for each opening bracket.
  var ends: [Int: Int] = [:]
  /// The names of all functions and initializers.
  package var names: Set<String> = []

  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var scanner = SourceScanner(self)
    scanner.scan()
    self = scanner.outline
  }

  /// The name of the innermost function around an index.
  package func function(at index: Int) -> String? {
    for scope in scopes.reversed() where scope.start < index && index < scope.end {
      if case .function(let name) = scope.kind { return name }
    }
    return nil
  }

  /// The number of functions of a name; several types of the file may have such a function.
  package func count(ofFunctions name: String) -> Int { scopes.count { $0.kind == .function(name) } }

  /// Whether a loop encloses an index, inside the innermost function.
  package func isInLoop(_ index: Int) -> Bool {
    switch scopes.last(where: { $0.start < index && index < $0.end })?.kind {
    case .loop, .repeatLoop: true
    case .function, nil: false
    }
  }

  /// The name of the function whose arguments a bracket opens.
  package func callee(of open: Int) -> String {
    String(decoding: bytes[..<open].reversed().prefix { $0.isWord }.reversed(), as: UTF8.self)
  }

  /// The calls of `callee` in all functions of a name, in the order of the source.
  package func calls(of callee: String, in function: String) -> [Int] {
    (calls[callee] ?? []).filter { self.function(at: $0) == function }
  }

  /// Whether a snapshot call has no name and no text in the source: the file that it is compared with is numbered.
  package func isNumbered(_ open: Int) -> Bool { !labelled.contains(open) }
}
