/// What no input may make happen.
struct Finding: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }

  /// Throws a finding where a condition does not hold.
  static func unless(_ condition: Bool, _ description: @autoclosure () -> String) throws(Finding) {
    if !condition { throw Finding(description()) }
  }
}
