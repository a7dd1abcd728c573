import Truss

/// The containers of a shop, as the C4 model draws them.
struct Containers: View {
  var body: some View {
    Diagram {
      person("customer", "Customer", "Finds and buys books")
      Cluster("shop", "Shop") {
        part("site", "Web site", "Swift, WebAssembly", "Shows the books")
        part("api", "API", "Swift, Hummingbird", "Orders and accounts")
        part("search", "Search", "OpenSearch", "Finds by words")
        part("worker", "Worker", "Swift", "Packs, bills and reminds")
        store("db", "Database", "Postgres")
        store("queue", "Jobs", "Redis queue", shape: .queue)
      }
      .tint(.blue)
      outside("bank", "Payments", "Takes cards")
      outside("mail", "Mail", "Sends letters")
      Arrow("customer", "site", "looks, orders")
      Arrow("site", "api", "JSON, HTTPS")
      Arrow("api", "search", "asks")
      Arrow("api", "db", "reads, writes")
      Arrow("api", "queue", "adds jobs")
      Arrow("queue", "worker", "takes jobs", head: .none, tail: .arrow)
      Arrow("db", "worker", "reads", head: .none, tail: .arrow)
      Arrow("worker", "bank", "charges")
      Arrow("worker", "mail", "writes to")
    }
    .padding(8)
  }
  private func person(_ id: ViewID, _ title: String, _ task: String) -> some View {
    Node(id, shape: .person) { lines(title, nil, task) }.tint(.blue)
  }
  private func part(_ id: ViewID, _ title: String, _ technology: String, _ task: String) -> some View {
    Node(id, shape: .rounded) { lines(title, technology, task) }.tint(.blue)
  }
  private func store(_ id: ViewID, _ title: String, _ technology: String, shape: Node.Outline = .cylinder) -> some View
  {
    Node(id, shape: shape) { lines(title, technology, nil) }.tint(.purple)
  }
  private func outside(_ id: ViewID, _ title: String, _ task: String) -> some View {
    Node(id) { lines(title, nil, task) }.tint(.gray)
  }
  private func lines(_ title: String, _ technology: String?, _ task: String?) -> some View {
    VStack(align: .center, spacing: 2) {
      Text(title).bold()
      if let technology { Text(technology).font(.caption).foregroundStyle(.secondary) }
      if let task { Text(task).font(.caption).multilineTextAlignment(.center).width(atMost: 120) }
    }
  }
}
