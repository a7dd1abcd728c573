import TrussSnapshots

#if canImport(Testing)
  public import Testing

  /// Fails each test of Swift Testing that no longer uses some of its snapshot files, such as the files of removed
  /// arguments.
  ///
  ///     @Suite(.noOrphanedSnapshots) struct FormTests {
  ///       @Test(arguments: [120, 200]) func widths(width: Int) throws {
  ///         try assertLayout(of: form, width: Double(width), named: "\(width)")
  ///       }
  ///     }
  ///
  /// The trait looks for files when a test function has run with all of its arguments. If several types of the source
  /// have a function with this name, it looks when the last of these functions has run. It reports files named after
  /// the function, and does not delete them. Do not use the trait for a function with calls that only some platforms or
  /// settings reach: it would report the files of the other platforms or settings.
  public struct NoOrphanedSnapshots: SuiteTrait, TestTrait, TestScoping {
    /// The trait also applies to tests and suites inside a suite.
    public let isRecursive = true

    /// Returns the trait for a test function, and nil for a suite and for a single case.
    public func scopeProvider(for test: Test, testCase: Test.Case?) -> NoOrphanedSnapshots? {
      test.isSuite || testCase != nil ? nil : self
    }

    /// Runs a test function, and then looks for files that no call was compared with.
    public func provideScope(
      for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
      try await function()
      let location = test.sourceLocation
      let name = CallSite.name(of: test.name)
      ReachedFiles.shared.finish(name, inFileID: location.fileID, line: location.line)
      do {
        let orphans = try OrphanedSnapshots.paths(of: name, inFileID: location.fileID, among: .shared)
        guard !orphans.isEmpty else { return }
        let message = OrphanedSnapshots.message(
          orphans, advice: "Remove them, or have the test compare with them again.")
        Issue.record(Comment(rawValue: message), sourceLocation: location)
      } catch {
        Issue.record("the snapshots cannot be listed: \(error)", sourceLocation: location)
      }
    }
  }

  extension Trait where Self == NoOrphanedSnapshots {
    /// Fails tests that no longer use some of their snapshot files.
    public static var noOrphanedSnapshots: NoOrphanedSnapshots { NoOrphanedSnapshots() }
  }
#endif
