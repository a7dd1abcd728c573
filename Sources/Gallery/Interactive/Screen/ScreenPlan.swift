/// Which panels a screen of some columns and rows shows, and how large each is.
///
///     120 columns                        80 columns                   less
///     settings │ picture  │ code         settings │ picture           settings
///              │ messages │ frames                │ messages, code,   picture
///                                                 │ frames            …
struct ScreenPlan: Equatable {
  /// A panel's rows in its column.
  struct Place: Equatable {
    var kind: Panel.Kind
    var rows: Int
  }

  /// Panels one below the other.
  struct Column: Equatable {
    /// The columns that it takes.
    var columns: Int
    var places: [Place]
  }

  /// From the left; empty where the screen is too small.
  private(set) var columns: [Column] = []

  /// The smallest screen that shows anything.
  static let least = (columns: 30, rows: 7)
  /// The columns of the list of settings.
  static let listColumns = 31
  /// The columns of the code: the number of the line, a space and the line.
  static let codeColumns = StackCode.columns + 3

  /// Plans a screen.
  ///
  /// - Parameters:
  ///   - columns: the columns of the screen.
  ///   - rows: its rows.
  ///   - prefersFrames: whether frames come before the code.
  ///   - ideal: the rows that a panel would take in some columns.
  init(
    columns: Int, rows: Int, prefersFrames: Bool, ideal: (_ kind: Panel.Kind, _ columns: Int) -> Int
  ) {
    guard columns >= Self.least.columns, rows >= Self.least.rows else { return }
    // The last row is the help's.
    let height = rows - 1
    func column(_ columns: Int, _ first: [Panel.Kind], then last: [Panel.Kind] = []) -> Column {
      func panel(_ kind: Panel.Kind) -> Panel {
        let most = Self.most(of: kind, in: height, amongOthers: first.count + last.count > 1)
        return Panel(kind: kind, least: Self.least(of: kind), ideal: min(ideal(kind, columns), most))
      }
      var shares = Panel.share(height, among: first.map(panel))
      let left = shares.reduce(height) { $0 - $1.rows }
      shares += Panel.share(left, among: last.map(panel))
      let places = Self.order.compactMap { kind in shares.first { $0.kind == kind } }
      return Column(columns: columns, places: places.map { Place(kind: $0.kind, rows: $0.rows) })
    }
    let answers: [Panel.Kind] = prefersFrames ? [.frames, .code] : [.code, .frames]
    let (list, code) = (Self.listColumns, Self.codeColumns)
    if columns >= list + code + 44 {
      let middle = columns - list - code - 2
      self.columns = [
        column(list, [.settings]), column(middle, [.picture, .messages]), column(code, answers),
      ]
    } else if columns >= list + code + 1 {
      let right = columns - list - 1
      self.columns = [column(list, [.settings]), column(right, [.picture, .messages], then: answers)]
    } else {
      self.columns = [column(columns, [.picture, .settings, .messages], then: answers)]
    }
  }

  /// The most rows of a panel in a column that it shares, so that those below it are seen too.
  private static func most(of kind: Panel.Kind, in rows: Int, amongOthers: Bool) -> Int {
    guard amongOthers else { return rows }
    return switch kind {
    case .settings: max(2, rows / 4)
    case .picture: rows < 16 ? rows - 2 : max(rows / 2, rows - 13)
    case .messages: max(3, rows / 3)
    case .code, .frames: rows
    }
  }

  /// From the top.
  private static let order: [Panel.Kind] = [.settings, .picture, .messages, .code, .frames]

  /// A title and a line are the least of what has a title.
  private static func least(of kind: Panel.Kind) -> Int {
    switch kind {
    case .settings: 2
    case .picture: 4
    case .messages: 3
    case .code: 5
    case .frames: 3
    }
  }
}
