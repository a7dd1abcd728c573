package import TrussDrawing
public import TrussLayout
import TrussSystem
public import TrussTree
public import TrussViews

/// A drawing as an SVG document.
///
///     let svg = try SignIn().svg(width: 390, title: "Sign in")
///     try svg.write(toFile: "sign-in.svg")
public struct SVG: Equatable, Sendable {
  /// The document, which ends with a line feed. The same view always results in the same characters.
  public let document: String

  /// The colour scheme for which a drawing is made.
  public enum Scheme: String, CaseIterable, Sendable {
    /// Light or dark, according to the setting of the reader's system.
    case automatic
    /// Always light.
    case light
    /// Always dark.
    case dark
  }

  /// Writes the document to a file. The file is replaced as a whole: if the disk is full, the old file stays.
  ///
  /// - Throws: `FileError` if the file cannot be written.
  public func write(toFile path: String) throws {
    try FileReplacement.write(document, toFile: path)
  }
}

extension SVG: CustomStringConvertible {
  /// The document.
  public var description: String { document }
}

extension View {
  /// Draws the view as SVG, laid out in points.
  ///
  ///     try header.svg(width: 390, title: "A form's header").write(toFile: "header.svg")
  ///
  /// - Parameters:
  ///   - drawing: the views alone (the default), or the views with an overlay that explains their frames.
  ///   - width: the width in points, or nil to fit it to the content.
  ///   - height: the height in points, or nil to fit it to the content.
  ///   - title: the title of the drawing, which screen readers read aloud; `Layout` by default.
  ///   - description: a description of the drawing, which screen readers read aloud.
  ///   - id: the id of the root element, and the prefix of all other ids. Drawings in one page need different ids.
  ///   - scheme: whether the view is drawn for light mode, dark mode, or both.
  ///   - theme: the theme's colours; by default the colours of the views.
  ///   - outlines: whether texts in a font from a file are drawn as outlines, which look the same everywhere but cannot
  ///     be selected or searched. By default they are drawn as text.
  ///   - environment: the environment in which the view is laid out.
  ///   - strict: whether any diagnostic is thrown as an error, as by `LayoutResult.strict()`.
  /// - Throws: `LayoutError` for invalid input, and for a terminal window of more cells than
  ///   `LayoutError.Limits.windowCells`.
  public func svg(
    _ drawing: SVG.Drawing = .views, width: Double? = nil, height: Double? = nil, title: String = "Layout",
    description: String? = nil, id: String = "truss", scheme: SVG.Scheme = .automatic, theme: Theme = .plain,
    outlines: Bool = false, environment: EnvironmentValues = EnvironmentValues(), strict: Bool = false
  ) throws(LayoutError) -> SVG {
    try layout(for: drawing, width: width, height: height, environment: environment, strict: strict).svg(
      drawing, title: title, description: description, id: id, scheme: scheme, theme: theme, outlines: outlines)
  }
}

extension View {
  package func layout(
    for drawing: SVG.Drawing, width: Double?, height: Double?, environment: EnvironmentValues, strict: Bool = false
  ) throws(LayoutError) -> LayoutResult {
    guard drawing.isInCells else {
      return try layout(width: width, height: height, environment: environment, strict: strict)
    }
    let medium = cells(in: environment)
    let layout = try layout(
      columns: width.map { medium.count($0, .horizontal) }, rows: height.map { medium.count($0, .vertical) }, medium,
      environment: environment, mostCells: LayoutError.Limits.windowCells)
    return strict ? try layout.strict() : layout
  }
}

extension Medium {
  /// Returns a length in points as a number of cells, rounded; 0, which a layout refuses, if the length is too large or
  /// not finite.
  package func count(_ points: Double, _ axis: Axis) -> Int {
    let cells = extent(points, axis)
    return cells.isFinite && abs(cells) <= LayoutError.Limits.length ? Int(clamping: cells) : 0
  }
}

extension LayoutResult {
  /// Draws the layout as SVG. The parameters are the same as for `View.svg`.
  public func svg(
    _ drawing: SVG.Drawing = .views, title: String = "Layout", description: String? = nil, id: String = "truss",
    scheme: SVG.Scheme = .automatic, theme: Theme = .plain, outlines: Bool = false
  ) -> SVG {
    let renderer = SVGRenderer(title, description, id, scheme, theme, outlines, of: self)
    return SVG(document: renderer.render(drawing.list(of: self)))
  }
}

extension SVGRenderer {
  /// Makes a renderer for a layout. For `.automatic`, its colour scheme is the one that the layout's root prefers, or
  /// nil.
  init(
    _ title: String, _ description: String?, _ id: String, _ scheme: SVG.Scheme, _ theme: Theme, _ outlines: Bool,
    of layout: LayoutResult?
  ) {
    self.init(
      title: title, description: description, id: id,
      colorScheme: ColorScheme(rawValue: scheme.rawValue) ?? layout?.preferredColorScheme, theme: theme,
      drawsOutlines: outlines)
  }
}

extension LayoutResult {
  /// The scheme that `preferredColorScheme(_:)` sets on the root, or on the only view in it, and so on inward.
  fileprivate var preferredColorScheme: ColorScheme? {
    var index: Int? = tree.entries.isEmpty ? nil : 0
    while let view = index {
      if let scheme = tree.entries[view].inherited.environment.preferredColorScheme { return scheme }
      let children = tree.children(of: view)
      index = children.count == 1 ? children[0] : nil
    }
    return nil
  }
}

extension SVG {
  /// The parts of a layout that are drawn, as SVG or as text output.
  ///
  ///     try layout.svg(.overlay, title: "Why the field is 230 wide").write(toFile: "why.svg")
  ///     layout.svg(.overlay([.gaps, .insets]))
  ///     print(layout.text(.overlay))
  public struct Drawing: Equatable, Sendable {
    private enum Kind: Equatable, Sendable {
      case views
      case overlay(Overlay)
      case terminal(title: String)
    }

    private let kind: Kind

    /// The views, without an overlay.
    public static let views = Drawing(kind: .views)

    /// The faded views with the whole overlay that explains their frames. The overlay includes the lengths of gaps and
    /// insets. In SVG it is drawn at twice the views' size.
    public static let overlay = overlay(.all)

    /// The faded views with parts of the overlay that explains their frames. In SVG it is drawn at twice the views'
    /// size.
    public static func overlay(_ parts: Overlay) -> Drawing { Drawing(kind: .overlay(parts)) }

    /// A picture of a terminal window without a title, in which the views are drawn as text output.
    ///
    /// A view or a figure is laid out in cells for this drawing: its width and height are rounded to the nearest
    /// numbers of columns and rows. The window has at most `LayoutError.Limits.windowCells` cells. An existing layout
    /// is drawn as by `LayoutResult.text`: one unit of length is one cell, whatever the layout's medium.
    public static let terminal = terminal(title: "")

    /// A picture of a terminal window in which the views are drawn as text output. The title may be the command that
    /// prints them.
    public static func terminal(title: String) -> Drawing { Drawing(kind: .terminal(title: title)) }

    package var isOverlay: Bool { if case .overlay = kind { true } else { false } }

    package var isInCells: Bool { if case .terminal = kind { true } else { false } }

    func list(of layout: LayoutResult) -> DisplayList {
      switch kind {
      case .views: layout.displayList
      case .overlay(let parts): layout.overlayList(parts.parts)
      case .terminal(let title): layout.terminalList(title: title)
      }
    }

    package func text(of layout: LayoutResult, in renderer: TextRenderer) -> String {
      if case .overlay(let parts) = kind {
        return renderer.render(layout.overlayList(parts.parts, in: renderer.charset))
      }
      return renderer.render(layout.displayList)
    }
  }

  /// The overlay that explains the frames of a layout.
  public struct Overlay: OptionSet, Sendable {
    /// The bit mask of the parts.
    public let rawValue: Int

    /// Makes a set from a bit mask.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The outlines of views, with their names and sizes. Text output shows only names and sizes.
    public static let frames = Overlay(.frames)
    /// The distances between the views of stacks and grids. A fixed distance is hatched, a distance that takes the free
    /// space has a spring, and a distance that the stack keeps equal to others has `=`.
    public static let gaps = Overlay(.gaps)
    /// The distances between the edges of stacks and grids and their content.
    public static let insets = Overlay(.insets)
    /// The baselines of texts; not available in text output.
    public static let baselines = Overlay(.baselines)
    /// The guides of constraints, and the safe area of the layout.
    public static let guides = Overlay(.guides)
    /// The views that diagnostics name, and the messages below the picture. In text output each view has a mark, such
    /// as `!1`.
    public static let problems = Overlay(.problems)
    /// The constraints of `constraints` blocks: a line between the edges that a constraint relates, with its constant
    /// and, if it is optional, its priority; a dimension line for a size, with `=` if it equals another size. In text
    /// output, a constraint that does not fit has a mark such as `c1` and is explained below the picture.
    public static let constraints = Overlay(.constraints)
    /// All parts.
    public static let all: Overlay = [.frames, .gaps, .insets, .baselines, .guides, .problems, .constraints]

    private init(_ parts: OverlayParts) { self.init(rawValue: parts.rawValue) }

    var parts: OverlayParts { OverlayParts(rawValue: rawValue) }
  }
}

extension SVG {
  /// A drawing as two files, for light and for dark mode. DocC shows `name.svg` and `name~dark.svg` as one image
  /// `name`; other pages need two files for viewers that do not support style sheets.
  ///
  ///     try header.layout(width: 390).svgPair(title: "A form's header")
  ///       .write(toDirectory: "Sources/App/App.docc/Resources", name: "header")
  public struct Pair: Equatable, Sendable {
    /// The drawing for light mode.
    public let light: SVG
    /// The drawing for dark mode.
    public let dark: SVG

    /// Writes `<name>.svg` and `<name>~dark.svg`.
    ///
    /// - Parameters:
    ///   - directory: the path of a directory that exists.
    ///   - name: the name of the image, without an ending.
    /// - Throws: `FileError` if a file cannot be written.
    public func write(toDirectory directory: String, name: String) throws {
      try light.write(toFile: "\(directory)/\(name).svg")
      try dark.write(toFile: "\(directory)/\(name)~dark.svg")
    }
  }
}

extension LayoutResult {
  /// Draws the layout as a pair of SVG documents, for light and for dark mode. The parameters are the same as for
  /// `svg`; the theme is DocC's by default.
  public func svgPair(
    _ drawing: SVG.Drawing = .views, title: String = "Layout", description: String? = nil, id: String = "truss",
    theme: Theme = .docC, outlines: Bool = false
  ) -> SVG.Pair {
    func drawn(_ scheme: SVG.Scheme) -> SVG {
      svg(drawing, title: title, description: description, id: id, scheme: scheme, theme: theme, outlines: outlines)
    }
    return SVG.Pair(light: drawn(.light), dark: drawn(.dark))
  }
}
