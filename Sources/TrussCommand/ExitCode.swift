/// How the process ends, above 1 by the numbers of sysexits.h.
enum ExitCode: Int32 {
  case success = 0
  /// Required constraints cannot all hold; the rest was solved.
  case conflict = 1
  case usage = 64
  /// The listing cannot be read, or what it gives cannot be drawn; a log has no report in it.
  case data = 65
  case noInput = 66
  /// A limit in the solver, which no known system reaches.
  case software = 70
  case inputOutput = 74
}

/// A command line that means nothing.
struct UsageError: Error, Equatable {
  var message: String
  /// The usage of the subcommand, or nil for that of the program.
  var usage: String?
}

/// An end of the program with a message.
struct Failure: Error, Equatable {
  var code: ExitCode
  var message: String
}
