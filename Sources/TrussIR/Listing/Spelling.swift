/// How a listing spells names: bare where they are identifiers, else in quotes.
///
///     email    scroll.content    _UIOLAGapGuide:0x6080001dbc60    "First Name"    "say \"hi\""
enum Spelling {
  /// The spelling of an item's name.
  ///
  /// Dots join the name of a guide to that of its item, and stay bare between identifiers. Where the last part is the
  /// word of an attribute the name is quoted, as `[a.top]` is the top edge of `a`.
  static func name(_ name: String) -> String {
    // Most names, at a glance.
    if let first = name.utf8.first, Byte.isASCIILetter(first), name.utf8.allSatisfy(Byte.isASCIIAlphanumeric) {
      return name
    }
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.allSatisfy(isIdentifier) else { return quoted(name) }
    let isAnchor = parts.count > 1 && Attribute(word: parts[parts.count - 1].utf8) != nil
    return isAnchor ? quoted(name) : name
  }

  /// The spelling of a label.
  static func label(_ label: String) -> String { isIdentifier(label[...]) ? label : quoted(label) }

  /// The spelling of a category.
  static func category(_ name: String) -> String {
    let isBare =
      name.first.map { $0.isLetter || $0 == "_" } == true && name.last != " "
      && name.allSatisfy { $0.isLetter || $0.isNumber || "_-() ".contains($0) }
    return isBare ? name : quoted(name)
  }

  /// The fewest digits that read back as the same number, whole numbers without a point.
  static func number(_ value: Double) -> String {
    let text = "\(value)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// A letter or `_`, then letters, digits and `_`; then perhaps the address of an object, as UIKit prints it.
  private static func isIdentifier(_ text: Substring) -> Bool {
    var word = text
    if let colon = text.firstIndex(of: ":") {
      let address = text[colon...].utf8.dropFirst(3)
      guard text[colon...].hasPrefix(":0x"), !address.isEmpty, address.allSatisfy(Byte.isHexDigit) else { return false }
      word = text[..<colon]
    }
    guard let first = word.first, first.isLetter || first == "_" else { return false }
    return word.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }

  private static func quoted(_ name: String) -> String {
    var text = "\""
    for scalar in name.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case _ where isHidden(scalar): text += "\\u{\(String(scalar.value, radix: 16))}"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text + "\""
  }

  /// What would break the line, drive a terminal, or turn the text after it around.
  private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x202A...0x202E, 0x2066...0x2069, 0xFEFF: true
    default: [.control, .lineSeparator, .paragraphSeparator].contains(scalar.properties.generalCategory)
    }
  }
}
