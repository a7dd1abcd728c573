import Testing
import Truss

/// Pictures in cells with their colours and styled letters in words.
struct StyledTextTests {
  @Test func stylesAreInWordsBelowTheirRow() throws {
    let view = VStack {
      HStack(spacing: 5) {
        Text("Total").foreground(.secondary)
        Text("12.50").bold().foreground(.red).background(.yellow)
      }
      Text("plain")
      HStack(spacing: 5) {
        Text("日本").foreground(Color(0x12_34_56)).italic()
        Text("old").strikethrough()
        Text("new").underline(color: .blue)
      }
    }
    #expect(
      try view.layout(columns: 14).styledText == """
        Total 12.50
        ~ 1-5 secondary; 7-11 bold red on yellow; 12-14 on yellow
        plain
        日本 old new
        ~ 1-4 italic #123456; 6-8 struck through; 10-12 underlined in blue
        """)
  }

  /// A colour has the name that it has in the layout's colour scheme.
  @Test func namesAreThoseOfTheScheme() throws {
    let text = Text("a").foreground(Color(Color.red.light, dark: Color.blue.dark))
    #expect(try text.layout(columns: 1).styledText == "a\n~ 1 red")
    let dark = EnvironmentValues(colorScheme: .dark)
    #expect(try text.layout(columns: 1, environment: dark).styledText == "a\n~ 1 blue")
  }

  /// No two of these look alike.
  @Test func everyDifferenceIsSeen() throws {
    var seen: [String: String] = [:]
    let colors: [Color] = [.primary, .secondary, .red, .blue, Color(0x01_02_03), Color(0x01_02_04)]
    let grounds: [Color?] = [nil] + colors.dropFirst().map { $0 }
    let patterns: [Text.LineStyle.Pattern?] = [nil, .solid, .double, .wavy, .dot, .dash]
    for (number, color) in colors.enumerated() {
      for (other, ground) in grounds.enumerated() {
        for style in 0..<8 {
          for pattern in patterns {
            var text = Text("word").foreground(color).bold(style & 1 != 0).italic(style & 2 != 0)
              .strikethrough(style & 4 != 0)
            if let pattern { text = text.underline(pattern: pattern) }
            let view: any View = ground.map { text.background($0) } ?? text
            let what = "\(number) \(other) \(style) \(pattern.map { "\($0)" } ?? "none")"
            let styled = try view.layout(columns: 4).styledText
            #expect(seen.updateValue(what, forKey: styled) == nil, "\(what): \(styled)")
          }
        }
      }
    }
    #expect(seen.count == colors.count * colors.count * 8 * patterns.count)
  }
}
