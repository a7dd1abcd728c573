/// The tables of a font file by name.
struct FontDirectory {
  private var tables: [String: FontBytes] = [:]

  /// Reads the table directory.
  init(_ file: FontBytes) throws(FontFileError) {
    switch file.tag(0) {
    case "\u{0}\u{1}\u{0}\u{0}", "true": break
    case "OTTO": throw .unsupported("a font with CFF outlines")
    case "ttcf": throw .unsupported("a collection of fonts")
    case "wOFF", "wOF2": throw .unsupported("a compressed font")
    default: throw .notTrueType
    }
    guard let count = file.u16(4) else { throw .malformed(table: "directory", "it is cut short") }
    for index in 0..<count {
      let record = 12 + 16 * index
      guard let name = file.tag(record), let offset = file.u32(record + 8), let length = file.u32(record + 12) else {
        throw .malformed(table: "directory", "it is cut short")
      }
      guard let table = file.part(offset, count: length) else {
        throw .malformed(table: name, "it lies outside of the file")
      }
      tables[name] = table
    }
  }

  /// A table that need not be there.
  subscript(_ name: String) -> FontBytes? { tables[name] }

  /// A table that must be there.
  func required(_ name: String) throws(FontFileError) -> FontBytes {
    guard let table = tables[name] else { throw .missingTable(name) }
    return table
  }
}
