//: # Justify and align
//:
//: `justify:` distributes views along the axis, `align:` positions them across it. First each `justify:`
//: in a row with free space, then each `align:` of views with one, two and three lines. Change the spacing and run the
//: page.
import Truss

for justify in Justify.allCases {
  let row = HStack(justify: justify, spacing: 5) {
    Box("a")
    Box("b")
    Box("c")
  }
  print(".\(justify)")
  print(try row.text(columns: 50))
}
for align in Align.allCases {
  let row = HStack(align: align, spacing: 5) {
    Text("a").border()
    Text("b\nb").border()
    Text("c\nc\nc").border()
  }
  print(".\(align)")
  print(try row.text(columns: 20))
}
//: [Previous](@previous) · [Next](@next)
