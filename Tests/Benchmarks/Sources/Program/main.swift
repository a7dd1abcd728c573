import Foundation

do {
  let options = try Options(Array(CommandLine.arguments.dropFirst()))
  if options.showsHelp {
    print(Options.help, terminator: "")
  } else {
    try BenchmarkProgram(options: options).run()
  }
} catch let error as OptionsError {
  FileHandle.standardError.write(Data("benchmarks: \(error)\n\n\(Options.help)".utf8))
  exit(64)
} catch {
  FileHandle.standardError.write(Data("benchmarks: \(error)\n".utf8))
  exit(1)
}
