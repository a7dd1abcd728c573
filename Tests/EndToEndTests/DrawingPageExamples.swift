import Foundation
import Testing
import Truss

/// The code of `Documentation/Drawing.md`, compiled and run.
struct DrawingPageExamples {
  @Test func drawings() throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID())")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: url) }
    let folder = url.path

    let card = VStack(align: .fill, spacing: 10, insets: Insets(all: 10)) {
      Text("Ada Lovelace").id("name")
      Text("Mathematician").foreground(.secondary)
      Button("Profile").id("profile").link("https://example.org/ada")
    }
    .border(.rounded, title: "Account")

    func print(_ text: String) { #expect(text.contains("Ada Lovelace")) }
    let layout = try card.layout(columns: 40)
    print(layout.text)
    print(layout.text(ascii: true, framed: true))
    print(layout.text(colors: .automatic))
    #expect(layout.text.hasPrefix("╭ Account ─"))

    let drawing = try card.svg(width: 200, title: "An account", theme: .wireframe)
    let ours = Theme(replacing: [
      .accent: Color(0xB0_0060, dark: 0xFF_80C0), .surface: Color(0xFF_F8E7, dark: 0x2A_2010),
    ])
    #expect(try card.svg(width: 200, theme: ours).document.contains("#b00060"))
    let pair = try card.layout(width: 200).svgPair(title: "An account")
    try drawing.write(toFile: "\(folder)/account.svg")
    try pair.write(toDirectory: folder, name: "account")
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder).sorted() == ["account.svg", "account~dark.svg"])

    let window = try card.svg(.terminal(title: "swift run accounts"), width: 200)
    #expect(window.document.contains(">swift run accounts</text>") && window.document.contains(">Mathematician</text>"))

    try Data(layout.json.utf8).write(to: URL(fileURLWithPath: "\(folder)/card.json"))
    let explained = try card.layout(width: 200).svg(.overlay, title: "The account's frames")
    let gaps = try card.svg(.overlay([.gaps, .insets]), width: 200)
    #expect(explained.document.contains("name 180 × 16"))
    #expect(gaps.document.contains(">10</text>"))
  }

  @Test func grounds() throws {
    let buttons = HStack(alignment: .center, spacing: 10) {
      Text("Save").padding(10).background(.blue, in: RoundedRectangle(cornerRadius: 8))
      Text("3").padding(.horizontal, 10).background(.red, in: Capsule())
    }
    #expect(try buttons.text(columns: nil) == Page("Drawing").printed[0])
  }

  @Test func callouts() throws {
    let form = VStack(align: .center, spacing: 8) {
      Text("Welcome").id("title")
      Field("Email Address").align(.fill).id("email")
    }
    .width(200)

    let explained = form.callouts(width: 150) {
      Callout("as wide as its text", at: "title")
      Callout("as wide as the stack", at: "email")
    }
    #expect(try explained.text().contains("Welcome ●──"))

    let captioned = form.caption("the form on a phone")
    #expect(try captioned.layout().size.width == 200)
  }

  @Test func overlaysInCells() throws {
    let card = VStack(align: .fill, spacing: 10, insets: Insets(all: 10)) {
      Text("Ada Lovelace").id("name")
      Text("Mathematician").foreground(.secondary)
      Button("Profile").id("profile").link("https://example.org/ada")
    }
    .border(.rounded, title: "Account")
    let layout = try card.layout(columns: 40)
    var print = Printed()
    print(layout.text(.overlay))
    print(layout.text(.overlay([.gaps, .insets]), ascii: true, colors: .automatic))
    #expect(try print.blocks[0] == Page("Drawing").printed[1])
    #expect(print.blocks[1].hasPrefix("  +----------------- 40 ---"))
  }

  @Test func marksInCells() throws {
    var print = Printed()
    let row = HStack(spacing: 10) {
      Text("Cold Water")
      Button("Play").width(60).width(80).id("play")
      Button("Share").width(60)
    }
    let crowded = try row.layout(columns: 34)
    print(crowded.text(.overlay([.gaps, .problems])))
    let printed = print.blocks[0]
    let page = try Page("Drawing").printed[2]
    #expect(printed.split(separator: "\n").prefix(3) == page.split(separator: "\n").prefix(3))
    // Its lines are broken elsewhere, as the name of the file is another one.
    func words(_ text: String) -> [Substring] {
      text.replacing(/[A-Za-z]+\/[A-Za-z]+.swift:\d+/, with: "Row.swift").split { $0.isWhitespace }
    }
    #expect(words(printed) == words(page))
  }

  @Test func constraintsInText() throws {
    var print = Printed()
    let start = #line
    let card = ZStack(align: nil) {
      Rectangle().id("photo").width(60).height(60)
      Text("Ada Lovelace").id("title")
      Text("Mathematician").id("role")
      Button("Profile").id("profile")
    }
    .id("card").border(.rounded)
    .constraints {
      ViewID("photo").left == ViewID("card").left + 20
      ViewID("photo").top == ViewID("card").top + 20
      ViewID("title").left == ViewID("photo").right + 30
      ViewID("title").top == ViewID("photo").top
      ViewID("role").left == ViewID("title").left
      ViewID("role").top == ViewID("title").bottom + 10 ~ .high
      ViewID("profile").right == ViewID("card").right - 60 ~ .high
      ViewID("profile").bottom == ViewID("photo").bottom
      ViewID("profile").width == ViewID("photo").width * 1.5
      ViewID("card").bottom >= ViewID("photo").bottom + 30
    }
    print(try card.layout(columns: 60).text(.overlay(.constraints)))
    func lines(_ text: String) -> [Substring] { text.split(separator: "\n").prefix(12).map { $0 } }
    let page = try Page("Drawing").printed[3]
    #expect(lines(print.blocks[0]) == lines(page))
    // The line of the note is that of the page's code.
    let note = print.blocks[0].split(whereSeparator: \.isWhitespace).suffix(5)
    let place = try #require(page.firstMatch(of: /App\/Card\.swift:(\d+):/))
    let line = start + (try #require(Int(place.1)))
    #expect(note.joined(separator: " ") == "c1 EndToEndTests/DrawingPageExamples.swift:\(line): title.top == photo.top")
  }

  @Test func pictures() throws {
    let fixtures = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let path = fixtures.appendingPathComponent("TrussImagesTests/Fixtures/photo.png").path
    let file = try ImageFile(contentsOfFile: path)
    let photo = Image(file, alt: "A field of four colours").contentMode(.fill)
    let round = photo.frame(width: 90, height: 60).cornerRadius(8)
    let whole = try round.svg()
    let referring = try Image(file, alt: "A field").linked(to: "images/field.png").svg()
    let text = try photo.frame(width: 120, height: 60).text()
    #expect(whole.document.contains("aria-label=\"A field of four colours\""))
    #expect(whole.document.contains("xlink:href=\"data:image/png;base64,iVBORw0KGgo"))
    #expect(whole.document.contains("rx=\"8\""))
    #expect(referring.document.contains("xlink:href=\"images/field.png\""))
    #expect(text.contains("A field of four"))
    let error = #expect(throws: FileError.self) { try ImageFile(contentsOfFile: #filePath) }
    #expect(
      error?.description == """
        \(#filePath) cannot be used as an image: the image file begins with "import F", unlike every known format; \
        PNG, JPEG, GIF, WebP and SVG can be shown
        """)
  }

  @Test func fonts() throws {
    let fixtures = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let path = fixtures.appendingPathComponent("TrussTextTests/Fixtures/paired.ttf").path
    let inter = try FontFile(contentsOfFile: path)
    let title = Text("Sign in").font(Font(inter, size: 17))
    let text = try title.svg()
    let shapes = try title.svg(outlines: true)
    let embedded = try FontFile(contentsOfFile: path, embedded: true)
    let whole = try Text("Type").font(Font(embedded, size: 17)).svg()
    #expect(text.document.contains("font-family=\"'Truss paired', Liberation Sans"))
    // Widths in font files are measured without ligatures.
    #expect(text.document.contains("font-variant-ligatures:no-common-ligatures"))
    #expect(
      whole.document.contains("@font-face { font-family:'truss--font-1';font-weight:400;font-style:normal;src:url("))
    #expect(whole.document.contains("font-family=\"'truss--font-1', 'Truss paired', Liberation Sans"))
    #expect(!text.document.contains("@font-face"))
    // The font has no S: the text stays one.
    #expect(shapes == text)
    let outlines = try Text("Type A").font(Font(inter, size: 17)).svg(outlines: true)
    #expect(outlines.document.contains("<path d=\"M") && !outlines.document.contains("<text"))
    let error = #expect(throws: FileError.self) { try FontFile(contentsOfFile: #filePath) }
    let reason = "this is not a TrueType font; TrueType outlines can be read, in .ttf and .otf files"
    #expect(error?.description == "\(#filePath) cannot be used as a font: \(reason)")
  }
}
