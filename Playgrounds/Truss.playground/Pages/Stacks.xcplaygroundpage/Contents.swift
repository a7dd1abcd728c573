//: # Stacks
//:
//: A stack places its views along an axis. `print(try view.text(columns:))` shows a view in the console.
import Truss

let row = HStack(spacing: 10) {
  Text("Name")
  Field("Ada Lovelace")
}
print(try row.text(columns: 40))
//: Stacks contain stacks. A custom view is a type with a body.
struct Song: View {
  var title: String
  var artist: String

  var body: some View {
    HStack(align: .center, spacing: 10, insets: Insets(all: 10)) {
      Image("cover").width(40).aspectRatio(1)
      VStack(spacing: 4) {
        Text(title)
        Text(artist)
      }
      Spacer()
      Button("Play")
    }
  }
}
print(try Song(title: "Cold Water", artist: "Anna Blume").text(columns: 50))
//: `if`, `for` and `switch` work in a block.
let songs = ["Cold Water", "Lilac", "North"]
let list = VStack(spacing: 10) {
  for song in songs { Song(title: song, artist: "Anna Blume") }
  if songs.isEmpty { Text("nothing yet") }
}
print(try list.border(.rounded).text(columns: 50))
//: [Next](@next)
