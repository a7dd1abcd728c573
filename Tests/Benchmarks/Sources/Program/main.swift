import Foundation

/// Escapes a message for a terminal: arguments and file names may contain control characters.
func shown(_ message: String) -> String {
  message.unicodeScalars.map { scalar in
    0x20..<0x7F ~= scalar.value ? String(scalar) : scalar.escaped(asASCII: true)
  }.joined()
}

do {
  let options = try Options(Array(CommandLine.arguments.dropFirst()))
  if options.showsHelp {
    print(Options.help, terminator: "")
  } else {
    try BenchmarkProgram(options: options).run()
  }
} catch let error as OptionsError {
  FileHandle.standardError.write(Data("benchmarks: \(shown("\(error)"))\n\n\(Options.help)".utf8))
  exit(64)
} catch {
  FileHandle.standardError.write(Data("benchmarks: \(shown("\(error)"))\n".utf8))
  exit(1)
}
