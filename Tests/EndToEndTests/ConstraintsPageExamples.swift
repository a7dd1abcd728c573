import Testing
import Truss

/// The code of `Documentation/Constraints.md`, compiled and run.
struct ConstraintsPageExamples {
  @Test func constraints() throws {
    let (card, photo, title) = (ViewID("card"), ViewID("photo"), ViewID("title"))
    let cardView = ZStack(align: nil) {
      Image("photo").contentMode(.fill).id(photo)
      Text("A walk by the sea").id(title)
    }
    .id(card)
    .constraints {
      photo.edges(.left, .top, .right) == card.edges
      photo.height == photo.width * 0.5
      title.top == photo.bottom + 8
      title.edges(.left, .right, .bottom) == card.inset(by: 12)
    }

    let layout = try cardView.layout(width: 300)
    #expect(layout.frame(of: photo) == Rect(x: 0, y: 0, width: 300, height: 150))
    #expect(layout.frame(of: title) == Rect(x: 12, y: 158, width: 276, height: 16))
    #expect(layout.size.height == 150 + 8 + 16 + 12)

    let other = ZStack(align: nil) { Text("A walk by the sea").id(title) }.id(card)
    #expect(try prioritized(other).layout(width: 300).frame(of: title) == Rect(x: 50, y: 0, width: 200, height: 16))
    #expect(try prioritized(other).layout(width: 100).frame(of: title)?.width == 80)
  }

  @Test func centredHeading() throws {
    let toolbar = HStack(justify: .spaceBetween, align: .center, insets: Insets(all: 8)) {
      Button("Back")
      Text("Sounds and notifications").id("heading")
      Button("OK")
    }
    .id("toolbar")
    .constraints { ViewID("heading").centerX == ViewID("toolbar").centerX }

    let layout = try toolbar.layout(width: 390)
    #expect(layout.frame(of: "heading").map { $0.midX } == 195)
    #expect(layout.frames.last.map { $0.rect.maxX } == 382)
    #expect(layout.diagnostics.isEmpty)
    let frames = layout.frames.dropFirst().map(\.rect)
    #expect(frames[1].minX - frames[0].maxX == frames[2].minX - frames[1].maxX)
    #expect(frames[2].width == frames[0].width)
    #expect(try frames[2].width > Button("OK").layout().size.width)
  }

  struct Song: View {
    var title: String
    var body: some View {
      HStack(spacing: 8) {
        Image("cover").id("cover")
        Text(title).id("title")
      }
      .constraints { ViewID("cover").width == ViewID("title").height * 2 }
    }
  }

  @Test func components() throws {
    let songs = VStack(align: .start) {
      Song(title: "Cold Water").id("first")
      Song(title: "Lilac").id("second")
      Song(title: "Help!")
    }
    .constraints { ViewID("first")["title"].width == ViewID("second")["title"].width }

    let songsLayout = try songs.layout()
    print(songsLayout.frame(of: "second.cover") ?? .zero, songsLayout.frame(of: "cover", in: "second") ?? .zero)
    print(songsLayout.frame(of: "Song.title") ?? .zero)

    let titles = try ["first.title", "second.title"].map { try #require(songsLayout.frame(of: ViewID($0))) }
    #expect(titles[0].width == titles[1].width)
    #expect(songsLayout.frame(of: "cover", in: "second") == Rect(x: 0, y: 0, width: 32, height: 16))
    #expect(songsLayout.frame(of: "Song.title")?.y == 32)
  }

  @Test func viewsAround() throws {
    let badge = ViewID()
    let badged = ZStack(align: nil) { Text("3").id(badge) }
      .constraints {
        badge.edges == .superview
        ViewID.container.height == ViewID.container.width
      }

    let layout = try badged.layout(width: 40)
    #expect(layout.frame(of: badge) == Rect(x: 0, y: 0, width: 40, height: 40))
  }

  private func prioritized(_ cardView: some View) -> some View {
    let (card, title) = (ViewID("card"), ViewID("title"))
    return
      cardView.constraints {
        title.width <= 200
        title.width == card.width * 0.8 ~ .high
        (title.centerX == card.centerX ~ 20).labeled("centred")
      }
  }

  @Test func lists() throws {
    let (name, mail, phone) = (ViewID("name"), ViewID("mail"), ViewID("phone"))
    let fields = ZStack(align: nil) {
      Field("Name").id(name)
      Field("Mail").id(mail)
      Field("Phone").id(phone)
    }
    .id("fields")
    .constraints {
      let fields = ViewID("fields")
      name.edges(.left, .top, .right) == fields.inset(by: 10)
      [name, mail, phone].align(.leading)
      [name, mail, phone].equalWidths()
      [name, mail, phone].distribute(.vertical, spacing: 8)
      phone.bottom == fields.bottom - 10
    }

    let layout = try fields.layout(width: 220, height: 110)
    let frames = [name, mail, phone].compactMap { layout.frame(of: $0) }
    #expect(frames.map(\.minX) == [10, 10, 10])
    #expect(frames.map(\.width) == [200, 200, 200])
    #expect(frames.first?.minY == 10)
    #expect(frames.last?.maxY == 100)
    for (above, below) in zip(frames, frames.dropFirst()) { #expect(below.minY == above.maxY + 8) }
  }

  @Test func guides() throws {
    let (form, label, field, column) = (ViewID("form"), ViewID("label"), ViewID("field"), ViewID("column"))
    let twoColumns = ZStack(align: nil) {
      Text("Name").id(label)
      Field("Ada Lovelace").id(field)
    }
    .id(form)
    .guides(column)
    .constraints {
      column.edges(.left, .top, .bottom) == form.edges
      column.width == form.width / 3
      label.trailing == column.trailing - 4
      field.leading == column.trailing + 4
      field.edges(.top, .bottom, .right) == form.edges
      label.firstBaseline == field.firstBaseline
    }

    let layout = try twoColumns.layout(width: 240)
    #expect(layout.frame(of: column)?.width == 80)
    #expect(layout.frame(of: label)?.maxX == 76)
    #expect(layout.frame(of: field)?.minX == 84)
    #expect(layout.frame(of: field)?.maxX == 240)
    #expect(layout.diagnostics.isEmpty)
  }

  @Test func changes() throws {
    func pair(gap: Double) -> some View {
      ZStack(align: nil) {
        Text("title").id("title")
        Text("detail").id("detail")
      }
      .id("pair")
      .constraints {
        let (pair, title, detail) = (ViewID("pair"), ViewID("title"), ViewID("detail"))
        title.edges(.left, .top) == pair.edges
        detail.left == title.left
        (detail.top == title.bottom + gap).labeled("gap")
      }
    }

    var session = try LayoutSession(pair(gap: 4), width: 200)
    try session.updateConstraints(labeled: "gap", constant: 12)
    try session.updateConstraints(labeled: "gap", priority: .high)
    try session.replaceConstraints(labeled: "gap") { ViewID("detail").top >= ViewID("title").bottom + 20 }
    try session.removeConstraints(labeled: "gap")
    try session.restoreConstraints(labeled: "gap")
    try session.addConstraints(to: "pair") { ViewID("detail").width == 80 }
    try session.remakeConstraints(of: "pair") { ViewID("title").center == ViewID("pair").center }
    try session.restoreConstraints()
    #expect(session.layout.frames == (try pair(gap: 4).layout(width: 200).frames))
  }

  @Test func scrolling() throws {
    let (screen, scroll, slot, header) = (ViewID("screen"), ViewID("scroll"), ViewID("slot"), ViewID("header"))
    let stretchy = ZStack {
      ScrollView(offset: -40) {
        ZStack(align: nil) {
          Rectangle().height(120).id(slot)
          Image("header").contentMode(.fill).id(header)
        }
      }
      .id(scroll)
    }
    .id(screen)
    .constraints {
      slot.edges == scroll.content.edges
      header.edges(.left, .right, .bottom) == slot.edges
      header.height >= slot.height
      header.top == screen.top ~ .high
    }

    let layout = try stretchy.layout(width: 320, height: 100)
    let end = layout.scrollGeometry(of: scroll)?.endOffset
    #expect(layout.frame(of: header) == Rect(x: 0, y: 0, width: 320, height: 160))
    #expect(layout.diagnostics.isEmpty)
    #expect(end == 20)
  }

  @Test func unsolved() throws {
    let row = HStack(spacing: 8, widths: [nil, 40]) {
      Text("Name").id("name")
      Button("OK").id("ok")
    }
    let system = try ConstraintSystem(of: row, width: 120)
    let gaps = system.constraints.filter { $0.category == .spacing }
    print(system.listing)
    #expect(system.listing.contains(" ok.width == 40\n"))
    #expect(gaps.count == 1)
    #expect(system.listing == (try row.layout(width: 120).constraints.listing))
  }
}
