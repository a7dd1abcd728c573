import Truss

/// Cards, each with a number, a chart of small bars, and the change in the corner.
struct MetricsScreen: View {
  var body: some View {
    VStack(spacing: 16, insets: Insets(all: 20)) {
      HStack(align: .center, spacing: 12) {
        Text("This week").font(Font(.sansBold, size: 22))
        Spacer()
        Text("1 to 7 March").foreground(.secondary)
        Button("Week")
        Button("Month")
        Button("Year")
      }
      Grid(columns: Array(repeating: .flexible(), count: 3), spacing: 16) {
        for row in [Card.all[0..<3], Card.all[3..<6]] {
          GridRow { for card in row { card } }
        }
      }
      HStack(align: .firstBaseline, spacing: 8) {
        Text("Numbers are of the night before.").font(.caption).foreground(.secondary).flex()
        Text("All numbers ›").foreground(.accent)
      }
    }
    .background(.surface)
  }

  private struct Card: View {
    var title: String
    var number: String
    var unit: String
    var change: String
    var grows = true
    var days: [Double]

    static let all = [
      Card(title: "Visits", number: "48 210", unit: "people", change: "+4 %", days: [0.5, 0.7, 0.6, 1, 0.9, 0.3, 0.2]),
      Card(
        title: "Time on a page", number: "2:41", unit: "min", change: "+1 %", days: [0.8, 0.8, 0.9, 0.7, 1, 0.9, 0.9]),
      Card(
        title: "Pages that were not found", number: "131", unit: "a day", change: "-12 %", grows: false,
        days: [1, 0.9, 0.6, 0.5, 0.5, 0.3, 0.4]),
      Card(title: "Orders", number: "377", unit: "a day", change: "+9 %", days: [0.4, 0.5, 0.5, 0.8, 1, 0.7, 0.6]),
      Card(title: "An order", number: "34.20", unit: "£", change: "0 %", days: [0.9, 0.9, 1, 0.9, 0.9, 0.8, 0.9]),
      Card(
        title: "Sent back", number: "2.1", unit: "%", change: "-3 %", grows: false,
        days: [0.5, 0.6, 1, 0.6, 0.4, 0.4, 0.3]),
    ]

    var body: some View {
      VStack(spacing: 8, insets: Insets(all: 14)) {
        Text(title).font(.caption).foreground(.secondary)
        HStack(justify: .start, align: .firstBaseline, spacing: 4) {
          Text(number).font(Font(.sansBold, size: 26))
          Text(unit).font(.caption).foreground(.secondary)
        }
        HStack(align: .end, spacing: 4) {
          for day in days { Rectangle().height(40 * day).background(.accent).flex() }
        }
        .frame(height: 40, alignment: .bottom)
      }
      .background(.ground)
      .overlay(alignment: .topTrailing) {
        Text(change).font(.caption).foreground(grows ? .green : .red).padding(8)
      }
    }
  }
}
