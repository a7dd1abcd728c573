import TrussFigures

/// The program `gallery`: a figure program for the figures, and the interactive screen.
enum GalleryProgram {
  static func run(
    _ arguments: [String], terminal: FigureTerminal? = nil, output: (String) throws -> Void, errors: (String) -> Void
  ) -> Int32 {
    if arguments == [option] { return InteractiveProgram.run(errors: errors) }
    if arguments.contains(option) {
      errors("gallery: \(option) excludes all other options\n")
      return wrongArguments
    }
    let asksForHelp = arguments.contains("--help") || arguments.contains("-h")
    return FigureProgram(sections: gallerySections).run(
      arguments, program: "gallery", terminal: terminal, output: { try output(asksForHelp ? $0 + usage : $0) },
      errors: errors)
  }

  private static let option = "--interactive"
  /// The exit code of `FigureProgram` for wrong arguments.
  private static let wrongArguments: Int32 = 64

  private static let usage = """

    usage: gallery --interactive

      A stack of boxes in the terminal that you change with keys: its picture, its Swift code, its frames, and why
      the chosen box has its frame; ? lists the keys. Exits with 69 if standard input or output is not a terminal.

    examples:

      gallery --list            the figures by kind
      gallery pods form         two figures
      gallery | less -S         all of them, page by page

    """
}
