extension ChartContent {
  /// Colours the marks by a series. Marks of one series have one colour: the series' own from
  /// `chartForegroundStyleScale(_:)`, or the next colour of the chart's palette. Line marks of one series form one
  /// line. The series is named in a legend, or at the end of its line.
  ///
  ///     BarMark(x: .value("Month", "Jan"), y: .value("Sales", 12)).foregroundStyle(by: .value("Shop", "North"))
  public consuming func foregroundStyle<D: Plottable>(by value: PlottableValue<D>) -> ModifiedView {
    marked { $0.series = $0.series ?? value.plotted }
  }

  /// Places the bars that share a position side by side, in the order in which the values first occur.
  ///
  ///     BarMark(x: .value("Month", "Jan"), y: .value("Sales", 12)).position(by: .value("Shop", "North"))
  public consuming func position<P: Plottable>(by value: PlottableValue<P>) -> ModifiedView {
    marked { $0.group = $0.group ?? value.plotted }
  }

  /// Chooses the symbols of points by a value. Symbols are repeated if there are more than six values. Lines get the
  /// symbols at their points.
  public consuming func symbol<S: Plottable>(by value: PlottableValue<S>) -> ModifiedView {
    marked { $0.symbolSeries = $0.symbolSeries ?? value.plotted }
  }

  /// Sets the symbol of points. Lines get the symbol at their points.
  public consuming func symbol(_ symbol: BasicChartSymbolShape) -> ModifiedView {
    marked { $0.symbol = $0.symbol ?? symbol }
  }

  /// Sets the area of symbols, in square points; 38.5 by default, a disc of 7 points. A number that is not finite or
  /// not above 0 is ignored. In text a symbol always takes one cell.
  public consuming func symbolSize(_ area: Double) -> ModifiedView {
    marked { if area > 0, area.isFinite { $0.symbolSize = $0.symbolSize ?? min(area, 10_000) } }
  }

  /// Sets the stroke of lines and rules; by default lines are 2 points wide and rules 1, without dashes. Text output
  /// ignores the width, and draws dashes only for rules.
  public consuming func lineStyle(_ style: StrokeStyle) -> ModifiedView { marked { $0.stroke = $0.stroke ?? style } }

  /// Sets how lines and areas connect their points; straight by default. Text output draws smooth curves as straight
  /// lines.
  public consuming func interpolationMethod(_ method: InterpolationMethod) -> ModifiedView {
    marked { $0.interpolation = $0.interpolation ?? method }
  }

  /// Puts a view beside each of the marks. A view that would extend beyond the chart is shifted to stay within it.
  ///
  ///     BarMark(x: .value("Month", "Jan"), y: .value("Sales", 12)).annotation { Text("12").font(.caption) }
  ///
  /// - Parameters:
  ///   - position: the position of the annotation; by default beyond the end of a bar, or above any other mark.
  ///   - alignment: the position along the side of the mark; in the middle by default.
  ///   - spacing: the distance from the mark, in points; by default 4, or in text 0 for a vertical bar and 5 for any
  ///     other mark. A distance that is not finite is 0.
  ///   - content: the view.
  public consuming func annotation(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: Double? = nil,
    @ViewBuilder content: () -> ViewContent
  ) -> ModifiedView {
    let views = content().list()
    let view = views.count == 1 ? views[0] : ZStack { ViewContent(nodes: views) }._node
    let annotation = ChartMark.Annotation(
      position: position, alignment: alignment, spacing: spacing.map { $0.isFinite ? $0 : 0 }, view: view)
    return marked { $0.annotations.append(annotation) }
  }
}
