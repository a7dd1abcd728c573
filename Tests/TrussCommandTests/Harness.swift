@testable import TrussCommand

/// What a run of the program came to.
struct Outcome: Equatable {
  var code: Int32
  var output = ""
  var errors = ""
}

/// Runs the program in this process.
func truss(_ arguments: String..., input: String = "") -> Outcome { truss(arguments, input: input) }

/// Runs the program in this process.
func truss(_ arguments: [String], input: String = "") -> Outcome {
  var outcome = Outcome(code: 0)
  let streams = TrussProgram.ProgramStreams(
    input: { Array(input.utf8.prefix($0)) }, output: { outcome.output += $0 }, errors: { outcome.errors += $0 })
  outcome.code = TrussProgram().run(arguments, in: streams).rawValue
  return outcome
}
