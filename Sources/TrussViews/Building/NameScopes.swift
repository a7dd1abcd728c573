import TrussIR
import TrussText

/// The scopes of a tree's names: the layout, each custom view in it, and each table row.
///
///     VStack                                      the layout
///     ├─ Song().id("first")                       first
///     │  └─ Text("…").id("title")                 first.title
///     ├─ Song()                                   Song
///     │  └─ Text("…").id("title")                 Song.title
///     ├─ Song()                                   Song2
///     └─ a row of Table(…).id("tracks")           tracks[Help!]
///        └─ Text("…").id("title")                 tracks[Help!].title
///
/// A path has a label for each scope around a name: the name of a custom view's instance or of a table row. The label
/// of an instance without a name is its type and its number among the instances of that type, or its type and the
/// identity of its `ForEach` element, `Song[Lilac]`. So a path stays the same while views outside the scope change.
package struct NameScopes: Sendable {
  package static let layout: Int32 = 0

  /// Which labels a path contains.
  package enum Detail: Int, CaseIterable, Sendable {
    /// Only the labels of table rows.
    case rows
    /// The labels of table rows and of instances with a name.
    case names
    case all
  }

  fileprivate enum Label: Sendable {
    case layout
    case row(String)
    case instance(String)
    case type(Any.Type, number: Int)
    /// The views of an element of a `ForEach`: an instance without a name, or other views if the type is nil. The
    /// number distinguishes `ForEach`es whose elements have the same text.
    case element(ElementID, (Any.Type)?, number: Int)
  }

  fileprivate struct Scope: Sendable {
    var parent: Int32
    var label: Label
    /// The number of instances without a name directly inside, by type.
    var counts: [(type: ObjectIdentifier, count: Int)] = []
    /// The elements directly inside, by their texts; for each text there is one element of each `ForEach`.
    var elements: [String: [(first: ElementID, type: ObjectIdentifier?)]] = [:]
    /// The beginnings of the paths in the scope, one for each detail; empty before `prepare`.
    var prefixes: [String] = []
  }

  private var scopes = [Scope(parent: -1, label: .layout)]
  /// A cache of type names: computing a name takes as long as listing several views.
  private var typeNames: [ObjectIdentifier: String] = [:]
  /// For each name, the first type with that name: `Row<Text>` and `Row<Image>` are both `Row` and numbered together.
  private var firstTypes: [String: ObjectIdentifier] = [:]
  /// For each type, the first type with the same name.
  private var namesakes: [ObjectIdentifier: ObjectIdentifier] = [:]

  package init() {}

  package var count: Int { scopes.count }

  /// Adds the scope of a custom view inside another scope. `element` is the view's `ForEach` element, if there is one.
  package mutating func add(
    _ type: Any.Type, named name: ViewID?, of element: ElementID?, inside parent: Int32
  ) -> Int32 {
    if let name { return add(.instance(name.name), inside: parent) }
    if let element { return add(element, type, inside: parent) }
    let number = scopes[Int(parent)].count(namesake(of: type))
    return add(.type(type, number: number), inside: parent)
  }

  package mutating func add(_ element: ElementID, inside parent: Int32) -> Int32 {
    add(element, nil, inside: parent)
  }

  /// Adds the scope of an element. Two elements of one `ForEach` with the same text have the same label, so names
  /// inside them are reported as duplicates.
  private mutating func add(_ element: ElementID, _ type: (Any.Type)?, inside parent: Int32) -> Int32 {
    let number = scopes[Int(parent)].number(of: element, type.map { namesake(of: $0) })
    return add(.element(element, type, number: number), inside: parent)
  }

  package mutating func add(row name: ViewID, inside parent: Int32) -> Int32 { add(.row(name.name), inside: parent) }

  private mutating func add(_ label: Label, inside parent: Int32) -> Int32 {
    scopes.append(Scope(parent: parent, label: label))
    return Int32(scopes.count - 1)
  }

  /// Whether a scope belongs to an instance of `type`, and the instance has the given name or `ForEach` element.
  package func isScope(_ scope: Int32, of type: Any.Type, named name: ViewID?, _ element: ElementID?) -> Bool {
    switch scopes[Int(scope)].label {
    case .layout, .row: false
    case .instance(let own): own == name?.name
    case .element(let other, let own, _): name == nil && other.text == element?.text && own == type
    case .type(let own, _): name == nil && element == nil && own == type
    }
  }

  /// The scope around another scope; nil for the layout's own scope.
  package func parent(of scope: Int32) -> Int32? { scope == Self.layout ? nil : scopes[Int(scope)].parent }

  /// Computes the beginnings of the paths in a scope. This is done on demand: most custom views have no names inside.
  package mutating func prepare(_ scope: Int32) {
    var unprepared: [Int32] = []
    var next = scope
    while let parent = parent(of: next), scopes[Int(next)].prefixes.isEmpty {
      unprepared.append(next)
      next = parent
    }
    for scope in unprepared.reversed() {
      let around = scopes[Int(scopes[Int(scope)].parent)].prefixes
      var prefixes: [String] = []
      for detail in Detail.allCases {
        let outer = around.isEmpty ? "" : around[detail.rawValue]
        prefixes.append(text(of: scopes[Int(scope)].label, detail).map { "\(outer)\($0)." } ?? outer)
      }
      scopes[Int(scope)].prefixes = prefixes
    }
  }

  package func path(of name: ViewID, in scope: Int32, _ detail: Detail = .all) -> ViewID {
    scope == Self.layout ? name : ViewID(prefix(of: scope, detail) + name.name)
  }

  /// The beginning of the paths in a scope. Without an earlier `prepare`, each call computes it again.
  package func prefix(of scope: Int32, _ detail: Detail = .all) -> String {
    if scope == Self.layout { return "" }
    guard scopes[Int(scope)].prefixes.isEmpty else { return scopes[Int(scope)].prefixes[detail.rawValue] }
    var prepared = self
    prepared.prepare(scope)
    return prepared.scopes[Int(scope)].prefixes[detail.rawValue]
  }

  /// The text that a label adds to a path, or nil if the detail leaves the label out.
  private mutating func text(of label: Label, _ detail: Detail) -> String? {
    switch label {
    case .layout: return nil
    case .row(let name): return name
    case .instance(let name): return detail == .rows ? nil : name
    case .type(let type, let number):
      if detail != .all { return nil }
      let name = typeName(type)
      return number == 1 ? name : "\(name)\(number)"
    case .element(let element, let type, let number):
      if detail != .all { return nil }
      return "\(type.map { typeName($0) } ?? "row")\(number == 1 ? "" : "\(number)")[\(element.text)]"
    }
  }

  /// The `ForEach` elements that have a scope, each with the label that it adds to paths.
  package var elements: [(name: String, id: ElementID)] {
    var scopes = self
    return self.scopes.compactMap { scope in
      guard case .element(let element, _, _) = scope.label, let name = scopes.text(of: scope.label, .all) else {
        return nil
      }
      return (name, element)
    }
  }

  private mutating func namesake(of type: Any.Type) -> ObjectIdentifier {
    let type = (own: type, id: ObjectIdentifier(type))
    if let known = namesakes[type.id] { return known }
    let name = typeName(type.own)
    let first = firstTypes[name] ?? type.id
    (firstTypes[name], namesakes[type.id]) = (first, first)
    return first
  }

  /// The type's name without its generic arguments.
  private mutating func typeName(_ type: Any.Type) -> String {
    if let name = typeNames[ObjectIdentifier(type)] { return name }
    let name = String(String(describing: type).prefix { $0 != "<" })
    typeNames[ObjectIdentifier(type)] = name
    return name
  }

  /// The name at the end of a path, and the name's scope: the nearest scope, from the given scope outward, whose path
  /// is a prefix of the given path.
  package func split(_ path: ViewID, from scope: Int32) -> (name: ViewID, scope: Int32) {
    var next = scope
    while let parent = parent(of: next) {
      let around = prefix(of: next)
      if path.name.hasPrefix(around) { return (ViewID(String(path.name.dropFirst(around.count))), next) }
      next = parent
    }
    return (path, Self.layout)
  }
}

extension NameScopes.Scope {
  fileprivate mutating func count(_ type: ObjectIdentifier) -> Int {
    guard let place = counts.firstIndex(where: { $0.type == type }) else {
      counts.append((type, 1))
      return 1
    }
    counts[place].count += 1
    return counts[place].count
  }

  /// The number of an element's `ForEach` among the `ForEach`es that have an element with the same text and views of
  /// the same type.
  fileprivate mutating func number(of element: ElementID, _ type: ObjectIdentifier?) -> Int {
    let alike = (elements[element.text] ?? []).filter { $0.type == type }
    if let place = alike.firstIndex(where: { $0.first === element.first }) { return place + 1 }
    elements[element.text, default: []].append((element.first, type))
    return alike.count + 1
  }
}

/// The scope in which a `ViewTree` listed a view that is rebuilt from the tree: the custom views around the view are
/// not rebuilt.
@usableFromInline package final class ListedScope: Sendable {
  package let scopes: NameScopes
  package let scope: Int32
  /// The paths of the view's names; empty if they equal the names.
  package let paths: [ViewID]
  /// The custom view whose body this view is, if modifiers are set on the custom view: their values apply to the body
  /// too.
  package let composite: ViewNode?

  package init(_ scopes: NameScopes, _ scope: Int32, _ paths: [ViewID], _ composite: ViewNode?) {
    (self.scopes, self.scope, self.paths, self.composite) = (scopes, scope, paths, composite)
  }
}

/// The name of a view: in frames, listings, messages and SVG. A string literal is a name.
///
/// Each custom view in a layout is a scope of names, so you can use a component any number of times. A constraint in a
/// component refers first to the names of its own instance, then to the names of the views around the instance. From
/// outside, a path distinguishes the instances:
///
///     struct Song: View {
///       var title: String
///       var body: some View {
///         HStack(spacing: 8) { Image("cover").id("cover"); Text(title).id("title") }
///           .constraints { ViewID("cover").height == ViewID("title").height * 2 }
///       }
///     }
///     let list = VStack { Song(title: "Cold Water").id("first"); Song(title: "Lilac").id("second") }
///       .constraints { ViewID("first")["title"].width == ViewID("second")["title"].width }
///
/// The path of a name in an unnamed instance begins with the instance's type and, if there are several instances, its
/// number: `Song.title`, `Song2.title`. A name that is unique in the layout needs no path.
public struct ViewID: Hashable, Sendable {
  /// The name, or a path to it: `title`, `first.title`.
  public var name: String

  /// Makes a name from a string.
  public init(_ name: String) { self.name = name }

  /// Creates a name from its position in the source, such as `Song.swift:12:15`, which stays the same from layout to
  /// layout. A loop would give several views this name, which is an error. The file, the line and the column are the
  /// caller's by default.
  public init(fileID: String = #fileID, line: Int = #line, column: Int = #column) {
    let location = SourceLine(fileID: fileID, line: line)
    self.init("\(location):\(column)")
  }

  /// The path of a name inside the custom view with this name: `ViewID("first")["title"]` is `ViewID("first.title")`.
  public subscript(name: String) -> ViewID { ViewID("\(self.name).\(name)") }
}

extension ViewID {
  /// The superview of the other view in a constraint, or of the first of several others:
  /// `photo.edges == ViewID.superview.edges`. The superview of a guide is the view that has the guide.
  public static let superview = ViewID("|superview|")
  /// The view whose `constraints` block contains the constraint, like `|` in visual format.
  public static let container = ViewID("|container|")
}

extension ViewID: ExpressibleByStringLiteral, CustomStringConvertible {
  /// Creates a name from a string.
  public init(stringLiteral name: String) { self.init(name) }
  /// The name, escaped as in a string literal.
  public var description: String { EscapedText.of(name, inQuotes: true) }
}
