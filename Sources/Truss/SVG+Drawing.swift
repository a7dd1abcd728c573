import TrussDrawing
import TrussLayout
import TrussTree

extension SVG {
  /// The parts of a layout that are drawn.
  ///
  ///     try layout.svg(.overlay, title: "Why the field is 230 wide").write(toFile: "why.svg")
  ///     layout.svg(.overlay([.gaps, .insets]))
  public struct Drawing: Equatable, Sendable {
    private let overlay: Overlay?

    /// The views as they are seen.
    public static let views = Drawing(overlay: nil)

    /// The views faded and twice as large, and over them the whole overlay that explains their frames, with its
    /// numbers.
    public static let overlay = overlay(.all)

    /// The views faded and twice as large, and over them a part of the overlay that explains their frames.
    public static func overlay(_ parts: Overlay) -> Drawing { Drawing(overlay: parts) }

    func list(of layout: Layout) -> DisplayList {
      overlay.map { layout.overlayList($0.parts) } ?? layout.displayList
    }
  }

  /// The overlay that explains the frames of a layout.
  public struct Overlay: OptionSet, Sendable {
    /// The parts as bits.
    public let rawValue: Int

    /// Makes a set of the bits of its parts.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The outlines of views, with their names and sizes.
    public static let frames = Overlay(.frames)
    /// The distances between the views of stacks and grids.
    public static let gaps = Overlay(.gaps)
    /// The distances between the edges of stacks and grids and their content.
    public static let insets = Overlay(.insets)
    /// The baselines of texts.
    public static let baselines = Overlay(.baselines)
    /// The guides that were made for constraints, and the safe area of the layout.
    public static let guides = Overlay(.guides)
    /// The views that diagnostics are about, and their messages below the picture.
    public static let problems = Overlay(.problems)
    /// All of them.
    public static let all: Overlay = [.frames, .gaps, .insets, .baselines, .guides, .problems]

    private init(_ parts: OverlayParts) { self.init(rawValue: parts.rawValue) }

    var parts: OverlayParts { OverlayParts(rawValue: rawValue) }
  }
}
