//: # Scroll views and tables
//:
//: A layout is a still picture: you pass the scroll view its offset, here at rest, scrolled by 40 points, and
//: pulled down by 20. A bar at the right shows which part is visible.
import Truss

func stations(_ offset: Double) -> some View {
  ScrollView(offset: offset, showsIndicators: true) {
    VStack { ForEach(1...12) { Text("Station \($0)") } }
  }
  .border()
}
for offset in [0.0, 40, -20] {
  print("offset \(offset)")
  print(try stations(offset).text(columns: 24, rows: 7))
}
//: A table makes only the visible rows. It assumes the estimated height for rows that it has not made.
let table = Table(count: 1_000_000, estimatedRowHeight: 20, offset: 10_000, separators: true) { row in
  Text("Row \(row)").height(10)
}
.id("table")
print(try table.text(columns: 24, rows: 6))
let layout = try table.layout(width: 120, height: 60)
print(layout.table(of: "table")?.rows ?? 0..<0, "of a million")
//: [Previous](@previous) · [Next](@next)
