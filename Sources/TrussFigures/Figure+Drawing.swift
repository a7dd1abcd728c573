public import Truss
import TrussDrawing

extension Figure {
  /// The figure as text, laid out in cells.
  ///
  /// - Parameter charset: what it is drawn with.
  /// - Throws: `LayoutError` for input that has no meaning.
  public func text(_ charset: Charset = .unicode) throws(LayoutError) -> String { try textPicture(charset).form }

  /// The figure as SVG, laid out in points.
  ///
  /// - Parameter scheme: whether it is drawn for light mode, dark mode, or both.
  /// - Throws: `LayoutError` for input that has no meaning.
  public func svg(scheme: SVG.Scheme = .automatic) throws(LayoutError) -> SVG { try svgPicture([scheme]).form[0] }

  /// A page to look into the figure's layout with, at its width and at others; of a change, into its end.
  ///
  /// - Throws: `LayoutError` for input that has no meaning.
  public func inspector() throws(LayoutError) -> Inspector {
    var drawing: InspectorPage.Drawing?
    if change != nil || self.drawing.isOverlay {
      // The page has ids of its own, which a figure's name may be one of.
      var copy = self
      copy.name = "drawn-svg"
      drawing = InspectorPage.Drawing(document: try copy.svg().document, moves: change != nil)
    }
    return try view.inspector(
      width: width, height: height, title: title, environment: environment, drawing: drawing)
  }

  /// The characters with which text output is drawn.
  public enum Charset: Sendable {
    /// Box-drawing characters.
    case unicode
    /// ASCII.
    case ascii
  }
}

extension Figure {
  /// What was drawn, with what its layouts have to say.
  struct Picture<Form: Sendable>: Sendable {
    var form: Form
    /// Each once, of the beginning before the end.
    var diagnostics: [Diagnostic]
  }

  /// The figure as text.
  ///
  /// - Parameters:
  ///   - charset: what it is drawn with.
  ///   - colors: how many colours it may have; none by default.
  ///   - scheme: whether it is seen on a dark ground.
  ///   - columns: the width in place of the figure's own.
  ///   - drawing: what is drawn in place of the figure's own.
  func textPicture(
    _ charset: Charset, colors: TextColors = .none, scheme: ColorScheme = .dark, columns: Int? = nil,
    drawing: SVG.Drawing? = nil
  ) throws(LayoutError) -> Picture<String> {
    let isASCII = charset == .ascii
    let columns = columns ?? width.map { Medium.cells.count($0, .horizontal) }
    let rows = height.map { Medium.cells.count($0, .vertical) }
    if let change, change.views.count != 1 {
      var layouts: [Layout] = []
      for view in change.views + [view] {
        layouts.append(try view.layout(columns: columns, rows: rows, environment: environment))
      }
      let movement = Keyframes(
        layouts, stepDuration: change.duration, stepRest: change.stepRest, curve: change.curve)
      return Picture(
        form: try movement.strip(ascii: isASCII, colors: colors, scheme: scheme), diagnostics: layouts.diagnostics)
    }
    if let change {
      let transition = try session(change).transition(
        columns: columns, rows: rows, duration: change.duration, curve: change.curve)
      return Picture(
        form: try transition.strip(ascii: isASCII, colors: colors, scheme: scheme), diagnostics: transition.diagnostics)
    }
    let layout = try view.layout(columns: columns, rows: rows, environment: environment)
    return Picture(
      form: layout.text(drawing ?? self.drawing, ascii: isASCII, colors: colors, scheme: scheme),
      diagnostics: layout.diagnostics)
  }

  /// The figure as SVG for several surroundings, laid out once.
  func svgPicture(_ schemes: [SVG.Scheme]) throws(LayoutError) -> Picture<[SVG]> {
    var drawings: [SVG] = []
    if let change, change.views.count != 1 {
      var layouts: [Layout] = []
      for view in change.views + [view] {
        layouts.append(try view.layout(width: width, height: height, environment: environment))
      }
      let movement = Keyframes(
        layouts, stepDuration: change.duration, stepRest: change.stepRest, curve: change.curve)
      for scheme in schemes {
        drawings.append(try movement.svg(title: title, id: name, scheme: scheme, theme: theme, repeats: true))
      }
      return Picture(form: drawings, diagnostics: layouts.diagnostics)
    }
    if let change {
      let transition = try session(change).transition(duration: change.duration, curve: change.curve)
      for scheme in schemes {
        drawings.append(try transition.svg(title: title, id: name, scheme: scheme, theme: theme, repeats: true))
      }
      return Picture(form: drawings, diagnostics: transition.diagnostics)
    }
    let layout = try view.layout(for: drawing, width: width, height: height, environment: environment)
    for scheme in schemes {
      drawings.append(layout.svg(drawing, title: title, id: name, scheme: scheme, theme: theme))
    }
    return Picture(form: drawings, diagnostics: layout.diagnostics)
  }

  /// The page and a picture of the figure for the index.
  struct InspectorPicture: Sendable {
    var page: Inspector
    var thumbnail: SVG
  }

  /// The page to look into the layout with; its diagnostics are those at the figure's own width.
  func inspectorPicture() throws(LayoutError) -> Picture<InspectorPicture> {
    let layout = try view.layout(width: width, height: height, environment: environment)
    return Picture(
      form: InspectorPicture(page: try inspector(), thumbnail: try svg()), diagnostics: layout.diagnostics)
  }

  private func session(_ change: Change) throws(LayoutError) -> LayoutSession {
    var session = try LayoutSession(change.views[0], width: width, height: height, environment: environment)
    try session.update(to: view)
    return session
  }
}

extension Transition {
  /// What both layouts have to say, each once.
  fileprivate var diagnostics: [Diagnostic] { [from, to].diagnostics }
}

extension [Layout] {
  /// What they have to say, each once.
  fileprivate var diagnostics: [Diagnostic] {
    reduce(into: []) { found, layout in found += layout.diagnostics.filter { !found.contains($0) } }
  }
}
