import Truss

/// The list of settings in groups, with a letter, a name and a value on each line.
struct SettingsPanel: View {
  enum Line: Equatable {
    case title(String)
    case setting(Setting)
  }

  var session: PlaygroundSession
  /// The number of rows of the panel. If the list is longer, the lines around the selected setting are visible.
  var rows = Int.max

  var lines: [Line] {
    let settings = session.playground.settings
    return Setting.Group.allCases.flatMap { group in
      [.title(group.rawValue)] + settings.filter { $0.group == group }.map { .setting($0) }
    }
  }

  var body: some View {
    ForEach(visibleLines) { line in
      switch line {
      case .title(let title): PanelTitle(title: title)
      case .setting(let setting): self.line(setting)
      }
    }
  }

  private func line(_ setting: Setting) -> some View {
    let isSelected = setting == session.selected
    let value = session.playground.value(of: setting)
    let line = HStack(widths: [10, 10, 65, nil]) {
      Text(isSelected ? " >" : "")
      Text(String(setting.letter)).foreground(.accent)
      Text(setting.label)
      Text(isSelected ? session.entry.map { "\($0)_" } ?? value : value).foreground(color(setting)).lineLimit(1)
    }
    return isSelected ? line.id(PlaygroundScreen.selected) : line.hidden(false)
  }

  /// The colour of a setting's value. The chosen box has the same colour as in the picture.
  private func color(_ setting: Setting) -> Color {
    setting == .box ? Playground.colors[session.playground.chosen] : .primary
  }

  /// The lines that fit. The selected line is in the middle, except near the beginning and the end of the list.
  private var visibleLines: ArraySlice<Line> {
    let lines = lines
    guard rows < lines.count else { return lines[...] }
    let selected = lines.firstIndex(of: .setting(session.selected)) ?? 0
    let first = min(lines.count - rows, max(0, selected - rows / 2))
    return lines[first..<first + rows]
  }
}
