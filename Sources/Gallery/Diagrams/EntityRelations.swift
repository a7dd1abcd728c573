import Truss

struct EntityRelations: View {
  var body: some View {
    Diagram(direction: .right) {
      entity("customer", "Customer", ["id", "name", "email"])
      entity("order", "Order", ["id", "customer", "date"])
      entity("item", "Line item", ["order", "product", "count"])
      entity("product", "Product", ["id", "title", "price"])
      entity("address", "Address", ["customer", "street", "city"])
      Arrow("customer", "order", "places", head: .zeroOrMany, tail: .one)
      Arrow("customer", "address", "lives at", head: .oneOrMany, tail: .one)
      Arrow("order", "item", "has", head: .oneOrMany, tail: .one)
      Arrow("item", "product", "is of", head: .one, tail: .zeroOrMany)
    }
    .padding(12)
  }

  private func entity(_ name: ViewID, _ title: String, _ columns: [String]) -> some View {
    VStack {
      VStack(align: .center, insets: Insets(horizontal: 12, vertical: 4)) { Text(title).bold() }.background(.surface)
      Divider()
      VStack(spacing: 2, insets: Insets(top: 4, leading: 12, bottom: 6, trailing: 12)) {
        for column in columns { Text(column) }
      }
    }
    .clipShape(RoundedRectangle(cornerRadius: 6))
    .border(.rounded)
    .id(name)
  }
}
