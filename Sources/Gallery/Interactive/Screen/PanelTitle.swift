import Truss

/// A line with a title in it, above a panel.
struct PanelTitle: View {
  var title: String

  init(_ title: String) { self.title = title }

  var body: some View {
    HStack(spacing: 5) {
      VStack { Divider() }.width(5)
      Text(title).lineLimit(1)
      VStack { Divider() }
    }
  }
}
