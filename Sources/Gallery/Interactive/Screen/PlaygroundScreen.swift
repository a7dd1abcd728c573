import Truss

/// The whole interactive screen as a view of Truss, laid out in cells like any other.
struct PlaygroundScreen: View {
  var session: PlaygroundSession
  var columns: Int
  var rows: Int
  /// Whether the terminal shows more than ASCII.
  var isUnicode = true

  /// The name of the line that is chosen.
  static let selected = ViewID("screen selected")

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
            panels(column, answer)
          }
        }
        .height(Double(rows - 1) * 10)
        HelpLine(isUnicode: isUnicode)
      }
    }
  }

  /// The rows that panels would like depend on what they show.
  private func plan(_ answer: Answer) -> ScreenPlan {
    let playground = session.playground
    return ScreenPlan(columns: columns, rows: rows, prefersFrames: session.prefersFrames) { kind, columns in
      switch kind {
      case .settings: SettingsPanel(session: session).lines.count
      case .picture: PicturePanel(playground: playground, answer: answer).rows
      case .messages: MessagesPanel(messages: answer.messages).rows(columns: columns)
      case .code: StackCode(playground).lines.count + 1
      case .frames: answer.rows.count + 1
      }
    }
  }

  private func panels(_ column: ScreenPlan.Column, _ answer: Answer) -> some View {
    let stack = VStack(justify: .start) {
      ForEach(column.places) { place in
        // What is larger than its panel is cut there.
        ScrollView(offset: 0) { panel(place, answer) }.height(Double(place.rows) * 10)
      }
    }
    return column.columns.map { stack.width(Double($0) * 5) } ?? stack.flex()
  }

  @ViewBuilder private func panel(_ place: ScreenPlan.Place, _ answer: Answer) -> ViewContent {
    switch place.kind {
    case .settings: SettingsPanel(session: session, rows: place.rows)
    case .picture: PicturePanel(playground: session.playground, answer: answer)
    case .messages: MessagesPanel(messages: answer.messages)
    case .code: CodePanel(code: StackCode(session.playground), rows: place.rows)
    case .frames: FramesPanel(rows: answer.rows, unit: session.playground.unit, height: place.rows)
    }
  }
}
