import Truss

/// An invoice on a sheet of paper: sender and recipient, items, sums, and terms of payment.
struct InvoiceScreen: View {
  var body: some View {
    VStack(spacing: 24, insets: Insets(all: 40)) {
      HStack(align: .start, spacing: 20) {
        Image("mark").width(80).aspectRatio(2)
        Spacer()
        Address(
          title: "Ashworth & Daughters", lines: ["14 Mill Lane", "Leeds LS1 4DY", "VAT 220 4302 41"], align: .end)
      }
      HStack(align: .start, spacing: 20) {
        Address(title: "Bill to", lines: ["Bridge Works Ltd.", "Dock Road 3", "Liverpool L3 4BB"], align: .start).flex()
        Grid(spacing: 12, rowSpacing: 4) {
          for (name, value) in [("Invoice", "2026-0419"), ("Date", "3 March 2026"), ("Due", "2 April 2026")] {
            GridRow {
              Text(name).foreground(.secondary)
              Text(value).gridColumns(1, align: .end)
            }
          }
        }
      }
      Items()
      HStack {
        Spacer()
        Sums()
      }
      Divider()
      HStack(align: .start, spacing: 24) {
        VStack(spacing: 4) {
          Text("How to pay").font(Font(.sansBold))
          Text("To account 4100 2233 at the bank named below, with the number of the invoice. Cheques are not taken.")
        }
        .flex()
        VStack(spacing: 4) {
          Text("Terms").font(Font(.sansBold))
          Text("Thirty days. What is sold stays ours until it is paid. Beams that were cut to size are not taken back.")
        }
        .flex()
      }
      .font(.caption)
    }
    .background(.ground)
  }

  private struct Address: View {
    var title: String
    var lines: [String]
    var align: Align

    var body: some View {
      VStack(align: align, spacing: 2) {
        Text(title).font(Font(.sansBold))
        for line in lines { Text(line).foreground(.secondary) }
      }
    }
  }

  private struct Items: View {
    private let items: [(name: String, detail: String, count: String, price: String, sum: String)] = [
      ("Beam, oak", "Cut to 4.20 m, planed on three sides, with a hole at each end", "6", "84.00", "504.00"),
      ("Bolt M16", "Galvanised", "24", "1.90", "45.60"),
      ("Plate", "Steel, 8 mm, as drawn on sheet 3", "12", "17.50", "210.00"),
      ("Rail", "Ash, oiled, with brackets", "2", "63.00", "126.00"),
      ("Delivery", "By boat to the yard", "1", "120.00", "120.00"),
      (
        "Putting up", "Two carpenters and a crane for a day; the crane is paid by the hour where it has to wait", "1",
        "940.00", "940.00"
      ),
    ]

    var body: some View {
      Grid(
        columns: [.flexible(), .fit(align: .end), .fit(align: .end), .fit(align: .end)], spacing: 16, rowSpacing: 8,
        align: .firstBaseline
      ) {
        GridRow {
          Text("Item")
          Text("Number")
          Text("Price")
          Text("Amount")
        }
        .font(.caption)
        .foreground(.secondary)
        Divider()
        for item in items {
          GridRow {
            VStack(spacing: 2) {
              Text(item.name)
              Text(item.detail).font(.caption).foreground(.secondary)
            }
            Text(item.count)
            Text(item.price)
            Text(item.sum)
          }
        }
        Divider()
      }
    }
  }

  private struct Sums: View {
    var body: some View {
      Grid(columns: [.fit, .fit(align: .end)], spacing: 40, rowSpacing: 6, align: .firstBaseline) {
        for (name, value) in [("Net", "1,945.60"), ("VAT 20 %", "389.12"), ("Paid", "-500.00")] {
          GridRow {
            Text(name).foreground(.secondary)
            Text(value)
          }
        }
        Divider()
        GridRow {
          Text("To pay").font(.title)
          Text("£ 1,834.72").font(.title)
        }
      }
    }
  }
}
