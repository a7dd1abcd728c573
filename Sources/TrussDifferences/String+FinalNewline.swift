extension String {
  /// The text without the newline at its end, if it has one. Of several newlines only one is removed.
  package var withoutFinalNewline: Substring {
    utf8.last == UInt8(ascii: "\n") ? Substring(unicodeScalars.dropLast()) : self[...]
  }
}
