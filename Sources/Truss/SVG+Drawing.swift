import TrussDrawing
import TrussLayout
import TrussTree

extension SVG {
  /// The parts of a layout that are drawn, as SVG or as text.
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

    /// The views as they are seen.
    public static let views = Drawing(kind: .views)

    /// The views faded, as SVG twice as large, and over them the whole overlay that explains their frames, with its
    /// numbers.
    public static let overlay = overlay(.all)

    /// The views faded, as SVG twice as large, and over them a part of the overlay that explains their frames.
    public static func overlay(_ parts: Overlay) -> Drawing { Drawing(kind: .overlay(parts)) }

    /// The text form of the views in the window of a terminal, without a title.
    ///
    /// A view or a figure is laid out in cells for it, its width and height the nearest numbers of columns and rows. A
    /// layout is drawn with one unit as one cell, as `Layout.text` draws it.
    public static let terminal = terminal(title: "")

    /// The text form of the views in the window of a terminal, with a title such as the command that prints it.
    public static func terminal(title: String) -> Drawing { Drawing(kind: .terminal(title: title)) }

    /// Whether it explains frames.
    package var isOverlay: Bool { if case .overlay = kind { true } else { false } }

    /// Whether a view is laid out in cells for it.
    package var isInCells: Bool { if case .terminal = kind { true } else { false } }

    func list(of layout: Layout) -> DisplayList {
      switch kind {
      case .views: layout.displayList
      case .overlay(let parts): layout.overlayList(parts.parts)
      case .terminal(let title): layout.terminalList(title: title)
      }
    }

    func text(of layout: Layout, in renderer: TextRenderer) -> String {
      if case .overlay(let parts) = kind {
        return renderer.render(layout.overlayList(parts.parts, in: renderer.charset))
      }
      return renderer.render(layout.displayList)
    }
  }

  /// The overlay that explains the frames of a layout.
  public struct Overlay: OptionSet, Sendable {
    /// The parts as bits.
    public let rawValue: Int

    /// Makes a set of the bits of its parts.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The outlines of views, with their names and sizes; in text no outlines.
    public static let frames = Overlay(.frames)
    /// The distances between the views of stacks and grids: hatched where they are fixed, with a spring where they take
    /// the room that is left, and with `=` where the stack keeps them equal.
    public static let gaps = Overlay(.gaps)
    /// The distances between the edges of stacks and grids and their content.
    public static let insets = Overlay(.insets)
    /// The baselines of texts; in text none.
    public static let baselines = Overlay(.baselines)
    /// The guides that were made for constraints, and the safe area of the layout.
    public static let guides = Overlay(.guides)
    /// The views that diagnostics are about, in text each with a mark such as `!1`, and their messages below the picture.
    public static let problems = Overlay(.problems)
    /// The constraints of `constraints`, each as a line between the edges that it relates, with its constant and, where it
    /// is optional, its priority; as a dimension line for a size, with `=` where it equals another's. In text, one that the
    /// picture has no room for has a mark such as `c1` and is below the picture.
    public static let constraints = Overlay(.constraints)
    /// All of them.
    public static let all: Overlay = [.frames, .gaps, .insets, .baselines, .guides, .problems, .constraints]

    private init(_ parts: OverlayParts) { self.init(rawValue: parts.rawValue) }

    var parts: OverlayParts { OverlayParts(rawValue: rawValue) }
  }
}
