import Truss

/// Views that are laid out at every width of a range.
enum WidthRange: String, CaseIterable, Sendable {
  /// A dashboard of 77 views, from 280 to 1,400 points, where it fits.
  case dashboard
  /// A form of 1,001 views with 200 texts that wrap, from 280 to 1,400 points.
  case form
  /// The dashboard from 20 to 200 columns, of which it does not fit in the first.
  case columns

  /// The title in the documentation.
  var title: String {
    switch self {
    case .dashboard: "a dashboard from 280 to 1,400 points"
    case .form: "a form from 280 to 1,400 points"
    case .columns: "a dashboard from 20 to 200 columns"
    }
  }

  var view: any View { self == .form ? LongForm() : Dashboard() }

  func ranges(of view: some View) throws(LayoutError) -> LayoutRanges {
    self == .columns ? try view.ranges(columns: 20...200) : try view.ranges(widths: 280...1400)
  }
}

extension Workload {
  /// W15. The ranges of widths in which a view has the same problems and its texts the same numbers of lines.
  static func widths(_ range: WidthRange) -> Workload {
    Workload(name: "W15-\(range.rawValue)", summary: "the ranges of widths of \(range.title)", sizes: [1]) { _ in
      SweptWidths(range: range)
    }
  }
}

private struct SweptWidths: Trial {
  var range: WidthRange

  func run() throws(LayoutError) -> TrialResult {
    var stopwatch = Stopwatch()
    let view = range.view
    let building = stopwatch.lap()
    let ranges = try range.ranges(of: view)
    let sweeping = stopwatch.lap()
    precondition(!ranges.isEmpty)
    return TrialResult(layout: try view.layout(width: 800), phases: Phases(building: building, updating: sweeping))
  }
}

private struct Dashboard: View {
  var body: some View {
    VStack(spacing: 12, insets: Insets(all: 16)) {
      HStack(spacing: 8) {
        Text("Dashboard").font(.title); Spacer(); Button("Reload"); Button("Share")
      }
      for row in 0..<3 {
        HStack(align: .fill, spacing: 12) { for column in 0..<2 { tile(2 * row + column) } }
      }
      HStack {
        for number in 0..<6 {
          Text("Label \(number)"); Spacer()
        }
      }
      Text("The footer explains what all of the numbers above mean, in a sentence that is long enough to break.")
    }
  }

  private func tile(_ number: Int) -> some View {
    VStack(align: .leading, spacing: 4) {
      Text("Metric \(number)").font(.caption)
      HStack(spacing: 6) {
        Text("\(7 * number).5 ms").font(.title); Box().width(12).height(12); Spacer()
      }
      ProgressBar(value: 0.4)
      Text("A note about metric \(number) that wraps into several lines if there is little space")
    }
    .padding(8).border().flex()
  }
}

private struct LongForm: View {
  var body: some View {
    VStack(spacing: 6, insets: Insets(all: 16)) {
      for number in 0..<200 {
        HStack(spacing: 8) {
          Text("Label \(number)").width(80)
          VStack(spacing: 2) {
            Text("A hint for field \(number), of \(Self.words[number % 4]), which is long enough to wrap")
            Field("Value")
          }
          .flex()
        }
      }
    }
  }

  private static let words = ["one word", "several words", "more words than one would expect", "no words at all"]
}
