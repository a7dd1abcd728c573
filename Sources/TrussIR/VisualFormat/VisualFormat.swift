/// A line of layout in Apple's Visual Format Language, as it was read.
///
///     let format = try VisualFormat("H:|-20-[name]-(>=8@750)-[mail(==name)]-20-|")
///     format.elements.count       // 4: the superview, two views, the superview
///     let constraints = try format.constraints(in: form) { items[$0] }
///
/// The language is that of Apple's Auto Layout Guide, appendix "Visual Format Language", with what UIKit reads beyond
/// it; `Documentation/VisualFormat.md` has the grammar. A format is only text until `constraints` is given the meanings
/// of its names. Two are equal when they are spelled alike. Reading takes time linear in the length of the text.
public struct VisualFormat: Equatable, Sendable {
  /// The text of the format.
  public let text: String
  /// The axis along which the elements follow each other; horizontal where the text has no prefix.
  public let orientation: Orientation
  /// The parts in order: at least one view, and the superview perhaps at either end.
  public let elements: [Element]
  /// The connections between each element and the next: one fewer than the elements.
  public let connections: [Connection]

  /// Reads a format.
  ///
  /// - Throws: the first fault in the text.
  public init(_ text: String) throws(VisualFormatError) {
    let bytes = Array(text.utf8)
    var parser = VisualFormatParser(bytes)
    do throws(TextFault) {
      try parser.parse()
    } catch {
      throw VisualFormatError(error, in: text)
    }
    self.text = text
    orientation = parser.orientation
    elements = parser.elements
    connections = parser.connections
  }
}

extension VisualFormat: CustomStringConvertible {
  /// The text.
  public var description: String { text }
}
