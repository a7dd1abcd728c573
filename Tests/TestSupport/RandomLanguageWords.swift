import Truss
import TrussIR

/// The words of random views, usual and odd ones, and the values of their parameters.
package enum LanguageWords {
  static let short = [
    "OK", "Save", "Cancel", "Name", "E-mail", "21°", "Edit", "Settings", "Play", "12", "€ 199", "3:45", "Lisbon", "a",
    "New", "Done", "Total", "Wi-Fi", "Search", "Back", "Monday", "Ada", "Ωmega", "日本", "שלום", "★",
  ]
  static let long = [
    "Sounds and notifications", "A walk by the sea", "Forgot your password?", "Snow fell all night",
    "Cold Water by Major Lazer and friends", "one two three four five six seven eight nine ten eleven twelve",
    "Dear Ada, the engine is ready, and the cards are punched.", "overwhelmed by extraordinary circumstances",
    "Terms and conditions apply to all orders placed before midnight on the last day of the month.",
    "Email address", "Order history", "The quick brown fox jumps over the lazy dog", "First line\nand another",
    "A title that wraps", "In the middle of it", "日本語の文章はどこでも折り返せる", "שלום לכולם, מה שלומכם היום?",
  ]
  static let odd = [
    "", " ", "\n", "i", "Donaudampfschifffahrtsgesellschaftskapitän", "a\n\nb", "soft\u{AD}hyphen\u{AD}ated",
    "👩‍👩‍👧 family",
    "e\u{301}tude", "a  b   c", "x y z ", "un\u{A0}breakable\u{A0}words here", "…", "tab\tbed",
  ]
  static let icons = ["★", "♥", "▶", "☀", "✓"]
  static let names = [
    "title", "name", "photo", "row", "card", "field", "button", "note", "value", "header", "footer", "bar", "list",
    "icon", "label", "page", "cell", "detail",
  ]
  static let markdown = [
    "Run `swift test`, then read **the first line** or [the guide](Start.md).", "*slanted* and plain",
    "~~old~~ **new**",
    "one **two three four** five six seven", "`code`",
  ]

  static let places: [Alignment] = [
    .center, .topLeading, .top, .topTrailing, .leading, .trailing, .bottomLeading, .bottom, .bottomTrailing,
  ]
  static let alignments: [Alignment?] = places.map { $0 } + [nil]
  static let justifies: [Justify?] = Justify.allCases.map { $0 } + [nil]
  static let aligns: [Align?] = Align.allCases.map { $0 } + [nil]
  static let edges: [Edge.Set] = [
    .horizontal, .vertical, .top, .bottom, .leading, .trailing, .all, [.top, .leading], [.bottom, .trailing],
  ]
  static let fonts: [Font] = [
    .title, .caption, .mono, .headline, .largeTitle, .footnote, Font(.sansBold, size: 15), Font(.serif, size: 13),
    Font(size: 20), Font(size: 7.5),
  ]
  /// The values above as code: `alignments`, then `edges` and `fonts`.
  static let alignmentNames = [
    ".center", ".topLeading", ".top", ".topTrailing", ".leading", ".trailing", ".bottomLeading", ".bottom",
    ".bottomTrailing", "nil",
  ]
  static let edgeNames = [
    ".horizontal", ".vertical", ".top", ".bottom", ".leading", ".trailing", ".all", "[.top, .leading]",
    "[.bottom, .trailing]",
  ]
  static let fontNames = [
    ".title", ".caption", ".mono", ".headline", ".largeTitle", ".footnote", "Font(.sansBold, size: 15)",
    "Font(.serif, size: 13)", "Font(size: 20)", "Font(size: 7.5)",
  ]
  /// Pairs of attributes that a relation may have, the usual ones first.
  static let attributes: [(Attribute, Attribute)] = [
    (.width, .width), (.leading, .leading), (.height, .height), (.top, .bottom), (.centerX, .centerX),
    (.centerY, .centerY), (.leading, .trailing), (.width, .height), (.top, .top), (.bottom, .bottom),
    (.trailing, .trailing), (.firstBaseline, .firstBaseline), (.height, .width), (.left, .left), (.right, .right),
    (.lastBaseline, .lastBaseline), (.left, .right), (.top, .centerY), (.bottom, .firstBaseline), (.leading, .centerX),
  ]
}
