import Synchronization
import TrussSnapshots

/// Numbers the snapshot calls of a test function that have neither `named:` nor a text, for the names of their files.
/// The numbers follow the order in the source, so that they do not depend on which tests run, and in which order.
struct SnapshotNumbers {
  private let source: RecordedSource
  private let outline: SourceOutline

  init(_ source: RecordedSource) {
    self.source = source
    outline = OutlineCache.shared.outline(of: source.compiled)
  }

  struct Number: Equatable {
    var value: Int
    /// Whether the source may have changed since it was compiled: then the number may belong to another call.
    var isUncertain = false
  }

  /// The number of a call without a name, from 1. Committed files have this number in their names, so another rule
  /// would orphan them.
  ///
  /// - Throws: `InlineFault.changed` if the source does not contain the call, but has several other calls in the
  ///   function.
  func number(of site: CallSite) throws(InlineFault) -> Number {
    let name = site.functionName
    guard let open = open(of: site), outline.function(at: open) == name else {
      // The outline lacks the function, such as the accessor of a property, or the source has changed.
      if numbered("assertLayout", in: name).count > 1 { throw .changed }
      return Number(value: 1)
    }
    let callee = outline.callee(of: open)
    let numbered = numbered(callee, in: name)
    let isUncertain = numbered.count > 1 && !source.isAsCompiled
    if let index = numbered.firstIndex(of: open) { return Number(value: index + 1, isUncertain: isUncertain) }
    // The call has an argument `named:` that is nil at run time. Such calls are numbered after all calls without a
    // name.
    let others = outline.calls(of: callee, in: name).prefix { $0 < open }.count { !outline.isNumbered($0) }
    return Number(value: numbered.count + others + 1, isUncertain: isUncertain)
  }

  /// The number of unnamed calls in the function around a call. Their files are numbered from 1 to this number.
  func count(around site: CallSite) -> Int {
    let callee = open(of: site).map { outline.callee(of: $0) } ?? "assertLayout"
    return Set([callee, "assertLayout"]).reduce(0) { $0 + numbered($1, in: site.functionName).count }
  }

  func isInLoop(_ site: CallSite) -> Bool { open(of: site).map { outline.isInLoop($0) } ?? false }

  /// The opening brackets of the unnamed calls of `callee` in a function, as indices in the compiled source.
  private func numbered(_ callee: String, in function: String) -> [Int] {
    outline.calls(of: callee, in: function).filter { outline.isNumbered($0) }
  }

  /// The index of a call's opening bracket in the compiled source.
  private func open(of site: CallSite) -> Int? {
    let index = try? InlineCall.index(in: source.compiled, line: site.line, column: site.column)
    return index.flatMap { try? InlineCall.openingBracket(in: source.compiled, at: $0) }
  }
}

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
