#if os(macOS) || os(Linux)
  import Foundation
  import TestSupport
  import Testing

  @testable import TrussSnapshots
  import TrussSystem
  @testable import TrussTesting

  /// Two processes record texts in one source, and one of them is killed at a random moment.
  ///
  /// A run of all tests does so a few times; `TRUSS_RECORDING_KILLS=500 swift test --filter RecordingKillTests` as often as
  /// that, and prints what it met.
  @Suite(.serialized) struct RecordingKillTests {
    private static let environment = ProcessInfo.processInfo.environment
    private static let orderKey = "TRUSS_RECORDING_ORDER"
    private static let calls = 1...24

    /// What a process has to record.
    private struct Order: Codable {
      var folder: URL
      var source: String
      var build: String
      var buildPath: String
      var run: String
      var seed: UInt64
    }

    /// The calls `a(1)` to `a(24)`, all with the same text, on lines of their own and on shared ones.
    private static var source: String {
      calls.map { "  a(\($0)) { \"\" }\($0.isMultiple(of: 5) ? "; " : "\n")" }.joined()
    }

    /// The places of the calls.
    private static var places: [SourcePlace] {
      source.split(separator: "\n").enumerated().flatMap { number, line in
        line.utf8.enumerated().filter { $0.element == UInt8(ascii: "(") }
          .map { SourcePlace(line: number + 1, column: $0.offset + 1) }
      }
    }

    /// Of one to four lines.
    private static func text(_ call: Int) -> String {
      (0...(call % 4)).map { "call \(call), line \($0)" }.joined(separator: "\n")
    }

    @Test func noTextIsLostOrInAnotherCall() async throws {
      let count = Self.environment["TRUSS_RECORDING_KILLS"].flatMap { Int($0) } ?? 3
      var random = RandomNumbers(seed: UInt64.random(in: 0 ... .max))
      var (kills, partial, leftovers, microseconds) = (0, 0, 0, 20_000.0)
      for round in 0..<count {
        let tests = try ScratchTests(source: Self.source)
        let processes = try await Self.start(tests, round)
        let start = Date()
        try Data().write(to: tests.folder.appendingPathComponent("built/go"))
        // Every third time nobody survives.
        usleep(UInt32(Double.random(in: 0...microseconds, using: &random)))
        for process in processes.prefix(round % 3 == 2 ? 2 : 1) { kill(process.processIdentifier, SIGKILL) }
        for process in processes { process.waitUntilExit() }
        if round % 3 != 2 { microseconds = Date().timeIntervalSince(start) * 1_000_000 }
        kills += processes.count { $0.terminationReason == .uncaughtSignal }

        // The source is whole, and each text in its own call.
        let source = try tests.journal().read()
        #expect(source.isAsCompiled && source.compiled == Array(Self.source.utf8))
        let texts = try Self.texts(source.current)
        for (call, text) in zip(Self.calls, texts) { #expect(text.isEmpty || text == Self.text(call)) }
        #expect(texts.count == Self.calls.count)
        if texts.contains("") { partial += 1 }
        if round % 3 != 2 { #expect(!texts.contains("")) }
        if !tests.files.isEmpty { leftovers += 1 }

        // The next run records the rest, and leaves nothing behind.
        try Self.record(tests.journal(), zip(Self.calls, Self.places))
        #expect(try Self.texts(Array(#require(tests.text()).utf8)) == Self.calls.map(Self.text))
        tests.build()
        tests.journal().removeLeftovers()
        #expect(tests.files == [])
        #expect(tests.journals.allSatisfy { $0 == "go" || $0.hasPrefix("ready-") })
      }
      if count > 10 {
        print(
          "\(count) runs: \(kills) processes killed, \(partial) sources in part recorded, "
            + "\(leftovers) files left that the next run removed")
      }
    }

    private static func texts(_ source: [UInt8]) throws -> [String] {
      try #require(SourceOutline(source).calls["a"]).map { open in
        let call = try InlineCall(in: source, at: open)
        return String(decoding: LiteralValue(source[call.literal], call.delimiter).bytes, as: UTF8.self)
      }
    }

    private static func record(
      _ journal: EditJournal, _ calls: some Sequence<(Int, SourcePlace)>
    ) throws {
      for (call, place) in calls {
        try journal.settle(text(call), at: place, replacing: "", writes: true)
      }
    }

    /// Starts two processes, and waits until both are about to record.
    private static func start(_ tests: ScratchTests, _ round: Int) async throws -> [Process] {
      let build = try #require(tests.run.build)
      let folder = tests.folder.appendingPathComponent("built")
      let processes = try (0..<2).map { number in
        let order = Order(
          folder: folder, source: tests.source.path, build: build.identity, buildPath: build.path, run: tests.run.name,
          seed: UInt64(2 * round + number))
        let text = String(decoding: try JSONEncoder().encode(order), as: UTF8.self)
        let process = NestedRun.process(of: "RecordingKillTests/process", environment: [orderKey: text])
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        return process
      }
      let deadline = Date(timeIntervalSinceNow: 60)
      for number in 0..<2 {
        let ready = folder.appendingPathComponent("ready-\(2 * round + number)").path
        while !FileManager.default.fileExists(atPath: ready) {
          try #require(Date() < deadline, "a process has not started")
          try await Task.sleep(for: .milliseconds(10))
        }
      }
      return processes
    }

    /// The processes that the test above starts; no test of its own.
    @Test(.enabled(if: NestedRun.isRunning)) func process() throws {
      let text = try #require(Self.environment[Self.orderKey])
      let order = try JSONDecoder().decode(Order.self, from: Data(text.utf8))
      let later = FileStatus.ModificationTime(seconds: .max, nanoseconds: 0)
      let build = TestBuild(identity: order.build, date: later, path: order.buildPath)
      let journal = EditJournal(of: order.source, build: build, run: order.run)
      var random = RandomNumbers(seed: order.seed)
      let calls = zip(Self.calls, Self.places).shuffled(using: &random)
      try Data().write(to: order.folder.appendingPathComponent("ready-\(order.seed)"))
      let go = order.folder.appendingPathComponent("go").path
      while !FileManager.default.fileExists(atPath: go) { usleep(1000) }
      try Self.record(journal, calls)
    }
  }
#endif
