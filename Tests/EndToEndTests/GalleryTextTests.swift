import TestSupport
import Testing
import Truss

@testable import Gallery
@testable import TrussDrawing
@testable import TrussFigures

/// What the gallery prints, at widths that terminals have: letters keep off lines, and no line is too long.
struct GalleryTextTests {
  @Test(arguments: Seeds.some(of: gallery.map(\.name), oneOf: 3), [80, 200])
  func nothingIsWrittenOverABorder(name: String, columns: Int) throws {
    let figure = try #require(gallery.first { $0.name == name })
    let text = try figure.textPicture(.unicode, on: FigureTerminal(columns: columns, colors: .none)).form
    for line in text.split(separator: "\n") {
      #expect(StyledLine.width(of: String(line)) <= columns)
      // Titles and labels of lines have a blank on each side.
      #expect(line.firstMatch(of: /[─━═╌┄][\p{L}\p{N}]|[\p{L}\p{N}][─━═╌┄]/) == nil, "\(line)")
    }
  }

  /// Without the lines of styles the styled form is the plain picture, and it has lines of styles where there are colours.
  @Test(arguments: Seeds.some(of: gallery.map(\.name), oneOf: 3)) func stylesAreBelowThePicture(name: String) throws {
    let figure = try #require(gallery.first { $0.name == name })
    let layout = try figure.view.layout(
      columns: figure.width.map { Int($0 / 5) }, environment: figure.environment)
    let rows = layout.styledText.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(rows.filter { !$0.hasPrefix("~ ") }.joined(separator: "\n") == layout.text)
    #expect(layout.text(colors: .trueColor).contains("\u{1B}") == rows.contains { $0.hasPrefix("~ ") })
  }

  /// Another colour, background, weight, slant or line of any one cell changes the styled form. Ten times the usual seeds
  /// go through all cells of all figures.
  @Test(arguments: Seeds.some(of: gallery.map(\.name), oneOf: 6)) func everyChangeOfAStyleIsSeen(name: String) throws {
    let figure = try #require(gallery.first { $0.name == name })
    let layout = try figure.view.layout(
      columns: figure.width.map { Int($0 / 5) }, environment: figure.environment)
    let isDark = figure.environment.colorScheme == .dark
    var canvas = TextRenderer(isDark: isDark, notes: .styles).cells(of: layout.displayList)
    let names = ColorNames(TextInks(isDark: isDark, theme: .plain))
    func note(_ row: Int) -> [UInt8] {
      var bytes: [UInt8] = []
      canvas.appendStyles(of: row, names, to: &bytes)
      return bytes
    }
    let step = Seeds.count(1) < 10 ? 5 : 1
    for row in 0..<canvas.rows {
      let before = note(row)
      for column in stride(from: row % step, to: canvas.columns, by: step) {
        let index = row * canvas.columns + column
        let (cell, style) = (canvas.cells[index], canvas.styles[index])
        if cell == .rest { continue }
        var changes = [style, style]
        changes[0].background = style.background.map { $0 ^ 1 } ?? 0x01_02_03
        changes[1].letters.formSymmetricDifference(.struckThrough)
        for (underline, _) in CellStyle.Letters.patterns where !style.letters.contains(underline) {
          var change = style
          change.letters = style.letters.subtracting(.underlines).union(underline)
          changes.append(change)
        }
        if !style.letters.isDisjoint(with: .underlines) {
          changes += [style, style]
          changes[changes.count - 2].letters.subtract(.underlines)
          changes[changes.count - 1].underline = style.underline.map { $0 ^ 1 } ?? 0x01_02_03
        }
        if !cell.isBlank {
          for letters in [.bold, .italic] as [CellStyle.Letters] {
            var change = style
            change.letters.formSymmetricDifference(letters)
            changes.append(change)
          }
          var change = style
          change.foreground = style.foreground.map { $0 ^ 1 } ?? 0x01_02_03
          changes.append(change)
        }
        for change in changes {
          canvas.set(change, changesBackground: true, column: column, row: row)
          #expect(note(row) != before, "\(name), row \(row), column \(column): \(change)")
        }
        canvas.set(style, changesBackground: true, column: column, row: row)
      }
    }
  }

  /// In the middle row of the inside, or of two the upper one. Only what is written in a tall field begins at its top.
  @Test(arguments: [3, 4, 5, 6, 7])
  func labelsAreInTheMiddleOfTallControls(rows: Int) throws {
    let controls: [any View] = [
      Button("Yes"), Box("Yes"), Image("Yes"), Toggle(isOn: true), Stepper(), Slider(value: 0.5),
      ProgressView(value: 0.5),
    ]
    for control in controls {
      let text = try AnyView(control).width(50).text(columns: 10, rows: rows)
      let row = text.split(separator: "\n", omittingEmptySubsequences: false).firstIndex { line in
        ["Yes", "[x]", "[- +]", "●", "█"].contains { line.contains($0) }
      }
      #expect(row == (rows - 1) / 2, "\(text)")
    }
  }
}
