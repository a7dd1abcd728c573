import TrussSnapshots

#if canImport(Testing)
  public import Testing

  /// Fails each test of Swift Testing that has snapshots in files with which it is not compared any more, such as those
  /// of arguments that were removed.
  ///
  ///     @Suite(.noOrphanedSnapshots) struct FormTests {
  ///       @Test(arguments: [120, 200]) func widths(width: Int) throws {
  ///         try assertLayout(of: form, width: Double(width), named: "\(width)")
  ///       }
  ///     }
  ///
  /// It looks when a test function has run with all of its arguments, the last one where several types of the file have
  /// one of that name, at the files that are called after the function, and
  /// leaves them where they are. A function with calls that only some platforms or settings reach has files of the
  /// others, and cannot have the trait.
  public struct NoOrphanedSnapshots: SuiteTrait, TestTrait, TestScoping {
    /// Tests and suites inside of a suite have the trait too.
    public let isRecursive = true

    /// The scope of a test function; none of a suite and of a single case.
    public func scopeProvider(for test: Test, testCase: Test.Case?) -> NoOrphanedSnapshots? {
      test.isSuite || testCase != nil ? nil : self
    }

    /// Runs a test function, and then looks for files that it was not compared with.
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
        Issue.record("the snapshots cannot be looked through: \(error)", sourceLocation: location)
      }
    }
  }

  extension Trait where Self == NoOrphanedSnapshots {
    /// Fails tests that have snapshots in files with which they are not compared any more.
    public static var noOrphanedSnapshots: NoOrphanedSnapshots { NoOrphanedSnapshots() }
  }
#endif
