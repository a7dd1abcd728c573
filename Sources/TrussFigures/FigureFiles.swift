import Foundation
import Truss
import TrussText

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

  /// A drawing and the name of its file.
  struct File: Sendable {
    var name: String
    var svg: SVG
  }

  /// What is wrong with a file.
  struct Fault {
    var message: String
    /// Whether the file belongs to no figure: it is not written again.
    var isLeftOver = false
  }

  let directory: URL
  let schemes: Schemes

  init(directory: String, schemes: Schemes) {
    self.directory = URL(fileURLWithPath: directory, isDirectory: true)
    self.schemes = schemes
  }

  /// The files of figures as they have to be, drawn on all processors.
  ///
  /// - Parameter progress: called with the number of figures drawn and of all, from any thread.
  func drawn(_ figures: [Figure], _ progress: (@Sendable (Int, Int) -> Void)?) -> [DrawnFigure<[File]>] {
    concurrentMap(figures, progress) { figure in
      var figure = figure
      // The page chooses which file of a pair it shows, so that a ground is not needed.
      if schemes == .pair, figure.theme == .plain { figure.theme = .docC }
      return DrawnFigure(figure) { figure throws(LayoutError) in
        let names = names(of: figure)
        let picture = try figure.svgPicture(names.map(\.scheme))
        return Figure.Picture(
          form: zip(names, picture.form).map { File(name: $0.name, svg: $1) }, diagnostics: picture.diagnostics)
      }
    }
  }

  /// Writes the files of the figures that could be drawn. Returns how many they are.
  func write(_ figures: [DrawnFigure<[File]>]) throws -> Int {
    let files = figures.compactMap(\.form).joined()
    guard !files.isEmpty else { return 0 }
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    for file in files { try file.svg.write(toFile: path(file.name)) }
    return files.count
  }

  /// What is wrong with the files, a line each: missing, different, or of no figure.
  ///
  /// - Parameters:
  ///   - figures: the figures to compare; of those that could not be drawn the files are left alone.
  ///   - areAll: whether these are all figures, so that other files are left over.
  func faults(of figures: [DrawnFigure<[File]>], areAll: Bool) throws -> [Fault] {
    var faults: [Fault] = []
    for file in figures.compactMap(\.form).joined() {
      guard FileManager.default.fileExists(atPath: path(file.name)) else {
        faults.append(Fault(message: "\(file.name): missing"))
        continue
      }
      let data = try Data(contentsOf: URL(fileURLWithPath: path(file.name)))
      if let difference = difference(String(decoding: data, as: UTF8.self), file.svg.document) {
        faults.append(Fault(message: "\(file.name): out of date, \(difference)"))
      }
    }
    guard areAll else { return faults }
    let known = Set(figures.flatMap { names(of: $0.figure).map(\.name) })
    let files = try FileManager.default.contentsOfDirectory(atPath: directory.path)
    for file in files.sorted() where file.hasSuffix(".svg") && !known.contains(file) {
      faults.append(
        Fault(message: "\(EscapedText.of(file)): no figure has this name: delete the file", isLeftOver: true))
    }
    return faults
  }

  /// The files that a figure is drawn to, by their names.
  private func names(of figure: Figure) -> [(name: String, scheme: SVG.Scheme)] {
    switch schemes {
    case .both: [("\(figure.name).svg", .automatic)]
    case .pair: [("\(figure.name).svg", .light), ("\(figure.name)~dark.svg", .dark)]
    case .light: [("\(figure.name).svg", .light)]
    case .dark: [("\(figure.name).svg", .dark)]
    }
  }

  /// The first line that differs, or nil.
  private func difference(_ file: String, _ drawing: String) -> String? {
    guard file != drawing else { return nil }
    let old = file.split(separator: "\n", omittingEmptySubsequences: false)
    let new = drawing.split(separator: "\n", omittingEmptySubsequences: false)
    let line = zip(old, new).enumerated().first { $0.element.0 != $0.element.1 }?.offset ?? min(old.count, new.count)
    func shown(_ lines: [Substring]) -> String { line < lines.count ? EscapedText.of(lines[line]) : "(no line)" }
    return "line \(line + 1)\n  - \(shown(old))\n  + \(shown(new))"
  }

  private func path(_ file: String) -> String { directory.appendingPathComponent(file).path }
}
