/// The lookups of a feature in the tables `GPOS` and `GSUB`, in the order in which they apply.
struct FeatureLookups {
  struct Lookup {
    var ignoresMarks: Bool
    /// The subtables. The first subtable that covers the glyphs applies.
    var subtables: [FontBytes]
  }

  private(set) var lookups: [Lookup] = []

  /// Limits that no real font approaches, but a malformed font may exceed: features may share tables, so a small file
  /// can contain billions of references.
  private enum Limits {
    static let names = 100_000
    static let subtables = 1024
  }

  /// Reads the lookups of one kind.
  ///
  /// - Parameters:
  ///   - scripts: the tags of scripts. The first script that the font has determines the features, for its default
  ///     language. If the font has none of them, the features of all scripts are used.
  ///   - extended: the kind of lookup that refers to other lookups by long offsets.
  init(_ feature: String, in table: FontBytes, scripts: [String], kind: Int, extended: Int) {
    guard let features = table.linked(at: 6), let list = table.linked(at: 8) else { return }
    let chosen = Self.features(table, scripts)
    var indices: Set<Int> = []
    var names = 0
    for number in 0..<(features.u16(0) ?? 0) where chosen?.contains(number) ?? true {
      let record = 2 + 6 * number
      guard features.tag(record) == feature, let found = features.linked(at: record + 4) else { continue }
      let more = min(found.u16(2) ?? 0, Limits.names - names)
      names += more
      for index in 0..<more {
        if let lookup = found.u16(4 + 2 * index) { indices.insert(lookup) }
      }
    }
    var count = 0
    for index in indices.sorted() where count < Limits.subtables {
      guard index < list.u16(0) ?? 0, let lookup = list.linked(at: 2 + 2 * index) else { continue }
      let subtables = Self.subtables(of: lookup, kind, extended)
      count += subtables.count
      if !subtables.isEmpty {
        lookups.append(Lookup(ignoresMarks: (lookup.u16(2) ?? 0) & 8 != 0, subtables: subtables))
      }
    }
  }

  private static func features(_ table: FontBytes, _ tags: [String]) -> Set<Int>? {
    guard let scripts = table.linked(at: 4) else { return nil }
    var places: [String: Int] = [:]
    for index in 0..<(scripts.u16(0) ?? 0) {
      guard let tag = scripts.tag(2 + 6 * index), let offset = scripts.u16(2 + 6 * index + 4) else { continue }
      places[tag] = offset
    }
    guard let place = tags.lazy.compactMap({ places[$0] }).first, let script = scripts.part(from: place),
      let offset = script.u16(0), offset > 0, let language = script.part(from: offset)
    else { return nil }
    return Set((0..<(language.u16(4) ?? 0)).compactMap { language.u16(6 + 2 * $0) })
  }

  private static func subtables(of lookup: FontBytes, _ kind: Int, _ extended: Int) -> [FontBytes] {
    guard let found = lookup.u16(0), let count = lookup.u16(4), found == kind || found == extended else { return [] }
    return (0..<min(count, Limits.subtables)).compactMap { index in
      guard let table = lookup.linked(at: 6 + 2 * index) else { return nil }
      guard found == extended else { return table }
      guard table.u16(2) == kind else { return nil }
      return table.u32(4).flatMap { table.part(from: $0) }
    }
  }
}
