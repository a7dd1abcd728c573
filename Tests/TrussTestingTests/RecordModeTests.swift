import Testing
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
    #expect(error?.description == "TRUSS_RECORD is \"al\", but has to be one of all, missing, failed, never")
  }
}
