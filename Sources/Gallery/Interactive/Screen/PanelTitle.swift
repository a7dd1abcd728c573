import Truss

struct PanelTitle: View {
  var title: String
  var isFocused = false

  var body: some View {
    let line = HStack(spacing: 5) {
      VStack { Divider() }.width(5)
      Text(isFocused ? ">\(title)" : title).bold().lineLimit(1)
      VStack { Divider() }
    }
    if isFocused { line.id(PlaygroundScreen.focused) } else { line }
  }
}
