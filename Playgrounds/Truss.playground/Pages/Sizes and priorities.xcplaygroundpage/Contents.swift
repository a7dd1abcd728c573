//: # Sizes and priorities
//:
//: A sidebar has a preferred width of 180 points, a page is at least 160. If both do not fit, the sidebar shrinks,
//: but not below 60. A column of a terminal is 5 points wide, so both fit in 80 columns, and not in 56 or 46.
import Truss

let sidebar = HStack(spacing: 5) {
  Box("sidebar").width(180, priority: .high).width(atLeast: 60)
  Box("page").width(atLeast: 160)
}
for columns in [80, 56, 46] {
  print(try sidebar.text(columns: columns))
}
//: Flex shares divide the remaining space.
let shares = HStack(spacing: 5) {
  Box("fixed").width(60)
  Box("1").flex()
  Box("2").flex(2)
}
print(try shares.text(columns: 60))
//: Of two buttons in a filled stack the last one takes the remaining space, unless a spacer takes it.
let last = HStack(spacing: 5) {
  Button("A")
  Button("B")
}
print(try last.text(columns: 40))
let spaced = HStack(spacing: 5) {
  Button("A")
  Spacer()
  Button("B")
}
print(try spaced.text(columns: 40))
//: [Previous](@previous) · [Next](@next)
