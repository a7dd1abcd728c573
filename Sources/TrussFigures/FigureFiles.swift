import Foundation
import Truss

/// The SVG files of figures in a directory.
struct FigureFiles {
  /// Which files a figure has.
  enum Schemes: String {
    /// One, light and dark.
    case both
    /// Two, as DocC wants them: `NAME.svg` and `NAME~dark.svg`.
    case pair
    /// One, light.
    case light
    /// One, dark.
    case dark
  }

  let directory: URL
  let schemes: Schemes
  /// Called with the number of files drawn and of all, from any thread.
  let progress: (@Sendable (Int, Int) -> Void)?

  init(directory: String, schemes: Schemes, progress: (@Sendable (Int, Int) -> Void)? = nil) {
    self.directory = URL(fileURLWithPath: directory, isDirectory: true)
    self.schemes = schemes
    self.progress = progress
  }

  /// Writes the files of each figure, after all of them were drawn: none is written where one cannot be. Returns how
  /// many they are.
  func write(_ figures: [Figure]) throws -> Int {
    let drawings = try drawings(of: figures)
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    for drawing in drawings { try drawing.svg.write(toFile: path(drawing.file)) }
    return drawings.count
  }

  /// What is wrong with the files, a line each: missing, different, or of no figure.
  ///
  /// - Parameters:
  ///   - figures: the figures to compare.
  ///   - areAll: whether these are all figures, so that other files are left over.
  func faults(of figures: [Figure], areAll: Bool) throws -> [String] {
    var faults: [String] = []
    let drawings = try drawings(of: figures)
    for drawing in drawings {
      guard FileManager.default.fileExists(atPath: path(drawing.file)) else {
        faults.append("\(drawing.file): missing")
        continue
      }
      let data = try Data(contentsOf: URL(fileURLWithPath: path(drawing.file)))
      if let difference = difference(String(decoding: data, as: UTF8.self), drawing.svg.document) {
        faults.append("\(drawing.file): out of date, \(difference)")
      }
    }
    guard areAll else { return faults }
    let names = Set(drawings.map(\.file))
    let files = try FileManager.default.contentsOfDirectory(atPath: directory.path)
    for file in files.sorted() where file.hasSuffix(".svg") && !names.contains(file) {
      faults.append("\(file): no figure has this name")
    }
    return faults
  }

  // MARK: Drawing

  private struct Drawing: Sendable {
    var file: String
    var svg: SVG
  }

  /// The files that a figure is drawn to, by their names.
  private func files(of figure: Figure) -> [(name: String, scheme: SVG.Scheme)] {
    switch schemes {
    case .both: [("\(figure.name).svg", .automatic)]
    case .pair: [("\(figure.name).svg", .light), ("\(figure.name)~dark.svg", .dark)]
    case .light: [("\(figure.name).svg", .light)]
    case .dark: [("\(figure.name).svg", .dark)]
    }
  }

  /// Draws figures, as many at once as there are processors. Where several cannot be drawn, it throws what the first of
  /// them says.
  private func drawings(of figures: [Figure]) throws -> [Drawing] {
    let wanted = figures.flatMap { figure in
      files(of: figure).map { (figure: figure, file: $0.name, scheme: $0.scheme) }
    }
    return try drawnAtOnce(wanted, progress) { one in
      Drawing(file: one.file, svg: try one.figure.svg(scheme: one.scheme))
    }
  }

  /// The first line that differs, or nil.
  private func difference(_ file: String, _ drawing: String) -> String? {
    guard file != drawing else { return nil }
    let old = file.split(separator: "\n", omittingEmptySubsequences: false)
    let new = drawing.split(separator: "\n", omittingEmptySubsequences: false)
    let line = zip(old, new).enumerated().first { $0.element.0 != $0.element.1 }?.offset ?? min(old.count, new.count)
    func shown(_ lines: [Substring]) -> String { line < lines.count ? String(lines[line]) : "(no line)" }
    return "line \(line + 1)\n  - \(shown(old))\n  + \(shown(new))"
  }

  private func path(_ file: String) -> String { directory.appendingPathComponent(file).path }
}
