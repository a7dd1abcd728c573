extension MeasuredText {
  /// A part of a text in its own font.
  package struct Run: Equatable, Sendable {
    /// The offset of the run's end, in UTF-8.
    package var end: Int
    /// The height of a line that contains only this run; 0 if the height is not needed.
    var height: LineHeight

    package init(end: Int, height: LineHeight = LineHeight(ascent: 0, descent: 0)) {
      self.end = end
      self.height = height
    }
  }

  /// The extent of a line above and below its baseline.
  package struct LineHeight: Equatable, Sendable {
    package var ascent: Double
    package var descent: Double

    package init(ascent: Double, descent: Double) {
      self.ascent = ascent
      self.descent = descent
    }
  }

  /// Whether the heights of lines may differ from the height in the view's font.
  package var hasUnevenLines: Bool { !unevenRuns.isEmpty }

  /// The heights of lines with several fonts. Above and below the baseline, a line has the greatest extent of its runs,
  /// as in CSS' line boxes. An empty line has the height of its newline; an empty last line has the height of the
  /// preceding newline.
  package func lineHeights(width: Double) -> [LineHeight] {
    var heights: [LineHeight] = []
    eachLine(width: width) { line in
      var number = unevenRuns.number(at: line.lowerBound)
      var height = unevenRuns[number].height
      while number < unevenRuns.count - 1, unevenRuns[number].end < line.upperBound {
        number += 1
        height.ascent = max(height.ascent, unevenRuns[number].height.ascent)
        height.descent = max(height.descent, unevenRuns[number].height.descent)
      }
      heights.append(height)
    }
    return heights
  }
}

extension [MeasuredText.Run] {
  /// The number of the run that contains an offset in UTF-8; the last run for an offset after the text.
  package func number(at offset: Int) -> Int {
    (0..<Swift.max(0, count - 1)).partitioningIndex { self[$0].end > offset }
  }

  /// Divides a part of a text so that each resulting part is in one run. Returns the parts with the numbers of their
  /// runs.
  package func eachPart(of part: Substring, in string: String) -> [(part: Substring, run: Int)] {
    let bytes = string.utf8
    var start = bytes.distance(from: bytes.startIndex, to: part.startIndex)
    let end = start + part.utf8.count
    var parts: [(part: Substring, run: Int)] = []
    var index = part.startIndex
    var run = number(at: start)
    while start < end {
      let runEnd = run < count - 1 ? Swift.min(end, self[run].end) : end
      let next = bytes.index(index, offsetBy: runEnd - start)
      if runEnd > start { parts.append((string[index..<next], run)) }
      (index, start, run) = (next, runEnd, run + 1)
    }
    return parts
  }
}
