import Truss

struct FlowChart: View {
  var body: some View {
    Grid(spacing: 72, rowSpacing: 52, align: .center) {
      GridRow { step("Open a request", .rounded).id("open") }
      GridRow {
        step("Run the checks").id("checks")
        step("Mend it").id("mend")
      }
      GridRow { Question(title: "Green?").id("green") }
      GridRow {
        Question(title: "Approved?").id("approved")
        step("Answer").id("answer")
      }
      GridRow { step("Merge", .rounded).id("merge") }
    }
    .padding(24)
    .padding(.trailing, 8)
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
    Text(title).multilineTextAlignment(.center).padding(Insets(horizontal: 16, vertical: 7)).border(line)
  }
}
