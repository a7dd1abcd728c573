import TrussIR

/// A constraint as a log prints it: one entry of the list in a report.
///
///     <NSLayoutConstraint:0x600000289ab0 'UISV-hiding' UIView:0x7fed2360c860.height == 51   (active)>
struct LogConstraint: Equatable {
  /// The class in front: `NSLayoutConstraint`, `NSAutoresizingMaskLayoutConstraint`, `MASLayoutConstraint`.
  var className: String
  /// The address behind it, or the name that Masonry's `mas_key` puts there.
  var address: String
  /// What its author, or a stack view, called it: `UISV-hiding`.
  var identifier: String?
  /// The place where it was made, by SnapKit: `ViewController.swift#12`.
  var source: String?
  /// What has to hold. One relation, but for the gaps and sizes of a longer visual format, and for a content size.
  var relations: [LogRelation] = []
}

/// A relation of two sums: NSLayoutConstraint's `item1.attribute1 == multiplier * item2.attribute2 + constant`.
struct LogRelation: Equatable {
  struct Term: Equatable {
    var coefficient: Double
    var place: LogPlace
  }

  var left: [Term]
  var relation: Relation
  var right: [Term]
  /// What is added on the right, in points.
  var constant: Double
  /// 1000 unless the log has another.
  var priority = 1000.0
  /// The one of the two items that the other is in, where the log shows it by `|`.
  var container: LogItem?
  /// Whether a number has the six digits to which a log rounds, so that it may be off in the last of them.
  var isRounded = false
}

/// An attribute of an item.
struct LogPlace: Hashable {
  var item: LogItem
  var attribute: Attribute
  /// Whether the log named the edge by the direction of reading.
  var isDirectional = false

  static func == (one: LogPlace, other: LogPlace) -> Bool {
    one.item == other.item && one.attribute == other.attribute
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(item)
    hasher.combine(attribute)
  }
}

/// A view, a guide, or a part of one whose place in it the log does not tell.
struct LogItem: Hashable {
  /// Which part it is.
  enum Part: Hashable {
    case whole
    /// The rectangle inside the layout margins: `UIView:0x1.leadingMargin`.
    case margins
    /// The baseline of text; its top is the line.
    case firstBaseline
    case lastBaseline
    /// The container of a view, where nothing else is known of it.
    case superview
  }

  /// Its identity: its address, or its name where there is none.
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
}

extension LogConstraint {
  /// Who put a constraint up, as far as its class and identifier tell. It decides what can be changed about it.
  enum Origin: Equatable {
    case author
    /// Made from a view's frame and autoresizing mask.
    case autoresizingMask
    /// `UISV-hiding`: a stack view takes a hidden view's size away.
    case stackHiding
    /// Any other constraint of a stack view.
    case stack
    /// `UIView-Encapsulated-Layout-Width` and `-Height`: the size that a table, collection or window gives a view.
    case encapsulated
    /// Made by Interface Builder for a view without constraints of its own.
    case prototyping
    /// Another of the system's: margins and safe areas, `UIView-…`, `_UI…`.
    case system
  }

  var origin: Origin {
    let identifier = identifier ?? ""
    if identifier == "UISV-hiding" { return .stackHiding }
    if identifier.hasPrefix("UISV-") || identifier.hasPrefix("NSStackView") { return .stack }
    if identifier.hasPrefix("UIView-Encapsulated-Layout-") { return .encapsulated }
    if className == "NSAutoresizingMaskLayoutConstraint" { return .autoresizingMask }
    if className == "NSIBPrototypingLayoutConstraint" { return .prototyping }
    let prefixes = ["UIView-", "UIViewSafeArea", "UIViewLayoutMargins", "UITB", "_UI", "TB_", "UITemporaryLayout"]
    if className == "NSContentSizeLayoutConstraint" || prefixes.contains(where: identifier.hasPrefix) { return .system }
    return .author
  }
}
