import Truss

struct Invoice: View {
  var body: some View {
    VStack(spacing: 16, insets: Insets(all: 20)) {
      HStack {
        Text("**Nordwind Studio**\nHafenstraße 12, Hamburg", markdown: true)
        Spacer()
        Text("**Invoice 2026-041**\n1 November 2026", markdown: true).multilineTextAlignment(.trailing)
      }
      Grid(columns: [.flexible()] + Array(repeating: .fit(align: .end), count: 3), spacing: 24, rowSpacing: 4) {
        GridRow { for title in ["Work", "Hours", "Rate", "Amount"] { Text(title) } }.foreground(.secondary)
        Divider()
        for (work, hours, rate) in items {
          GridRow {
            Text(work); Text("\(hours)"); amount(rate); amount(hours * rate)
          }
        }
        Divider()
        for (title, percent) in [("Net", 100), ("VAT 19 %", 19), ("Total", 119)] {
          GridRow {
            Text(title).bold(percent > 100).gridColumns(3).align(.end); amount(net * percent / 100).bold(percent > 100)
          }
        }
      }
      Text("Please pay by **15 November** to DE02 1203 0000 0000 2020 51.", markdown: true)
    }
    .border(.rounded, color: .separator).cornerRadius(12)
    .padding(4)
  }

  /// The work, the number of hours, and the rate in cents per hour.
  private let items = [("Design of the booking screens", 24, 9500), ("Review", 6, 11_000), ("Support", 3, 8000)]

  /// The net total, in cents.
  private var net: Int { items.map { $0.1 * $0.2 }.reduce(0, +) }

  /// An amount of less than a million euros, with a no-break space after the thousands.
  private func amount(_ cents: Int) -> Text {
    let (thousands, rest) = (cents / 100).quotientAndRemainder(dividingBy: 1000)
    let euros = thousands > 0 ? "\(thousands)\u{A0}\("\(1000 + rest)".dropFirst())" : "\(rest)"
    return Text("\(euros).\("0\(cents % 100)".suffix(2)) €")
  }
}
