import Testing
import Truss

@testable import TrussSnapshots
@testable import TrussTesting

/// What `TRUSS_RECORD` and `CI` say.
struct RecordModeTests {
  @Test(arguments: [
    ([:], RecordMode.missing), (["CI": "true"], .never), (["CI": "1"], .never), (["CI": ""], .missing),
    (["CI": "false"], .missing), (["TRUSS_RECORD": "all"], .all), (["TRUSS_RECORD": "missing"], .missing),
    (["TRUSS_RECORD": "failed"], .failed), (["TRUSS_RECORD": "never"], .never), (["TRUSS_RECORD": ""], .missing),
    (["TRUSS_RECORD": "failed", "CI": "true"], .failed), (["TRUSS_RECORD": "", "CI": "true"], .never),
  ]) func words(environment: [String: String], mode: RecordMode) throws {
    #expect(try RecordMode(environment: environment) == mode)
  }

  @Test func anotherWordIsAnError() {
    let error = #expect(throws: RecordMode.Unknown.self) { try RecordMode(environment: ["TRUSS_RECORD": "al"]) }
    #expect(error?.description == "TRUSS_RECORD is \"al\"; it must be one of all, missing, failed, never")
  }
}

/// The argument of a call wins over the innermost trait, and that over the environment.
@Suite(.record(.failed)) struct RecordTraitTests {
  private func mode(_ argument: RecordMode?) throws -> RecordMode {
    let site = CallSite(fileID: #fileID, path: #filePath, function: #function, line: #line, column: 1)
    return try TestRun.current(at: site, argument).mode
  }

  @Test func theSuiteDecides() throws {
    #expect(try mode(nil) == .failed)
    #expect(try mode(.all) == .all)
  }

  @Test(.record(.never)) func theTestDecides() throws {
    #expect(try mode(nil) == .never)
    #expect(try mode(.missing) == .missing)
    // A text that is not there is not recorded.
    let tests = try ScratchTests(source: "a(b) { \"\" }\n")
    let message = try tests.failures(
      of: Text("x"), as: .text, mode: try mode(nil), at: tests.site(column: 2), expecting: "")
    #expect(message.first?.contains("Nothing is recorded here") == true)
    #expect(tests.text() == "a(b) { \"\" }\n")
  }
}
