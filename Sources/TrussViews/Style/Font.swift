public import TrussText

/// The face, size and weight of a text. In text output letters have the terminal's font; with colours, bold and italic
/// are visible.
///
///     Text("swift build").font(Font(.mono, size: 15))
public struct Font: Equatable, Hashable, Sendable {
  /// A typeface whose metrics are part of the package.
  public enum Face: String, CaseIterable, Hashable, Sendable {
    /// A sans serif, metric-compatible with Arial and Helvetica.
    case sans
    /// The bold weight of the sans serif face.
    case sansBold
    /// A serif, metric-compatible with Times New Roman.
    case serif
    /// A monospaced face, metric-compatible with Courier New.
    case mono
  }

  /// The weight of letters, from 1 to 1000 like `font-weight` in CSS.
  ///
  /// The built-in sans and serif faces have regular metrics, and bold metrics for weights from 600 on. The monospaced
  /// face has the same widths in all weights. A font file is measured in its own weight.
  public struct Weight: Hashable, Comparable, Sendable {
    /// The number: 400 for regular, 700 for bold.
    public let value: Int

    /// Makes a weight from a number, which is clamped to the range from 1 to 1000.
    public init(_ value: Int) { self.value = min(1000, max(1, value)) }

    /// Whether a weight is lighter than another.
    public static func < (left: Weight, right: Weight) -> Bool { left.value < right.value }

    /// The weight 100.
    public static let ultraLight = Weight(100)
    /// The weight 200.
    public static let thin = Weight(200)
    /// The weight 300.
    public static let light = Weight(300)
    /// The weight 400, the default.
    public static let regular = Weight(400)
    /// The weight 500.
    public static let medium = Weight(500)
    /// The weight 600.
    public static let semibold = Weight(600)
    /// The weight 700.
    public static let bold = Weight(700)
    /// The weight 800.
    public static let heavy = Weight(800)
    /// The weight 900.
    public static let black = Weight(900)
  }

  /// The designs of typefaces, with SwiftUI's names.
  public enum Design: String, CaseIterable, Hashable, Sendable {
    /// The sans face.
    case `default`
    /// The serif face.
    case serif
    /// The monospaced face.
    case monospaced
    /// A face with round letters; the sans face replaces it.
    case rounded
  }

  /// The face of a font without a file. With a file, viewers that lack the file's family use this face.
  public var face: Face
  /// The font file with which texts are measured, and drawn if outlines are requested; nil for a built-in face.
  public var file: FontFile?
  /// The size of the em, in points. The size of a text style is its size outside of SwiftUI's style; once you set
  /// another size, the font has no text style.
  public var size: Double { didSet { textStyle = nil } }
  /// The weight, if it is set; nil for the weight of the face or the file.
  private var ownWeight: Weight?
  private var ownItalic: Bool?
  /// The text style that decides the size in SwiftUI's style; nil if the size is in points.
  package private(set) var textStyle: TextStyle?
  /// The additional distance between letters, in points.
  package var tracking = 0.0
  /// The distance of letters above the line's baseline, in points.
  package var baselineOffset = 0.0

  /// The weight of the letters; by default the weight of the face or the file.
  public var weight: Weight {
    get { ownWeight ?? file.map { Weight($0.weight) } ?? (face == .sansBold ? .bold : .regular) }
    set { ownWeight = newValue }
  }
  /// Whether the letters are italic; by default only if the file's style is italic. Texts with a file are always
  /// measured in the file's style.
  public var isItalic: Bool {
    get { ownItalic ?? file?.isItalic ?? false }
    set { ownItalic = newValue }
  }

  /// Makes a font with a face and a size in points.
  public init(_ face: Face = .sans, size: Double = 13) {
    self.face = face
    self.size = size
  }

  /// Makes the font of a text style, with its size outside of SwiftUI's style.
  private init(_ style: TextStyle, _ face: Face = .sans, size: Double) {
    self.init(face, size: size)
    textStyle = style
  }

  /// Makes a font with a size in points and SwiftUI's parameters; by default regular and in the sans face. In SwiftUI's
  /// style (``StackStyle/swiftUI``) the reader's text size does not change it, as there.
  public static func system(size: Double, weight: Weight = .regular, design: Design = .default) -> Font {
    switch design {
    case .default, .rounded: Font(.sans, size: size).weight(weight)
    case .serif: Font(.serif, size: size).weight(weight)
    case .monospaced: Font(.mono, size: size).weight(weight)
    }
  }

  /// Makes a font with a size in points and SwiftUI's parameters. A nil weight is regular, and a nil design the sans
  /// face.
  @_disfavoredOverload
  public static func system(size: Double, weight: Weight? = nil, design: Design? = nil) -> Font {
    system(size: size, weight: weight ?? .regular, design: design ?? .default)
  }

  /// Makes the font of a text style, optionally with another design or weight: `.system(.title2, weight: .bold)`.
  public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
    var font = style.font
    if let design { font = font.design(design) }
    if let weight { font.weight = weight }
    return font
  }

  /// Returns the font in another design, without its file.
  package func design(_ design: Design) -> Font {
    var font = self
    (font.weight, font.isItalic) = (weight, isItalic)
    font.file = nil
    font.face = Font.system(size: size, weight: .regular, design: design).face
    return font
  }

  /// Returns the font in a weight.
  public func weight(_ weight: Weight) -> Font {
    var font = self
    font.weight = weight
    return font
  }

  /// Returns the font in bold.
  public func bold() -> Font { weight(.bold) }

  /// Returns the font in italics.
  public func italic() -> Font {
    var font = self
    font.isItalic = true
    return font
  }

  /// Returns the font unchanged: in the built-in faces all digits have the same width.
  public func monospacedDigit() -> Font { self }

  /// Returns the font unchanged: the built-in faces have no small capitals.
  public func smallCaps() -> Font { self }

  /// Returns the font unchanged. To set the distance between lines, use `lineSpacing(_:)`.
  public func leading(_ leading: Leading) -> Font { self }

  /// The distances between lines, as in SwiftUI.
  public enum Leading: Sendable {
    /// The default distance.
    case standard
    /// A smaller distance.
    case tight
    /// A larger distance.
    case loose
  }

  /// Returns the font in the monospaced face, with the same size, weight and slant.
  public func monospaced() -> Font {
    var font = self
    (font.weight, font.isItalic) = (weight, isItalic)
    (font.face, font.file) = (.mono, nil)
    return font
  }

  /// Creates a font from a font file and a size in points, 13 by default. Viewers that have no font of the file's
  /// family use `fallback`, unless outlines are drawn.
  public init(_ file: FontFile, size: Double = 13, fallback: Face = .sans) {
    face = fallback
    self.file = file
    self.size = size
  }

  /// The default font of a text: the sans face at 13 points. In SwiftUI's style (``StackStyle/swiftUI``) this font and
  /// the fonts below have iOS's sizes instead, which ``TextStyle`` lists.
  public static let body = Font(.body, size: 13)
  /// The sans face at 17 points.
  public static let title = Font(.title, size: 17)
  /// The sans face at 26 points.
  public static let largeTitle = Font(.largeTitle, size: 26)
  /// The sans face at 15 points.
  public static let title2 = Font(.title2, size: 15)
  /// The sans face at 14 points.
  public static let title3 = Font(.title3, size: 14)
  /// The semibold sans face at 13 points.
  public static let headline = Font(.headline, size: 13).weight(.semibold)
  /// The sans face at 12 points.
  public static let subheadline = Font(.subheadline, size: 12)
  /// The sans face at 12 points.
  public static let callout = Font(.callout, size: 12)
  /// The sans face at 11 points.
  public static let footnote = Font(.footnote, size: 11)
  /// The sans face at 11 points.
  public static let caption = Font(.caption, size: 11)
  /// The sans face at 10 points.
  public static let caption2 = Font(.caption2, size: 10)
  /// The monospaced face at 13 points; in SwiftUI's style at the size of `body`.
  public static let mono = Font(.body, .mono, size: 13)
}
