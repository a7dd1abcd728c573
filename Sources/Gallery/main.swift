import Foundation
import TrussFigures

exit(
  GalleryProgram.run(
    Array(CommandLine.arguments.dropFirst()), terminal: .standardOutput,
    output: { FileHandle.standardOutput.write(Data($0.utf8)) },
    errors: { FileHandle.standardError.write(Data($0.utf8)) }))
