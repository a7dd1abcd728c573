import Truss

struct ClassDiagram: View {
  var body: some View {
    VStack(align: .center, spacing: 56) {
      HStack(align: .center, spacing: 51) {
        type("Customer", ["name: String", "email: String"])
        type("Order", ["date: Date", "total: Money"])
        type("Item", ["count: Int", "price: Money"])
      }
      type("Payment", ["amount: Money"], isAbstract: true)
      HStack(spacing: 40) {
        type("Card", ["number: String"])
        type("Transfer", ["iban: String"])
      }
    }
    .padding(16)
    .connectors {
      Connector(from: "Customer", to: "Order", head: .none).endLabels(from: "1", to: "0..*")
      Connector(from: "Order", to: "Item", head: .none, tail: .diamond).endLabels(to: "1..*")
      Connector(from: "Order", to: "Payment", label: "paid by", head: .openArrow)
      Connector(from: "Card", .top, to: "Payment", .bottom, head: .triangle)
      Connector(from: "Transfer", .top, to: "Payment", .bottom, head: .triangle)
    }
  }

  private func type(_ name: String, _ properties: [String], isAbstract: Bool = false) -> some View {
    VStack {
      VStack(align: .center, insets: Insets(horizontal: 12, vertical: 4)) { Text(name).bold().italic(isAbstract) }
        .background(.surface)
      Divider()
      VStack(spacing: 2, insets: Insets(top: 4, leading: 12, bottom: 6, trailing: 12)) {
        for property in properties { Text(property) }
      }
    }
    .width(atLeast: 98.5)
    .clipShape(RoundedRectangle(cornerRadius: 6))
    .border(.rounded)
    .id(ViewID(name))
  }
}
