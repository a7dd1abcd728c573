import TrussIR

/// The name of a view: in frames, listings, messages and SVG. A string literal is one.
///
/// Each custom view in a layout is a scope of names, so that a component may be used any number of times. A constraint
/// in it means the names of its own instance first, then those around it. From outside, a path tells them apart:
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
/// The path of a name in an instance without a name begins with the instance's type, and its number where there are
/// several: `Song.title`, `Song2.title`. A name that only one view of the layout has needs no path.
public struct ViewID: Hashable, Sendable {
  /// The name, or the path of one: `title`, `first.title`.
  public var name: String

  /// Makes a name of a string.
  public init(_ name: String) { self.name = name }

  /// Makes a name of the place where it is written in the source, such as `Song.swift:12:15`: it need not be thought
  /// of, and it is the same whenever that place is reached. In a loop it names several views, which is an error.
  ///
  /// - Parameters:
  ///   - fileID: the file; the caller's by default.
  ///   - line: the line; the caller's by default.
  ///   - column: the column; the caller's by default.
  public init(fileID: String = #fileID, line: Int = #line, column: Int = #column) {
    let location = SourceLocation(fileID: fileID, line: line)
    self.init("\(location):\(column)")
  }

  /// The path of a name inside the custom view with this name: `ViewID("first")["title"]` is `ViewID("first.title")`.
  public subscript(name: String) -> ViewID { ViewID("\(self.name).\(name)") }
}

extension ViewID {
  /// The view around the first other view that a constraint names: `photo.edges == ViewID.superview.edges`.
  public static let superview = ViewID("|superview|")
  /// The view whose `constraints` block it is written in, as `|` in visual format.
  public static let container = ViewID("|container|")
}

extension ViewID: ExpressibleByStringLiteral, CustomStringConvertible {
  /// A name as it is written.
  public init(stringLiteral name: String) { self.init(name) }
  /// The name.
  public var description: String { name }
}
