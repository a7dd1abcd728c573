import Testing
import Truss

/// Pictures without a file whose names say what they show.
struct ArtworkTests {
  private func document(_ name: String, _ change: (Image) -> any View = { $0 }) throws -> String {
    try AnyView(change(Image(name))).width(60).height(40).svg(title: "t", scheme: .light).document
  }

  /// A drawing has no letters; any other name is written in its box.
  @Test(
    arguments: [
      ("photo", true), ("Photo", true), ("hero-2", true), ("userAvatar", true), ("UserAvatar", true),
      ("album_cover", true),
      ("PersonProfile", true), ("Logo", true), ("photos of us", false), ("recover", false), ("discover", false),
      ("photograph", false), ("sea", false), ("גשר", false),
    ])
  func aWordOfTheNameChooses(name: String, isDrawn: Bool) throws {
    #expect(try document(name).contains("<text") != isDrawn)
  }

  /// What says most counts: the photo of a person shows a person.
  @Test func ofSeveralWordsOneCounts() throws {
    #expect(try document("profile photo") == document("profile"))
    #expect(try document("photo profile") == document("profile"))
    #expect(try document("profile") != document("photo"))
    #expect(try document("album-cover-photo") == document("cover"))
  }

  /// Nothing of it is seen outside of its frame, in whatever ratio that is.
  @Test(arguments: [(60.0, 40.0), (10, 90), (200, 12)]) func itIsCutByItsFrame(width: Double, height: Double) throws {
    for name in ["photo", "person", "cover", "logo"] {
      let document = try Image(name).width(width).height(height).svg(title: "t", scheme: .light).document
      let clip = try #require(
        document.components(separatedBy: "<clipPath").last?.components(separatedBy: "</clipPath>")[0])
      #expect(clip.contains("<rect x=\"0\" y=\"0\" width=\"\(Int(width))\" height=\"\(Int(height))\"/>"), "\(clip)")
    }
  }

  @Test func aTintColoursIt() throws {
    for name in ["person", "cover", "logo"] {
      #expect(try document(name) { $0.tint(.green) } != document(name))
    }
    #expect(try document("photo") { $0.tint(.green) } == document("photo"))
  }

  @Test func cornersAndBordersAreTheViews() throws {
    let bordered = try document("photo") { $0.border(.light, color: .red).cornerRadius(8) }
    #expect(bordered.contains("rx=\"8\""), "\(bordered)")
    #expect(bordered.contains("#cf222e"), "\(bordered)")
  }

  @Test func textWritesTheName() throws {
    let view = Image("photo").width(50).height(30)
    #expect(
      try view.text() == """
        ┌────────┐
        │ photo  │
        └────────┘
        """)
  }
}
