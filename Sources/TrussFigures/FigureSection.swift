import Truss

/// A group of figures with a title. The title is nil if the program has no sections.
package struct FigureSection: Sendable {
  package var title: String?
  package var figures: [Figure]

  package init(_ title: String?, _ figures: [Figure]) {
    self.title = title
    self.figures = figures
  }
}

extension [FigureSection] {
  /// The names and titles, one figure per line. On a terminal, names and titles are two columns below the sections'
  /// titles, and lines are cropped at the terminal's edge. In a file, a tab separates name and title, for scripts.
  func list(on terminal: FigureTerminal?) -> String {
    guard let terminal else {
      return flatMap(\.figures).map { "\($0.name)\t\($0.title)\n" }.joined()
    }
    let width = flatMap(\.figures).map(\.name.count).max() ?? 0
    let sections = filter { !$0.figures.isEmpty }.map { section in
      let lines = section.figures.map { figure in
        let name = figure.name + String(repeating: " ", count: width - figure.name.count)
        return terminal.line("\(section.title == nil ? "" : "  ")\(terminal.bold(name))  \(figure.title)") + "\n"
      }
      return (section.title.map { terminal.line($0) + "\n" } ?? "") + lines.joined()
    }
    return sections.joined(separator: "\n")
  }
}

extension FigureTerminal {
  fileprivate func bold(_ text: String) -> String { colors == .none ? text : "\u{1B}[1m\(text)\u{1B}[0m" }

  /// A line, cropped with an ellipsis at the terminal's edge.
  fileprivate func line(_ text: String) -> String {
    guard let columns, StyledLine.width(of: text) > columns else { return text }
    return StyledLine.cropped(text, to: columns - 1) + "…"
  }
}
