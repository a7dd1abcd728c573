import TrussDifferences

/// The name of a snapshot's file: `<function>.<name>.<ending>`, or `<function>.<number>.<ending>` without a name, or
/// `<function>.<ending>` for the number 1.
///
/// On every file system, snapshots whose names differ in more than case have different files. Letters, digits, `_` and
/// `-` are unchanged, a space is `+`, and every other character is `%` and its bytes in hexadecimal, as in a web
/// address. `ReachedFiles` rejects names that differ only in case.
package struct SnapshotFileName {
  /// The part that distinguishes the snapshots of a function.
  package enum Qualifier: Equatable {
    /// The call's number among the unnamed calls of its function.
    case number(Int)
    case name(String)
  }

  package var function: String
  package var qualifier: Qualifier
  package var form: SnapshotForm
  /// If the name is a number, how many unnamed calls the function has. The name must not use the files of these calls.
  package var numbered = 0

  package init(function: String, qualifier: Qualifier, form: SnapshotForm, numbered: Int = 0) {
    self.function = function
    self.qualifier = qualifier
    self.form = form
    self.numbered = numbered
  }

  package var isNamed: Bool {
    if case .name = qualifier { return true }
    return false
  }

  /// Whether both names identify the same snapshot.
  package func isSame(as other: SnapshotFileName) -> Bool {
    function == other.function && qualifier == other.qualifier && form == other.form
  }

  /// The name without its extension.
  var stem: String {
    let function = Self.spelledFunction(function)
    switch qualifier {
    case .number(1): return function
    case .number(let number): return "\(function).\(number)"
    case .name(let name):
      let spelled = Self.shortened(Self.spelled(name), to: 120)
      return "\(function).\(isTaken(name) ? Self.escapingFirst(spelled) : spelled)"
    }
  }

  /// Whether the name needs an escape because its file would have another meaning: the file of a call with a number, of
  /// a snapshot in another form, or of the new drawing beside an old one.
  private func isTaken(_ name: String) -> Bool {
    if let number = Int(name), number > 1, number <= numbered { return "\(number)" == name }
    return form.reservedNames.contains(name.lowercased())
  }

  /// A function's name as the first part of a file's name. A space becomes `-`, and `-` is escaped.
  package static func spelledFunction(_ name: String) -> String {
    let spelled = shortened(spelled(name, space: "-"), to: 100)
    return devices.contains(spelled.lowercased()) ? escapingFirst(spelled) : spelled
  }

  /// Windows reserves these names of devices, with any extension.
  private static let devices = Set(
    ["con", "prn", "aux", "nul"] + ["com", "lpt"].flatMap { name in "0123456789¹²³".map { "\(name)\($0)" } })

  private static func spelled(_ text: String, space: Unicode.Scalar = "+") -> String {
    // Normalized, because some file systems, like Swift, consider canonically equivalent names equal.
    let scalars = String(decoding: text._nfcCodeUnits, as: UTF8.self).unicodeScalars
    guard !scalars.isEmpty else { return "%" }
    var result = ""
    var last: Unicode.Scalar?
    for scalar in scalars {
      if scalar == " " {
        result.unicodeScalars.append(space)
      } else if scalar != "-" || space != "-", isPlain(scalar, after: last) {
        result.unicodeScalars.append(scalar)
        last = scalar
        continue
      } else {
        result += escaped(scalar)
      }
      last = nil
    }
    return result
  }

  /// Whether a character is not escaped. A combining mark is escaped if the character before it is.
  private static func isPlain(_ scalar: Unicode.Scalar, after last: Unicode.Scalar?) -> Bool {
    if scalar.isASCII {
      return scalar == "-" || scalar == "_" || scalar.properties.isAlphabetic || ("0"..."9") ~= scalar
    }
    guard !scalar.properties.isDefaultIgnorableCodePoint else { return false }
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter: return true
    case .decimalNumber, .letterNumber, .otherNumber: return true
    case .nonspacingMark, .spacingMark, .enclosingMark: return last != nil
    default: return false
    }
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    String(scalar).utf8.map { byte in
      let digits = String(byte, radix: 16, uppercase: true)
      return digits.count == 1 ? "%0\(digits)" : "%\(digits)"
    }.joined()
  }

  private static func escapingFirst(_ spelled: String) -> String {
    guard let first = spelled.unicodeScalars.first else { return spelled }
    return escaped(first) + String(spelled.unicodeScalars.dropFirst())
  }

  /// Shortens a part of a name that is too long to a prefix, `~` and the hash of the whole part. File systems allow 255
  /// bytes for a name.
  private static func shortened(_ spelled: String, to limit: Int) -> String {
    guard spelled.utf8.count > limit else { return spelled }
    var kept = spelled.unicodeScalars.prefix(limit)
    while String(kept).utf8.count > limit - 28 { kept.removeLast() }
    // An escaped byte, `%` and two digits, is not divided.
    if let escape = kept.suffix(2).lastIndex(of: "%") { kept = kept[..<escape] }
    return "\(String(kept))~\(Fingerprint(spelled.utf8))"
  }
}
