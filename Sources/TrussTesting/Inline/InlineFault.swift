/// Why a text is not written into the source of a test.
enum InlineFault: Error, Equatable, CustomStringConvertible {
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

  var description: String {
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
      of another is taken back. \(InlineRefusal.files)
      """
    }
  }
}

/// A call whose text is never written, as more than one layout may reach it.
enum InlineRefusal: CustomStringConvertible {
  /// The running test has arguments.
  case arguments
  /// The call is in a loop of its function.
  case loop
  /// The call is in another function than the running test's.
  case helper(function: String, test: String?)

  /// What to write instead.
  static let files =
    "Compare each with a file of its own: remove the text, and add `named:` with what tells them apart."

  var description: String {
    switch self {
    case .arguments:
      """
      A text is not recorded in a test with arguments, as its cases may differ. \(Self.files) For example: \
      `named: "\\(argument)"`.
      """
    case .loop:
      """
      A text is not recorded in a loop, as its passes may differ. \(Self.files) For example: `named: "\\(element)"`.
      """
    case .helper(let function, let test):
      """
      A text is not recorded in \(function), as it is \(test.map { "not \($0), the test that is running" } ?? "no test"), \
      and several tests may call it. Write the call and the text in the test, or let the helper take and pass on \
      `fileID`, `filePath`, `function`, `line`, `column` and `matches expected: (() -> String)? = nil`, with the \
      defaults of `assertLayout`; the text is then the trailing closure of the helper's call.
      """
    }
  }
}
