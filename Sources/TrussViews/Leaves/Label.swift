import TrussIR
import TrussText

/// A title with an icon before it. By default icon and title are 8 points apart, with their first baselines
/// aligned; `labelStyle(_:)` sets another arrangement.
///
///     Label("Favourites", icon: "★")
///     Label { Text("Online") } icon: { Circle().fill(.green).frame(width: 8, height: 8) }
public struct Label: _SingleView {
  /// The view as one node.
  public let _node: ViewNode

  /// Makes a label from a title and an icon: a character or an emoji.
  public init(_ title: String, icon: String, fileID: String = #fileID, line: Int = #line) {
    self.init(
      .firstBaseline, Text(title, fileID: fileID, line: line).nodes, Text(icon, fileID: fileID, line: line).nodes,
      SourceLine(fileID: fileID, line: line))
  }

  /// Makes a label from a title and a symbol (see `Image(systemName:)`). The symbol is in the middle of a square, so that
  /// the titles of labels in a column are aligned.
  public init(_ title: String, systemImage name: String, fileID: String = #fileID, line: Int = #line) {
    let location = SourceLine(fileID: fileID, line: line)
    self.init(
      .firstBaseline, Text(verbatim: title, fileID: fileID, line: line).nodes, [ViewNode(symbol: name, at: location)],
      location)
  }

  /// Creates a label with a symbol and a title. Markdown in the title is interpreted.
  @_disfavoredOverload
  public init(_ title: LocalizedStringKey, systemImage name: String, fileID: String = #fileID, line: Int = #line) {
    let location = SourceLine(fileID: fileID, line: line)
    self.init(
      .firstBaseline, Text(title, fileID: fileID, line: line).nodes, [ViewNode(symbol: name, at: location)], location)
  }

  /// Makes a label from a title and a picture with a name, 16 by 16 points large.
  public init(_ title: String, image name: String, fileID: String = #fileID, line: Int = #line) {
    let image = Image(name, natural: Size(width: 16, height: 16), fileID: fileID, line: line)
    self.init(
      .center, Text(verbatim: title, fileID: fileID, line: line).nodes, image.nodes,
      SourceLine(fileID: fileID, line: line))
  }

  /// Makes a label from two views, which are centred beside each other.
  public init(
    fileID: String = #fileID, line: Int = #line, @ViewBuilder title: () -> ViewContent,
    @ViewBuilder icon: () -> ViewContent
  ) { self.init(.center, title().nodes, icon().nodes, SourceLine(fileID: fileID, line: line)) }

  /// Makes a label from a style's configuration; the next outer style arranges it.
  public init(_ configuration: LabelStyleConfiguration) {
    _node = StyledControl(configuration: configuration).node(named: Label.self, at: configuration.location)
  }

  private init(_ align: Align, _ title: [ViewNode], _ icon: [ViewNode], _ location: SourceLine) {
    let configuration = LabelStyleConfiguration(
      title: ViewContent(nodes: title), icon: ViewContent(nodes: icon), align: align, location: location)
    _node = StyledControl(configuration: configuration).node(named: Label.self, at: location)
  }
}

extension ViewNode {
  fileprivate init(symbol name: String, at location: SourceLine) {
    self.init(leaf: .symbol(name, inLabel: true), at: location)
  }
}

/// A text in the accent colour that is a link in SVG.
///
///     Link("The guide", destination: "https://example.org/guide")
public struct Link: BuiltInView {
  /// The text's node.
  public let _nodes: [ViewNode]

  /// Makes a link with a text and an address, which is valid if `link(_:)` accepts it.
  public init(_ title: String, destination: String, fileID: String = #fileID, line: Int = #line) {
    let text = Text(title, fileID: fileID, line: line).foreground(.accent)
    _nodes = [text.link(destination, fileID: fileID, line: line)._node.written(as: .link)]
  }
}

extension Attributes.Link {
  /// Whether a drawing may contain the target: it cannot run a script, and browsers resolve it to the scheme and the
  /// host that are written in it.
  ///
  /// Browsers parse addresses by the [URL Standard](https://url.spec.whatwg.org/#url-parsing), which drops tabs, line
  /// breaks and leading controls, and treats `\` as `/`. SVG documents drop other characters. So none of these
  /// characters are allowed. All syntax is ASCII. The search is in bytes, because a colon and a combining mark after it
  /// form one `Character`.
  package var isAllowed: Bool {
    let scalars = target.unicodeScalars
    guard !scalars.isEmpty, scalars.allSatisfy(Self.isKept) else { return false }
    let bytes = Array(target.utf8)
    let end = bytes.firstIndex { "/?#".utf8.contains($0) } ?? bytes.count
    guard let colon = bytes[..<end].firstIndex(of: UInt8(ascii: ":")) else { return !bytes.starts(with: "//".utf8) }
    let rest = bytes[(colon + 1)...]
    switch String(decoding: bytes[..<colon], as: UTF8.self).lowercased() {
    case "mailto": return true
    // Without both slashes the address would be relative in a page of the same scheme, and would name a host in any
    // other page.
    case "http", "https": return rest.starts(with: "//".utf8) && Self.isAuthority(rest.dropFirst(2))
    default: return false
    }
  }

  /// Whether the target can be a picture: not a mail address, and not a place in the drawing itself.
  package var leadsToFile: Bool {
    isAllowed && target.utf8.first != UInt8(ascii: "#") && !target.lowercased().utf8.starts(with: "mailto:".utf8)
  }

  /// Whether browsers and drawings keep a scalar unchanged.
  private static func isKept(_ scalar: Unicode.Scalar) -> Bool {
    let properties = scalar.properties
    return scalar != "\\" && !properties.isWhitespace && !properties.isNoncharacterCodePoint
      && properties.generalCategory != .control && !HiddenScalar.contains(scalar)
  }

  /// Whether browsers read an authority, a host with an optional port, unchanged.
  private static func isAuthority(_ bytes: ArraySlice<UInt8>) -> Bool {
    let authority = bytes.prefix { !"/?#".utf8.contains($0) }
    guard let bracket = authority.firstIndex(of: UInt8(ascii: "]")) else {
      let host = authority.prefix { $0 != UInt8(ascii: ":") }
      return isName(String(decoding: host, as: UTF8.self)) && isPort(authority[host.endIndex...])
    }
    return isAddress(authority[...bracket]) && isPort(authority[(bracket + 1)...])
  }

  /// Whether the bytes are empty, or a colon and digits.
  private static func isPort(_ bytes: ArraySlice<UInt8>) -> Bool {
    bytes.isEmpty || bytes.first == UInt8(ascii: ":") && bytes.dropFirst().allSatisfy(isDigit)
  }

  /// Whether a host is a name of letters, digits, hyphens and points. A user before the host, and escapes, contain
  /// other characters. A letter that [UTS #46](https://www.unicode.org/reports/tr46/) maps to another letter, such as a
  /// full-width `ａ`, is not allowed: the browser would go to another host than the displayed host.
  private static func isName(_ host: String) -> Bool {
    let isSpelledOut = host.unicodeScalars.allSatisfy { scalar in
      let properties = scalar.properties
      let isPart = properties.isAlphabetic || properties.numericType == .decimal || properties.generalCategory.isMark
      return scalar.isASCII
        ? isPart || "-._".unicodeScalars.contains(scalar) : isPart && !properties.changesWhenNFKCCaseFolded
    }
    return isSpelledOut && !host.isEmpty && (!endsInNumber(host) || isDottedQuad(host))
  }

  /// Whether browsers parse a host as an IPv4 address, which also has the forms `127.1`, `0x7f.1` and `2130706433`.
  private static func endsInNumber(_ host: String) -> Bool {
    let last = host.split(separator: ".").last.map { Array($0.utf8) } ?? []
    let isHexadecimal = last.count >= 2 && last[0] == UInt8(ascii: "0") && last[1] | 0x20 == UInt8(ascii: "x")
    return last.allSatisfy(isDigit) || isHexadecimal
  }

  private static func isDottedQuad(_ host: String) -> Bool {
    let parts = host.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == 4 && parts.allSatisfy { part in UInt8(part).map { "\($0)" == part } ?? false }
  }

  /// Whether a host in brackets consists of the characters of IPv6 addresses.
  private static func isAddress(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard bytes.first == UInt8(ascii: "["), bytes.count > 2 else { return false }
    return bytes.dropFirst().dropLast().allSatisfy {
      isDigit($0) || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains($0 | 0x20) || ":.".utf8.contains($0)
    }
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
}

extension Unicode.GeneralCategory {
  fileprivate var isMark: Bool { [.nonspacingMark, .spacingMark, .enclosingMark].contains(self) }
}

extension View {
  /// Makes the view a link in SVG; in text the link is not visible. The target is an address that begins with
  /// `https://`, `http://` or `mailto:`, a fragment (`#details`), or a path relative to the drawing. Any other target
  /// is an error when the view is laid out. So are addresses that a browser would resolve differently than they look:
  /// with white space, controls, backslashes, a user before the host (`https://a@b`), escapes in the host, or
  /// characters in the host that map to others.
  ///
  ///     Text("the guide").link("https://example.org/guide")
  public consuming func link(_ target: String, fileID: String = #fileID, line: Int = #line) -> ModifiedView {
    let link = Attributes.Link(target: target, location: SourceLine(fileID: fileID, line: line))
    return modified { $0.rare.link = link }
  }
}
