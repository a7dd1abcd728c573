import TrussIR
public import TrussImages

/// SwiftUI's name for `Image.ContentMode`.
public typealias ContentMode = Image.ContentMode

/// A picture from a file or, without a file, a drawing chosen by its name.
///
///     Image("Photo").frame(width: 60, height: 40)         // hills under a sun, in any size
///     Image("Harbour", natural: Size(width: 300, height: 200))   // a box with the name
///     Image(try ImageFile(contentsOfFile: "bridge.jpg"), alt: "The bridge").contentMode(.fill)
///
/// A picture from a file has the file's size, with a point per pixel. An SVG drawing embeds the file, unless it is
/// `linked(to:)`. In text a picture is a box with its name.
public struct Image: _SingleView {
  private var picture: Picture
  private let location: SourceLine

  /// A picture without its source location.
  @usableFromInline package struct Picture: Equatable, Sendable {
    package let name: String
    package fileprivate(set) var natural: Size?
    package fileprivate(set) var contentMode: ContentMode?
    /// The file of the picture; nil for a drawing.
    package let file: ImageFile?
    /// The address under which an SVG refers to the picture, instead of embedding it.
    package fileprivate(set) var address: Attributes.Link?
    /// Whether the picture takes the offered space instead of its natural size.
    package fileprivate(set) var isResizable = false
    /// The name of the symbol; nil for any other picture.
    package fileprivate(set) var symbol: String?
  }

  /// The way in which a picture with a `natural:` size is drawn in a frame with another ratio: UIKit's `contentMode`.
  /// Without a mode the picture is stretched to the frame.
  public enum ContentMode: String, CaseIterable, Hashable, Sendable {
    /// The whole picture is visible, with empty space beside it or above and below: `scaleAspectFit`.
    case fit
    /// The picture fills the frame, and the part outside the frame is cut off: `scaleAspectFill`.
    case fill
  }

  /// Creates a picture with a name and an intrinsic size in points; by default it has no intrinsic size. A picture
  /// whose frame has no width or no height is reported as an overflow.
  ///
  /// In SVG a word of the name chooses a drawing, in the view's tint if the tint has a hue: a person for `person`,
  /// `profile`, `portrait`, `avatar`, `user` and `face`; the cover of an album for `cover` and `album`; a mark for
  /// `logo` and `brand`; and a landscape for `photo`, `picture`, `landscape`, `mountain` and `hero`. With any other
  /// name, and always in text, the picture is a box with the name.
  public init(_ name: String, natural: Size? = nil, fileID: String = #fileID, line: Int = #line) {
    picture = Picture(name: name, natural: natural, file: nil)
    location = SourceLine(fileID: fileID, line: line)
  }

  /// Makes a symbol: a drawing in the colour and the size of surrounding texts; in text a single character.
  ///
  ///     Image(systemName: "star.fill").font(.title).foregroundStyle(.yellow)
  ///
  /// The symbol is as wide as its drawing, in the middle of its frame; it fills a larger frame only if it is
  /// `resizable()`. The package contains drawings for some 400 names of SF Symbols. Any other name is an empty square,
  /// and one of the layout's `hints`.
  public init(systemName name: String, fileID: String = #fileID, line: Int = #line) {
    picture = Picture(name: name, natural: Size(width: 20, height: 20), file: nil)
    picture.symbol = name
    location = SourceLine(fileID: fileID, line: line)
  }

  /// Creates a symbol. The variable value has no effect: the whole symbol is drawn.
  public init(
    systemName name: String, variableValue: Double?, fileID: String = #fileID, line: Int = #line
  ) {
    self.init(systemName: name, fileID: fileID, line: line)
  }

  /// Not available: SwiftUI's picture from UIKit.
  @available(*, unavailable, message: "write Image(try ImageFile(contentsOfFile: \"a.png\"), alt: \"name\")")
  public init<Picture>(uiImage: Picture) { self.init("") }

  /// Not available: SwiftUI's picture from AppKit.
  @available(*, unavailable, message: "write Image(try ImageFile(contentsOfFile: \"a.png\"), alt: \"name\")")
  public init<Picture>(nsImage: Picture) { self.init("") }

  /// Creates a picture from a file, with the file's size: a point per pixel, or an SVG's own size. Screen readers read
  /// `alt` aloud, and text output shows it in the box.
  public init(_ file: ImageFile, alt: String, fileID: String = #fileID, line: Int = #line) {
    let natural = file.naturalSize.map { Size(width: $0.width, height: $0.height) }
    picture = Picture(name: alt, natural: natural, file: file)
    location = SourceLine(fileID: fileID, line: line)
  }

  /// Refers to the picture's file from the SVG instead of embedding it, by a path relative to the drawing or an address
  /// that begins with `https://` or `http://`. Any other address is an error when the view is laid out. The viewer must
  /// be allowed to load the file: an SVG in an `<img>` of a page is not.
  public func linked(to address: String, fileID: String = #fileID, line: Int = #line) -> Image {
    var image = self
    image.picture.address = Attributes.Link(target: address, location: SourceLine(fileID: fileID, line: line))
    return image
  }

  /// Fits the picture into its frame, or fills the frame. The picture then has a low compression resistance, and takes
  /// the size of a surrounding `frame(width:height:)` or `ZStack`.
  ///
  ///     Image("photo", natural: Size(width: 300, height: 200)).contentMode(.fill).frame(width: 90, height: 90)
  public func contentMode(_ mode: ContentMode) -> Image {
    var image = self
    (image.picture.contentMode, image.picture.isResizable) = (mode, true)
    return image
  }

  /// Stretches the picture to the size of a surrounding `frame(width:height:)` or `ZStack`, whatever the ratio.
  ///
  ///     Image("photo", natural: Size(width: 300, height: 200)).resizable().frame(width: 90, height: 90)
  public func resizable() -> Image {
    var image = self
    image.picture.isResizable = true
    return image
  }

  /// Fits the picture into its frame, like `contentMode(.fit)`.
  public func scaledToFit() -> Image { contentMode(.fit) }

  /// Makes the picture fill its frame, like `contentMode(.fill)`. The part outside the frame is cut off.
  public func scaledToFill() -> Image { contentMode(.fill) }

  /// Returns the image unchanged: a picture keeps the colours of its file.
  public func renderingMode(_ mode: TemplateRenderingMode?) -> Image { self }

  /// Returns the image unchanged: a viewer chooses the interpolation.
  public func interpolation(_ interpolation: Interpolation) -> Image { self }

  /// Returns the image unchanged: a viewer always smooths the picture's edges.
  public func antialiased(_ isAntialiased: Bool) -> Image { self }

  /// Whether a picture keeps its own colours, in SwiftUI.
  public enum TemplateRenderingMode: Sendable {
    /// The picture is a stencil in the foreground colour.
    case template
    /// The picture keeps its colours.
    case original
  }

  /// The interpolation of an enlarged picture, in SwiftUI.
  public enum Interpolation: Sendable {
    /// Pixels become squares.
    case none
    /// Pixels are blended.
    case low, medium, high
  }

  /// Makes a picture that screen readers skip in SwiftUI; here the same as `init(_:natural:)`.
  public init(decorative name: String, natural: Size? = nil, fileID: String = #fileID, line: Int = #line) {
    self.init(name, natural: natural, fileID: fileID, line: line)
  }

  /// Fits the picture into its frame, or fills the frame, like `contentMode(_:)`.
  public func aspectRatio(contentMode: ContentMode) -> Image { self.contentMode(contentMode) }

  /// The view as one node.
  public var _node: ViewNode {
    guard let symbol = picture.symbol else { return ViewNode(leaf: .image(picture), at: location) }
    guard picture.isResizable else { return ViewNode(leaf: .symbol(symbol, inLabel: false), at: location) }
    var resizable = picture
    resizable.natural = Symbol.named(symbol)?.ink.size ?? picture.natural
    return ViewNode(leaf: .image(resizable), at: location)
  }
}
