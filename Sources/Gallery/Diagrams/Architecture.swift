import Truss

/// The parts of a service: clients, services in a cluster, and stores.
struct Architecture: View {
  var body: some View {
    VStack(align: .center, spacing: 56) {
      HStack(spacing: 40) {
        part("Web", .blue).id("web")
        part("iOS", .blue).id("ios")
      }
      VStack(align: .center, spacing: 40, insets: Insets(horizontal: 20, vertical: 24)) {
        part("Gateway", .purple).id("gateway")
        HStack(spacing: 28) { for name in services { part(name, .purple).id(ViewID(name)) } }
      }
      .border(.dashed, title: "Cluster")
      .cornerRadius(8)
      HStack(spacing: 64) {
        part("Postgres", .green).id("postgres")
        part("Redis", .green).id("redis")
      }
    }
    .padding(16)
    .connectors(from: .bottom, to: .top) {
      Connector(from: "web", to: "gateway", label: "REST")
      Connector(from: "ios", to: "gateway", label: "gRPC")
      for name in services { Connector(from: "gateway", to: ViewID(name)) }
      Connector(from: "Users", to: "postgres")
      Connector(from: "Orders", to: "postgres")
      Connector(from: "Billing", to: "redis", label: "events").dashed().labelPosition(0.75)
    }
  }

  /// The names are also the views' names, which connectors use.
  private let services = ["Users", "Orders", "Billing"]

  private func part(_ name: String, _ color: Color) -> some View {
    Box(name).tint(color).width(atLeast: 72).height(32)
  }
}
