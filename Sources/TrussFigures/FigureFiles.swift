import Truss
import TrussImages
import TrussSystem
import TrussText

struct FigureFiles {
  enum Schemes: String {
    case both
    /// Two files, as DocC expects: `NAME.svg` and `NAME~dark.svg`.
    case pair
    case light
    case dark
  }

  typealias File = (name: String, svg: SVG)

  struct Fault {
    var message: String
    /// Whether the file belongs to no figure. Writing the figures does not solve this problem.
    var isLeftOver = false
  }

  let directory: String
  let schemes: Schemes

  /// Draws the files of figures on all processors.
  func drawn(_ figures: [Figure], _ progress: (@Sendable (Int, Int) -> Void)?) -> [DrawnFigure<[File]>] {
    concurrentMap(figures, progress) { figure in
      var figure = figure
      // The page shows the light or the dark file to suit its own background, so the drawing needs no background.
      if schemes == .pair, figure.theme == .plain { figure.theme = .docC }
      return DrawnFigure(figure) { figure throws(LayoutError) in
        let names = names(of: figure)
        let picture = try figure.svgPicture(names.map(\.scheme))
        return Figure.Picture(form: zip(names, picture.form).map { ($0.name, $1) }, diagnostics: picture.diagnostics)
      }
    }
  }

  /// Writes the files of the figures that could be drawn. Returns the number of files.
  func write(_ figures: [DrawnFigure<[File]>]) throws -> Int {
    let files = figures.compactMap(\.form).joined()
    guard !files.isEmpty else { return 0 }
    try FileSystem.makeFolder(directory)
    for file in files { try file.svg.write(toFile: path(file.name)) }
    return files.count
  }

  /// The problems of the files, one per line: a file is missing, out of date, or belongs to no figure.
  ///
  /// - Parameters:
  ///   - figures: the figures to compare; the files of figures that could not be drawn are ignored.
  ///   - areAll: whether these are all figures of the program. Then any other file belongs to no figure.
  func faults(of figures: [DrawnFigure<[File]>], areAll: Bool) throws -> [Fault] {
    var faults: [Fault] = []
    for file in figures.compactMap(\.form).joined() {
      guard FileSystem.exists(path(file.name)) else {
        faults.append(Fault(message: "\(file.name): missing"))
        continue
      }
      let bytes = try Descriptor.contents(ofFile: path(file.name))
      if let difference = difference(String(decoding: bytes, as: UTF8.self), file.svg.document) {
        faults.append(Fault(message: "\(file.name): out of date, \(difference)"))
      }
    }
    guard areAll else { return faults }
    let known = Set(figures.flatMap { names(of: $0.figure).map(\.name) })
    for file in try FileSystem.names(in: directory) where file.hasSuffix(".svg") && !known.contains(file) {
      faults.append(
        Fault(message: "\(EscapedText.of(file)): no figure has this name: delete the file", isLeftOver: true))
    }
    return faults
  }

  private func names(of figure: Figure) -> [(name: String, scheme: SVG.Scheme)] {
    switch schemes {
    case .both: [("\(figure.name).svg", .automatic)]
    case .pair: [("\(figure.name).svg", .light), ("\(figure.name)~dark.svg", .dark)]
    case .light: [("\(figure.name).svg", .light)]
    case .dark: [("\(figure.name).svg", .dark)]
    }
  }

  /// A message about the first line that differs; nil if all lines are equal.
  private func difference(_ file: String, _ drawing: String) -> String? {
    guard file != drawing else { return nil }
    let old = file.split(separator: "\n", omittingEmptySubsequences: false)
    let new = drawing.split(separator: "\n", omittingEmptySubsequences: false)
    let line = zip(old, new).enumerated().first { $0.element.0 != $0.element.1 }?.offset ?? min(old.count, new.count)
    func shown(_ lines: [Substring]) -> String { line < lines.count ? EscapedText.of(lines[line]) : "(no line)" }
    return "line \(line + 1)\n  - \(shown(old))\n  + \(shown(new))"
  }

  private func path(_ file: String) -> String { directory.path(to: file) }
}

/// The inspector pages of figures in a directory, with an index page.
struct InspectorFiles {
  let directory: String

  /// Makes the pages of figures on all processors.
  func made(_ figures: [Figure], _ progress: (@Sendable (Int, Int) -> Void)?) -> [DrawnFigure<Figure.InspectorPicture>]
  {
    concurrentMap(figures, progress) { figure in
      DrawnFigure(figure) { figure throws(LayoutError) in try figure.inspectorPicture() }
    }
  }

  /// Writes the index, and the pages of the figures that could be laid out. Returns the number of pages.
  func write(_ figures: [DrawnFigure<Figure.InspectorPicture>]) throws -> Int {
    let pages = figures.compactMap { drawn in drawn.form.map { (figure: drawn.figure, picture: $0) } }
    guard !pages.isEmpty else { return 0 }
    try FileSystem.makeFolder(directory)
    for (figure, picture) in pages { try picture.page.write(toFile: path(file(of: figure))) }
    try FileReplacement.write(index(of: pages.map { ($0.figure, $0.picture.thumbnail) }), toFile: path("index.html"))
    return pages.count
  }

  /// The file name of a figure's page. The page of a figure named `index`, in upper or lower case, must not
  /// replace the index page, because some file systems ignore case. The name with `~` is unique, as names of figures
  /// contain no `~`.
  private func file(of figure: Figure) -> String {
    figure.name.lowercased() == "index" ? "\(figure.name)~figure.html" : "\(figure.name).html"
  }

  /// Returns the index page. Its thumbnails are embedded as images, so that their ids and links are not part of the
  /// page.
  private func index(of figures: [(figure: Figure, thumbnail: SVG)]) -> String {
    let entries = figures.map { figure, thumbnail in
      let data = Base64.text(of: Array(thumbnail.document.utf8))
      return """
        <li><a href="\(file(of: figure))"><img src="data:image/svg+xml;base64,\(data)" alt="" loading="lazy">
        <b>\(figure.name)</b></a> \(escaped(figure.title))</li>
        """
    }
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src data:">
      <title>Figures</title>
      <style>
      :root { color-scheme: light dark; }
      body { font: 14px/1.45 system-ui, sans-serif; max-width: 1200px; margin: 32px auto; padding: 0 16px;
        background: light-dark(#ffffff, #0d1117); color: light-dark(#1f2328, #f0f6fc); }
      ul { list-style: none; margin: 0; padding: 0; display: grid; gap: 24px 16px;
        grid-template-columns: repeat(auto-fill, minmax(min(240px, 100%), 1fr)); }
      a { display: block; color: light-dark(#0969da, #4493f8); text-decoration: none; }
      a:hover b { text-decoration: underline; }
      img { display: block; box-sizing: border-box; width: 100%; height: 160px; object-fit: contain; padding: 8px;
        margin-bottom: 6px; border: 1px solid light-dark(#d1d9e0, #3d444d); border-radius: 12px; }
      </style>
      </head>
      <body>
      <h1>Figures</h1>
      <ul>
      \(entries.joined(separator: "\n"))
      </ul>
      </body>
      </html>

      """
  }

  /// Escapes a title. Names are file names and need no escaping.
  private func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
  }

  private func path(_ file: String) -> String { directory.path(to: file) }
}
