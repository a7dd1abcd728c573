import Truss

/// What is exchanged when somebody signs in, from top to bottom.
struct SequenceDiagram: View {
  var body: some View {
    Grid(columns: names.map { _ in .flexible(align: .center) }, align: .center) {
      GridRow { for name in names { part(name).id(ViewID(name)) } }
      for number in messages.indices { GridRow { for name in names { point(name, number) } } }
      GridRow { for name in names { point(name, messages.count) } }
    }
    .padding(8)
    .connectors {
      for name in names { Connector(from: ViewID(name), to: end(name, messages.count), head: .none).dashed() }
      for (number, message) in messages.enumerated() {
        let call = Connector(from: end(message.from, number), to: end(message.to, number), label: message.text)
        if message.isReply { call.dashed() } else { call.stroke(.accent) }
      }
    }
  }

  private let names = ["Browser", "Server", "Accounts", "Mail"]
  private let messages = [
    (from: "Browser", to: "Server", text: "sign in", isReply: false),
    (from: "Server", to: "Accounts", text: "find user", isReply: false),
    (from: "Accounts", to: "Server", text: "user", isReply: true),
    (from: "Server", to: "Mail", text: "send a code", isReply: false),
    (from: "Server", to: "Browser", text: "ask for the code", isReply: true),
  ]

  private func part(_ name: String) -> some View { Text(name).padding(Insets(horizontal: 12, vertical: 7)).border() }

  /// A place on a line of life.
  private func point(_ name: String, _ number: Int) -> some View {
    Spacer().frame(width: 1, height: 1).id(end(name, number)).frame(height: 36)
  }

  private func end(_ name: String, _ number: Int) -> ViewID { ViewID("\(name) \(number)") }
}
