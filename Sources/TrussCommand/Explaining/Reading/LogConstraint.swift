import TrussIR
import TrussText

/// A constraint as a log prints it: one entry of the list in a report.
///
///     <NSLayoutConstraint:0x600000289ab0 'UISV-hiding' UIView:0x7fed2360c860.height == 51   (active)>
struct LogConstraint {
  /// The class at the beginning: `NSLayoutConstraint`, `NSAutoresizingMaskLayoutConstraint`, `MASLayoutConstraint`.
  var className: String
  /// The address after the class, or the name that Masonry's `mas_key` prints instead.
  var address: String
  /// The identifier that the author or a stack view has set: `UISV-hiding`.
  var identifier: String?
  /// The position in the source that SnapKit prints: `ViewController.swift#12`.
  var source: String?
  var items = LogItems()
  /// The relations that the constraint requires: a single relation, except for a visual format with several gaps or
  /// sizes, and for a content size.
  ///
  /// Leading edges are read as left edges, trailing edges as right edges. A distance has the notation `.spacing` if a
  /// `|` in the log shows which item is inside the other.
  var relations: [Constraint] = []
  /// Whether a number has six digits. The log rounds numbers to six digits, so the last digit may be wrong.
  var isRounded = false
  /// Whether the log calls an edge leading or trailing.
  var namesLeading = false
  /// Whether the log calls an edge left or right, or implies such an edge, as visual format does between items.
  var namesLeft = false

  /// The superviews that the constraint shows, by the keys of their views: in visual format `|` is the superview.
  private(set) var superviews: [String: LogItem] = [:]

  mutating func note(_ superview: LogItem, asSuperviewOf view: LogItem) {
    if superview.part == .whole, view.part == .whole { superviews[view.key] = superview }
  }

  /// The items of the relations, in order, including repetitions.
  var mentioned: [LogItem] { relations.flatMap(\.terms).map { items[$0.anchor.item] } }
}

/// A view, a guide, or a part of a view. The log does not show where the part is in the view.
struct LogItem: Hashable {
  /// The part of a view or guide that an item represents.
  enum Part: Hashable {
    case whole
    /// The rectangle inside the layout margins: `UIView:0x1.leadingMargin`.
    case margins
    /// The first baseline of text. The top of the item represents it.
    case firstBaseline
    case lastBaseline
    /// The container of a view, if the log does not name it.
    case superview
    /// An edge of a grid view, or a boundary between its rows or columns. The top or left edge of the item represents
    /// it.
    case gridLine
  }

  /// Whether the item is a line, and so has no size.
  var isLine: Bool { part == .firstBaseline || part == .lastBaseline || part == .gridLine }

  /// The address or, if the log prints no address, the name.
  var key: String
  var part = Part.whole
  /// The class; nil for an item that is printed by its identifier.
  var className: String?
  /// The text, title or identifier that the log prints after the item.
  var label: String?

  static func == (one: LogItem, other: LogItem) -> Bool { one.key == other.key && one.part == other.part }

  func hash(into hasher: inout Hasher) {
    hasher.combine(key)
    hasher.combine(part)
  }

  /// Adds the class and the label from another mention of the item, if they are missing.
  mutating func add(_ other: LogItem) {
    className = className ?? other.className
    label = label ?? other.label
  }
}

/// The items of constraints, by the identifiers that relations use.
struct LogItems: Equatable {
  private(set) var all: [LogItem] = []
  private var ids: [LogItem: Item.ID] = [:]

  subscript(id: Item.ID) -> LogItem { all[Int(id.index)] }

  /// The identifier of an item. A new item is added.
  mutating func id(of item: LogItem) -> Item.ID {
    if let id = ids[item] {
      all[Int(id.index)].add(item)
      return id
    }
    let id = Item.ID(all.count)
    all.append(item)
    ids[item] = id
    return id
  }
}

extension LogConstraint {
  /// The creator of a constraint, as far as the constraint's class and identifier show it. The creator determines which
  /// changes are possible.
  enum Origin: Equatable {
    case author
    /// A constraint made from a view's frame and autoresizing mask.
    case autoresizingMask
    /// `UISV-hiding`: a stack view makes the size of a hidden view 0.
    case stackHiding
    /// Any other constraint of a stack view.
    case stack
    /// `UIView-Encapsulated-Layout-Width` or `-Height`, also with `NSView`: the size that a table, collection or window
    /// sets.
    case encapsulated
    /// A constraint that Interface Builder made for a view without constraints.
    case prototyping
    /// Any other constraint of the system: for a content size, or of a `SystemPart`.
    case system
  }

  var origin: Origin {
    let identifier = identifier ?? ""
    if identifier == "UISV-hiding" { return .stackHiding }
    if identifier.hasPrefix("UISV-") || identifier.hasPrefix("NSStackView") { return .stack }
    if identifier.dropFirst(2).hasPrefix("View-Encapsulated-Layout-") { return .encapsulated }
    if className == "NSAutoresizingMaskLayoutConstraint" { return .autoresizingMask }
    if className == "NSIBPrototypingLayoutConstraint" { return .prototyping }
    return className == "NSContentSizeLayoutConstraint" || SystemPart.of(self) != nil ? .system : .author
  }
}

/// The part in parentheses after a constraint: the names of its items, and the item for `|`.
///
///     (active, names: content-view-1:0x7f892be0bb70, '|':UIView:0x7fe )
///     (Names: '|':UIView:0x7fe )
struct EntryNames {
  /// The items that the constraint mentions only by name, with their addresses. Longer names come first.
  private(set) var named: [(name: String, item: LogItem)] = []
  private(set) var container: LogItem?
  /// Whether the parentheses are complete. True without parentheses.
  private(set) var isComplete = true
  /// Whether the entry lists names. Then an item that is printed by a name must be in the list.
  var hasList: Bool { !isComplete || !named.isEmpty }

  /// Whether a name does not identify an item, because several items have it, such as the rows of a table, or because
  /// the list of names may be cut off.
  func isShared(_ name: String) -> Bool { !isComplete || addresses(of: name).count > 1 }

  private func addresses(of name: String) -> Set<String> { Set(named.lazy.filter { $0.name == name }.map(\.item.key)) }

  /// Reads the parentheses at the end of an entry, and removes them from the entry.
  init(cutFrom entry: inout String) {
    let openings = ["(active", "(inactive", "(Names:", "(names:"]
    let starts = openings.compactMap { entry.utf8.lastIndex(ofText: $0) }
    guard let start = starts.max() else { return }
    var cursor = TextCursor(line: entry[start...])
    var ends = ItemEnds()
    entry = String(entry[..<start])
    isComplete = false
    _ = openings.contains { cursor.take($0) }
    cursor.skipBlanks()
    if cursor.take(",") {
      cursor.skipBlanks()
      guard cursor.take("names:") else { return }
    }
    cursor.skipBlanks()
    while !cursor.isAtEnd, !cursor.isAt(")") {
      let known = self
      add(&cursor, &ends)
      cursor.skipBlanks()
      if cursor.take(",") { continue }
      // If neither `,` nor `)` follows, the address of the last name may have been cut off.
      if !cursor.isAt(")") { self = known }
      break
    }
    if cursor.take(")") {
      cursor.skipBlanks()
      // The list names only items of the constraint. A name that is not in the constraint was split by a line break.
      let isInside = named.allSatisfy { entry.utf8.firstIndex(ofText: $0.name) != nil || $0.item.key == container?.key }
      isComplete = cursor.isAtEnd && isInside
    }
    named.sort { $0.name.utf8.count > $1.name.utf8.count }
  }

  private mutating func add(_ cursor: inout TextCursor, _ ends: inout ItemEnds) {
    cursor.skipBlanks()
    let isContainer = cursor.take("'|':")
    let start = cursor.position
    guard let (name, address) = cursor.nameAndAddress(&ends), !isContainer || !name.contains(", ") else {
      cursor.position = start
      let name = cursor.read { !", )".utf8.contains($0) }
      if isContainer, !name.isEmpty {
        container =
          addresses(of: name).count > 1 ? nil : named.first { $0.name == name }?.item ?? LogItem(key: name, label: name)
      }
      return
    }
    if !isContainer, cursor.take(".") {
      addGridLine(&cursor, of: name, from: start)
      return
    }
    if isContainer {
      let isClass = name.utf8.allSatisfy { $0 != UInt8(ascii: "-") && $0 != UInt8(ascii: " ") }
      let label = cursor.label(&ends)
      let known = named.first { $0.item.key == address }?.item
      container =
        known ?? LogItem(key: address, className: isClass ? name : nil, label: isClass ? label : name)
    } else if !name.hasPrefix("'"), name.utf8.firstIndex(ofText: ": 0x") == nil {
      named.append((name, LogItem(key: address, label: name)))
    } else {
      // A line break has split the list: before an address, or in the name for `|`.
      cursor.position = start
    }
  }

  /// Adds a grid line: `NSGridView:0x7fbc.row-boundary:0x6000`.
  private mutating func addGridLine(_ cursor: inout TextCursor, of className: String, from start: Int) {
    let line = cursor.read { Byte.isNameStart($0) || $0 == UInt8(ascii: "-") }
    let name = cursor.text(start..<cursor.position)
    guard cursor.take(":"), let address = cursor.address() else {
      cursor.position = start
      return
    }
    named.append((name, LogItem(key: address, part: .gridLine, className: className, label: line)))
  }
}

/// A message of the system about constraints that cannot all hold, as it appears in a log.
struct ConflictReport {
  struct Entry {
    /// The line of the log in which the entry begins.
    var line: Int
    /// The entry from `<` to `>`, or as much of it as the log contains.
    var text: String
    /// The constraint; nil if the text is not understood.
    var constraint: LogConstraint?
  }

  /// The line in which the report begins.
  var line: Int
  var entries: [Entry] = []
  /// The first lines within the list that are not constraints, at most `mostUnread`.
  private(set) var unread: [Entry] = []
  /// The number of lines within the list that are not constraints.
  private(set) var unreadCount = 0
  /// The index of the constraint that the system broke; nil if the log does not show it.
  var broken: Int?

  init(line: Int) { self.line = line }

  /// Counts a line that is not a constraint, and keeps the first `mostUnread` such lines. There may be millions of
  /// them.
  mutating func leaveUnread(_ entry: Entry) {
    unreadCount += 1
    if unread.count < Self.mostUnread { unread.append(entry) }
  }

  /// The maximum number of lines that are shown although they are not constraints.
  static let mostUnread = 5

  /// The content of a report. Addresses are replaced by numbers in the order of their occurrence, so that reports about
  /// views of the same kind are equal.
  struct Form: Hashable {
    var texts: [String]
    var unreadCount: Int
    var broken: Int?
  }

  var form: Form {
    var numbers: [String: Int] = [:]
    let texts = (entries + unread).map { entry in
      var cursor = TextCursor(line: entry.text)
      var text = ""
      while !cursor.isAtEnd {
        if let address = cursor.address() {
          let number = numbers[address] ?? numbers.count
          numbers[address] = number
          text += "0x#\(number)"
        } else {
          let start = cursor.position
          cursor.position += 1
          _ = cursor.read { $0 != UInt8(ascii: "0") }
          text += cursor.text(start..<cursor.position)
        }
      }
      return text
    }
    return Form(texts: texts, unreadCount: unreadCount, broken: broken)
  }
}
