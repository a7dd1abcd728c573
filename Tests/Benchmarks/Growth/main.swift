// Draws the growth of results.json as a figure: growth RESULTS [options of a figure program].

import Foundation
import Truss
import TrussFigures

let arguments = Array(CommandLine.arguments.dropFirst())
guard let path = arguments.first else {
  FileHandle.standardError.write(Data("usage: growth RESULTS [--svg DIR | --check DIR] growth\n".utf8))
  exit(64)
}
do {
  let results = try Results(contentsOf: URL(fileURLWithPath: path))
  let figure = Figure(
    "growth", title: "Nanoseconds a node by Truss and Yoga, from 10 to 100,000 nodes", width: GrowthFigure.width
  ) {
    GrowthFigure(series: results.series)
  }
  let status = FigureProgram([figure]).run(
    Array(arguments.dropFirst()), program: "growth",
    output: { FileHandle.standardOutput.write(Data($0.utf8)) },
    errors: { FileHandle.standardError.write(Data($0.utf8)) })
  exit(status)
} catch {
  FileHandle.standardError.write(Data("growth: \(path): \(error)\n".utf8))
  exit(1)
}
