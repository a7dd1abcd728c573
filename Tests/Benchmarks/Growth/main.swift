// Draws the growth of results.json as a figure: growth RESULTS [options of a figure program].

import Foundation
import Truss
import TrussFigures

/// A message as a terminal can show it: arguments and the names of files may hold what drives one.
func shown(_ message: String) -> String {
  message.unicodeScalars.map { scalar in
    0x20..<0x7F ~= scalar.value ? String(scalar) : scalar.escaped(asASCII: true)
  }.joined()
}

let arguments = Array(CommandLine.arguments.dropFirst())
guard let path = arguments.first else {
  FileHandle.standardError.write(Data("usage: growth RESULTS [--svg DIR | --check DIR] growth\n".utf8))
  exit(64)
}
do {
  let results = try Results(contentsOf: URL(fileURLWithPath: path))
  let figure = Figure(
    "growth", title: "Time per node of Truss and of poga's Yoga, from 10 to 100,000 nodes, in nanoseconds",
    width: GrowthFigure.width
  ) {
    GrowthFigure(series: results.series)
  }
  let status = FigureProgram([figure]).run(
    Array(arguments.dropFirst()), program: "growth",
    output: { FileHandle.standardOutput.write(Data($0.utf8)) },
    errors: { FileHandle.standardError.write(Data($0.utf8)) })
  exit(status)
} catch {
  FileHandle.standardError.write(Data("growth: \(shown("\(path): \(error)"))\n".utf8))
  exit(1)
}
