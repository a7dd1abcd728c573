/// Why a text is not written into the source of a test.
package enum InlineFault: Error, Equatable, CustomStringConvertible {
  /// The compiled call is no longer at its line.
  case noCall
  /// The trailing closure of the call does not consist of a string literal alone.
  case noLiteral
  /// The literal contains an interpolation.
  case interpolation
  /// The source, or the literal in it, is not the compiled one.
  case changed
  /// The system does not identify the build of the running tests.
  case unknownBuild
  /// One run reached the call with several layouts, so that no text is right for all of them.
  case differentLayouts

  /// The advice to use files, for a call whose text several layouts would share.
  package static let files =
    "Compare each with its own file: remove the text, and add `named:` with a value that distinguishes them."

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
      this call was reached with several layouts in one run, and the text can be that of one only; what an \
      earlier one recorded is removed again. \(Self.files)
      """
    }
  }
}
