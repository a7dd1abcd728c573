/// Makes a source's outline in one pass over its brackets and words.
struct SourceScanner {
  private(set) var outline: SourceOutline

  private struct Bracket {
    var start: Int
    /// The string whose interpolation the bracket opens.
    var string: StringDelimiter?
    /// The index of the scope that the bracket opens.
    var scope: Int?
    /// Whether a closure directly inside the bracket is called for each element of a sequence.
    var repeats = false
    /// The scope that the next brace after this bracket will open.
    var pending: SourceOutline.Scope.Kind?
  }

  /// The kinds of tokens, to remember the previous token. Comments and spaces are not tokens.
  private enum Token: Equatable {
    case word(Range<Int>, isMember: Bool)
    case dot
    /// An opening bracket, or a comma.
    case separator
    /// A closing bracket, with the index of its opening bracket.
    case end(of: Int)
    case endOfRepeat
    case other
  }

  private static let repeating: Set<String> = ["forEach", "map", "compactMap", "flatMap"]
  private static let declarations: Set<String> = [
    "var", "let", "subscript", "class", "struct", "enum", "actor", "extension", "protocol", "typealias",
    "associatedtype", "deinit",
  ]

  private var cursor: SourceCursor
  private var open: [Bracket] = []
  private var pending: SourceOutline.Scope.Kind?
  private var last = Token.other
  /// The word directly before the last word: `func` in `func form`.
  private var introducer = ""

  init(_ outline: SourceOutline) {
    self.outline = outline
    cursor = SourceCursor(bytes: outline.bytes, index: 0)
  }

  mutating func scan() {
    while true {
      cursor.skipTrivia()
      guard let byte = cursor.byte else { break }
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): openBracket(byte)
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): closeBracket()
      case UInt8(ascii: "\""), UInt8(ascii: "#"), UInt8(ascii: "/"):
        if let string = cursor.readOpeningQuotes() { skip(string) } else { cursor.skipCommentOrRegex() }
        note(.other)
      case UInt8(ascii: "`"): readQuotedWord()
      case _ where byte.isWord: readWord()
      default:
        cursor.index += 1
        note(byte == UInt8(ascii: ".") ? .dot : byte == UInt8(ascii: ",") ? .separator : .other)
      }
    }
  }

  private mutating func note(_ token: Token) {
    last = token
    introducer = ""
  }

  /// Skips a string up to its end or to an interpolation, which is scanned as code.
  private mutating func skip(_ string: StringDelimiter) {
    if cursor.skipString(string) {
      open.append(Bracket(start: cursor.index - 1, string: string, pending: pending))
      pending = nil
    }
  }

  private mutating func openBracket(_ byte: UInt8) {
    let start = cursor.index
    cursor.index += 1
    var bracket = Bracket(start: start, pending: pending)
    var repeats = false
    switch last {
    case .word(let word, let isMember):
      let name = text(word)
      repeats = isMember && Self.repeating.contains(name)
      if byte == UInt8(ascii: "("), word.upperBound == start, introducer != "func" {
        outline.calls[name, default: []].append(start)
      }
    case .end(let call) where byte == UInt8(ascii: "{"): outline.labelled.insert(call)
    default: break
    }
    if byte == UInt8(ascii: "{") {
      bracket.pending = nil
      if let kind = pending ?? (repeats || open.last?.repeats == true ? .loop : nil) {
        bracket.scope = outline.scopes.count
        outline.scopes.append(SourceOutline.Scope(kind: kind, start: start, end: cursor.bytes.count))
      }
    } else {
      bracket.repeats = repeats
    }
    open.append(bracket)
    pending = nil
    note(.separator)
  }

  private mutating func closeBracket() {
    let end = cursor.index
    cursor.index += 1
    note(.other)
    guard let bracket = open.popLast() else { return }
    outline.ends[bracket.start] = end
    pending = bracket.pending
    if let string = bracket.string { return skip(string) }
    note(.end(of: bracket.start))
    guard let scope = bracket.scope else { return }
    outline.scopes[scope].end = end
    if outline.scopes[scope].kind == .repeatLoop { note(.endOfRepeat) }
  }

  private mutating func readQuotedWord() {
    cursor.index += 1
    let start = cursor.index
    cursor.skip { $0 != UInt8(ascii: "`") && $0 != .lineFeed }
    let name = text(start..<cursor.index)
    cursor.index += 1
    finishWord(start..<cursor.index, declaring: name)
  }

  private mutating func readWord() {
    let start = cursor.index
    cursor.skip { $0.isWord }
    let name = text(start..<cursor.index)
    if last == .separator, name == "named" || name == "matches", isBeforeColon, let call = open.last?.start {
      outline.labelled.insert(call)
    }
    if last != .dot, lastWord != "func" { readKeyword(name) }
    finishWord(start..<cursor.index, declaring: name)
  }

  private mutating func finishWord(_ word: Range<Int>, declaring name: String) {
    introducer = lastWord
    if introducer == "func" { declare(name) }
    last = .word(word, isMember: last == .dot)
  }

  private var lastWord: String {
    if case .word(let word, false) = last { text(word) } else { "" }
  }

  private mutating func declare(_ function: String) {
    outline.names.insert(function)
    pending = .function(function)
  }

  private mutating func readKeyword(_ word: String) {
    switch word {
    case "for", "repeat", "while":
      // The label of an argument, and the `while` after `repeat { }`, begin no loop.
      if word == "while" && last == .endOfRepeat || isBeforeColon { return }
      pending = word == "repeat" ? .repeatLoop : .loop
    case "init":
      if let next = cursor.byte, "(<?!".utf8.contains(next) { declare(word) }
    default:
      // The requirement of a protocol has no braces: the next declaration ends it. The condition of a loop may contain
      // declarations.
      if case .function = pending, Self.declarations.contains(word) { pending = nil }
    }
  }

  private var isBeforeColon: Bool {
    var next = cursor
    next.skipTrivia()
    return next.byte == UInt8(ascii: ":")
  }

  private func text(_ range: Range<Int>) -> String { String(decoding: cursor.bytes[range], as: UTF8.self) }
}
