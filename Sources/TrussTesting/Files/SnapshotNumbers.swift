import Synchronization
import TrussSnapshots

/// Numbers the snapshot calls of a test function that have no `named:` and no text, for the names of their files. The
/// numbers follow the order in the source, so that a call has the same number whichever tests run, and in any order.
struct SnapshotNumbers {
  private let source: RecordedSource
  private let outline: SourceOutline

  init(_ source: RecordedSource) {
    self.source = source
    outline = OutlineCache.shared.outline(of: source.compiled)
  }

  /// A call's number, for the name of its file.
  struct Number: Equatable {
    var value: Int
    /// Whether the source may have changed since it was compiled, so that the number may belong to another call.
    var isUncertain = false
  }

  /// The number of a call without a name, from 1. Names of committed files contain it: another rule would orphan them.
  ///
  /// - Throws: `InlineFault.changed` if the source does not contain the call, but several calls that could be meant.
  func number(of site: CallSite) throws(InlineFault) -> Number {
    let name = site.functionName
    guard let open = open(of: site), outline.function(at: open) == name else {
      // The function is not in the outline, such as the accessor of a property, or the source has changed.
      if numbered("assertLayout", in: name).count > 1 { throw .changed }
      return Number(value: 1)
    }
    let callee = outline.callee(of: open)
    let numbered = numbered(callee, in: name)
    let isUncertain = numbered.count > 1 && !source.isAsCompiled
    if let index = numbered.firstIndex(of: open) { return Number(value: index + 1, isUncertain: isUncertain) }
    // A call whose `named:` argument is nil at run time has a number after those of all calls without a name.
    let others = outline.calls(of: callee, in: name).prefix { $0 < open }.count { !outline.isNumbered($0) }
    return Number(value: numbered.count + others + 1, isUncertain: isUncertain)
  }

  /// The number of calls without a name in the function that contains a call: how many file numbers it uses.
  func count(around site: CallSite) -> Int {
    let callee = open(of: site).map { outline.callee(of: $0) } ?? "assertLayout"
    return Set([callee, "assertLayout"]).reduce(0) { $0 + numbered($1, in: site.functionName).count }
  }

  /// Whether a call is in a loop of its function.
  func isInLoop(_ site: CallSite) -> Bool { open(of: site).map { outline.isInLoop($0) } ?? false }

  /// The unnamed calls of `callee` in a function, as the indices of their opening brackets.
  private func numbered(_ callee: String, in function: String) -> [Int] {
    outline.calls(of: callee, in: function).filter { outline.isNumbered($0) }
  }

  /// The index of a call's opening bracket in the compiled source.
  private func open(of site: CallSite) -> Int? {
    let index = try? InlineCall.index(in: source.compiled, line: site.line, column: site.column)
    return index.flatMap { try? InlineCall.openingBracket(in: source.compiled, at: $0) }
  }
}

/// The outlines of the most recent sources.
private final class OutlineCache: Sendable {
  static let shared = OutlineCache()
  private static let limit = 16

  private let outlines = Mutex<[SourceOutline]>([])

  func outline(of bytes: [UInt8]) -> SourceOutline {
    outlines.withLock { outlines in
      if let known = outlines.first(where: { $0.bytes == bytes }) { return known }
      let outline = SourceOutline(bytes)
      outlines = outlines.suffix(Self.limit - 1) + [outline]
      return outline
    }
  }
}
