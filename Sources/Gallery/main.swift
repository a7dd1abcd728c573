import TrussFigures
import TrussSystem

ThisProcess.end(
  GalleryProgram.run(
    Array(CommandLine.arguments.dropFirst()), terminal: .standardOutput,
    output: FigureProgram.printOutput, errors: FigureProgram.printError))
