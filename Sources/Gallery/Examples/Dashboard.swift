import Truss

/// A dashboard: a header that shortens or omits labels that do not fit, cards in columns, a chart that spans several
/// columns, and tags on several lines.
struct Dashboard: View {
  /// The number of columns of cards. The caller chooses it to fit the width.
  var columns: Int

  var body: some View {
    Grid(columns: Array(repeating: .flexible(), count: columns), spacing: 10, insets: Insets(all: 12)) {
      Header()
      ForEach(stride(from: 0, to: Card.all.count, by: columns)) { first in
        let cards = Card.all[first..<min(first + columns, Card.all.count)]
        GridRow {
          ForEach(cards.dropLast()) { $0 }
          // The last card also spans the empty columns of the row.
          if let last = cards.last { last.gridColumns(columns - cards.count + 1) }
        }
      }
      if columns > 1 {
        GridRow {
          Chart().gridColumns(columns - 1)
          Rates()
        }
      } else {
        Chart()
        Rates()
      }
      Tags()
    }
  }

  private struct Header: View {
    var body: some View {
      HStack(align: .center, spacing: 15) {
        Text("Weekly traffic").font(.title.bold())
        Spacer()
        ViewThatFits(in: [.horizontal]) {
          HStack(align: .center, spacing: 8) {
            Text("Updated a minute ago").font(.caption).foreground(.secondary)
            Button("Export the table as CSV")
            Button("Share").main(height: 24)
          }
          HStack(spacing: 8) {
            Button("Export")
            Button("Share").main(height: 24)
          }
          Button("More")
        }
      }
    }
  }

  /// A number with a title, and a bar for the reached share of its goal.
  private struct Card: View {
    var title: String
    var number: String
    var reached: Double

    static let all = [
      Card(title: "Visits", number: "41 400", reached: 0.81),
      Card(title: "Readers who came back", number: "9 604", reached: 0.64),
      Card(title: "Downloads", number: "1 377", reached: 0.46),
    ]

    var body: some View {
      VStack(spacing: 4, insets: Insets(all: 8)) {
        Text(title).font(.caption).foreground(.secondary)
        Text(number).font(.title.bold())
        Spacer()
        ProgressBar(value: reached).width(atLeast: 100)
      }
      .border(.rounded, color: .separator).cornerRadius(8)
    }
  }

  private struct Chart: View {
    /// The visits on each day, relative to the busiest day.
    private let days: [(name: String, part: Double)] = [
      ("Mon", 0.55), ("Tue", 0.7), ("Wed", 1), ("Thu", 0.8), ("Fri", 0.4),
    ]

    var body: some View {
      Grid(columns: [.fit, .flexible(), .fit(align: .end)], spacing: 8, rowSpacing: 4, insets: Insets(all: 8)) {
        Text("Visits by the day").font(.caption).foreground(.secondary)
        ForEach(days) { day in
          GridRow(align: .center) {
            Text(day.name)
            ProgressBar(value: day.part).width(atLeast: 100)
            Text(grouped(Int(12_000 * day.part)))
          }
        }
      }
      .border(.rounded, color: .separator).cornerRadius(8)
    }

    /// A number with a no-break space after the thousands.
    private func grouped(_ number: Int) -> String {
      let (thousands, rest) = number.quotientAndRemainder(dividingBy: 1000)
      return "\(thousands)\u{A0}\(String(1000 + rest).dropFirst())"
    }
  }

  /// The sources of visits, in a nested grid with its own columns.
  private struct Rates: View {
    var body: some View {
      VStack(spacing: 4, insets: Insets(all: 8)) {
        Text("From").font(.caption).foreground(.secondary)
        Grid(columns: [.flexible(), .fit(align: .end)], spacing: 10, rowSpacing: 4) {
          for (source, share) in [("Search", "52 %"), ("Links", "31 %"), ("Mail", "17 %")] {
            GridRow {
              Text(source)
              Text(share)
            }
          }
        }
      }
      .border(.rounded, color: .separator).cornerRadius(8)
    }
  }

  private struct Tags: View {
    private let tags = ["all pages", "this week", "no robots", "Europe", "phones", "new", "guides"]

    var body: some View {
      HStack(align: .firstBaseline, spacing: 10) {
        Text("Filters").foreground(.secondary)
        FlowStack(spacing: 8, align: .center) { ForEach(tags) { Button($0).cornerRadius(12) } }
      }
    }
  }
}
