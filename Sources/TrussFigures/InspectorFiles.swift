import Foundation
import Truss

/// The inspector pages of figures in a directory, and a page that leads to them.
struct InspectorFiles {
  let directory: URL

  init(directory: String) { self.directory = URL(fileURLWithPath: directory, isDirectory: true) }

  /// The pages of figures, made on all processors.
  ///
  /// - Parameter progress: called with the number of pages made and of all, from any thread.
  func made(_ figures: [Figure], _ progress: (@Sendable (Int, Int) -> Void)?) -> [DrawnFigure<Inspector>] {
    concurrentMap(figures, progress) { figure in
      DrawnFigure(figure) { figure throws(LayoutError) in try figure.inspectorPicture() }
    }
  }

  /// Writes the pages of the figures that could be laid out, and the index. Returns how many pages they are.
  func write(_ figures: [DrawnFigure<Inspector>]) throws -> Int {
    let pages = figures.compactMap { drawn in drawn.form.map { (figure: drawn.figure, page: $0) } }
    guard !pages.isEmpty else { return 0 }
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    for (figure, page) in pages { try page.write(toFile: path(file(of: figure))) }
    try Data(index(of: pages.map(\.figure)).utf8).write(to: URL(fileURLWithPath: path("index.html")))
    return pages.count
  }

  /// The page of a figure. That of one called `index` must not be the index, in capitals neither, as some file systems
  /// ignore case; no name has a `~`.
  private func file(of figure: Figure) -> String {
    figure.name.lowercased() == "index" ? "\(figure.name)~figure.html" : "\(figure.name).html"
  }

  private func index(of figures: [Figure]) -> String {
    let entries = figures.map { figure in
      "<li><a href=\"\(file(of: figure))\">\(figure.name)</a>: \(escaped(figure.title))</li>"
    }
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
      <title>Figures</title>
      <style>body { font: 15px/1.6 system-ui, sans-serif; max-width: 44em; margin: 32px auto; padding: 0 16px; }</style>
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
