public import TrussText

/// The face, size and weight of a text. In text form every font is the terminal's own; with colours it shows whether
/// letters are bold or italic.
///
///     Text("swift build").font(Font(.mono, size: 15))
public struct Font: Equatable, Hashable, Sendable {
  /// A family of letter forms, with metrics that are part of the package.
  public enum Face: String, CaseIterable, Hashable, Sendable {
    /// A sans serif, metric-compatible with Arial and Helvetica.
    case sans
    /// Its bold weight.
    case sansBold
    /// A serif, metric-compatible with Times New Roman.
    case serif
    /// A monospaced face, metric-compatible with Courier New.
    case mono
  }

  /// How thick letters are, from 1 to 1000 as `font-weight` in CSS.
  ///
  /// The built-in sans and serif faces have bold metrics: from 600 on a text is measured with them, below with the regular
  /// ones. The monospaced face has one width in each weight, and a font file is measured in its own weight.
  public struct Weight: Hashable, Comparable, Sendable {
    /// The number: 400 for regular, 700 for bold.
    public let value: Int

    /// Makes a weight of a number; one that is not from 1 to 1000 counts as the nearer end.
    public init(_ value: Int) { self.value = min(1000, max(1, value)) }

    /// Whether a weight is less than another.
    public static func < (left: Weight, right: Weight) -> Bool { left.value < right.value }

    /// 100.
    public static let ultraLight = Weight(100)
    /// 200.
    public static let thin = Weight(200)
    /// 300.
    public static let light = Weight(300)
    /// 400, the usual one.
    public static let regular = Weight(400)
    /// 500.
    public static let medium = Weight(500)
    /// 600.
    public static let semibold = Weight(600)
    /// 700.
    public static let bold = Weight(700)
    /// 800.
    public static let heavy = Weight(800)
    /// 900.
    public static let black = Weight(900)
  }

  /// A family of letter forms, with SwiftUI's names.
  public enum Design: String, CaseIterable, Hashable, Sendable {
    /// The sans face.
    case `default`
    /// The serif face.
    case serif
    /// The monospaced face.
    case monospaced
    /// Round letter forms, for which the sans face is drawn.
    case rounded
  }

  /// The letter forms if there is no file: those that replace the file's in viewers that lack its family.
  public var face: Face
  /// A font file for measuring texts, and for drawing their outlines if requested; nil for one of the faces.
  public var file: FontFile?
  /// The size of the em, in points.
  public var size: Double
  /// The weight that replaces that of the face or the file.
  private var ownWeight: Weight?
  private var ownItalic: Bool?
  /// The distance between letters in addition to their own, in points.
  package var tracking = 0.0
  /// How far letters are above the line's baseline, in points.
  package var baselineOffset = 0.0

  /// How thick the letters are: by default as thick as those of the face or the file.
  public var weight: Weight {
    get { ownWeight ?? file.map { Weight($0.weight) } ?? (face == .sansBold ? .bold : .regular) }
    set { ownWeight = newValue }
  }
  /// Whether the letters are italic: by default the file's style. Letters of a file are always measured in the file's
  /// style.
  public var isItalic: Bool {
    get { ownItalic ?? file?.isItalic ?? false }
    set { ownItalic = newValue }
  }

  /// Makes a font of a face and a size in points.
  public init(_ face: Face = .sans, size: Double = 13) {
    self.face = face
    self.size = size
  }

  /// Makes a font of a size in points with SwiftUI's parameters, regular and of the sans face by default.
  public static func system(size: Double, weight: Weight = .regular, design: Design = .default) -> Font {
    switch design {
    case .default, .rounded: Font(.sans, size: size).weight(weight)
    case .serif: Font(.serif, size: size).weight(weight)
    case .monospaced: Font(.mono, size: size).weight(weight)
    }
  }

  /// Makes a font of a size in points with SwiftUI's parameters, those that are nil as usual.
  @_disfavoredOverload
  public static func system(size: Double, weight: Weight? = nil, design: Design? = nil) -> Font {
    system(size: size, weight: weight ?? .regular, design: design ?? .default)
  }

  /// Makes the font of a style of text, in another design or weight: `.system(.title2, weight: .bold)`.
  public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
    var font = style.font
    if let design { font = font.design(design) }
    if let weight { font.weight = weight }
    return font
  }

  /// The same font in another design.
  package func design(_ design: Design) -> Font {
    var font = self
    (font.weight, font.isItalic) = (weight, isItalic)
    font.file = nil
    font.face = Font.system(size: size, weight: .regular, design: design).face
    return font
  }

  /// The same font in a weight.
  public func weight(_ weight: Weight) -> Font {
    var font = self
    font.weight = weight
    return font
  }

  /// The same font in bold.
  public func bold() -> Font { weight(.bold) }

  /// The same font in italics.
  public func italic() -> Font {
    var font = self
    font.isItalic = true
    return font
  }

  /// Returns the font unchanged: in the built-in faces all digits have one width.
  public func monospacedDigit() -> Font { self }

  /// Returns the font unchanged: the built-in faces have no small capitals.
  public func smallCaps() -> Font { self }

  /// Returns the font unchanged: `lineSpacing(_:)` sets the distance between lines.
  public func leading(_ leading: Leading) -> Font { self }

  /// The distances between lines that SwiftUI's fonts have.
  public enum Leading: Sendable {
    /// The usual one.
    case standard
    /// A smaller one.
    case tight
    /// A larger one.
    case loose
  }

  /// The monospaced face in the font's size, weight and slant.
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

  /// The default font of a text: the sans face at 13 points.
  public static let body = Font()
  /// The sans face at 17 points.
  public static let title = Font(size: 17)
  /// The sans face at 26 points.
  public static let largeTitle = Font(size: 26)
  /// The sans face at 15 points.
  public static let title2 = Font(size: 15)
  /// The sans face at 14 points.
  public static let title3 = Font(size: 14)
  /// The semibold sans face at 13 points.
  public static let headline = Font().weight(.semibold)
  /// The sans face at 12 points.
  public static let subheadline = Font(size: 12)
  /// The sans face at 12 points.
  public static let callout = Font(size: 12)
  /// The sans face at 11 points.
  public static let footnote = Font(size: 11)
  /// The sans face at 11 points.
  public static let caption = Font(size: 11)
  /// The sans face at 10 points.
  public static let caption2 = Font(size: 10)
  /// The monospaced face at 13 points.
  public static let mono = Font(.mono)
}
