#if canImport(Dispatch)
  import Dispatch
#endif
import Synchronization
public import Truss
import TrussDrawing
import TrussLayout

extension Figure {
  /// The figure as text, laid out in cells.
  ///
  /// - Parameter charset: the characters to draw with.
  /// - Throws: `LayoutError` for invalid input.
  public func text(_ charset: Charset = .unicode) throws(LayoutError) -> String { try textPicture(charset).form }

  /// The figure as SVG, laid out in points.
  ///
  /// - Parameter scheme: whether the figure is drawn for light mode, dark mode, or both.
  /// - Throws: `LayoutError` for invalid input.
  public func svg(scheme: SVG.Scheme = .automatic) throws(LayoutError) -> SVG { try svgPicture([scheme]).form[0] }

  /// An HTML page for inspecting the figure's layout at its own width and at other widths. For an animated figure, the
  /// page shows the last layout.
  ///
  /// - Throws: `LayoutError` for invalid input.
  public func inspector() throws(LayoutError) -> Inspector {
    var drawing: InspectorPage.Drawing?
    if change != nil || self.drawing.isOverlay {
      // The ids in a drawing begin with the figure's name. The new name makes them differ from the page's ids.
      var copy = self
      copy.name = "drawn-svg"
      drawing = (document: try copy.svg().document, moves: change != nil)
    }
    return try view.inspector(
      width: width, height: height, title: title, environment: environment, drawing: drawing)
  }

  /// The characters with which text output is drawn.
  public enum Charset: Sendable {
    /// Box-drawing characters.
    case unicode
    /// ASCII characters only.
    case ascii
  }
}

extension Figure {
  struct Picture<Form: Sendable>: Sendable {
    var form: Form
    /// The diagnostics without duplicates, in the order of the layouts.
    var diagnostics: [Diagnostic]
  }

  /// Draws the figure as text. `columns` and `drawing`, unless nil, replace the figure's own values.
  func textPicture(
    _ charset: Charset, colors: TextColors = .none, scheme: ColorScheme = .dark, columns: Int? = nil,
    drawing: SVG.Drawing? = nil
  ) throws(LayoutError) -> Picture<String> {
    try Lowering.check(width: width, height: height, of: [])
    let medium = view.cells(in: environment)
    let columns = columns ?? width.map { medium.count($0, .horizontal) }
    let rows = height.map { medium.count($0, .vertical) }
    let renderer = TextRenderer(
      charset: charset == .ascii ? .ascii : .unicode, colors: colors.depth, isDark: scheme == .dark)
    if let change, change.views.count != 1 {
      let movement = try movement(change) { view throws(LayoutError) in
        try view.layout(columns: columns, rows: rows, environment: environment)
      }
      return Picture(
        form: try movement.strip(framesBetween: 0, in: renderer), diagnostics: movement.layouts.diagnostics)
    }
    if let change {
      let transition = try session(change).transition(
        columns: columns, rows: rows, duration: change.duration, curve: change.curve)
      return Picture(
        form: try transition.strip(frames: 5, in: renderer), diagnostics: [transition.from, transition.to].diagnostics)
    }
    let layout = try view.layout(columns: columns, rows: rows, environment: environment)
    return Picture(form: (drawing ?? self.drawing).text(of: layout, in: renderer), diagnostics: layout.diagnostics)
  }

  /// Draws the figure as SVG in several schemes, and lays it out only once.
  func svgPicture(_ schemes: [SVG.Scheme]) throws(LayoutError) -> Picture<[SVG]> {
    func picture(
      _ layouts: [LayoutResult], _ draw: (SVG.Scheme) throws(LayoutError) -> SVG
    ) throws(LayoutError) -> Picture<[SVG]> {
      Picture(form: try schemes.map(draw), diagnostics: layouts.diagnostics)
    }
    if let change, change.views.count != 1 {
      let movement = try movement(change) { view throws(LayoutError) in
        try view.layout(width: width, height: height, environment: environment)
      }
      return try picture(movement.layouts) { scheme throws(LayoutError) in
        try movement.svg(title: title, id: name, scheme: scheme, theme: theme, repeats: true)
      }
    }
    if let change {
      let transition = try session(change).transition(duration: change.duration, curve: change.curve)
      return try picture([transition.from, transition.to]) { scheme throws(LayoutError) in
        try transition.svg(title: title, id: name, scheme: scheme, theme: theme, repeats: true)
      }
    }
    let layout = try view.layout(for: drawing, width: width, height: height, environment: environment)
    return try picture([layout]) { layout.svg(drawing, title: title, id: name, scheme: $0, theme: theme) }
  }

  private func movement(
    _ change: Change, _ layOut: (ViewContent) throws(LayoutError) -> LayoutResult
  ) throws(LayoutError) -> Keyframes {
    Keyframes(
      try (change.views + [view]).map(layOut), stepDuration: change.duration, stepRest: change.stepRest,
      curve: change.curve)
  }

  typealias InspectorPicture = (page: Inspector, thumbnail: SVG)

  /// The inspector page, with the diagnostics at the figure's own width.
  func inspectorPicture() throws(LayoutError) -> Picture<InspectorPicture> {
    let layout = try view.layout(width: width, height: height, environment: environment)
    return Picture(form: (try inspector(), try svg()), diagnostics: layout.diagnostics)
  }

  private func session(_ change: Change) throws(LayoutError) -> LayoutSession {
    var session = try LayoutSession(change.views[0], width: width, height: height, environment: environment)
    try session.update(to: view)
    return session
  }
}

extension [LayoutResult] {
  fileprivate var diagnostics: [Diagnostic] {
    reduce(into: []) { found, layout in found += layout.diagnostics.filter { !found.contains($0) } }
  }
}

/// Maps values on all processors. The results are in the order of the values.
///
/// - Parameter progress: called from any thread with the number of finished values and the number of all values.
func concurrentMap<Value: Sendable, Made: Sendable>(
  _ values: [Value], _ progress: (@Sendable (Int, Int) -> Void)?, _ make: @Sendable (Value) -> Made
) -> [Made] {
  let results = Mutex<[Int: Made]>([:])
  @Sendable func makeOne(_ index: Int) {
    let result = make(values[index])
    let count = results.withLock { results in
      results[index] = result
      return results.count
    }
    progress?(count, values.count)
  }
  #if canImport(Dispatch)
    DispatchQueue.concurrentPerform(iterations: values.count, execute: makeOne)
  #else
    for index in values.indices { makeOne(index) }
  #endif
  return results.withLock { results in values.indices.compactMap { results[$0] } }
}

/// A figure with its drawing, or with the error of its layout.
struct DrawnFigure<Form: Sendable>: Sendable {
  let figure: Figure
  private let result: Result<Figure.Picture<Form>, LayoutError>

  init(_ figure: Figure, _ draw: (Figure) throws(LayoutError) -> Figure.Picture<Form>) {
    self.figure = figure
    do throws(LayoutError) {
      result = .success(try draw(figure))
    } catch {
      result = .failure(error)
    }
  }

  /// The drawing; nil if the layout failed.
  var form: Form? { try? result.get().form }

  /// The problems of the figure, one per line after its name: the error of its layout, or the diagnostics that the
  /// figure does not allow.
  var faults: String {
    switch result {
    case .failure(let error): return "\(figure.name): \(error)\n"
    case .success(let picture):
      let found = picture.diagnostics.excluding(figure.allowed)
      guard !found.isEmpty else { return "" }
      let lines = found.map { "\(figure.name): \($0)\n" }.joined()
      return lines + "\(figure.name): if that is meant: allowing: \(picture.diagnostics.kindList)\n"
    }
  }
}

extension Figure {
  /// Draws the figure in the terminal's colours. A figure that is wider than the terminal is laid out at the terminal's
  /// width; if this loses any text, the figure is cropped at the terminal's edge instead, with a note.
  func textPicture(_ charset: Charset, on terminal: FigureTerminal) throws(LayoutError) -> Picture<String> {
    let picture = try textPicture(charset, colors: terminal.colors, scheme: terminal.scheme)
    guard let columns = terminal.columns else { return picture }
    let width = picture.width
    if width <= columns { return picture }
    if let fitted = try fitted(charset, on: terminal, to: columns) { return fitted }
    let lines = picture.form.split(separator: "\n", omittingEmptySubsequences: false)
      .map { StyledLine.cropped(String($0), to: columns) }
    return Picture(
      form: (lines + [terminal.note(hidden: width - columns, of: width)]).joined(separator: "\n"),
      diagnostics: picture.diagnostics)
  }

  /// Returns the figure laid out at most `columns` wide; nil if the figure cannot be so narrow, or would lose text.
  private func fitted(
    _ charset: Charset, on terminal: FigureTerminal, to columns: Int
  ) throws(LayoutError) -> Picture<String>? {
    func picture(_ columns: Int) -> Picture<String>? {
      try? textPicture(charset, colors: terminal.colors, scheme: terminal.scheme, columns: columns)
    }
    guard let first = picture(columns) else { return nil }
    // An overlay also needs columns outside of its layout, for explanations.
    let margin = drawing == .views ? 0 : max(0, first.width - columns)
    guard let fitted = margin == 0 ? first : picture(columns - margin), fitted.width <= columns else { return nil }
    // The numbers of the overlays differ at the two widths, so drawings without an overlay are compared.
    func views(_ columns: Int?) throws(LayoutError) -> Picture<String> {
      try textPicture(charset, columns: columns, drawing: .views)
    }
    return try views(columns - margin).showsAll(of: views(nil)) ? fitted : nil
  }
}

extension Figure.Picture<String> {
  /// Whether this narrower picture has no new kinds of diagnostics, and contains every word of the wider picture whole,
  /// neither shortened nor divided.
  fileprivate func showsAll(of wider: Self) -> Bool {
    let kinds = wider.diagnostics.map(\.kind)
    guard diagnostics.allSatisfy({ kinds.contains($0.kind) }) else { return false }
    let whole = wider.words
    return words.subtracting(whole).allSatisfy { piece in !whole.contains { $0.contains(piece) } }
  }

  private var words: Set<Substring> { Set(StyledLine.plain(form).split { !$0.isLetter && !$0.isNumber }) }

  fileprivate var width: Int { StyledLine.greatestWidth(of: form) }
}
