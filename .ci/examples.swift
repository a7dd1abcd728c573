// The names that examples in the documentation of the code use without declaring them; see `.ci/examples`.

import Foundation
import Truss
import TrussFigures
import TrussIR
import TrussSolver
import TrussTesting

struct SignIn: View {
  var isRecovering = false
  var body: some View { VStack { Field("Email").id("email") } }
}

struct Header: View {
  var body: some View { Text("Header") }
}

struct Page: View {
  var offset = 0.0
  var body: some View { ScrollView(offset: offset) { Text("Page") } }
}

struct Today: View {
  var body: some View { Text("Today") }
}

struct Search: View {
  var body: some View { Text("Search") }
}

struct Greeting: View {
  var name: String
  var body: some View { Text(name) }
}

struct Song: View {
  var title: String
  init(title: String) { self.title = title }
  init(_ title: String) { self.title = title }
  var body: some View { Text(title) }
}

struct Card: View {
  var title: String
  init(_ title: String) { self.title = title }
  var body: some View { Text(title) }
}

struct Photo: View {
  var name: String
  init(_ name: String) { self.name = name }
  var body: some View { Image(name) }
}

struct TrackTitle: View {
  var track: Track
  init(_ track: Track) { self.track = track }
  var body: some View { Text(track.name) }
}

struct Player: View {
  var body: some View { Button("Play") }
}

struct Track: Sendable {
  var name: String
  var share = 0.5
  var files: [Track]?
}

struct Person: Identifiable, Sendable {
  var id: Int
  var name: String
  var age: Int
}

enum Appearance: Hashable {
  case light
  case dark
}

let form = SignIn()
let header = Header()
let chart = Chart { BarMark(x: .value("Month", "Jan"), y: .value("Sales", 12)) }
func form(open: Bool) -> some View { SignIn(isRecovering: open) }
func signIn(recovering: Bool) -> some View { SignIn(isRecovering: recovering) }
func signOut() {}
func buy() {}

let (button, column, detail, field, mail, name) = (
  ViewID("button"), ViewID("column"), ViewID("detail"), ViewID("field"), ViewID("mail"), ViewID("name")
)
let (page, phone, photo, screen, slot, story) = (
  ViewID("page"), ViewID("phone"), ViewID("photo"), ViewID("screen"), ViewID("slot"), ViewID("story")
)
let (title, value) = (ViewID("title"), ViewID("value"))

let (article, notes, url) = ("Once upon a time", "none", "https://example.org")
let (cards, photos, services, songs, tags) = (["a", "b"], ["a", "b"], ["a", "b"], ["a", "b"], ["a", "b"])
let (count, hasRecords, isWide) = (3, true, true)
let (folders, parts, tracks) = ([Track(name: "a")], [Track(name: "a")], [Track(name: "a")])
let expanded: Set<String> = []
let people = [Person(id: 1, name: "Ada", age: 36)]
let sources = Track(name: "Sources")

nonisolated(unsafe) var layout = try! form.layout(width: 390)
nonisolated(unsafe) var session = try! LayoutSession(form, width: 390)
nonisolated(unsafe) var system = try! ConstraintSystem(listing: "a.width == 1")
nonisolated(unsafe) let (bar, item) = (
  system.addItem(Item("Bar", name: "bar")), system.addItem(Item("Item", name: "item"))
)
nonisolated(unsafe) let items: [String: Item.ID] = ["name": item]
nonisolated(unsafe) let format = try! VisualFormat("[a]")

/// The examples are methods of this type, for the bindings.
struct Examples {
  @State var appearance = Appearance.light
  @State var due = Date()
  @State var isOn = true
  @State var logs = false
  @State var password = ""
  @State var volume = 5.0
  var canvas: Canvas {
    get { fatalError("examples are not run") }
    nonmutating set {}
  }
}
