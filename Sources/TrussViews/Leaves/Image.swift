package import TrussIR

/// A picture, drawn as a box with its name. It has a size of its own, and a ratio, only if `natural:` is given.
public struct Image: BuiltInView {
  package let name: String
  package let natural: Size?
  package var contentMode: ContentMode?

  /// How a picture that has a `natural:` size is drawn in a frame that has another ratio than it, in the frame's
  /// middle: UIKit's `contentMode`. Without a mode it is drawn as large as the frame, in the frame's ratio.
  public enum ContentMode: String, CaseIterable, Hashable, Sendable {
    /// All of it is seen, with room beside it or above and below: `scaleAspectFit`.
    case fit
    /// It fills the frame, and what lies outside is cut: `scaleAspectFill`.
    case fill
  }
  package let location: SourceLocation

  /// Makes a picture.
  ///
  /// - Parameters:
  ///   - name: what it shows; written in its box, and read out by screen readers.
  ///   - natural: its own size in points, or nil where it has none.
  ///   - fileID: the file that messages name; the caller's by default.
  ///   - line: the line that messages name; the caller's by default.
  public init(_ name: String, natural: Size? = nil, fileID: String = #fileID, line: Int = #line) {
    self.name = name
    self.natural = natural
    location = SourceLocation(fileID: fileID, line: line)
  }

  /// The same picture, fitted into its frame, or filling it. It then minds little being smaller than its natural size,
  /// and in a `frame(width:height:)` and a `ZStack` it is as large as these.
  public func contentMode(_ mode: ContentMode) -> Image {
    var image = self
    image.contentMode = mode
    return image
  }

  /// The same picture: every picture takes the size that it is given, as SwiftUI's do after this word.
  public func resizable() -> Image { self }

  /// The same picture, fitted into its frame: `contentMode(.fit)`.
  public func scaledToFit() -> Image { contentMode(.fit) }

  /// The same picture, filling its frame: `contentMode(.fill)`. What lies outside is cut.
  public func scaledToFill() -> Image { contentMode(.fill) }

  /// The same picture, fitted into its frame, or filling it: `contentMode(_:)`.
  public func aspectRatio(contentMode: ContentMode) -> Image { self.contentMode(contentMode) }

  /// The view as one node.
  public var nodes: [ViewNode] { [node] }
  /// The same node.
  public consuming func _takeNodes() -> _NodeList { .one(node) }

  private var node: ViewNode { ViewNode(.image(self), at: location) }
}
