/// The panels of a screen of a given size, and their sizes.
///
///     120 columns                        80 columns                   less
///     settings │ picture  │ code         settings │ picture           settings
///              │ messages │ frames                │ messages, code,   picture
///              │ reasons  │ constraints           │ frames, …         …
struct ScreenPlan: Equatable {
  struct Place: Equatable {
    var kind: Panel.Kind
    var rows: Int
  }

  struct Column: Equatable {
    var columns: Int
    var places: [Place]
  }

  /// The columns from left to right; empty if the screen is too small.
  private(set) var columns: [Column] = []

  /// The minimum size of a screen. On a smaller screen no panel is shown.
  static let least = (columns: 30, rows: 7)
  static let listColumns = 31
  /// The width of the code: a line number, a space and the line.
  static let codeColumns = StackCode.columns + 3

  struct Content {
    /// The panel with the focus, which precedes the other panels of its column.
    var focus: Panel.Kind?
    /// The preferred number of rows of a panel with the given number of columns.
    var ideal: (_ kind: Panel.Kind, _ columns: Int) -> Int
    /// The number of rows of the picture if it is as large as possible in the given columns and rows.
    var enlarged: (_ columns: Int, _ rows: Int) -> Int
  }

  init(columns: Int, rows: Int, _ content: Content) {
    guard columns >= Self.least.columns, rows >= Self.least.rows else { return }
    let height = rows - 1
    func column(
      _ columns: Int, _ first: [Panel.Kind], then last: [Panel.Kind] = [], rest: [Panel.Kind] = []
    ) -> Column {
      Column(columns: columns, places: Self.places(height, columns, first, last, rest, content))
    }
    let (list, code) = (Self.listColumns, Self.codeColumns)
    let answers: [Panel.Kind] = [.code, .frames]
    let explanations: [Panel.Kind] = [.reasons, .constraints]
    if columns >= list + code + 44 {
      let middle = columns - list - code - 2
      self.columns = [
        column(list, [.settings]), column(middle, [.picture, .messages], rest: [.reasons]),
        column(code, answers, rest: [.constraints]),
      ]
    } else if columns >= list + code + 1 {
      let right = columns - list - 1
      self.columns = [
        column(list, [.settings]), column(right, [.picture, .messages], then: answers, rest: explanations),
      ]
    } else {
      self.columns = [column(columns, [.picture, .settings, .messages], then: answers, rest: explanations)]
    }
  }

  /// Divides the rows of a column among panels. The focused panel comes first, but leaves space for the other `first`
  /// panels; then come the `first` panels, and then the `last` panels. The picture grows into the remaining rows. The
  /// `rest` panels get the rows that then remain.
  private static func places(
    _ height: Int, _ columns: Int, _ first: [Panel.Kind], _ last: [Panel.Kind], _ rest: [Panel.Kind],
    _ content: Content
  ) -> [Place] {
    func panel(_ kind: Panel.Kind) -> Panel {
      let most = most(of: kind, in: height, amongOthers: first.count + last.count > 1)
      return Panel(kind: kind, ideal: min(content.ideal(kind, columns), most))
    }
    var focused: [Panel] = []
    if let focus = content.focus, (first + last + rest).contains(focus) {
      var panel = panel(focus)
      let others = first.filter { $0 != focus && content.ideal($0, columns) > 0 }.reduce(0) { rows, kind in
        rows + max(kind.least, kind == .picture ? min(content.ideal(kind, columns), height * 2 / 5) : 0)
      }
      panel.ideal = min(content.ideal(focus, columns), max(focus.least, height - others))
      focused = [panel]
    }
    var shares: [Place] = []
    for panels in [focused, first.map(panel), last.map(panel)] {
      let left = shares.reduce(height) { $0 - $1.rows }
      shares += Panel.share(left, among: panels.filter { panel in !shares.contains { $0.kind == panel.kind } })
    }
    if let picture = shares.firstIndex(where: { $0.kind == .picture }) {
      let left = shares.reduce(height) { $0 - $1.rows }
      let room = shares[picture].rows + left
      shares[picture].rows = min(room, max(shares[picture].rows, content.enlarged(columns, room)))
    }
    let left = shares.reduce(height) { $0 - $1.rows }
    let others = rest.filter { kind in !shares.contains { $0.kind == kind } }
    shares += Panel.share(left, among: others.map { Panel(kind: $0, ideal: content.ideal($0, columns)) })
    return Panel.Kind.allCases.compactMap { kind in shares.first { $0.kind == kind } }
  }

  /// The maximum number of rows of a panel in a shared column, so that the panels below it are visible too.
  private static func most(of kind: Panel.Kind, in rows: Int, amongOthers: Bool) -> Int {
    guard amongOthers else { return rows }
    return switch kind {
    case .settings: max(2, rows / 4)
    case .picture: rows < 16 ? rows - 2 : max(rows / 2, rows - 13)
    case .messages: max(3, rows / 3)
    case .code, .frames, .reasons, .constraints: rows
    }
  }
}
