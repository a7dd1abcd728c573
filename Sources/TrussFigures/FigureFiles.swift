import Foundation
import Truss

/// The SVG files of figures in a directory.
struct FigureFiles {
  let directory: URL
  /// Whether a figure is two files, one for light and one for dark surroundings.
  let arePairs: Bool

  init(directory: String, arePairs: Bool) {
    self.directory = URL(fileURLWithPath: directory, isDirectory: true)
    self.arePairs = arePairs
  }

  /// The files of a figure: their names without `.svg`, and how they are drawn.
  private func files(of figure: Figure) -> [(name: String, scheme: SVG.Scheme)] {
    arePairs ? [(figure.name, .light), (figure.name + "~dark", .dark)] : [(figure.name, .automatic)]
  }

  /// Writes a file for each figure, after all of them were drawn: none is written where one cannot be.
  func write(_ figures: [Figure]) throws {
    let drawings = try figures.flatMap { figure in
      try files(of: figure).map { ($0.name, try figure.svg(scheme: $0.scheme)) }
    }
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    for (name, drawing) in drawings { try drawing.write(toFile: path(name)) }
  }

  /// What is wrong with the files, a line each: missing, different, or of no figure.
  ///
  /// - Parameters:
  ///   - figures: the figures to compare.
  ///   - areAll: whether these are all figures, so that other files are left over.
  func faults(of figures: [Figure], areAll: Bool) throws -> [String] {
    var faults: [String] = []
    for figure in figures {
      for (name, scheme) in files(of: figure) {
        let drawing = try figure.svg(scheme: scheme).document
        guard FileManager.default.fileExists(atPath: path(name)) else {
          faults.append("\(name).svg: missing")
          continue
        }
        let data = try Data(contentsOf: URL(fileURLWithPath: path(name)))
        if let difference = difference(String(decoding: data, as: UTF8.self), drawing) {
          faults.append("\(name).svg: out of date, \(difference)")
        }
      }
    }
    guard areAll else { return faults }
    let names = Set(figures.flatMap(files).map { "\($0.name).svg" })
    let files = try FileManager.default.contentsOfDirectory(atPath: directory.path)
    for file in files.sorted() where file.hasSuffix(".svg") && !names.contains(file) {
      faults.append("\(file): no figure has this name")
    }
    return faults
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

  private func path(_ name: String) -> String { directory.appendingPathComponent("\(name).svg").path }
}
