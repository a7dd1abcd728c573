import Truss

/// An invoice: who it is from and for, what was sold, and what it comes to.
struct Invoice: View {
  var body: some View {
    VStack(spacing: 16, insets: Insets(all: 20)) {
      HStack {
        VStack {
          Text("Nordwind Studio").font(.headline); Text("Hafenstraße 12, Hamburg").foreground(.secondary)
        }
        Spacer()
        VStack(align: .end) {
          Text("Invoice 2026-041").font(.headline); Text("1 November 2026").foreground(.secondary)
        }
      }
      Grid(columns: [.flexible(), .fit(align: .end), .fit(align: .end), .fit(align: .end)], spacing: 24, rowSpacing: 4)
      {
        GridRow { for title in ["Work", "Hours", "Rate", "Amount"] { Text(title) } }.foreground(.secondary)
        Divider()
        for item in items {
          GridRow {
            Text(item.work); Text("\(item.hours)"); amount(item.rate); amount(item.hours * item.rate)
          }
        }
        Divider()
        for (title, share) in [("Net", 100), ("VAT 19 %", 19), ("Total", 119)] {
          GridRow {
            Text(title).gridColumns(3).align(.end); amount(net * share / 100)
          }.bold(share > 100)
        }
      }
      Text("Please pay by **15 November** to DE02 1203 0000 0000 2020 51.", markdown: true)
    }
    .border(.rounded)
    .cornerRadius(8)
  }

  private let items = [
    (work: "Design of the booking screens", hours: 24, rate: 9500),
    (work: "Accessibility review", hours: 6, rate: 11000),
    (work: "Support in October", hours: 3, rate: 8000),
  ]

  private var net: Int { items.map { $0.hours * $0.rate }.reduce(0, +) }

  private func amount(_ cents: Int) -> Text {
    Text("\(cents / 100).\(cents % 100 < 10 ? "0" : "")\(cents % 100) €")
  }
}
