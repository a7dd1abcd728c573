extension MarkdownParser {
  /// Where an [autolink](https://spec.commonmark.org/0.31.2/#autolinks) ends: the place of its `>`.
  func endOfAutolink() -> Int? {
    var end = position + 1
    while end < scalars.count, scalars[end] != ">" {
      guard scalars[end] != "<", scalars[end].value > 0x20, scalars[end].value != 0x7F else { return nil }
      end += 1
    }
    guard end < scalars.count else { return nil }
    let address = scalars[(position + 1)..<end]
    return Self.isURI(address) || Self.isMailAddress(address) ? end : nil
  }

  /// A scheme of 2 to 32 characters, a colon, and anything.
  private static func isURI(_ address: ArraySlice<Unicode.Scalar>) -> Bool {
    guard let colon = address.firstIndex(of: ":"), let first = address.first, first.isASCIILetter else { return false }
    let scheme = address[..<colon]
    return (2...32).contains(scheme.count)
      && scheme.allSatisfy { $0.isASCIIAlphanumeric || "+.-".unicodeScalars.contains($0) }
  }

  /// A name, `@`, and labels of letters, digits and inner hyphens with points between them.
  private static func isMailAddress(_ address: ArraySlice<Unicode.Scalar>) -> Bool {
    guard let at = address.firstIndex(of: "@"), at > address.startIndex else { return false }
    let signs = ".!#$%&'*+/=?^_`{|}~-".unicodeScalars
    let labels = address[(at + 1)...].split(separator: ".", omittingEmptySubsequences: false)
    return address[..<at].allSatisfy { $0.isASCIIAlphanumeric || signs.contains($0) }
      && labels.allSatisfy { label in
        (1...63).contains(label.count) && label.allSatisfy { $0.isASCIIAlphanumeric || $0 == "-" }
          && label.first != "-" && label.last != "-"
      }
  }
}

extension MarkdownParser {
  /// The destination of a link, `(destination "title")`, and the place behind it; the title is left out.
  ///
  /// - Parameter start: the place of the opening parenthesis.
  mutating func linkTarget(at start: Int) -> (destination: String, end: Int)? {
    guard start < scalars.count, scalars[start] == "(" else { return nil }
    let first = skipSpace(start + 1)
    guard let (destination, end) = destination(at: first) else { return nil }
    var place = skipSpace(end)
    if place > end, let titleEnd = endOfTitle(at: place) { place = skipSpace(titleEnd) }
    return place < scalars.count && scalars[place] == ")" ? (destination, place + 1) : nil
  }

  private func skipSpace(_ start: Int) -> Int {
    var place = start
    while place < scalars.count, [" ", "\t", "\n", "\r"].contains(scalars[place]) { place += 1 }
    return place
  }

  /// A destination in pointed brackets, or one of balanced parentheses without white space.
  private func destination(at start: Int) -> (String, end: Int)? {
    let isBracketed = start < scalars.count && scalars[start] == "<"
    var text = String.UnicodeScalarView()
    var place = isBracketed ? start + 1 : start
    var depth = 0
    while place < scalars.count {
      let scalar = scalars[place]
      if scalar == "\\", place + 1 < scalars.count, scalars[place + 1].isMarkdownPunctuation {
        text.append(scalars[place + 1])
        place += 2
        continue
      }
      if scalar == "&", let (entity, length) = MarkdownEntity.read(scalars[place...].prefix(MarkdownEntity.longest)) {
        text.append(contentsOf: entity.unicodeScalars)
        place += length
        continue
      }
      if isBracketed {
        if scalar == ">" { return (String(text), place + 1) }
        guard scalar != "<", scalar != "\n" else { return nil }
      } else if scalar == " " || scalar.value < 0x20 || scalar.value == 0x7F || scalar == ")" && depth == 0 {
        break
      } else if scalar == "(" {
        depth += 1
        guard depth <= 32 else { return nil }
      } else if scalar == ")" {
        depth -= 1
      }
      text.append(scalar)
      place += 1
    }
    return isBracketed || depth != 0 ? nil : (String(text), place)
  }

  /// The place behind a title in quotes or parentheses.
  private mutating func endOfTitle(at start: Int) -> Int? {
    guard start < scalars.count else { return nil }
    let end: Unicode.Scalar
    switch scalars[start] {
    case "\"", "'": end = scalars[start]
    case "(": end = ")"
    default: return nil
    }
    guard !openTitles.contains(end) else { return nil }
    var place = start + 1
    while place < scalars.count {
      if scalars[place] == end { return place + 1 }
      if end == ")", scalars[place] == "(" { return nil }
      place += scalars[place] == "\\" ? 2 : 1
    }
    openTitles.insert(end)
    return nil
  }
}

extension Unicode.Scalar {
  fileprivate var isASCIILetter: Bool { value < 0x80 && properties.isAlphabetic }

  fileprivate var isASCIIAlphanumeric: Bool { isASCIILetter || (0x30...0x39).contains(value) }
}
