import TrussIR
import TrussText

/// A constraint as a log prints it: one entry of the list in a report.
///
///     <NSLayoutConstraint:0x600000289ab0 'UISV-hiding' UIView:0x7fed2360c860.height == 51   (active)>
struct LogConstraint {
  /// The class in front: `NSLayoutConstraint`, `NSAutoresizingMaskLayoutConstraint`, `MASLayoutConstraint`.
  var className: String
  /// The address behind it, or the name that Masonry's `mas_key` puts there.
  var address: String
  /// The name that its author, or a stack view, gave it: `UISV-hiding`.
  var identifier: String?
  /// The place where it was made, by SnapKit: `ViewController.swift#12`.
  var source: String?
  /// The items that it relates.
  var items = LogItems()
  /// The relations that it requires. One relation, except for the gaps and sizes of a longer visual format, and for a
  /// content size.
  ///
  /// Leading edges are read as left ones, and trailing as right. A distance is in the notation of spacing where the log
  /// shows by `|` which item is in the other.
  var relations: [Constraint] = []
  /// Whether a number has the six digits to which a log rounds, so that it may be off in the last of them.
  var isRounded = false
  /// Whether the log names an edge by the direction of reading.
  var namesLeading = false
  /// Whether it names one as left or right, or between items as visual format does.
  var namesLeft = false

  /// The items of the relations, each as often as it is in them.
  var mentioned: [LogItem] { relations.flatMap(\.terms).map { items[$0.anchor.item] } }
}

/// A view, a guide, or a part of one whose place in it the log does not show.
struct LogItem: Hashable {
  /// Which part it is.
  enum Part: Hashable {
    case whole
    /// The rectangle inside the layout margins: `UIView:0x1.leadingMargin`.
    case margins
    /// The baseline of text; its top is the line.
    case firstBaseline
    case lastBaseline
    /// The container of a view, if nothing else identifies it.
    case superview
    /// An edge of a grid view, or a boundary between its rows or columns; its top or left is the line.
    case gridLine
  }

  /// Whether it is a line, and has no size.
  var isLine: Bool { part == .firstBaseline || part == .lastBaseline || part == .gridLine }

  /// Its identity: its address, or its name if there is none.
  var key: String
  var part = Part.whole
  /// The class, or nil for an item that is printed by its identifier.
  var className: String?
  /// The text, title or identifier that the log prints with it.
  var label: String?

  static func == (one: LogItem, other: LogItem) -> Bool { one.key == other.key && one.part == other.part }

  func hash(into hasher: inout Hasher) {
    hasher.combine(key)
    hasher.combine(part)
  }

  /// Adds the class and the label that another entry has for the item.
  mutating func add(_ other: LogItem) {
    className = className ?? other.className
    label = label ?? other.label
  }
}

/// Items by the identifiers that constraints have for them.
struct LogItems: Equatable {
  private(set) var all: [LogItem] = []
  private var ids: [LogItem: Item.ID] = [:]

  subscript(id: Item.ID) -> LogItem { all[Int(id.index)] }

  /// The identifier of an item, which is added where it is new.
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
  /// The creator of a constraint, as far as its class and identifier show it. It determines the possible changes.
  enum Origin: Equatable {
    case author
    /// Made from a view's frame and autoresizing mask.
    case autoresizingMask
    /// `UISV-hiding`: a stack view takes a hidden view's size away.
    case stackHiding
    /// Any other constraint of a stack view.
    case stack
    /// `UIView-Encapsulated-Layout-Width` and `-Height`, and those of NSView: the size that a table, collection or window gives a view.
    case encapsulated
    /// Created by Interface Builder for a view without constraints.
    case prototyping
    /// Another of the system's: a size of content, and all that a `SystemPart` has.
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

/// The part after a constraint in parentheses: the names of its items, and the item for `|`.
///
///     (active, names: content-view-1:0x7f892be0bb70, '|':UIView:0x7fe )
///     (Names: '|':UIView:0x7fe )
struct EntryNames {
  /// The items that are printed by a name alone, each with its address; longer names first.
  private(set) var named: [(name: String, item: LogItem)] = []
  /// The item that `|` means.
  private(set) var container: LogItem?
  /// Whether the parentheses are closed, or there are none.
  private(set) var isComplete = true
  /// Whether there are names, so that an item that is printed by a name must be among them.
  var hasList: Bool { !isComplete || !named.isEmpty }

  /// Whether a name does not identify an item: several have it, as the rows of a table may, or others may have been cut
  /// off.
  func isShared(_ name: String) -> Bool { !isComplete || addresses(of: name).count > 1 }

  private func addresses(of name: String) -> Set<String> { Set(named.lazy.filter { $0.name == name }.map(\.item.key)) }

  /// Takes the parentheses off the end of an entry.
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
      // An entry that ends in any other way may have been cut off in its address.
      if !cursor.isAt(")") { self = known }
      break
    }
    if cursor.take(")") {
      cursor.skipBlanks()
      // Only items of the constraint are named: a name of anything else was broken.
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
      // A line was broken in it, in front of an address or in the name of `|`.
      cursor.position = start
    }
  }

  /// Adds a line of a grid view: `NSGridView:0x7fbc.row-boundary:0x6000`.
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

/// One message of the system about constraints that cannot all hold, as a log has it.
struct ConflictReport {
  struct Entry {
    /// The line of the log.
    var line: Int
    /// The entry from `<` to `>`, or as much of it as the log contains.
    var text: String
    /// Its meaning, or nil if that is not understood.
    var constraint: LogConstraint?
  }

  /// The line at which it begins.
  var line: Int
  /// The list, in its order.
  var entries: [Entry] = []
  /// The first of the lines within the list that are not constraints.
  private(set) var unread: [Entry] = []
  /// How many there are.
  private(set) var unreadCount = 0
  /// The index of the constraint that the system gave up, or nil if the log does not show it.
  var broken: Int?

  init(line: Int) { self.line = line }

  /// Keeps a line that is not a constraint; there may be millions, of which a few are shown.
  mutating func leaveUnread(_ entry: Entry) {
    unreadCount += 1
    if unread.count < Self.mostUnread { unread.append(entry) }
  }

  /// How many lines that are not constraints are shown.
  static let mostUnread = 5

  /// The content of a report, with the addresses numbered in their order: equal for reports about views of the same kind.
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
