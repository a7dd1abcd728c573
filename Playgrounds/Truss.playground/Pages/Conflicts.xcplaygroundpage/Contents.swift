//: # Conflicts
//:
//: A layout that differs from what you specified reports why, with the source lines. Here a height of 51 conflicts with
//: the height of 0 that a collapsed view has in a stack with UIStackView's `distribution:`.
import Truss

let player = VStack(distribution: .fill) {
  Box().height(85)
  Box().id("player").height(51).collapsed(true)
}
for diagnostic in try player.layout(width: 100).diagnostics { print(diagnostic) }

//: Two buttons that do not fit overflow their row.
let narrow = HStack {
  Button("A long button")
  Button("Another one")
}
.id("row")
for diagnostic in try narrow.layout(width: 120).diagnostics { print(diagnostic) }

//: No constraint determines where the rectangle is, nor how large: its frame is ambiguous.
let open = ZStack(align: nil) { Rectangle().id("box") }
for diagnostic in try open.layout(width: 120, height: 50).diagnostics { print(diagnostic) }
//: Invalid input is an error with its view and line.
do {
  print(try HStack(widths: [10, 20]) { Text("a") }.layout(width: 100).size)
} catch {
  print(error)
}
//: [Previous](@previous) · [Next](@next)
