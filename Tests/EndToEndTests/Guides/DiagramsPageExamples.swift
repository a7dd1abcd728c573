import Testing
import Truss

/// The code of `Documentation/Diagrams.md`, compiled and run.
struct DiagramsPageExamples {
  @Test func diagrams() throws {
    var print = Printed()
    let services = Diagram {
      Node("web", "Web app").tint(.blue)
      Node("api", "API").tint(.purple)
      Node("jobs", "Jobs").tint(.purple)
      Node("db", "Postgres", shape: .cylinder).tint(.green)
      Arrow("web", "api", "HTTPS")
      Arrow("api", "db")
      Arrow("api", "jobs", "enqueue").dashed()
      Arrow("jobs", "db")
      Arrow("jobs", "jobs", "retry")
      Cluster("cloud", "Cloud") {
        "api"
        "jobs"
        "db"
      }
    }
    print(try services.text())
    #expect(try print.blocks == [Page("Diagrams").printed[0]])
    let beside = services.constraints { ViewID("jobs").centerY == ViewID("api").centerY }
    let layout = try beside.layout()
    #expect(try #require(layout.frame(of: "jobs")).midY == #require(layout.frame(of: "api")).midY)
  }

  @Test func lanes() throws {
    var print = Printed()
    let order = Diagram {
      Lane("Customer") {
        Node("begin", shape: .start)
        Node("order", "Order")
        Node("pay", "Pay")
      }
      Lane("Shop") {
        Node("check", "In stock?", shape: .diamond)
        Node("pack", "Pack")
        Node("done", shape: .end)
      }
      Arrow("begin", "order")
      Arrow("order", "check")
      Arrow("check", "pay", "yes")
      Arrow("pay", "pack")
      Arrow("pack", "done")
    }
    print(try order.text())
    #expect(try print.blocks == [Page("Diagrams").printed[1]])
    #expect(try order.layout(width: nil).diagnostics.isEmpty)
    let (customer, shop) = (
      try #require(order.layout(width: nil).frame(of: "Customer")),
      try #require(order.layout(width: nil).frame(of: "Shop"))
    )
    #expect(customer.minY == shop.minY && customer.maxY == shop.maxY && customer.minX < shop.minX)
  }

  @Test func gapsGrow() throws {
    let near = HStack {
      Box("API").id("api")
      Box("Postgres").id("db")
    }
    .connectors(room: .automatic) {
      Connector(from: "api", to: "db", label: "reads")
    }
    #expect(try near.text().contains("reads"))
    #expect(try near.layout().diagnostics.isEmpty && near.layout(columns: nil).diagnostics.isEmpty)
  }

  @Test func connectors() throws {
    var print = Printed()
    let system = VStack(align: .center, spacing: 48) {
      HStack(spacing: 48) {
        Box("Web").id("web")
        Box("iOS").id("ios")
      }
      Box("API").id("api")
      Box("Postgres").id("db")
    }
    .connectors {
      Connector(from: "web", to: "api")
      Connector(from: "ios", to: "api", label: "gRPC").dashed()
      Connector(from: "api", to: "db", head: .arrow, tail: .circle)
    }
    print(try system.text())
    #expect(try print.blocks == [Page("Diagrams").printed[2]])
  }

  @Test func sequences() throws {
    var print = Printed()
    let signIn = SequenceDiagram {
      Node("user", "User")
      Node("api", "API")
      Node("db", "Postgres", shape: .cylinder)
      Activation("api") {
        Arrow("user", "api", "POST /login")
        Arrow("api", "db", "find user")
        Arrow("db", "api", "row").dashed()
        Arrow("api", "api", "hash")
        Fragment(.alternative, "valid") {
          Arrow("api", "user", "200").dashed()
        }
        .operand("else") {
          Note("Three tries", over: "api")
          Arrow("api", "user", "401").dashed()
        }
      }
    }
    print(try signIn.text())
    #expect(try print.blocks == [Page("Diagrams").printed[3]])
  }

  private struct Target {
    var name: String
    var seconds: Double
    var runs: [Double]
  }

  private let targets = [
    Target(name: "Truss", seconds: 6.3, runs: [4, 5, 5, 6, 5, 6, 7, 6]),
    Target(name: "TrussTests", seconds: 7.1, runs: [3, 3, 4, 4, 5, 6, 6, 7]),
    Target(name: "Gallery", seconds: 1.2, runs: [2, 2, 1, 1, 1, 1, 2, 1]),
  ]

  @Test func reports() throws {
    var print = Printed()
    let report = Grid(columns: [.fit, .fixed(84), .fit], spacing: 14, rowSpacing: 0) {
      GridRow {
        Text("TARGET")
        Text("TIME")
        Text("LAST RUNS")
      }
      Divider()
      for target in targets {
        GridRow {
          Text(target.name)
          Bar(target.seconds, in: 0...8)
          Sparkline(target.runs)
        }
      }
    }
    .border()
    print(try report.text())
    #expect(try print.blocks == [Page("Diagrams").printed[4]])
  }

  @Test func charts() throws {
    var print = Printed()
    let load = [("web", [0.4, 0.7, 0.6, 0.9]), ("db", [0.2, 0.3, 0.5, 0.4])]
    let chart = Chart {
      for (host, values) in load {
        for (hour, value) in values.enumerated() {
          LineMark(x: .value("Hour", hour), y: .value("Load", value))
            .foregroundStyle(by: .value("Host", host))
        }
      }
      RuleMark(y: .value("Limit", 0.8)).annotation(position: .top, alignment: .leading) { Text("limit") }
    }
    .chartYScale(domain: 0...1)
    print(try chart.text(columns: 44, rows: 12))
    #expect(try print.blocks == [Page("Diagrams").printed[5]])
  }

  private struct File {
    var name: String
    var files: [File] = []
  }

  private let sources = File(
    name: "Sources",
    files: [
      File(name: "Truss", files: [File(name: "Layout.swift"), File(name: "View.swift")]), File(name: "Gallery"),
    ])

  @Test func treesAndLists() throws {
    var print = Printed()
    let tree = OutlineGroup([sources], children: \.files) { Text($0.name) }
    let steps = OrderedList {
      Text("Write the layout.")
      UnorderedList {
        Text("Stacks first.")
        Text("Constraints where two views of different stacks belong together.")
      }
      Text("Look at it.")
    }
    print(try tree.text())
    print(try steps.text(columns: 48))
    #expect(try print.blocks == Array(Page("Diagrams").printed[6...]))
  }
}
