/// Why a text is not written into the source of a test.
package enum InlineFault: Error, Equatable, CustomStringConvertible {
  /// There is no call where one was compiled.
  case noCall
  /// The call has no trailing closure with a string literal alone in it.
  case noLiteral
  /// The literal is put together when it runs.
  case interpolation
  /// The source, or the literal in it, is not what was compiled.
  case changed
  /// The system does not tell which build of the tests is running.
  case unknownBuild
  /// One call was reached with several layouts in one run, so that no text is right.
  case differentLayouts

  /// What to write in place of a text that several layouts would have.
  package static let files =
    "Compare each with a file of its own: remove the text, and add `named:` with what tells them apart."

  package var description: String {
    switch self {
    case .noCall, .changed:
      """
      the source has changed since it was compiled. Build and run the tests again; if nothing is built, because the \
      source was saved without a change, add an empty line at its top
      """
    case .noLiteral: "only a string literal that is alone in the call's trailing closure is written"
    case .interpolation: "a literal with an interpolation is not written"
    case .unknownBuild: "the file that the tests were built into cannot be found, so that lines cannot be trusted"
    case .differentLayouts:
      """
      this call was reached with several layouts in one run, and the text can be that of one only; what was recorded \
      of another is taken back. \(Self.files)
      """
    }
  }
}
