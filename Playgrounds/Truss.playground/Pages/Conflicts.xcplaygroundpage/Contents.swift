//: # Conflicts
//:
//: A layout that differs from what you specified reports why, with the source lines.
import Truss

let player = VStack(distribution: .fill) {
  Box().height(85)
  Box().id("player").height(51).collapsed(true)
}
for diagnostic in try player.layout(width: 100).diagnostics { print(diagnostic) }

let narrow = HStack {
  Button("A long button")
  Button("Another one")
}
.id("row")
for diagnostic in try narrow.layout(width: 120).diagnostics { print(diagnostic) }

let open = ZStack(align: nil) { Rectangle().id("box") }
for diagnostic in try open.layout(width: 120, height: 50).diagnostics { print(diagnostic) }
//: Invalid input is an error with its view and line.
do {
  print(try HStack(widths: [10, 20]) { Text("a") }.layout(width: 100).size)
} catch {
  print(error)
}
//: [Previous](@previous) · [Next](@next)
