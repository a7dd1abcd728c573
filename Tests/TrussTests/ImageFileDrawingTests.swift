import Foundation
import Testing
import Truss

struct ImageFileDrawingTests {
  /// A file of the image tests.
  private func file(_ name: String) throws -> ImageFile {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    return try ImageFile(contentsOfFile: tests.appendingPathComponent("TrussImagesTests/Fixtures/\(name)").path)
  }

  /// A PNG of two columns, black and white, and four rows.
  private var stripes: ImageFile {
    get throws {
      let png = "iVBORw0KGgoAAAANSUhEUgAAAAIAAAAECAAAAACBhLHlAAAAD0lEQVR4nGNg+M/EwABBAAomAQbhXOpFAAAAAElFTkSuQmCC"
      return try ImageFile(bytes: [UInt8](#require(Data(base64Encoded: png))))
    }
  }

  @Test func aPictureIsAsLargeAsItsFile() throws {
    let image = try Image(stripes, alt: "Stripes")
    #expect(try image.layout().size == Size(width: 2, height: 4))
    #expect(try image.svg().document.contains(#"<image x="0" y="0" width="2" height="4""#))
    #expect(try Image(file("photo.png"), alt: "").layout(columns: nil).size.width > 1)
  }

  /// The rectangle of the picture, and of what cuts it.
  @Test(arguments: [
    (Image.ContentMode?.none, "0 0 40 40", nil as String?), (.fit, "10 0 20 40", nil),
    (.fill, "0 -20 40 80", "0 0 40 40"),
  ]) func contentModes(mode: Image.ContentMode?, place: String, clip: String?) throws {
    var image = try Image(stripes, alt: "Stripes").resizable()
    if let mode { image = image.contentMode(mode) }
    let document = try image.frame(width: 40, height: 40).svg().document
    func rectangles(_ name: String) -> [String] {
      document.matches(of: /<([a-z]+) x="([^"]*)" y="([^"]*)" width="([^"]*)" height="([^"]*)"/)
        .filter { $0.1 == name }.map { "\($0.2) \($0.3) \($0.4) \($0.5)" }
    }
    #expect(rectangles("image") == [place])
    #expect(document.contains("<clipPath") == (clip != nil))
    if let clip { #expect(rectangles("rect").contains(clip)) }
  }

  @Test func cornersAreRound() throws {
    let document = try Image(stripes, alt: "Stripes").resizable().frame(width: 40, height: 40).clipShape(.circle).svg()
      .document
    let clip = try #require(document.firstMatch(of: /<clipPath[^>]*>\s*<rect [^>]*rx="([^"]*)"/))
    #expect(clip.1 == "20")
  }

  @Test(arguments: [
    "javascript:a", "//host/a.png", "a b.png", "data:image/png;base64,AAAA", "", "mailto:a@b.c",
    "MAILTO:a@b.c", "#a", "#\u{301}a",
  ])
  func addressesAreThoseOfLinksToFiles(address: String) throws {
    let image = try Image(stripes, alt: "Stripes").linked(to: address)
    let error = #expect(throws: LayoutError.self) { try image.svg() }
    #expect(error?.reason == .link(address))
  }

  @Test func aLinkedPictureIsNotContained() throws {
    let document = try Image(stripes, alt: "Stripes").linked(to: "a/b.png?c=1&d").svg().document
    #expect(document.contains(#"xlink:href="a/b.png?c=1&amp;d""#) && !document.contains("base64"))
    #expect(try Image("Photo").linked(to: "a.png").frame(width: 10, height: 10).svg().document.contains("<image "))
  }

  @Test func theAlternativeIsEscaped() throws {
    let document = try Image(stripes, alt: "\"><script>&").svg().document
    #expect(!document.contains("<script"))
    #expect(document.contains("aria-label=\"&quot;&gt;&lt;script&gt;&amp;\""))
  }

  // MARK: Text

  @Test(arguments: ["photo.png", "baseline.jpg", "lossy.webp", "89a.gif", "pixels.svg"])
  func inTextAPictureIsABoxWithItsAlternative(name: String) throws {
    let picture = try Image(file(name), alt: "Alt").resizable().frame(width: 35, height: 30)
    #expect(
      try picture.text() == """
        ┌─────┐
        │ Alt │
        └─────┘
        """)
    #expect(
      try picture.ascii() == """
        +-----+
        | Alt |
        +-----+
        """)
    #expect(
      try Image(file(name), alt: "").resizable().frame(width: 35, height: 30).text() == """
        ┌─────┐
        │  ╳  │
        └─────┘
        """)
  }

  @Test func aPictureTurnsIntoItself() throws {
    let image = try Image(stripes, alt: "Stripes")
    var session = try LayoutSession(VStack { image.id("a").width(20).height(20) }, width: 100)
    try session.update(to: VStack { image.id("a").width(60).height(40).offset(x: 5, y: 0) })
    let document = try session.transition(duration: 0.2).svg().document
    #expect(document.contains("width: 20px") && document.contains("width=\"60\""))
  }
}
