//: # Grids, lines, alternatives
//:
//: The cells of a grid share columns: the first is as wide as its widest label, the second takes the rest.
import Truss

let form = Grid(columns: [.fit(align: .end), .flexible()], spacing: 5) {
  GridRow {
    Text("Name")
    Field()
  }
  GridRow {
    Text("Home page")
    Field()
  }
  Divider()
}
print(try form.text(columns: 50))

//: A `FlowStack` goes on in the next line where the width ends.
let tags = FlowStack(spacing: 5) {
  ForEach(["all pages", "this week", "Europe", "phones", "new readers"]) { Button($0) }
}
print(try tags.text(columns: 40))

//: `ViewThatFits` shows the first alternative that fits: two buttons in 40 columns, one in 20.
let toolbar = ViewThatFits {
  HStack(spacing: 5) {
    Button("Export as CSV")
    Button("Share")
  }
  Button("More")
}
for columns in [40, 20] { print(try toolbar.text(columns: columns)) }
//: [Previous](@previous) · [Next](@next)
