extension String {
  /// The text without one newline at its end, if there is one.
  package var withoutFinalNewline: Substring {
    utf8.last == UInt8(ascii: "\n") ? Substring(unicodeScalars.dropLast()) : self[...]
  }
}
