/// What a font is called: the table `name`.
enum FontNames {
  /// The family, the typographic one before that which groups four styles; nil where none is in UTF-16.
  static func family(_ table: FontBytes) -> String? {
    guard let count = table.u16(2), let storage = table.u16(4) else { return nil }
    var names: [Int: String] = [:]
    for index in 0..<count {
      let record = 6 + 12 * index
      guard let platform = table.u16(record), platform == 0 || platform == 3, let name = table.u16(record + 6),
        name == 1 || name == 16, names[name] == nil, let length = table.u16(record + 8),
        let offset = table.u16(record + 10), let text = table.part(storage + offset, count: length)
      else { continue }
      let units = (0..<text.count / 2).map { UInt16(text.u16(2 * $0) ?? 0) }
      names[name] = String(decoding: units, as: UTF16.self)
    }
    return names[16] ?? names[1]
  }
}
