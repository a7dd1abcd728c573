package import TrussIR

/// A picture, drawn as a box with its name. It has a size of its own only if one is given.
public struct Image: BuiltInView {
  package let name: String
  package let natural: Size?
  package var contentMode: ContentMode?

  /// How a picture is fitted into a frame that has another ratio than it.
  public enum ContentMode: String, CaseIterable, Hashable, Sendable {
    /// All of it is seen, with room beside it or above and below.
    case fit
    /// It fills the frame, and what lies outside is cut.
    case fill
  }
  package let location: SourceLocation

  /// Makes a picture.
  ///
  /// - Parameters:
  ///   - name: what it shows; written in its box, and read out by screen readers.
  ///   - natural: its own size in points, or nil where it has none.
  ///   - fileID: the file that messages name; the caller's unless told otherwise.
  ///   - line: the line that messages name; the caller's unless told otherwise.
  public init(_ name: String, natural: Size? = nil, fileID: String = #fileID, line: Int = #line) {
    self.name = name
    self.natural = natural
    location = SourceLocation(fileID: fileID, line: line)
  }

  /// The same picture, fitted into its frame. It then minds little being smaller than its own size.
  public func contentMode(_ mode: ContentMode) -> Image {
    var image = self
    image.contentMode = mode
    return image
  }

  /// The view as one node.
  public var nodes: [ViewNode] { [ViewNode(.image(self), at: location)] }
}
