import Truss

/// A calendar: weeks of seven days of equal width, with their events.
struct MonthScreen: View {
  var body: some View {
    VStack(spacing: 12, insets: Insets(all: 16)) {
      HStack(align: .center, spacing: 8) {
        Text("March 2026").font(Font(.sansBold, size: 22))
        Spacer()
        Button("‹")
        Button("Today")
        Button("›")
      }
      Grid(columns: Array(repeating: .flexible(), count: 7), spacing: 4) {
        GridRow { for day in ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"] { Text(day) } }
          .font(.caption)
          .foreground(.secondary)
          .multilineTextAlignment(.center)
        for week in 0..<6 {
          GridRow { for day in 0..<7 { Day(number: 7 * week + day - 5) } }
        }
      }
    }
  }

  private struct Day: View {
    /// The day counted from the first of March, which is 1: 0 is the last day of February.
    var number: Int

    private static let events: [Int: [String]] = [
      2: ["Printer", "Dentist 14:00"], 4: ["Lecture"], 5: ["Ada's birthday"], 9: ["Printer"], 11: ["Lecture", "Chess"],
      12: ["Rent"], 16: ["Printer", "Council, room 4"], 18: ["Lecture"], 20: ["Equinox"], 21: ["By the sea"],
      22: ["By the sea"], 23: ["Printer"], 25: ["Lecture", "Chess", "Call Mary"], 30: ["Printer"],
    ]

    private var isInMonth: Bool { (1...31).contains(number) }

    private var date: Int {
      if number < 1 { return 28 + number }
      return number > 31 ? number - 31 : number
    }

    var body: some View {
      VStack(justify: .start, spacing: 2, insets: Insets(all: 4)) {
        if number == 19 {
          HStack(justify: .start) {
            Text("\(date)").foreground(.ground).padding(2).background(.accent)
          }
        } else {
          Text("\(date)").foreground(isInMonth ? .primary : .secondary)
        }
        if isInMonth {
          for event in Self.events[number] ?? [] {
            Text(event).font(.caption).lineLimit(1).padding(2).background(.surface)
          }
        }
      }
      .height(atLeast: 64)
      .border(.light)
    }
  }
}
