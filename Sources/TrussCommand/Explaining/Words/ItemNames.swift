import TrussIR
import TrussText

/// The names of the items of a report: `UILabel 'Title'`, `UIView 2`, `the safe area`.
///
/// A name consists of the class without its module, the text or identifier that the log prints after it, and a number
/// if several items would have the same name.
struct ItemNames {
  let items: LogItems
  private var names: [String: String] = [:]

  /// Names the items in the order in which the constraints mention them.
  init(_ system: ReportSystem) {
    items = system.items
    var known: [String: LogItem] = [:]
    var order: [String] = []
    for row in system.rows where row.entry != nil {
      // Of two neighbours, the first on the screen gets the lower number.
      let neighbours = row.pin.flatMap { $0.isBetween ? [$0.outer, $0.inner] : nil }
      for item in (neighbours ?? row.relation.terms.map(\.anchor.item)).map({ items[$0] }) {
        if known[item.key] == nil { order.append(item.key) }
        known[item.key, default: item].add(item)
      }
    }
    let bases = order.map { Self.base(known[$0]) }
    let counts = Dictionary(bases.map { ($0, 1) }, uniquingKeysWith: +)
    var met: [String: Int] = [:]
    for (key, base) in zip(order, bases) {
      met[base, default: 0] += 1
      names[key] = counts[base] == 1 ? base : "\(base) \(met[base] ?? 0)"
    }
  }

  subscript(id: Item.ID) -> String {
    let item = items[id]
    let name = names[item.key] ?? item.key
    return switch item.part {
    case .whole: name
    case .margins: "the margins of \(name)"
    case .firstBaseline: "the first baseline of \(name)"
    case .lastBaseline: "the baseline of \(name)"
    case .superview: "the superview of \(name)"
    case .gridLine: "the line \(name)"
    }
  }

  /// The name of an item that the constraints mention; nil for any other.
  subscript(item: LogItem) -> String? { names[item.key] }

  private static func base(_ item: LogItem?) -> String {
    guard let item else { return "?" }
    let className = item.className.map(shortClass)
    let label = item.label.map { Printable.text($0, most: 32) } ?? ""
    for known in [className ?? "", label] {
      if known.utf8.firstIndex(ofText: "SafeAreaLayoutGuide") != nil { return "the safe area" }
      if known.utf8.firstIndex(ofText: "LayoutMarginsGuide") != nil { return "the layout margins guide" }
    }
    guard let className else { return label.isEmpty ? item.key : "'\(label)'" }
    return label.isEmpty ? className : "\(className) '\(label)'"
  }

  /// Shortens the name of a class: `MyApp.Cell<Swift.Int>` and `_TtC5MyApp4Cell` both become `Cell`.
  private static func shortClass(_ name: String) -> String {
    let plain = name.split(separator: "<").first ?? ""
    return Printable.text(swiftName(name) ?? String(plain.split(separator: ".").last ?? plain), most: 60)
  }

  /// The name of a Swift class from the name that the Objective-C runtime prints: `_TtC5MyApp4Cell`, and for a generic
  /// class `_TtGC7SwiftUI14_UIHostingViewV…`. Generic arguments are ignored.
  private static func swiftName(_ mangled: String) -> String? {
    var cursor = TextCursor(line: mangled)
    guard cursor.take("_Tt") else { return nil }
    _ = cursor.skip { !Byte.isDigit($0) }
    var last: String?
    while let length = Int(cursor.read(while: Byte.isDigit)), length > 0,
      length <= cursor.bytes.count - cursor.position
    {
      last = cursor.text(cursor.position..<cursor.position + length)
      cursor.position += length
    }
    return last
  }
}

/// Makes text of a log safe to print.
enum Printable {
  /// The text, with a space for every character that would break the line, control the terminal or change the direction
  /// of the text. It is cut to `most` characters.
  static func text(_ text: String, most: Int = .max) -> String {
    var plain = ""
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029, 0x202A...0x202E, 0x2066...0x2069, 0xFEFF: plain += " "
      default: plain.unicodeScalars.append(scalar)
      }
    }
    return plain.count <= most ? plain : plain.prefix(most - 1) + "…"
  }
}
