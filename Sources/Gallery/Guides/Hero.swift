import Truss

/// The first picture of the README: the code of a view, its drawings, and a conflict in the view with an explanation.
/// The parts are side by side or, in a narrow figure, below each other without the conflict.
struct Hero: View {
  var isNarrow = false

  /// The code of `song` and `clash`. A test compares it with the README, and its drawings with the README's drawings.
  static let code = """
    let song = VStack(spacing: 10) {
      HStack(align: .center, spacing: 12) {
        Box("♪").tint(.purple).id("cover")
          .width(44).height(44)
        VStack(spacing: 2) {
          Text("Cold Water").font(.headline)
          Text("Major Lazer").foreground(.gray)
        }
        Spacer()
        Button("Play")
      }
      ProgressView(value: 0.4)
    }
    .tint(.purple)
    .padding(12)
    .border(.rounded)

    let svg = try song.svg(width: 320)
    let text = try song.text(columns: 44)
    let clash = song.constraints {
      ViewID("cover").width == 56
    }
    """

  static var song: some View {
    #sourceLocation(file:"Player.swift",line:1)
    let song = VStack(spacing: 10) {
      HStack(align: .center, spacing: 12) {
        Box("♪").tint(.purple).id("cover")
          .width(44).height(44)
        VStack(spacing: 2) {
          Text("Cold Water").font(.headline)
          Text("Major Lazer").foreground(.gray)
        }
        Spacer()
        Button("Play")
      }
      ProgressView(value: 0.4)
    }
    .tint(.purple)
    .padding(12)
    .border(.rounded)
    #sourceLocation()
    return song
  }

  static var clash: some View {
    let song = song
    #sourceLocation(file:"Player.swift",line:20)
    let clash = song.constraints {
      ViewID("cover").width == 56
    }
    #sourceLocation()
    return clash
  }

  var body: some View {
    if isNarrow {
      VStack(spacing: 12) {
        source
        picture
        terminal
      }
    } else {
      VStack(spacing: 28) {
        HStack(spacing: 48) {
          source.flex()
          VStack(spacing: 16) {
            picture
            terminal.flex()
          }
        }
        conflict
      }
      .connectors {
        Connector(from: "line 18", to: "svg").stroke(.accent)
        Connector(from: "line 19", to: "text").stroke(.accent)
        Connector(from: "line 21", to: "conflict").stroke(.red)
      }
    }
  }

  private var source: some View {
    part("Player.swift", "plain Swift, on Linux too") {
      VStack {
        let lines = Self.code.split(separator: "\n", omittingEmptySubsequences: false)
        for (index, line) in lines.prefix(isNarrow ? 19 : lines.count).enumerated() {
          let number = index + 1
          let isWrong = !isNarrow && (number == 4 || number == 21)
          HStack(spacing: 10) {
            Text("\(number)").foreground(isWrong ? .red : .secondary).multilineTextAlignment(.trailing).width(16)
            CodeText.of(line)
          }
          .background(isWrong ? Color.red.opacity(0.05) : .clear)
          .id(ViewID("line \(number)"))
        }
      }
      .font(font)
    }
  }

  private var picture: some View {
    part("svg", "an image, light and dark") {
      // As text output the narrow figure has 69 columns, one too few for this width, so the width is optional.
      Self.song.width(320, priority: isNarrow ? .high : .required)
    }
    .id("svg")
  }

  private var terminal: some View {
    part("text", "for terminals and snapshot tests") {
      VStack(justify: .center) { CellText((try? Self.song.text(columns: 44)) ?? "") }.flex()
    }
    .id("text")
  }

  private var conflict: some View {
    part("clash.layout(width: 320).diagnostics", "a conflict, explained", .red) {
      VStack(spacing: 2) {
        for line in message {
          // The indentation is a view of its own, so that lines that are wrapped have it too.
          let text = line.drop { $0 == " " }
          HStack {
            Text(String(repeating: "\u{A0}", count: line.count - text.count))
            Self.line(text).flex()
          }
          .font(font)
        }
      }
    }
    // The arrow arrives below the space between the code and its drawings.
    .overlay(alignment: .top) { Spacer().frame(width: 2, height: 2).id("conflict").padding(.leading, 57) }
  }

  private var message: [Substring] {
    let diagnostics = (try? Self.clash.layout(width: 320).diagnostics) ?? []
    let text = diagnostics.map { "App/" + $0.description.drop { $0 != "/" }.dropFirst() }.joined(separator: "\n")
    return text.split(separator: "\n")
  }

  private static func line(_ line: Substring) -> Text {
    for word in ["conflict:", "broken:"] {
      if let range = line.firstRange(of: word) {
        return Text(String(line[..<range.lowerBound])) + Text(word).bold().foreground(.red)
          + Text(String(line[range.upperBound...]))
      }
    }
    return Text(String(line))
  }

  private var font: Font { Font(.mono, size: isNarrow ? 11 : 12) }

  private func part(
    _ title: String, _ note: String, _ color: Color = .secondary, @ViewBuilder _ content: () -> ViewContent
  ) -> some View {
    VStack(justify: .start, spacing: 8, insets: Insets(all: 12)) {
      HStack(spacing: 8) {
        Text(title).font(Font(.mono, size: 12)).bold().foreground(color)
        Spacer()
        Text(note).font(.caption).foreground(.secondary)
      }
      content()
    }
    .border(.light, color: color == .secondary ? .separator : color).cornerRadius(8)
  }
}
