import Foundation
import Truss

/// Orders by week and channel in grouped bars, with the weekly goal.
struct ChartBars: View {
  var body: some View {
    Chart {
      ForEach(weeks, id: \.name) { week in
        for (channel, orders) in week.orders {
          BarMark(x: .value("Week", week.name), y: .value("Orders", orders))
            .foregroundStyle(by: .value("Channel", channel))
            .position(by: .value("Channel", channel))
        }
      }
      RuleMark(y: .value("Goal", 150))
        .foregroundStyle(.primary)
        .lineStyle(StrokeStyle(dash: [4, 3]))
        .annotation(position: .top, alignment: .trailing) { Text("goal").font(.caption) }
    }
    .chartYAxisLabel("Orders")
    .frame(height: 230)
    .padding(12)
  }

  private let weeks = [
    (name: "Week 1", orders: [("Web", 84), ("Shops", 128), ("Phone", 46)]),
    (name: "Week 2", orders: [("Web", 112), ("Shops", 121), ("Phone", 39)]),
    (name: "Week 3", orders: [("Web", 147), ("Shops", 96), ("Phone", 41)]),
    (name: "Week 4", orders: [("Web", 186), ("Shops", 104), ("Phone", 28)]),
  ]
}

/// The response times of three services during a day: lines with a gap, their names at the ends, and the limit.
struct ChartLines: View {
  var body: some View {
    Chart {
      for service in services {
        for (hour, time) in service.times.enumerated() {
          LineMark(x: .value("Hour", hour), y: .value("Time", time ?? .nan))
            .foregroundStyle(by: .value("Service", service.name))
        }
      }
      PointMark(x: .value("Hour", 16.5), y: .value("Time", 230))
        .foregroundStyle(.clear)
        .annotation(position: .overlay) { Text("no data").font(.caption).foreground(.secondary) }
      RuleMark(y: .value("Limit", 400))
        .foregroundStyle(.red)
        .lineStyle(StrokeStyle(dash: [4, 3]))
        .annotation(position: .top, alignment: .leading) { Text("limit").font(.caption).foreground(.red) }
    }
    .chartXAxis {
      AxisMarks(values: [0, 4, 8, 12, 16, 20]) { hour in
        AxisTick()
        AxisValueLabel("\(hour.as(Int.self) ?? 0):00")
      }
    }
    // The rule of the limit takes the place of the grid line of 400.
    .chartYAxis {
      AxisMarks(values: [0, 100, 200, 300, 500])
      AxisMarks(values: [400]) { _ in AxisValueLabel() }
    }
    .chartYAxisLabel("Answer time, 95th percentile, ms")
    .frame(height: 230)
    .padding(12)
  }

  private let services: [(name: String, times: [Double?])] = [
    (
      "checkout",
      [
        210, 204, 198, 190, 188, 195, 220, 260, 310, 352, 371, 384, 418, 436, 402, 377, 360, 352, 340, 322, 296, 270,
        246, 228,
      ]
    ),
    (
      "search",
      [
        120, 116, 112, 110, 110, 118, 140, 168, 190, 205, 214, 220, 236, 241, 230, 222, nil, nil, 262, 228, 202, 180,
        158, 139,
      ]
    ),
    (
      "images",
      [62, 60, 58, 57, 57, 60, 66, 78, 86, 90, 95, 98, 104, 107, 102, 98, 95, 93, 90, 87, 82, 76, 70, 66]
    ),
  ]
}

/// A plan of eight tasks in three groups over thirteen weeks, with a line for today.
struct Gantt: View {
  var body: some View {
    Chart {
      ForEach(tasks, id: \.name) { task in
        BarMark(
          xStart: .value("Start", Self.day(task.start)), xEnd: .value("End", Self.day(task.end)),
          y: .value("Task", task.name)
        )
        .foregroundStyle(by: .value("Group", task.group))
      }
      RuleMark(x: .value("Today", Self.day(45)))
        .foregroundStyle(.primary)
        .annotation(position: .top) { Text("today").font(.caption) }
    }
    .chartXAxis { AxisMarks(values: .stride(by: .weekOfYear, count: 2)) }
    .frame(height: 280)
    .padding(12)
  }

  private let tasks: [(name: String, group: String, start: Int, end: Int)] = [
    ("Interviews", "Find out", 0, 16),
    ("Prototype", "Find out", 10, 30),
    ("Accounts", "Build", 28, 49),
    ("Payments", "Build", 35, 63),
    ("Search", "Build", 49, 70),
    ("Help pages", "Ship", 56, 77),
    ("Beta", "Ship", 66, 84),
    ("Launch", "Ship", 84, 91),
  ]

  /// A day, counted from Monday, 5 January 2026.
  private static func day(_ number: Int) -> Date {
    Date(timeIntervalSince1970: 1_767_571_200 + Double(number) * 86_400)
  }
}
