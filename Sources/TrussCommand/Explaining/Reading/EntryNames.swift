/// The part behind a constraint in parentheses: the names of its items, and the item that `|` means.
///
///     (active, names: content-view-1:0x7f892be0bb70, '|':UIView:0x7fe )
///     (Names: '|':UIView:0x7fe )
struct EntryNames {
  /// The items that are printed by a name alone, each with its address; longer names first.
  private(set) var named: [(name: String, item: LogItem)] = []
  /// The item that `|` means.
  private(set) var container: LogItem?

  init() {}

  /// Takes the parentheses off the end of an entry.
  init(cutFrom entry: inout String) {
    let openings = ["(active", "(inactive", "(Names:", "(names:"]
    let starts = openings.compactMap { entry.lastIndex(ofWord: $0) }
    guard let start = starts.max() else { return }
    let suffix = String(entry[start...])
    entry = String(entry[..<start])
    guard let colon = suffix.firstIndex(ofWord: "ames:") else { return }
    var list = suffix[suffix.utf8.index(colon, offsetBy: 5)...]
    while let last = list.last, " )>".contains(last) { list.removeLast() }
    for part in list.split(separator: ",") { add(String(part)) }
    named.sort { $0.name.utf8.count > $1.name.utf8.count }
  }

  private mutating func add(_ part: String) {
    var cursor = LineCursor(part)
    cursor.skipSpaces()
    let isContainer = cursor.take("'|':")
    guard let (name, address) = cursor.nameAndAddress() else {
      if isContainer, !cursor.isAtEnd {
        let name = cursor.read { _ in true }
        container = named.first { $0.name == name }?.item ?? LogItem(key: name, label: name)
      }
      return
    }
    if isContainer {
      let isClass = name.utf8.allSatisfy { $0 != UInt8(ascii: "-") && $0 != UInt8(ascii: " ") }
      let known = named.first { $0.item.key == address }?.item
      container = known ?? LogItem(key: address, className: isClass ? name : nil, label: isClass ? nil : name)
      if known == nil, isClass { container?.label = cursor.label() }
    } else {
      named.append((name, LogItem(key: address, label: name)))
    }
  }
}

extension LineCursor {
  /// Reads `UIView:0x7fe`, whose class may have spaces and brackets in it.
  mutating func nameAndAddress() -> (name: String, address: String)? {
    let start = position
    let end = endOfName()
    if end < bytes.count, bytes[end] == UInt8(ascii: ":"), end > start {
      position = end + 1
      if let address = address() { return (text(start..<end), address) }
      position = start
    }
    return nil
  }

  /// Reads the text that is printed with a view, in quotes: `'Title'`.
  ///
  /// It is not escaped, so the quote that ends it is the first with something behind it that follows an item.
  mutating func label() -> String? {
    let start = position
    skipSpaces()
    guard next == UInt8(ascii: "'") else {
      position = start
      return nil
    }
    let open = position + 1
    guard let end = closingQuote(from: open) ?? bytes[open...].firstIndex(of: UInt8(ascii: "'")) else {
      position = start
      return nil
    }
    position = end + 1
    return text(open..<end)
  }
}

extension String {
  /// Where a word is met first.
  func firstIndex(ofWord word: String) -> Index? {
    var start = utf8.startIndex
    while let index = utf8[start...].firstIndex(of: word.utf8.first ?? 0) {
      if utf8[index...].starts(with: word.utf8) { return index }
      start = utf8.index(after: index)
    }
    return nil
  }

  /// Where a word is met last.
  func lastIndex(ofWord word: String) -> Index? {
    var end = utf8.endIndex
    while let index = utf8[..<end].lastIndex(of: word.utf8.first ?? 0) {
      if utf8[index...].starts(with: word.utf8) { return index }
      end = index
    }
    return nil
  }
}
