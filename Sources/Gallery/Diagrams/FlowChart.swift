import Truss

/// How a change is reviewed: a loop until it is right.
struct FlowChart: View {
  var body: some View {
    Grid(spacing: 72, rowSpacing: 44, align: .center) {
      GridRow { step("Open a request", .rounded).id("open").align(.center) }
      GridRow {
        step("Run the checks").id("checks").align(.center)
        step("Mend it").id("mend").align(.center)
      }
      GridRow { question("Green?").id("green").align(.center) }
      GridRow {
        question("Approved?").id("approved").align(.center)
        step("Answer").id("answer").align(.center)
      }
      GridRow { step("Merge", .rounded).id("merge").align(.center) }
    }
    .padding(24)
    .connectors {
      Connector(from: "open", to: "checks")
      Connector(from: "checks", to: "green")
      Connector(from: "green", to: "approved", label: "yes")
      Connector(from: "green", .trailing, to: "mend", .bottom, label: "no")
      Connector(from: "mend", to: "checks")
      Connector(from: "approved", to: "merge", label: "yes")
      Connector(from: "approved", to: "answer", label: "no")
      Connector(from: "answer", .trailing, to: "mend", .trailing)
    }
  }

  private func step(_ title: String, _ line: Border = .light) -> some View {
    Text(title).padding(Insets(horizontal: 16, vertical: 8)).border(line)
  }

  private func question(_ title: String) -> some View {
    Text(title).padding(Insets(horizontal: 24, vertical: 8)).border(.double)
  }
}
