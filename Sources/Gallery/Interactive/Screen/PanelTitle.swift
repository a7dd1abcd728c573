import Truss

/// A line with a title in it, above a panel.
struct PanelTitle: View {
  var title: String

  init(_ title: String) { self.title = title }

  var body: some View {
    Divider().overlay(alignment: .leading) { Text(" \(title) ").offset(x: 5) }
  }
}
