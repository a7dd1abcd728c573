import TrussFigures

/// The program `gallery`: a figure program of the examples, and the interactive screen beside it.
enum GalleryProgram {
  /// Does what the arguments after the program's name say, and returns the exit code.
  static func run(
    _ arguments: [String], terminal: FigureTerminal? = nil, output: (String) throws -> Void, errors: (String) -> Void
  ) -> Int32 {
    if arguments == [option] { return InteractiveProgram.run(errors: errors) }
    if arguments.contains(option) {
      errors("gallery: \(option) stands alone\n")
      return wrongArguments
    }
    let asksForHelp = arguments.contains("--help") || arguments.contains("-h")
    return FigureProgram(gallery).run(
      arguments, program: "gallery", terminal: terminal, output: { try output(asksForHelp ? $0 + usage : $0) },
      errors: errors)
  }

  private static let option = "--interactive"
  /// The exit code that `FigureProgram` has for them too.
  private static let wrongArguments: Int32 = 64

  private static let usage = """

    usage: gallery --interactive

      A stack of boxes in the terminal, to change with keys: its picture, its Swift code and its frames; ? lists
      the keys. Exits with 69 where standard input or output is no terminal.

    """
}
