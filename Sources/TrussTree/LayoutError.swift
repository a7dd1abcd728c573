public import TrussIR
import TrussText
public import TrussViews

/// Why there is no layout: input without meaning or beyond a limit or, with `strict: true`, a layout with diagnostics.
/// The error names the view and the line of the fault.
///
///     do { _ = try Text("a").width(-1).layout() } catch { print(error.reason, error.location as Any) }
public struct LayoutError: Error, Equatable, Sendable {
  /// The reason for the error.
  public enum Reason: Equatable, Sendable {
    /// A number that is not finite, or is outside of the range that `rule` specifies.
    case number(parameter: String, value: Double, rule: String)
    /// An array that does not have one entry for each view of its stack.
    case count(parameter: String, expected: Int, got: Int)
    /// A name that two views have where names must be unique, such as in the body of one custom view, and the source
    /// line that made the first view.
    case duplicateName(String, first: SourceLine?)
    /// A name that should refer to one view but that several views have: the candidates.
    case ambiguousName(String, parameter: String, candidates: [Candidate])
    /// A name that a parameter refers to but no view has.
    case unknownName(String, parameter: String)
    /// A label that a call refers to but no constraint has.
    case unknownLabel(String)
    /// A modifier that has no meaning for its view.
    case misplaced(parameter: String, meant: String)
    /// A constraint whose two sides cannot be related, and the reason.
    case meaninglessConstraint(String)
    /// A visual format with a fault.
    case visualFormat(VisualFormatError)
    /// Views nested more deeply than `Limits.depth`.
    case tooDeep
    /// More nested views with a body than `Limits.bodies`.
    case tooManyBodies
    /// More views than `Limits.views`.
    case tooManyViews
    /// A diagram whose edges and clusters span so many ranks that it cannot be laid out.
    case tooManyRanks
    /// A table that shows more rows at once than `Limits.rows`, or whose rows together are higher than `Limits.length`.
    case tooManyRows(Int)
    /// A grid row that needs more columns than the grid specifies.
    case gridColumns(needed: Int, given: Int)
    /// More connectors in one layout than `Limits.connectors`.
    case tooManyConnectors
    /// A node of a diagram that is in two clusters: the node's name, the name of the first cluster, and the source line
    /// of that cluster.
    case twoClusters(String, first: String, SourceLine?)
    /// A name in a diagram outside of all clusters. Only a cluster can contain the names of nodes.
    case nameOutsideCluster(String)
    /// A cluster of a diagram that is inside itself.
    case clusterInItself(String)
    /// A link whose target is not allowed in a drawing.
    case link(String)
    /// A view whose edges are farther than `Limits.frame` from the root's origin, though every given number is within
    /// its limits: constraints and ratios multiply, and lengths add up.
    case frame(Rect)
    /// A constraint that the solver cannot handle, as a listing writes it: a number is not finite, or the ratio of
    /// two factors is more than 2^36.
    case constraint(String)
    /// A canvas without a column or a row, or with more cells than allowed: `Limits.cells`, or `Limits.windowCells` in
    /// the window of a terminal.
    case canvas(columns: Int, rows: Int, most: Int)
    /// A transition between layouts of two media.
    case media
    /// All diagnostics of a layout that was requested with `strict: true`.
    case diagnostics([Diagnostic])
  }

  /// A view that an ambiguous name may refer to.
  public struct Candidate: Equatable, Sendable {
    /// The path that refers to only this view.
    public var path: String
    /// The source line that made the view.
    public var location: SourceLine?
  }

  /// The reason for the error.
  public var reason: Reason
  /// The name of the view with the fault, or its kind if it has no name.
  public var view: String
  /// The source line that made the view, or the line of the fault.
  public var location: SourceLine?
  /// A similar name in the layout, for an unknown name.
  public var suggestion: String?

  package init(_ reason: Reason, view: String, location: SourceLine?, suggestion: String? = nil) {
    self.reason = reason
    self.view = view
    self.location = location
    self.suggestion = suggestion
  }

  /// Makes an error about the layout as a whole, such as its width: at the line of the first root that has one.
  package init(_ reason: Reason, layoutOf roots: [ViewNode]) {
    let root = roots.first { $0.attributes.location != nil } ?? roots.first
    let name = root.map { root in
      root.attributes.names.first.map { EscapedText.quoted($0.name) } ?? root.address.pointee.kind
    }
    self.init(
      reason, view: "the layout\(name.map { " of \($0)" } ?? "")", location: root?.attributes.location)
  }

  /// The upper bounds of a layout.
  public enum Limits {
    /// The maximum length, in points: ten million. Positions stay exact to 1/1024 point far beyond this length.
    public static let length = 1e7
    /// The greatest number of views inside each other, including views with a body.
    public static let depth = 1_024
    /// The greatest number of nested views with a body. If they contain each other as `any View`, in a property, an
    /// array or a closure, Swift itself releases them recursively, with 80 to 160 bytes of the thread's stack each. So
    /// every valid layout can be released on a stack of 128 KB, and 3,000 nested views on 512 KB; views in
    /// `ViewContent`, a stack or a table are released in a loop, however deep they are.
    public static let bodies = 512
    /// The greatest number of views in one layout.
    public static let views = 4_000_000
    /// The greatest distance between the root's origin and an edge of a view, in points or cells: a billion.
    public static let frame = 1e9
    /// The smallest share, proportion, ratio or factor of an anchor that is not 0: a millionth.
    public static let factor = 1e-6
    /// The greatest offset of a table, in points. Its rows are positioned relative to the viewport, so no constraint
    /// contains the offset, which is exact to 1/1024 point.
    public static let offset = 1e12
    /// The greatest number of rows of a table that are visible at once.
    public static let rows = 10_000
    /// The greatest number of connectors in one layout, including the connectors of callouts.
    public static let connectors = 5_000
    /// The greatest number of cells of a text canvas.
    public static let cells = 10_000_000
    /// The greatest number of cells of a view that is drawn in the window of a terminal. It is less than `cells`, as
    /// the SVG may have an element for each cell.
    public static let windowCells = 500_000
  }
}

extension LayoutError.Candidate {
  fileprivate var description: String { EscapedText.quoted(path) + (location.map { " (\($0))" } ?? "") }
}

extension LayoutError: CustomStringConvertible {
  /// `App/Row.swift:12: error: HStack: widths has 2 values for 3 views`.
  public var description: String {
    let place = location.map { "\($0): " } ?? ""
    let hint = suggestion.map { "; did you mean \(EscapedText.quoted($0))?" } ?? reason.advice ?? ""
    return "\(place)error: \(view): \(reason.message)\(hint)"
  }
}

extension LayoutError.Reason {
  /// How to declare an unknown name or label, if no similar one exists; nil for other errors.
  fileprivate var advice: String? {
    switch self {
    case .unknownName(let name, let parameter)
    where ["an arrow", "a cluster", "a message", "an activation", "a note"].contains(parameter):
      "; add Node(\(EscapedText.quoted(name)))"
    case .unknownName(let path, _) where path.contains("."):
      "; a path is the name of a custom view, or its type, a point, and a name in its body"
    case .unknownName(let name, "a constraint"):
      "; name a view with .id(\(EscapedText.quoted(name))), or declare a guide with .guides(\(EscapedText.quoted(name)))"
    case .unknownName(let name, _): "; name a view with .id(\(EscapedText.quoted(name)))"
    case .unknownLabel(let label): "; label one with .labeled(\(EscapedText.quoted(label)))"
    default: nil
    }
  }

  var message: String {
    switch self {
    case .number(let parameter, .infinity, _) where ["width", "height"].contains(parameter):
      "\(parameter) cannot be infinite; to fill the available \(parameter), write .flex() along the stack, or "
        + ".frame(max\(parameter == "width" ? "Width" : "Height"): .infinity)"
    case .number(let parameter, let value, let rule):
      "\(parameter) is \(shortest(value)); it must be \(rule)"
    case .count(let parameter, let expected, let got):
      "\(parameter) has \(got) \(got == 1 ? "value" : "values") for \(expected) "
        + "\(expected == 1 ? "view" : "views"); give one for each view, nil for a view without one"
    case .duplicateName(let name, let first):
      "two views are named \(EscapedText.quoted(name))\(first.map { ", the first at \($0)" } ?? ""); names must "
        + "differ within one custom view, and among the views that are in none"
    case .ambiguousName(let name, let parameter, let candidates):
      "\(parameter) names \(EscapedText.quoted(name)), which \(candidates.count) views have; "
        + "write the path of the one that is meant: "
        + candidates.prefix(3).map(\.description).joined(separator: ", ") + (candidates.count > 3 ? ", …" : "")
    case .unknownName(let name, let parameter):
      "\(parameter) names \(EscapedText.quoted(name)), but no view has this name"
    case .unknownLabel(let label):
      "no constraint is labelled \(EscapedText.quoted(label))"
    case .misplaced(let parameter, let meant):
      "\(parameter) is only for \(meant)"
    case .meaninglessConstraint(let reason): reason
    case .visualFormat(let fault): "visual format: \(fault)"
    case .tooDeep:
      "more than \(LayoutError.Limits.depth) views inside each other; does a view's body contain the view itself?"
    case .tooManyBodies:
      "more than \(LayoutError.Limits.bodies) views with a body inside each other; does a view's body contain the view "
        + "itself?"
    case .tooManyViews:
      "more than \(LayoutError.Limits.views) views in one layout"
    case .tooManyRanks:
      "the edges and the clusters of the diagram pass too many ranks; leave some out, or make several diagrams"
    case .twoClusters(let name, let first, let location):
      "the node \(EscapedText.quoted(name)) is already in the cluster \(EscapedText.quoted(first))"
        + (location.map { " (\($0))" } ?? "") + "; leave it out of one, or put one cluster into the other"
    case .nameOutsideCluster(let name):
      "the name \(EscapedText.quoted(name)) is in no cluster; write Node(\(EscapedText.quoted(name))) for a node, or put "
        + "the name into a Cluster that holds the node"
    case .clusterInItself(let name):
      "the cluster \(EscapedText.quoted(name)) is inside itself; leave its name out of the clusters that it holds"
    case .tooManyConnectors:
      "more than \(LayoutError.Limits.connectors) connectors in one layout, those of callouts among them"
    case .tooManyRows(let rows):
      "too many of \(rows) rows are visible at once; the limit is \(LayoutError.Limits.rows). Lay it out with a "
        + "height, write .height(…), or give it a viewport"
    case .link(let target):
      "\(EscapedText.quoted(target)) is not a link; a link begins with https://, http://, mailto: or #, or is a relative path, "
        + "without spaces and backslashes and with a plain host; that of a picture has neither mailto: nor #"
    case .gridColumns(let needed, let given):
      "a row takes \(needed) \(needed == 1 ? "column" : "columns"), but columns has \(given); give it one more entry for "
        + "each, or leave columns out"
    case .frame(let rect):
      "its frame is \(rect), farther from the root's origin than 1000000000; do lengths add up, or do "
        + "constraints or ratios multiply one over and over?"
    case .constraint(let line):
      "the factors of \(line) are too far apart to be solved, or not finite"
    case .canvas(let columns, let rows, let most):
      columns < 1 || rows < 1
        ? "\(columns < 1 ? "the number of columns is \(columns)" : "the number of rows is \(rows)"); it must be at least 1"
        : "a canvas of \(columns) x \(rows) cells is too large; it has at most \(most) cells"
    case .media:
      "its layouts are of two media; lay out both in points, or both in cells of one size"
    case .diagnostics(let diagnostics):
      "strict: true, but it has \(diagnostics.count) "
        + "\(diagnostics.count == 1 ? "diagnostic" : "diagnostics")\n"
        + diagnostics.map(\.description).joined(separator: "\n")
    }
  }
}
