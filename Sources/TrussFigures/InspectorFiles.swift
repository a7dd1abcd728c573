import Foundation
import Truss

/// The inspector pages of figures in a directory, and a page that leads to them.
struct InspectorFiles {
  let directory: URL

  init(directory: String) { self.directory = URL(fileURLWithPath: directory, isDirectory: true) }

  /// The pages of figures, made on all processors.
  ///
  /// - Parameter progress: called with the number of pages made and of all, from any thread.
  func made(_ figures: [Figure], _ progress: (@Sendable (Int, Int) -> Void)?) -> [DrawnFigure<Figure.InspectorPicture>]
  {
    concurrentMap(figures, progress) { figure in
      DrawnFigure(figure) { figure throws(LayoutError) in try figure.inspectorPicture() }
    }
  }

  /// Writes the pages of the figures that could be laid out, and the index. Returns how many pages they are.
  func write(_ figures: [DrawnFigure<Figure.InspectorPicture>]) throws -> Int {
    let pages = figures.compactMap { drawn in drawn.form.map { (figure: drawn.figure, picture: $0) } }
    guard !pages.isEmpty else { return 0 }
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    for (figure, picture) in pages { try picture.page.write(toFile: path(file(of: figure))) }
    try Data(index(of: pages.map { ($0.figure, $0.picture.thumbnail) }).utf8).write(
      to: URL(fileURLWithPath: path("index.html")))
    return pages.count
  }

  /// The page of a figure. That of one called `index` must not be the index, in capitals neither, as some file systems
  /// ignore case; no name has a `~`.
  private func file(of figure: Figure) -> String {
    figure.name.lowercased() == "index" ? "\(figure.name)~figure.html" : "\(figure.name).html"
  }

  /// Thumbnails are images, so that neither their ids nor their links are those of the page.
  private func index(of figures: [(figure: Figure, thumbnail: SVG)]) -> String {
    let entries = figures.map { figure, thumbnail in
      let data = Data(thumbnail.document.utf8).base64EncodedString()
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

  /// Names are file names and need none of it.
  private func escaped(_ text: String) -> String {
    text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
  }

  private func path(_ file: String) -> String { directory.appendingPathComponent(file).path }
}
