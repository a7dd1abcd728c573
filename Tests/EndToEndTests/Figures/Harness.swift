import Foundation
import TrussFigures

/// Runs a figure program as its process would: the exit code, standard output and standard error.
func run(_ arguments: [String], _ program: FigureProgram) -> (code: Int32, output: String, errors: String) {
  var output = ""
  var errors = ""
  let code = program.run(arguments, program: "figures", output: { output += $0 }, errors: { errors += $0 })
  return (code, output, errors)
}

/// Calls a test with the path of a directory that does not exist yet, and removes what is made there.
func withDirectory(_ body: (URL) throws -> Void) throws {
  let directory = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
  defer { try? FileManager.default.removeItem(at: directory) }
  try body(directory)
}
