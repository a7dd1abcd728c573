import TrussLayout
public import TrussTree
public import TrussViews

/// The ranges of widths in which a view's layouts have the same diagnostics, and its texts the same numbers of lines.
///
///     let ranges = try SignIn().ranges(widths: 280...1024)
///     for range in ranges { print(range.widths, range.diagnostics) }
///     print(ranges.leastSoundWidth ?? "no width is sound")
///
/// The elements are in order and without gaps: each begins 1/1024 point (to which frames are rounded) or, in cells, one
/// column after the end of the previous element. In cells every width is laid out.
///
/// In points, the frames of most layouts are piecewise linear functions of the width. The ends of the pieces are found
/// exactly, so no change is missed, however narrow: `Element.isProved`. Where the functions are not known, the layout is
/// resized in steps, and the ends of ranges are found by bisection; a change that begins and ends between two steps may
/// be missed there. Such are layouts with views in SwiftUI's style, fractions, tables, alternatives, lengths that
/// constraints relate, squeezed grids, connectors, charts, or texts whose letters become smaller.
public struct LayoutRanges: RandomAccessCollection, Sendable {
  /// Neighbouring widths whose layouts have the same problems and the same numbers of lines.
  public struct Element: Sendable {
    /// The widths, in points or columns, both ends included.
    public let widths: ClosedRange<Double>
    /// The diagnostics at the smallest of the widths. At the other widths they concern the same views; lengths in their
    /// messages may differ.
    public let diagnostics: [Diagnostic]
    /// The number of lines of each text that has a name.
    public let lines: [ViewID: Int]
    /// Whether it is proved that all widths of the range have these diagnostics and lines. False if the layout was
    /// examined in steps within the range, so that a change that begins and ends between two steps may be hidden in it.
    public let isProved: Bool
  }

  private let elements: [Element]

  /// The first index, 0.
  public var startIndex: Int { 0 }
  /// The number of ranges.
  public var endIndex: Int { elements.count }
  /// The range at an index.
  public subscript(position: Int) -> Element { elements[position] }

  /// The smallest width from which on no layout has a diagnostic; nil if the last range has diagnostics.
  public var leastSoundWidth: Double? {
    elements.reversed().prefix { $0.diagnostics.isEmpty }.last?.widths.lowerBound
  }

  init(
    _ widths: ClosedRange<Double>, of layouts: ResizedLayout, step: Double
  ) throws(LayoutError) {
    let sweep = try WidthSweep(widths, of: layouts, step: step) { layout in
      State(diagnostics: layout.diagnostics.map(\.withoutLengths), lines: layout.lineCounts)
    }
    var layouts = layouts
    var elements: [Element] = []
    for run in sweep.runs {
      let layout = try layouts.layout(width: run.widths.lowerBound)
      var lines: [ViewID: Int] = [:]
      for (view, count) in run.state.lines {
        if let name = layout.tree.name(of: view) { lines[name] = count }
      }
      elements.append(
        Element(widths: run.widths, diagnostics: layout.diagnostics, lines: lines, isProved: run.isProved))
    }
    self.elements = elements
  }

  /// The properties that all widths of a range share. Lengths in the messages of diagnostics are not compared.
  private struct State: Equatable {
    /// The diagnostics, with messages without lengths.
    let diagnostics: [Diagnostic]
    let lines: [(view: Int, count: Int)]

    static func == (left: State, right: State) -> Bool {
      left.diagnostics == right.diagnostics && left.lines.elementsEqual(right.lines, by: ==)
    }
  }
}

extension View {
  /// Finds the ranges of widths in which layouts in points have the same problems and the texts as many lines.
  ///
  /// A session resizes the layout from one width to the next, which takes a fraction of the time of a fresh layout.
  ///
  /// - Parameters:
  ///   - widths: the widths in points, which are rounded to 1/1024.
  ///   - height: the height in points, or nil to fit it to the content.
  ///   - environment: the environment.
  ///   - step: the distance in points between the widths that are laid out where the frames are not known functions of
  ///     the width, 0.5 by default.
  /// - Throws: `LayoutError` for invalid input, and for more than a million steps.
  public func ranges(
    widths: ClosedRange<Double>, height: Double? = nil, environment: EnvironmentValues = EnvironmentValues(),
    step: Double = 0.5
  ) throws(LayoutError) -> LayoutRanges {
    try LayoutRanges(widths, of: try resized(widths, height: height, environment, step: step), step: step)
  }

  /// Finds the ranges of columns in which layouts in cells have the same problems and the texts as many lines.
  /// Every number of columns is laid out.
  ///
  /// - Parameters:
  ///   - columns: the widths in columns.
  ///   - rows: the height in rows, or nil to fit it to the content.
  ///   - environment: the environment.
  /// - Throws: `LayoutError` for invalid input, for a canvas without columns or rows, and for a canvas of more cells
  ///   than `LayoutError.Limits.cells`.
  public func ranges(
    columns: ClosedRange<Int>, rows: Int? = nil, environment: EnvironmentValues = EnvironmentValues()
  ) throws(LayoutError) -> LayoutRanges {
    let layouts = try resized(columns, rows: rows, environment)
    return try LayoutRanges(Double(columns.lowerBound)...Double(columns.upperBound), of: layouts, step: 1)
  }

  /// Lays the view out in points, to be resized to the widths; throws if a width or the step is not allowed.
  package func resized(
    _ widths: ClosedRange<Double>, height: Double?, _ environment: EnvironmentValues, step: Double
  ) throws(LayoutError) -> ResizedLayout {
    for width in [widths.lowerBound, widths.upperBound] { try Lowering.check(width: width, height: height) }
    let least = Swift.max(0x1p-10, (widths.upperBound - widths.lowerBound) / 1e6)
    guard step >= least, step <= LayoutError.Limits.length else {
      let rule = "from \(shortest(least)), which makes no more than a million steps, to 10000000"
      throw LayoutError(.number(parameter: "step", value: step, rule: rule), view: "the layout", location: nil)
    }
    return try ResizedLayout(self, .points, width: widths.lowerBound, height: height, environment: environment)
  }

  /// Returns the view's layout in cells, to be resized to the widths; throws if a width is not allowed.
  package func resized(
    _ columns: ClosedRange<Int>, rows: Int?, _ environment: EnvironmentValues
  ) throws(LayoutError) -> ResizedLayout {
    try check(columns: columns.upperBound, rows: rows)
    try check(columns: columns.lowerBound, rows: rows)
    return try ResizedLayout(
      self, .cells(Medium.CellSize()), width: Double(columns.lowerBound), height: rows.map { Double($0) },
      environment: environment)
  }
}

extension Diagnostic {
  /// The diagnostic without the lengths in its message.
  package var withoutLengths: Diagnostic {
    var result = self
    let bytes = message.utf8.filter {
      !(UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "-"))
    }
    result.message = String(decoding: bytes, as: UTF8.self)
    return result
  }
}

extension LayoutResult {
  /// The number of lines that each text takes in its frame, with the index of its view.
  package var lineCounts: [(view: Int, count: Int)] {
    tree.entries.withUnsafeBufferPointer { entries in
      entries.indices.compactMap { index in
        let entry = entries.baseAddress.map { $0 + index }
        guard let entry, entry.pointee.content.isText, !entry.pointee.attributes.isCollapsed,
          let text = TextBlock(entry, medium)
        else { return nil }
        let room = medium.snapped(rects[index].inset(by: medium.boxInsets(of: entry.pointee)))
        return (index, text.extent(width: room.width).taken)
      }
    }
  }
}
