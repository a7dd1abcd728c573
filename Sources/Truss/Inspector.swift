package import TrussDrawing
public import TrussLayout
import TrussSystem
public import TrussTree
public import TrussViews

/// A page that explains a layout: its picture, the tree of its views, the frame of each view with the constraints that
/// determine it, and diagnostics. The page is one HTML file without external resources.
///
///     try form.inspector(width: 390, title: "Sign in").write(toFile: "form.html")
///
/// Choose a view with the pointer, the arrow keys or a search, and one of the recorded widths with a slider or a field.
/// The page's address contains the width and the view, as `#width=640&view=3`. For each number of a view's frame the
/// page shows the constraints that determine it, step by step, down to constants. If no constraint determines the
/// number exactly, the page reports that. The page also explains the categories of constraints, and the guides that
/// rules add.
public struct Inspector: Equatable, Sendable {
  /// The page; it ends with a line feed. The same view always results in the same characters.
  public let document: String

  /// Writes the page to a file. The file is replaced as a whole: if the disk is full, the old file stays.
  ///
  /// - Throws: `FileError` if the file cannot be written.
  public func write(toFile path: String) throws {
    try FileReplacement.write(document, toFile: path)
  }

  /// The widths that are recorded by default: 320 to 1024 points in steps of 64.
  public static let widths: [Double] = stride(from: 320, through: 1024, by: 64).map { $0 }
}

extension View {
  /// Makes a page that explains the view's layout at its width and at other widths.
  ///
  /// - Parameters:
  ///   - width: the initial width of the page's layout, in points, or nil to fit it to the content.
  ///   - height: the height in points at every width, or nil to fit it to the content.
  ///   - title: the title of the page; `Layout` by default.
  ///   - widths: the other widths to record, in points; `Inspector.widths` by default.
  ///   - environment: the environment in which the view is laid out.
  /// - Throws: `LayoutError` for invalid input.
  public func inspector(
    width: Double? = nil, height: Double? = nil, title: String = "Layout", widths: [Double] = Inspector.widths,
    environment: EnvironmentValues = EnvironmentValues()
  ) throws(LayoutError) -> Inspector {
    try inspector(
      width: width, height: height, title: title, widths: widths, environment: environment, drawing: nil)
  }

  /// Makes the page. `drawing`, an overlay or a movement, is shown below the picture.
  package func inspector(
    width: Double?, height: Double?, title: String, widths: [Double] = Inspector.widths,
    environment: EnvironmentValues, drawing: InspectorPage.Drawing?
  ) throws(LayoutError) -> Inspector {
    let first = try layout(width: width, height: height, environment: environment)
    var layouts = [first]
    for width in widths.sorted() where !layouts.contains(where: { $0.size.width == width }) {
      layouts.append(try layout(width: width, height: height, environment: environment))
    }
    layouts.sort { $0.size.width < $1.size.width }
    let start = layouts.firstIndex { $0.size.width == first.size.width } ?? 0
    return Inspector(document: InspectorPage.document(title: title, layouts: layouts, start: start, drawing: drawing))
  }
}

extension LayoutResult {
  /// Makes a page that explains the layout.
  ///
  /// - Parameter title: the title of the page; `Layout` by default.
  public func inspector(title: String = "Layout") -> Inspector {
    Inspector(document: InspectorPage.document(title: title, layouts: [self], start: 0))
  }
}
