import Truss

/// The whole interactive screen as a view of Truss, laid out in cells like any other.
///
/// It is of plain stacks alone, which are solved in a millisecond; the stack that it shows, which may be of any kind,
/// is a layout of its own.
struct PlaygroundScreen: View {
  var session: PlaygroundSession
  var columns: Int
  var rows: Int
  /// Whether the terminal shows more than ASCII.
  var isUnicode = true

  static let selected = ViewID("selected setting")
  static let focused = ViewID("focused panel")

  var body: some View {
    let answer = Answer(session.playground)
    let plan = plan(answer)
    if plan.columns.isEmpty {
      let (least, size) = (ScreenPlan.least, "\(columns) x \(rows)")
      Text("too small: \(least.columns) x \(least.rows) at least, this is \(size); q quits")
    } else {
      VStack {
        if session.showsHelp { help } else { panels(plan, answer) }
        HelpLine(session: session, columns: columns, isUnicode: isUnicode)
      }
    }
  }

  /// How far what has the focus can be scrolled.
  var scrollLimit: Int {
    if session.showsHelp { return helpLines.scrollLimit }
    let answer = Answer(session.playground)
    for column in plan(answer).columns {
      for place in column.places where place.kind == session.focus {
        return lines(place, columns: column.columns, answer)?.scrollLimit ?? 0
      }
    }
    return 0
  }

  private var help: some View {
    VStack(justify: .start) { helpLines }.height(Double(rows - 1) * 10)
  }

  private var helpLines: LinesPanel {
    LinesPanel(
      title: HelpPanel.title, lines: HelpPanel.lines(columns: columns, isUnicode: isUnicode), rows: rows - 1,
      scroll: session.scroll)
  }

  /// The rows that panels would like depend on what they show.
  private func plan(_ answer: Answer) -> ScreenPlan {
    let picture = try? StackPicture(session.playground)
    let content = ScreenPlan.Content(focus: session.focus) { kind, columns in
      switch kind {
      case .settings: SettingsPanel(session: session).lines.count
      case .picture: picture?.rows() ?? 3
      case .messages: answer.messages.isEmpty ? 0 : answer.messageLines(columns: columns).count + 1
      case .code: StackCode(session.playground).lines.count + 1
      case .frames: answer.rows.isEmpty ? 0 : answer.rows.count + 1
      }
    } enlarged: { columns, rows in
      picture.map { $0.rows($0.scale(columns: columns, rows: rows)) } ?? 0
    }
    return ScreenPlan(columns: columns, rows: rows, content)
  }

  private func panels(_ plan: ScreenPlan, _ answer: Answer) -> some View {
    HStack {
      ForEach(plan.columns.enumerated()) { index, column in
        if index > 0 { Divider() }
        VStack(justify: .start) {
          ForEach(column.places) { place in
            VStack(justify: .start) { panel(place, columns: column.columns, answer) }.height(Double(place.rows) * 10)
          }
        }
        .width(Double(column.columns) * 5)
      }
    }
    .height(Double(rows - 1) * 10)
  }

  @ViewBuilder private func panel(_ place: ScreenPlan.Place, columns: Int, _ answer: Answer) -> ViewContent {
    switch place.kind {
    case .settings: SettingsPanel(session: session, rows: place.rows)
    case .picture:
      PicturePanel(
        playground: session.playground, chosen: session.playground.chosen, columns: columns, rows: place.rows,
        isUnicode: isUnicode)
    case .messages, .code, .frames: lines(place, columns: columns, answer)
    }
  }

  /// A panel of lines; nil for one of another kind.
  private func lines(_ place: ScreenPlan.Place, columns: Int, _ answer: Answer) -> LinesPanel? {
    let scroll = place.kind == session.focus ? session.scroll : nil
    switch place.kind {
    case .settings, .picture: return nil
    case .messages:
      return LinesPanel(
        title: "diagnostics", lines: answer.messageLines(columns: columns), rows: place.rows, scroll: scroll)
    case .code:
      return LinesPanel(
        title: "Swift", lines: StackCode(session.playground).numberedLines, rows: place.rows, scroll: scroll)
    case .frames:
      return LinesPanel(
        title: "frames in \(session.playground.unit.rawValue)", details: ": x, y, width, height",
        lines: answer.frameLines(columns: columns, count: place.rows - 1), rows: place.rows, scroll: scroll)
    }
  }
}
