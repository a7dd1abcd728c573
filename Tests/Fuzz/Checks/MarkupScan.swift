/// What is wrong with markup, as far as it can be seen without a parser of XML: elements that do not nest, characters that
/// XML forbids, elements and attributes that run something.
enum MarkupScan {
  static func check(_ document: String) throws(Finding) {
    for scalar in document.unicodeScalars {
      let isAllowed = scalar.value >= 0x20 || scalar == "\n" || scalar == "\t"
      try Finding.unless(isAllowed && scalar != "\u{FFFE}" && scalar != "\u{FFFF}", "XML forbids \(scalar.value)")
    }
    var open: [Substring.UTF8View] = []
    var rest = document.utf8[...]
    while let start = rest.firstIndex(of: UInt8(ascii: "<")) {
      try Finding.unless(!rest[..<start].contains(UInt8(ascii: ">")), "a > outside of a tag")
      guard let end = endOfTag(rest[start...]) else { throw Finding("a tag does not end") }
      var tag = rest[rest.index(after: start)..<end]
      rest = rest[rest.index(after: end)...]
      if tag.first == UInt8(ascii: "/") {
        tag = tag.dropFirst()
        guard let last = open.popLast(), last.elementsEqual(tag) else {
          throw Finding("an element ends that is not open")
        }
        continue
      }
      let name = tag.prefix { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "/") }
      let text = String(decoding: Array(tag), as: UTF8.self)
      for word in ["script", "foreignObject", "iframe"] {
        try Finding.unless(!text.hasPrefix(word), "an element \(word)")
      }
      try Finding.unless(!outsideOfQuotes(text).contains(" on"), "an attribute that handles an event: \(text)")
      try Finding.unless(!linksRun(text), "a link that runs: \(text)")
      if tag.last != UInt8(ascii: "/") { open.append(Substring(decoding: Array(name), as: UTF8.self).utf8) }
    }
    try Finding.unless(open.isEmpty, "\(open.count) elements do not end")
  }

  /// Where a tag ends: at the first > outside of quotes.
  private static func endOfTag(_ bytes: Substring.UTF8View) -> Substring.UTF8View.Index? {
    var isQuoted = false
    for index in bytes.indices {
      if bytes[index] == UInt8(ascii: "\"") { isQuoted.toggle() }
      if bytes[index] == UInt8(ascii: ">"), !isQuoted { return index }
    }
    return nil
  }

  /// Whether a link of a tag has a scheme that runs something, as a browser reads it: without blanks and control
  /// characters, in either case. A path that only begins with such a word is a file.
  private static func linksRun(_ tag: String) -> Bool {
    let parts = tag.split(separator: "\"", omittingEmptySubsequences: false)
    return parts.indices.dropFirst().contains { index in
      guard index % 2 == 1, parts[index - 1].hasSuffix("href=") else { return false }
      var link = String(parts[index])
      for (reference, character) in ["&#9;": "\t", "&#10;": "\n", "&#13;": "\r", "&#58;": ":", "&amp;": "&"] {
        link = link.split(separator: reference, omittingEmptySubsequences: false).joined(separator: character)
      }
      let read = link.unicodeScalars.filter { $0.value > 0x20 }.map { String($0).lowercased() }.joined()
      return ["javascript:", "vbscript:", "data:text/html"].contains { read.hasPrefix($0) }
    }
  }

  private static func outsideOfQuotes(_ tag: String) -> String {
    tag.split(separator: "\"", omittingEmptySubsequences: false).enumerated().filter { $0.offset % 2 == 0 }
      .map { String($0.element) }.joined()
  }
}
