import TrussLayout
public import TrussTree
public import TrussViews

/// The ranges of widths in which a view's layouts have the same diagnostics, and its texts the same numbers of lines.
///
///     let ranges = try SignIn().ranges(widths: 280...1024)
///     for range in ranges { print(range.widths, range.diagnostics) }
///     print(ranges.leastSoundWidth ?? "no width is sound")
///
/// The elements are in order and without gaps. An element begins 1/1024 point (frames are rounded to this) or, in
/// cells, one column after the end of the previous element. In cells every width is laid out.
///
/// In points, the frames of most layouts are piecewise linear functions of the width. The ends of the pieces are found
/// exactly, so no range is missed, however narrow, and `Element.isProved` is true. If the functions are not known, the
/// layout is resized in steps, and the ends of ranges are found by bisection; a change that begins and ends between two
/// steps may be missed. The functions are not known for views in SwiftUI's style, fractions, tables, alternatives,
/// lengths that constraints relate, squeezed grids, connectors, charts, and texts whose letters become smaller.
public struct LayoutRanges: RandomAccessCollection, Sendable {
  /// A range of widths whose layouts have the same diagnostics and whose texts have the same numbers of lines.
  public struct Element: Sendable {
    /// The widths, in points or columns, including both ends.
    public let widths: ClosedRange<Double>
    /// The diagnostics at the smallest of the widths. At the other widths the same views have these diagnostics, but
    /// lengths in messages may differ.
    public let diagnostics: [Diagnostic]
    /// The number of lines of each text that has a name.
    public let lines: [ViewID: Int]
    /// Whether all widths of the range are proved to have these diagnostics and lines. If it is false, the layout was
    /// examined in steps, and a change that begins and ends between two steps may be missed.
    public let isProved: Bool
  }

  private let elements: [Element]

  /// The first index, 0.
  public var startIndex: Int { 0 }
  /// The number of ranges.
  public var endIndex: Int { elements.count }
  /// The range at an index.
  public subscript(position: Int) -> Element { elements[position] }

  /// The smallest width from which on no layout has diagnostics; nil if the last range has diagnostics.
  public var leastSoundWidth: Double? {
    elements.reversed().prefix { $0.diagnostics.isEmpty }.last?.widths.lowerBound
  }

  init(
    _ widths: ClosedRange<Double>, of layouts: ResizedLayout, step: Double
  ) throws(LayoutError) {
    let sweep = try WidthSweep(widths, of: layouts, step: step) { State($0) }
    elements = sweep.runs.map { run in
      Element(widths: run.widths, diagnostics: run.state.diagnostics, lines: run.state.named, isProved: run.isProved)
    }
  }

  /// The properties that the layouts of a range share, as they are in its first layout. Lengths in the messages of
  /// diagnostics are not compared.
  private struct State: Equatable {
    let diagnostics: [Diagnostic]
    private let withoutLengths: [Diagnostic]
    private let lines: [(view: Int, count: Int)]
    /// The lines of the texts with names.
    let named: [ViewID: Int]

    init(_ layout: LayoutResult) {
      diagnostics = layout.diagnostics
      withoutLengths = diagnostics.map(\.withoutLengths)
      lines = layout.lineCounts
      let named = lines.compactMap { line in layout.tree.name(of: line.view).map { ($0, line.count) } }
      self.named = Dictionary(named) { $1 }
    }

    static func == (left: State, right: State) -> Bool {
      left.withoutLengths == right.withoutLengths && left.lines.elementsEqual(right.lines, by: ==)
    }
  }
}

extension View {
  /// Finds the ranges of widths in which layouts in points have the same diagnostics, and their texts the same numbers
  /// of lines.
  ///
  /// The layout is resized from one width to the next in a session, which is much faster than a fresh layout.
  ///
  /// - Parameters:
  ///   - widths: the widths in points, which are rounded to 1/1024.
  ///   - height: the height in points, or nil to fit it to the content.
  ///   - environment: the environment.
  ///   - step: the distance, in points, between the widths that are laid out if the frames are not known functions of
  ///     the width; 0.5 by default.
  /// - Throws: `LayoutError` for invalid input, and for more than a million steps.
  public func ranges(
    widths: ClosedRange<Double>, height: Double? = nil, environment: EnvironmentValues = EnvironmentValues(),
    step: Double = 0.5
  ) throws(LayoutError) -> LayoutRanges {
    try LayoutRanges(widths, of: try resized(widths, height: height, environment, step: step), step: step)
  }

  /// Finds the ranges of columns in which layouts in cells have the same diagnostics, and their texts the same numbers
  /// of lines. Every number of columns is laid out.
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

  /// Lays the view out at the smallest width, in points. Throws if a width or the step is not allowed.
  package func resized(
    _ widths: ClosedRange<Double>, height: Double?, _ environment: EnvironmentValues, step: Double
  ) throws(LayoutError) -> ResizedLayout {
    for width in [widths.lowerBound, widths.upperBound] {
      try Lowering.check(width: width, height: height, of: nodes)
    }
    let least = Swift.max(0x1p-10, (widths.upperBound - widths.lowerBound) / 1e6)
    guard step >= least, step <= LayoutError.Limits.length else {
      let rule = "from \(shortest(least)), which makes no more than a million steps, to 10000000"
      throw LayoutError(.number(parameter: "step", value: step, rule: rule), layoutOf: nodes)
    }
    return try ResizedLayout(self, .points, width: widths.lowerBound, height: height, environment: environment)
  }

  /// Lays the view out at the smallest width, in cells. Throws if a width is not allowed.
  package func resized(
    _ columns: ClosedRange<Int>, rows: Int?, _ environment: EnvironmentValues
  ) throws(LayoutError) -> ResizedLayout {
    try check(columns: columns.upperBound, rows: rows)
    try check(columns: columns.lowerBound, rows: rows)
    return try ResizedLayout(
      self, cells(in: environment), width: Double(columns.lowerBound), height: rows.map { Double($0) },
      environment: environment)
  }
}

extension Diagnostic {
  /// The diagnostic without digits, dots and minus signs in its message.
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
  /// The number of lines of each text in its frame, with the index of its view.
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
