import Truss

/// Groups of rows, each with a symbol, a title, and a switch or a value.
struct SettingsScreen: View {
  var body: some View {
    VStack(spacing: 20, insets: Insets(all: 16)) {
      HStack(align: .firstBaseline) {
        Text("Settings").font(Font(.sansBold, size: 28))
        Spacer()
        Text("Done").foreground(.accent)
      }
      Field("Search")
      Person()
      for group in Group.all { group }
      Text("Version 4.2 (1 309)").font(.caption).foreground(.secondary).multilineTextAlignment(.center)
    }
    .background(.surface)
  }

  private struct Person: View {
    var body: some View {
      HStack(align: .center, spacing: 12, insets: Insets(all: 12)) {
        Image("portrait").width(52).aspectRatio(1).border(.rounded)
        VStack(spacing: 2) {
          Text("Ada Lovelace").font(.title)
          Text("Account, payments, and what this telephone shares with others").font(.caption).foreground(.secondary)
        }
        .flex()
        Text("›").foreground(.secondary)
      }
      .background(.ground)
    }
  }

  private struct Group: View {
    var title: String
    var rows: [Row]
    var note: String?

    static let all = [
      Group(
        title: "Connections",
        rows: [
          Row(symbol: "plane", title: "Flight mode", isOn: false),
          Row(symbol: "waves", title: "Wireless network", value: "Analytical Engine"),
          Row(symbol: "beads", title: "Bluetooth", value: "On"),
          Row(symbol: "mast", title: "Mobile data", isOn: true),
        ], note: "Calls go on over the wireless network where mobile data is off."),
      Group(
        title: "What disturbs you",
        rows: [
          Row(symbol: "bell", title: "Messages", value: "7 apps"),
          Row(symbol: "moon", title: "Quiet from 22:00 to 7:00", isOn: true),
          Row(symbol: "horn", title: "Sounds"),
        ], note: nil),
      Group(
        title: "This telephone",
        rows: [
          Row(symbol: "sun", title: "Dark at night", isOn: true),
          Row(symbol: "letter", title: "Size of texts", value: "Large"),
          Row(symbol: "lock", title: "Code and fingerprint"),
          Row(symbol: "cell", title: "Battery", value: "81 %"),
        ], note: "A larger size holds for every app that asks for it."),
    ]

    var body: some View {
      VStack(spacing: 6) {
        Text(title).font(.caption).foreground(.secondary)
        VStack {
          for (index, row) in rows.enumerated() {
            if index > 0 { Divider() }
            row
          }
        }
        .background(.ground)
        if let note { Text(note).font(.caption).foreground(.secondary) }
      }
    }
  }

  private struct Row: View {
    var symbol: String
    var title: String
    var value: String?
    var isOn: Bool?

    var body: some View {
      HStack(align: .center, spacing: 12, insets: Insets(horizontal: 12, vertical: 0)) {
        Image(symbol).width(28).aspectRatio(1)
        Text(title)
        Spacer()
        if let isOn {
          Toggle(isOn: isOn)
        } else {
          if let value { Text(value).foreground(.secondary) }
          Text("›").foreground(.secondary)
        }
      }
      .frame(height: 44)
    }
  }
}
