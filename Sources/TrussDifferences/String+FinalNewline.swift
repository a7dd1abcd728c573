extension String {
  /// The text without one newline at its end, where there is one.
  package var withoutFinalNewline: Substring {
    utf8.last == UInt8(ascii: "\n") ? Substring(unicodeScalars.dropLast()) : self[...]
  }
}
