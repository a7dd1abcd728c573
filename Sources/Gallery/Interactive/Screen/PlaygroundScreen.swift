import Truss

/// The interactive screen as a Truss view, laid out in cells.
///
/// It consists only of plain stacks, whose layout takes a millisecond. The stack of the playground is laid out
/// separately.
struct PlaygroundScreen: View {
  private let session: PlaygroundSession
  private let columns: Int
  private let rows: Int
  private let isUnicode: Bool
  private let answer: Answer

  static let selected = ViewID("selected setting")
  static let focused = ViewID("focused panel")

  /// - Parameter isUnicode: whether the terminal shows Unicode characters beyond ASCII.
  init(session: PlaygroundSession, columns: Int, rows: Int, isUnicode: Bool = true) {
    (self.session, self.columns, self.rows, self.isUnicode) = (session, columns, rows, isUnicode)
    // With fewer rows, reasons and constraints are computed only if one of their panels has the focus.
    let asksWhy = session.focus == .reasons || session.focus == .constraints
    answer = Answer(session.playground, explains: rows >= Self.tall || asksWhy)
  }

  /// From this number of rows on, code and frames leave space for reasons and constraints.
  private static let tall = 27

  var body: some View {
    let plan = plan
    if plan.columns.isEmpty {
      let (least, size) = (ScreenPlan.least, "\(columns) x \(rows)")
      Text("too small: \(least.columns) x \(least.rows) at least, this is \(size); q quits")
    } else {
      VStack {
        if session.showsHelp { help } else { panels(plan) }
        HelpLine(session: session, columns: columns, isUnicode: isUnicode)
      }
    }
  }

  /// The number of lines by which the focused panel or the help can be scrolled.
  var scrollLimit: Int {
    if session.showsHelp { return helpLines.scrollLimit }
    for column in plan.columns {
      for place in column.places where place.kind == session.focus {
        return lines(place, columns: column.columns)?.scrollLimit ?? 0
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

  private var plan: ScreenPlan {
    let picture = try? StackPicture(session.playground)
    let content = ScreenPlan.Content(focus: session.focus) { kind, columns in
      switch kind {
      case .settings: SettingsPanel(session: session).lines.count
      case .picture: picture?.rows() ?? 3
      case .messages: answer.messages.isEmpty ? 0 : answer.messageLines(columns: columns).count + 1
      case .code: StackCode(session.playground).lines.count + 1
      case .frames: answer.rows.isEmpty ? 0 : answer.rows.count + 1
      case .reasons: answer.reasons.isEmpty ? 0 : answer.reasonLines(columns: columns).count + 1
      case .constraints: answer.constraints.isEmpty ? 0 : answer.constraintLines(columns: columns).count + 1
      }
    } enlarged: { columns, rows in
      picture.map { $0.rows($0.scale(columns: columns, rows: rows)) } ?? 0
    }
    return ScreenPlan(columns: columns, rows: rows, content)
  }

  private func panels(_ plan: ScreenPlan) -> some View {
    HStack {
      ForEach(plan.columns.enumerated()) { index, column in
        if index > 0 { Divider() }
        VStack(justify: .start) {
          ForEach(column.places) { place in
            VStack(justify: .start) { panel(place, columns: column.columns) }.height(Double(place.rows) * 10)
          }
        }
        .width(Double(column.columns) * 5)
      }
    }
    .height(Double(rows - 1) * 10)
  }

  @ViewBuilder private func panel(_ place: ScreenPlan.Place, columns: Int) -> ViewContent {
    switch place.kind {
    case .settings: SettingsPanel(session: session, rows: place.rows)
    case .picture:
      PicturePanel(
        playground: session.playground, chosen: session.playground.chosen, columns: columns, rows: place.rows,
        isUnicode: isUnicode)
    case .messages, .code, .frames, .reasons, .constraints: lines(place, columns: columns)
    }
  }

  /// The panel of text lines for a place; nil for the settings and the picture.
  private func lines(_ place: ScreenPlan.Place, columns: Int) -> LinesPanel? {
    let scroll = place.kind == session.focus ? session.scroll : nil
    switch place.kind {
    case .settings, .picture: return nil
    case .messages:
      return LinesPanel(
        title: "diagnostics", lines: answer.messageLines(columns: columns), rows: place.rows, scroll: scroll,
        kind: .messages)
    case .code:
      return LinesPanel(
        title: "Swift", lines: StackCode(session.playground).numberedLines, rows: place.rows, scroll: scroll,
        kind: .code)
    case .frames:
      return LinesPanel(
        title: "frames in \(session.playground.unit.rawValue)", details: ": x, y, width, height",
        lines: answer.frameLines(columns: columns, count: place.rows - 1), rows: place.rows, scroll: scroll,
        kind: .frames)
    case .reasons:
      return LinesPanel(
        title: "why \(Playground.names[session.playground.chosen]) is there",
        lines: answer.reasonLines(columns: columns), rows: place.rows, scroll: scroll, kind: .reasons)
    case .constraints:
      return LinesPanel(
        title: "constraints", lines: answer.constraintLines(columns: columns), rows: place.rows, scroll: scroll,
        kind: .constraints)
    }
  }
}
