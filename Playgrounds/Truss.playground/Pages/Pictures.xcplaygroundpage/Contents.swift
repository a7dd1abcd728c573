//: # Pictures
//:
//: One view as text, in ASCII, as SVG; its size, its frames, and its constraints.
import Truss

let row = HStack(spacing: 10, insets: Insets(all: 5)) {
  Box("a").id("a")
  Text("b").id("b")
}
print(try row.text(columns: 20))
print(try row.ascii(columns: 20))
print(try row.svg(width: 100, title: "A box and a letter"))
let layout = try row.layout(width: 100)
print(layout.size)
for frame in layout.frames { print(frame) }
print(layout.constraints.listing)
//: [Previous](@previous)
