extension Color {
  package static let named: [(name: String, color: Color)] = [
    ("primary", .primary), ("secondary", .secondary), ("separator", .separator), ("edge", .edge),
    ("surface", .surface), ("ground", .ground), ("red", .red), ("orange", .orange), ("yellow", .yellow),
    ("green", .green), ("blue", .blue), ("purple", .purple), ("gray", .gray), ("pink", .pink), ("brown", .brown),
    ("mint", .mint), ("teal", .teal), ("cyan", .cyan), ("indigo", .indigo), ("white", .white), ("black", .black),
  ]
}
