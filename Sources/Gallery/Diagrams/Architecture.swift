import Truss

struct Architecture: View {
  var body: some View {
    VStack(align: .center, spacing: 24) {
      HStack(spacing: 40) {
        part("Web", .blue).id("web")
        part("iOS", .blue).id("ios")
      }
      VStack(align: .center, spacing: 24, insets: Insets(horizontal: 20, vertical: 24)) {
        part("Gateway", .purple).id("gateway")
        HStack(spacing: 28) { for name in services { part(name, .purple).id(ViewID(name)) } }
      }
      .border(.dashed, title: "Cluster")
      .cornerRadius(8)
      // Postgres is below the middle between Users and Orders, Redis below Billing.
      HStack(spacing: 78) {
        part("Postgres", .green).id("postgres")
        part("Redis", .green).id("redis")
      }
      .padding(.leading, 50)
    }
    .padding(16)
    // Gaps grow until labels and arrowheads fit.
    .connectors(from: .bottom, to: .top, room: .automatic) {
      Connector(from: "web", to: "gateway", label: "REST")
      Connector(from: "ios", to: "gateway", label: "gRPC")
      for name in services { Connector(from: "gateway", to: ViewID(name)) }
      Connector(from: "Users", to: "postgres")
      Connector(from: "Orders", to: "postgres")
      Connector(from: "Billing", to: "redis", label: "events").dashed()
    }
  }

  /// The names are also the `id`s to which connectors refer.
  private let services = ["Users", "Orders", "Billing"]

  private func part(_ name: String, _ color: Color) -> some View {
    Box(name).tint(color).width(72).height(32)
  }
}
