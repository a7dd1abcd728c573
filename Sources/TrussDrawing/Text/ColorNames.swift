import TrussViews

struct ColorNames {
  private var names: [UInt32: String] = [:]

  /// Makes the names for the colours of a theme. If two colours have one value, the first name in the table is used.
  init(_ inks: TextInks) {
    for (name, color) in Color.named + Color.named.map({ ($0.name, $0.color.inSwiftUIStyle(isText: true)) })
    where names[inks.value(of: color)] == nil { names[inks.value(of: color)] = name }
  }

  /// A colour's name or, if it has none, its value: `#1f883d`.
  func name(of value: UInt32) -> String { names[value] ?? "#\(Color.digits(value))" }
}

extension CellStyle {
  func words(_ names: ColorNames) -> String {
    let kinds: [(letters: Letters, word: String)] = [
      (.bold, "bold"), (.italic, "italic"), (.underlined, "underlined"), (.doublyUnderlined, "doubly underlined"),
      (.wavyUnderlined, "wavy underlined"), (.dottedUnderlined, "dotted underlined"),
      (.dashedUnderlined, "dashed underlined"), (.struckThrough, "struck through"),
    ]
    var words = kinds.filter { letters.contains($0.letters) }.map(\.word)
    if let underline { words.append("in \(names.name(of: underline))") }
    if let foreground { words.append(names.name(of: foreground)) }
    if let background { words.append("on \(names.name(of: background))") }
    return words.joined(separator: " ")
  }
}
