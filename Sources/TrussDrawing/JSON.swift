import TrussViews

/// A JSON value. Unlike Foundation's encoder, it keeps the order of an object's keys.
package enum JSON {
  case string(String)
  /// A number. `null` if it is not finite. Swift formats all other numbers as valid JSON, even `1e-07`.
  case number(Double)
  case array([JSON])
  case object([(key: String, value: JSON)])
  case bool(Bool)
  case null

  package static func integer(_ value: Int) -> JSON { .number(Double(value)) }
}

extension JSON: CustomStringConvertible {
  /// The value as JSON text. The two outer levels have one entry per line; deeper levels are on a single line.
  package var description: String {
    var text = ""
    write(to: &text, depth: 0)
    return text
  }

  private static let brokenDepth = 2

  private func write(to text: inout String, depth: Int) {
    switch self {
    case .string(let string): Self.write(string, to: &text)
    case .null: text += "null"
    case .bool(let value): text += value ? "true" : "false"
    case .number(let number): text += number.isFinite ? shortest(number) : "null"
    case .array(let values):
      Self.write(values, in: ("[", "]"), to: &text, depth: depth) { $0.write(to: &$1, depth: depth + 1) }
    case .object(let entries):
      Self.write(entries, in: ("{", "}"), to: &text, depth: depth) { entry, text in
        Self.write(entry.key, to: &text)
        text += ": "
        entry.value.write(to: &text, depth: depth + 1)
      }
    }
  }

  private static func write<Value>(
    _ values: [Value], in brackets: (String, String), to text: inout String, depth: Int,
    _ write: (Value, inout String) -> Void
  ) {
    let isBroken = depth < brokenDepth && !values.isEmpty
    text += brackets.0
    for (index, value) in values.enumerated() {
      if index > 0 { text += isBroken ? "," : ", " }
      if isBroken { text += "\n" + String(repeating: "  ", count: depth + 1) }
      write(value, &text)
    }
    if isBroken { text += "\n" + String(repeating: "  ", count: depth) }
    text += brackets.1
  }

  private static func write(_ string: String, to text: inout String) {
    text += "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case "\0"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}":
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }
}
