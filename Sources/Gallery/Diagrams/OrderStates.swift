import Truss

struct OrderStates: View {
  var body: some View {
    Diagram(spacing: 0.6) {
      for state in ["New", "Paid", "Packed", "Sent", "Returned", "Cancelled", "Delivered", "Refunded"] {
        Node(state, shape: .rounded).tint(colors[state] ?? .blue)
      }
      Node("placed", shape: .start)
      Node("closed", shape: .end)
      Node("kept", shape: .end)
      Arrow("placed", "New")
      Arrow("New", "New", "change")
      Arrow("New", "Paid", "card accepted")
      Arrow("New", "Cancelled", "after 14 days")
      Arrow("Paid", "Packed", "picked")
      Arrow("Paid", "Refunded", "out of stock")
      Arrow("Packed", "Packed", "repack")
      Arrow("Packed", "Sent", "carrier")
      Arrow("Sent", "Delivered", "signed for")
      Arrow("Sent", "Packed", "came back")
      Arrow("Delivered", "Returned", "within 30 days")
      Arrow("Returned", "Refunded", "checked")
      Arrow("Refunded", "closed")
      Arrow("Delivered", "kept", "after 30 days")
    }
    .padding(8)
  }
  private let colors: [String: Color] = ["Cancelled": .red, "Refunded": .orange, "Delivered": .green]
}
