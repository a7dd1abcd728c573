import Foundation
import Truss

/// The SVG files of figures in a directory.
struct FigureFiles {
  let directory: URL

  init(directory: String) { self.directory = URL(fileURLWithPath: directory, isDirectory: true) }

  /// Writes a file for each figure, after all of them were drawn: none is written where one cannot be.
  func write(_ figures: [Figure]) throws {
    let drawings = try figures.map { ($0.name, try $0.svg()) }
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
      let drawing = try figure.svg().document
      guard FileManager.default.fileExists(atPath: path(figure.name)) else {
        faults.append("\(figure.name).svg: missing")
        continue
      }
      let data = try Data(contentsOf: URL(fileURLWithPath: path(figure.name)))
      if let difference = difference(String(decoding: data, as: UTF8.self), drawing) {
        faults.append("\(figure.name).svg: out of date, \(difference)")
      }
    }
    guard areAll else { return faults }
    let names = Set(figures.map { "\($0.name).svg" })
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
