/// Where reading stopped, and what would have been right there.
struct TextFault: Error {
  /// The offset of the byte.
  var position: Int
  var expected: String
}
