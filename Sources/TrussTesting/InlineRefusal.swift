import TrussSnapshots

/// Why the text of a call is never written: several layouts may reach the call.
enum InlineRefusal: CustomStringConvertible {
  case arguments
  case loop
  /// The call is in a function other than the running test.
  case helper(function: String, test: String?)

  var description: String {
    switch self {
    case .arguments:
      """
      A text is not recorded in a test with arguments, as its cases may differ. \(InlineFault.files) For example: \
      `named: "\\(argument)"`.
      """
    case .loop:
      """
      A text is not recorded in a loop, as its passes may differ. \(InlineFault.files) For example: `named: "\\(element)"`.
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
