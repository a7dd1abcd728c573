import Testing
import TrussLayout
import TrussTree
import TrussViews

@testable import Truss

/// Each custom view is a scope of names.
struct NameScopeTests {
  /// A component with names, a constraint, a guide and a label of its own.
  struct Song: View {
    var title: String
    var height = 10.0
    var body: some View {
      HStack(spacing: 8) {
        Rectangle().id("cover")
        Text(title).font(.system(size: 8)).id("title")
      }
      .height(height)
      .guides("column")
      .constraints {
        (ViewID("cover").width == ViewID("cover").height * 2).labeled("ratio")
        ViewID("column").left == ViewID("title").left
        ViewID("column").width == 5
      }
    }
  }

  /// A component of components.
  struct Album: View {
    var height = 20.0
    var body: some View {
      VStack(align: .start) {
        Song(title: "one", height: height).id("first")
        Song(title: "two", height: height)
        Text("end").id("end")
      }
    }
  }

  private func error(_ view: some View) -> LayoutError? {
    do { _ = try view.layout() } catch { return error }
    return nil
  }

  @Test func aComponentIsUsedManyTimes() throws {
    let layout = try VStack(align: .start) {
      Song(title: "a", height: 10).id("one")
      Song(title: "b", height: 20).id("two")
      Song(title: "c", height: 30).id("three")
    }
    .layout()
    #expect(layout.diagnostics.isEmpty)
    #expect(layout.frame(of: "one.cover")?.size == Size(width: 20, height: 10))
    #expect(layout.frame(of: "two.cover")?.size == Size(width: 40, height: 20))
    #expect(layout.frame(of: ViewID("three")["cover"])?.size == Size(width: 60, height: 30))
    #expect(layout.frame(of: "three.title")?.x == 68)
    #expect(layout.frame(of: "title", in: "three") == Rect(x: 68, y: 0, width: 4, height: 30))
    #expect(layout.frame(of: "column", in: "two")?.x == 48)
    #expect(layout.frame(of: "three.column") == Rect(x: 68, y: 30, width: 5, height: 0))
    #expect(layout.frame(of: "cover") == nil)
  }

  @Test func instancesWithoutNamesAreCounted() throws {
    let layout = try VStack(align: .start) {
      Song(title: "a", height: 10)
      Song(title: "b", height: 20)
      Album()
    }
    .layout()
    #expect(layout.frame(of: "Song.cover")?.width == 20)
    #expect(layout.frame(of: "Song2.cover")?.width == 40)
    #expect(layout.frame(of: "Album.first.cover")?.width == 40)
    #expect(layout.frame(of: "first.cover")?.y == 30)
    #expect(layout.frame(of: "Album.Song.cover")?.y == 50)
    // Names are shown as short as they are told apart.
    let names = layout.frames.compactMap(\.id?.name)
    #expect(
      names == [
        "Song.cover", "Song.title", "Song2.cover", "Song2.title", "first", "first.cover", "first.title",
        "Album.Song.cover", "Album.Song.title", "end",
      ])
  }

  @Test func aNameOfOneViewNeedsNoPath() throws {
    let view = VStack(align: .start) {
      Album()
      Rectangle().id("line")
    }
    .constraints {
      ViewID("line").width == ViewID("end").width
      ViewID("line").height == ViewID("first.cover").height
    }
    let layout = try view.layout()
    #expect(layout.frame(of: "line")?.height == 20)
    #expect(layout.frame(of: "line")?.width == layout.frame(of: "end")?.width)
  }

  @Test func anAmbiguousNameIsAnErrorWithThePaths() throws {
    let view = VStack {
      Song(title: "a").id("one")
      Song(title: "b")
    }
    let line = #line + 1
    let failed = error(view.constraints { ViewID("title").width == 50 })
    guard case .ambiguousName("title", "a constraint", let candidates)? = failed?.reason else {
      Issue.record("\(String(describing: failed))")
      return
    }
    #expect(candidates.map(\.path) == ["one.title", "Song.title"])
    #expect(candidates.allSatisfy { $0.location?.line == 17 })
    #expect(failed?.location?.line == line)
    #expect(
      failed?.description.contains(
        "a constraint names \"title\", which 2 views have; write the path of the one that is meant: \"one.title\" "
          + "(TrussTests/NameScopeTests.swift:17), \"Song.title\" (TrussTests/NameScopeTests.swift:17)") == true)
    let format = error(view.constraints { Visual("H:[title(50)]") })
    guard case .ambiguousName("title", "a visual format", _)? = format?.reason else {
      Issue.record("\(String(describing: format))")
      return
    }
    #expect(try view.constraints { ViewID("one")["title"].width == 50 }.layout().frame(of: "one.title")?.width == 50)
  }

  @Test func aMisspelledNameIsAnswered() {
    let view = VStack {
      Song(title: "a").id("one"); Text("b").id("caption")
    }
    func hint(_ name: String) -> String? { error(view.constraints { ViewID(name).width == 5 })?.suggestion }
    #expect(hint("captoin") == "caption")
    #expect(hint("one.titel") == "one.title")
    #expect(hint("covr") == "cover")
    #expect(hint("something else") == nil)
    #expect(
      error(view.constraints { ViewID("captoin").width == 5 })?.description.hasSuffix(
        "a constraint names \"captoin\", but no view has this name; did you mean \"caption\"?") == true)
  }

  @Test func aNameTwiceInOneScopeIsAnError() {
    let line = #line
    struct Twice: View {
      var body: some View {
        VStack {
          Text("a").id("same")
          Text("b").id("same")
        }
      }
    }
    guard case .duplicateName("Twice.same", let first?)? = error(Twice())?.reason else {
      Issue.record("a name was used twice")
      return
    }
    #expect(first.line == line + 4)
  }

  /// What is written beside an instance means the names around it, though it is given with the instance.
  @Test func modifiersOfAnInstanceLookFromOutside() throws {
    let view = VStack(align: .start) {
      Rectangle().id("cover").width(70).height(5)
      Song(title: "a").id("song")
        .constraints { ViewID("song").width == ViewID("cover").width }
        .overlay { Text("!").id("title") }
        .guides("column")
    }
    let layout = try view.layout()
    #expect(layout.frame(of: "song")?.width == 70)
    #expect(layout.frame(of: "song.cover")?.width == 20)
    #expect(layout.frame(of: "title")?.width == 4)
    #expect(layout.frame(of: "song.title")?.x == 28)
    #expect(layout.frame(of: "column")?.width == 0)
    #expect(layout.frame(of: "song.column")?.width == 5)
  }

  @Test func theBodyOfABodyHasAScopeOfItsOwn() throws {
    struct Outer: View {
      var body: some View { Song(title: "a", height: 30).id("song").constraints { ViewID("song").width == 90 } }
    }
    let layout = try VStack(align: .start) {
      Outer().id("outer"); Outer()
    }.layout()
    #expect(layout.frame(of: "outer")?.width == 90)
    #expect(layout.frame(of: "outer.song") == layout.frame(of: "outer"))
    #expect(layout.frame(of: "outer.song.cover")?.width == 60)
    #expect(layout.frame(of: "Outer.song.cover")?.y == 30)
    #expect(layout.frames.compactMap(\.id?.name).first == "outer")
  }

  @Test func elementsAreKnownByTheirValues() throws {
    struct Track: Identifiable {
      var id: String
      var height: Double
    }
    let tracks = [Track(id: "Lilac", height: 10), Track(id: "Help!", height: 20)]
    let layout = try VStack(align: .start) {
      ForEach(tracks) { Song(title: $0.id, height: $0.height) }
      ForEach([30, 40], id: \.self) { number in
        Text("\(number)").id("number")
        Rectangle().height(5).id("line")
          .constraints { ViewID("line").width == ViewID("number").width * 2 }
      }
      ForEach(tracks, id: \.id) { Song(title: "named").id(ViewID("the \($0.id)")) }
    }
    .layout()
    #expect(layout.diagnostics.isEmpty)
    #expect(layout.frame(of: "Song[Lilac].cover")?.width == 20)
    #expect(layout.frame(of: "Song[Help!].cover")?.width == 40)
    #expect(layout.frame(of: "row[40].number")?.y == 51)
    #expect(layout.frame(of: "row[40].line")?.width == layout.frame(of: "row[40].number").map { $0.width * 2 })
    #expect(layout.frame(of: "the Lilac.cover")?.width == 20)
    #expect(layout.frames.compactMap(\.id?.name).contains("row[30].line"))
  }

  /// The names of the elements of several `ForEach`es beside each other have the number of theirs.
  @Test func elementsOfSeveralForEaches() throws {
    struct Track: Identifiable {
      var id: String
      var height: Double
    }
    let tracks = [Track(id: "Lilac", height: 10), Track(id: "Help!", height: 20)]
    let view = VStack(align: .start) {
      ForEach(tracks) { Song(title: $0.id, height: $0.height) }
      ForEach(tracks.reversed()) { Song(title: $0.id, height: $0.height + 1) }
      ForEach(tracks) { Text($0.id).id("name") }
      ForEach(tracks) { Rectangle().height($0.height).width(7).id("name") }
    }
    let layout = try view.layout()
    #expect(layout.frame(of: "Song[Lilac].cover")?.width == 20)
    #expect(layout.frame(of: "Song2[Lilac].cover")?.width == 22)
    #expect(layout.frame(of: "Song2[Help!].cover")?.width == 42)
    #expect(layout.frame(of: "row2[Help!].name")?.height == 20)
    #expect(layout.frame(of: "row[Help!].name")?.height != 20)
    // One `ForEach` has each element once.
    let twice = error(VStack { ForEach([1, 1], id: \.self) { Text("\($0)").id("name") } })?.reason
    guard case .duplicateName("row[1].name", _)? = twice else { return #expect(Bool(false), "\(twice as Any)") }
  }

  @Test func rowsOfATableHoldComponents() throws {
    struct Row: View {
      var number: Int
      var body: some View {
        HStack {
          Rectangle().id("mark").width(Double(number + 1))
          Album(height: 10)
        }
        .constraints { ViewID("mark").height == ViewID("end").height }
      }
    }
    let layout = try Table(count: 3) { Row(number: $0) }.id("rows").layout(width: 200, height: 300)
    #expect(layout.frame(of: "rows[1].mark")?.width == 2)
    #expect(layout.frame(of: "rows[2].first.cover")?.width == 20)
    #expect(layout.frame(of: "rows[2].Row.mark") == layout.frame(of: "rows[2].mark"))
    #expect(layout.frames.compactMap(\.id?.name).contains("rows[1].first.title"))
  }

  @Test func theViewsAroundNeedNoNames() throws {
    struct Badge: View {
      var body: some View {
        ZStack(align: nil) {
          Rectangle().id("back")
          Text("3").id("number")
        }
        .constraints {
          ViewID("back").edges == .superview
          ViewID("number").center == ViewID.container.center
          ViewID.container.size == Size(width: 40, height: 30)
        }
      }
    }
    let layout = try HStack {
      Badge().id("a"); Badge().id("b")
    }.layout()
    #expect(layout.frame(of: "b.back") == Rect(x: 40, y: 0, width: 40, height: 30))
    #expect(layout.frame(of: "b.number")?.midX == 60)
    let root = error(Text("a").id("root").constraints { ViewID("root").left == ViewID.superview.left })
    #expect(
      root?.reason
        == .meaninglessConstraint(
          ".superview is the view around the one that a constraint names, and there is none; name another view, or put a "
            + "ZStack around"))
  }

  @Test func aNameOfAPlaceInTheSource() throws {
    struct Marked: View {
      let mark = ViewID()
      var width: Double
      var body: some View {
        let text = ViewID()
        HStack {
          Rectangle().id(mark); Text("a").id(text)
        }
        .constraints {
          mark.width == width; mark.height == text.height
        }
      }
    }
    let layout = try VStack(align: .start) {
      Marked(width: 10).id("a"); Marked(width: 20).id("b")
    }.layout()
    let (one, other) = (ViewID(), ViewID())
    #expect(one != other)
    let marks = layout.frames.filter { $0.kind == "Rectangle" }
    #expect(marks.map(\.rect.width) == [10, 20])
    #expect(marks[1].id?.name.hasPrefix("b.TrussTests/NameScopeTests.swift:") == true)
  }
}

/// Sessions know components by their paths.
struct NameScopeSessionTests {
  private typealias Song = NameScopeTests.Song

  private struct List: View {
    var names: [String]
    var body: some View {
      VStack(align: .start) { for name in names { Item(name: name).id(ViewID(name)) } }
    }
  }

  private struct Item: View {
    var name: String
    var body: some View {
      HStack(spacing: 4) {
        Text(name).id("name")
        Text("!").id("mark")
      }
    }
  }

  private func expectFresh(_ session: LayoutSession, _ view: some View) throws {
    #expect(session.layout.frames == (try view.layout(width: 300).frames))
  }

  @Test func instancesComeAndGo() throws {
    var session = try LayoutSession(List(names: ["a", "b", "c"]), width: 300)
    try session.update(to: List(names: ["a", "new", "b", "c"]))
    try expectFresh(session, List(names: ["a", "new", "b", "c"]))
    #expect(session.layout.frame(of: "new.mark")?.y == 16)
    try session.update(to: List(names: ["new", "c"]))
    try expectFresh(session, List(names: ["new", "c"]))
    try session.update("c.name") { Text("long").id("name") }
    #expect(session.layout.frame(of: "c.name")?.width == 25)
    #expect(session.layout.frame(of: "new.name")?.width != 25)
  }

  /// A path that leaves out the steps in its middle names the view as the whole path does.
  @Test func aPathWithoutItsMiddleNamesAView() throws {
    struct Team: View {
      var body: some View { HStack { Item(name: "lead").id("lead") } }
    }
    for path: ViewID in ["team.lead.name", "team.name"] {
      var session = try LayoutSession(VStack(align: .start) { Team().id("team") }, width: 300)
      try session.update(path) { Text("long") }
      #expect(session.layout.frame(of: "team.lead.name")?.width == 25, "\(path)")
      #expect(session.layout.frame(of: path)?.width == 25)
      session = try LayoutSession(VStack(align: .start) { Team().id("team") }, width: 300)
      try session.remakeConstraints(of: path) { ViewID("name").width == 77 }
      #expect(session.layout.frame(of: "team.lead.name")?.width == 77, "\(path)")
    }
  }

  @Test func elementsComeAndGo() throws {
    func list(_ names: [String]) -> some View {
      VStack(align: .start) { ForEach(names, id: \.self) { Item(name: $0) } }
    }
    var session = try LayoutSession(list(["a", "b"]), width: 300)
    try session.update(to: list(["a", "new", "b"]))
    try expectFresh(session, list(["a", "new", "b"]))
    #expect(session.layout.frame(of: "Item[new].mark")?.y == 16)
    try session.update(to: list(["b"]))
    try expectFresh(session, list(["b"]))
    // One element in the place of another has another path.
    try session.update(to: list(["c"]))
    try expectFresh(session, list(["c"]))
    #expect(session.layout.frame(of: "Item[c].mark") != nil)
    #expect(session.layout.frame(of: "Item[b].mark") == nil)
  }

  /// A component of the same shape in the place of another.
  private struct Line: View {
    var name: String
    var body: some View {
      HStack(spacing: 4) {
        Text(name).id("name")
        Text("!").id("mark")
      }
    }
  }

  @Test func aComponentOfAnotherTypeHasOtherPaths() throws {
    func view(isLine: Bool) -> some View {
      VStack(align: .start) {
        isLine ? AnyView(Line(name: "one")) : AnyView(Item(name: "one"))
        Item(name: "two")
      }
    }
    var session = try LayoutSession(view(isLine: false), width: 300)
    for isLine in [true, false] {
      try session.update(to: view(isLine: isLine))
      try expectFresh(session, view(isLine: isLine))
      #expect((session.layout.frame(of: "Line.mark") != nil) == isLine)
    }
    try session.update(to: view(isLine: false))
    #expect(session.freshLayoutReason == nil, "what is the same is found to be")
  }

  @Test func instancesWithoutNamesAreLaidOutAnew() throws {
    func list(_ names: [String]) -> some View { VStack { for name in names { Item(name: name) } } }
    var session = try LayoutSession(list(["a", "c"]), width: 300)
    try session.update(to: list(["a", "b", "c"]))
    try expectFresh(session, list(["a", "b", "c"]))
    try session.update(to: list(["c"]))
    try expectFresh(session, list(["c"]))
  }

  /// A change of the structure rebuilds the view from its parts, which have the scopes that they had.
  @Test func scopesSurviveChangesOfTheStructure() throws {
    func view() -> some View {
      VStack(align: .start) {
        Text("top").id("top")
        Song(title: "a", height: 10).id("one")
        Song(title: "b", height: 20)
      }
      .constraints { ViewID("top").width == ViewID("one")["cover"].width * 2 }
    }
    var session = try LayoutSession(view(), width: 300)
    try session.insert(after: "one.title") { Text("more").id("more") }
    #expect(session.layout.frame(of: "one.more") == session.layout.frame(of: "more"))
    try session.move("top", after: "Song.cover")
    #expect(session.layout.frame(of: "Song.cover")?.width == 40)
    #expect(session.layout.frame(of: "Song.top")?.width == nil)
    try session.remove("one.title")
    #expect(session.layout.frame(of: "one.title") == nil)
    #expect(session.layout.frame(of: "title") == session.layout.frame(of: "Song.title"))
    try session.update("Song.title") { Text("other") }
    #expect(session.layout.frame(of: "Song.title")?.width == 30)
    try session.update(to: view())
    try expectFresh(session, view())
  }

  @Test func labelsAreThoseOfAnInstance() throws {
    let view = VStack(align: .start) {
      Song(title: "a").id("one"); Song(title: "b").id("two")
    }
    var session = try LayoutSession(view, width: 300)
    try session.updateConstraints(labeled: "two.ratio", constant: 5)
    #expect(session.layout.frame(of: "one.cover")?.width == 20)
    #expect(session.layout.frame(of: "two.cover")?.width == 25)
    try session.replaceConstraints(labeled: "one.ratio") { ViewID("one.cover").width == 33 }
    #expect(session.layout.frame(of: "one.cover")?.width == 33)
    try session.restoreConstraints(labeled: "one.ratio")
    #expect(session.layout.frame(of: "one.cover")?.width == 20)
    try session.removeConstraints(labeled: "one.ratio")
    #expect(session.layout.frame(of: "one.cover")?.width != 20)
    try session.restoreConstraints(labeled: "one.ratio")
    #expect(session.layout.frame(of: "one.cover")?.width == 20)
    do {
      try session.updateConstraints(labeled: "ratio", constant: 1)
      Issue.record("the label is ambiguous")
    } catch {
      guard case .ambiguousName("ratio", "updateConstraints", let candidates) = error.reason else {
        Issue.record("\(error)")
        return
      }
      #expect(candidates.map(\.path) == ["one.ratio", "two.ratio"])
    }
    try session.addConstraints(to: "two.title") { ViewID("two.title").width == ViewID("one.cover").width }
    #expect(session.layout.frame(of: "two.title")?.width == 20)
  }

  @Test func anAmbiguousNameIsAnError() throws {
    var session = try LayoutSession(
      VStack {
        Item(name: "a"); Item(name: "b")
      }, width: 300)
    #expect(throws: LayoutError.self) { try session.remove("name") }
    #expect(throws: LayoutError.self) { try session.update("name") { Text("c") } }
    try session.remove("Item2.name")
    #expect(session.layout.frame(of: "Item2.mark")?.x == 0)
  }
}
