import Foundation

/// Numbers the calls of a function that are compared with files and have no name: by their order in the source, so that
/// a call has the same number whichever tests run, and in which order.
struct SnapshotNumbers {
  private let source: RecordedSource
  private let outline: SourceOutline

  init(_ source: RecordedSource) {
    self.source = source
    outline = OutlineCache.shared.outline(of: source.compiled)
  }

  /// A call's number.
  struct Number: Equatable {
    var value: Int
    /// Whether the source may have changed, so that another call may have been meant.
    var isUncertain = false
  }

  /// The number of a call that has no name, from 1.
  ///
  /// - Throws: `InlineFault.changed` where the call is not in the source, and there are several that it may be.
  func number(of site: CallSite) throws(InlineFault) -> Number {
    let name = site.functionName
    guard let open = open(of: site), outline.function(at: open) == name else {
      // A function that the outline does not know, such as the accessor of a property, or a source that has changed.
      if numbered("assertLayout", in: name).count > 1 { throw .changed }
      return Number(value: 1)
    }
    let callee = outline.callee(of: open)
    let numbered = numbered(callee, in: name)
    let isUncertain = numbered.count > 1 && !source.isAsCompiled
    if let index = numbered.firstIndex(of: open) { return Number(value: index + 1, isUncertain: isUncertain) }
    // A name that turned out to be nil comes after those that have none.
    let others = outline.calls(of: callee, in: name).prefix { $0 < open }.count { !outline.isNumbered($0) }
    return Number(value: numbered.count + others + 1, isUncertain: isUncertain)
  }

  /// The number of calls without a name in the function of a call.
  func count(around site: CallSite) -> Int {
    let callee = open(of: site).map { outline.callee(of: $0) } ?? "assertLayout"
    return Set([callee, "assertLayout"]).reduce(0) { $0 + numbered($1, in: site.functionName).count }
  }

  /// Whether a call is in a loop of its function.
  func isInLoop(_ site: CallSite) -> Bool { open(of: site).map { outline.isInLoop($0) } ?? false }

  private func numbered(_ callee: String, in function: String) -> [Int] {
    outline.calls(of: callee, in: function).filter { outline.isNumbered($0) }
  }

  private func open(of site: CallSite) -> Int? {
    let index = try? InlineCall.index(in: source.compiled, line: site.line, column: site.column)
    return index.flatMap { try? InlineCall.openingBracket(in: source.compiled, at: $0) }
  }
}

/// The outlines of the sources that were read last.
private final class OutlineCache: @unchecked Sendable {
  // Unchecked: `outlines` is only touched with the lock held.
  static let shared = OutlineCache()
  private static let limit = 16

  private let lock = NSLock()
  private var outlines: [SourceOutline] = []

  func outline(of bytes: [UInt8]) -> SourceOutline {
    lock.lock()
    defer { lock.unlock() }
    if let known = outlines.first(where: { $0.bytes == bytes }) { return known }
    let outline = SourceOutline(bytes)
    outlines = outlines.suffix(Self.limit - 1) + [outline]
    return outline
  }
}
