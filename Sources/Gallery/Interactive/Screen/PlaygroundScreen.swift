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

  /// The name of the line that is chosen.
  static let selected = ViewID("selected setting")

  var body: some View {
    let answer = Answer(session.playground)
    let plan = plan(answer)
    if plan.columns.isEmpty {
      Text("too small: \(ScreenPlan.least.columns) x \(ScreenPlan.least.rows) at least; q quits")
    } else {
      VStack {
        HStack {
          ForEach(plan.columns.enumerated()) { index, column in
            if index > 0 { Divider() }
            panels(column, answer).width(Double(column.columns) * 5)
          }
        }
        .height(Double(rows - 1) * 10)
        HelpLine(columns: columns, isUnicode: isUnicode)
      }
    }
  }

  /// The rows that panels would like depend on what they show.
  private func plan(_ answer: Answer) -> ScreenPlan {
    let playground = session.playground
    return ScreenPlan(columns: columns, rows: rows, prefersFrames: session.prefersFrames) { kind, columns in
      switch kind {
      case .settings: SettingsPanel(session: session).lines.count
      case .picture: PicturePanel.rows(of: playground, answer)
      case .messages: MessagesPanel.rows(of: answer.messages, columns: columns)
      case .code: StackCode(playground).lines.count + 1
      case .frames: answer.rows.isEmpty ? 0 : answer.rows.count + 1
      }
    }
  }

  private func panels(_ column: ScreenPlan.Column, _ answer: Answer) -> some View {
    VStack(justify: .start) {
      ForEach(column.places) { place in
        VStack(justify: .start) { panel(place, columns: column.columns, answer) }.height(Double(place.rows) * 10)
      }
    }
  }

  @ViewBuilder private func panel(_ place: ScreenPlan.Place, columns: Int, _ answer: Answer) -> ViewContent {
    let (playground, rows) = (session.playground, place.rows)
    switch place.kind {
    case .settings: SettingsPanel(session: session, rows: rows)
    case .picture:
      PicturePanel(
        playground: playground, chosen: playground.chosen, columns: columns, rows: rows, isUnicode: isUnicode)
    case .messages: MessagesPanel(messages: answer.messages, rows: rows)
    case .code: CodePanel(code: StackCode(playground), rows: rows)
    case .frames: FramesPanel(frames: answer.rows, unit: playground.unit, rows: rows)
    }
  }
}
