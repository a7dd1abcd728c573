//: # Sizes and priorities
//:
//: A sidebar would be 180 points wide, a page is at least 160. Where both do not fit, the wish gives way.
import Truss

let sidebar = HStack(spacing: 5) {
  Box("sidebar").width(180, priority: .high).width(atLeast: 60)
  Box("page").width(atLeast: 160)
}
for columns in [80, 56, 46] {
  print(try sidebar.text(columns: columns))
}
//: Shares divide what the others leave.
let shares = HStack(spacing: 5) {
  Box("fixed").width(60)
  Box("1").flex()
  Box("2").flex(2)
}
print(try shares.text(columns: 60))
//: What nobody asks for goes to the last view of a filled stack; a spacer takes it instead.
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
