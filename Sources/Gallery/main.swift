import Foundation
import TrussFigures

exit(
  GalleryProgram.run(
    Array(CommandLine.arguments.dropFirst()), terminal: .standardOutput,
    output: FigureProgram.printOutput, errors: FigureProgram.printError))
