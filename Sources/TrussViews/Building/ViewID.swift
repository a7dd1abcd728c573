/// The name of a view: in frames, listings, messages and SVG. A string literal is one.
public struct ViewID: Hashable, Sendable {
  /// The name.
  public var name: String

  /// Makes a name of a string.
  public init(_ name: String) { self.name = name }
}

extension ViewID: ExpressibleByStringLiteral, CustomStringConvertible {
  /// A name as it is written.
  public init(stringLiteral name: String) { self.init(name) }
  /// The name.
  public var description: String { name }
}
