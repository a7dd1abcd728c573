//: # Traits
//:
//: A view reads its environment with `@Environment`. This one is a row, and a column where the width is compact. In a
//: layout from right to left a row begins at the right.
import Truss

struct Reader: View {
  @Environment(\.horizontalSizeClass) var horizontalSizeClass

  var body: some View {
    Stack(horizontalSizeClass == .compact ? .vertical : .horizontal, spacing: 10) {
      Text("12 unread").fixedSize()
      Divider()
      Text("Dear Ada, the engine is ready, and the cards are punched.").flex()
    }
    .border()
  }
}

print(try Reader().text(columns: 50))
print(try Reader().text(columns: 26, environment: EnvironmentValues(horizontalSizeClass: .compact)))
print(try Reader().text(columns: 50, environment: EnvironmentValues(layoutDirection: .rightToLeft)))
//: [Previous](@previous) · [Next](@next)
