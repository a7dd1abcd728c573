import Testing
import Truss
@testable import Gallery

/// The stretchy header on a screen of 320 by 480: the slot of the photo is 224 high.
struct StretchyHeaderTests {
  private func layout(_ step: StretchyHeader.Step, _ offset: Double) throws -> LayoutResult {
    try StretchyHeader(step: step, offset: offset).layout(width: 320, height: 480)
  }

  @Test(arguments: [-120.0, -40, 0, 60, 300]) func notStretchy(offset: Double) throws {
    let layout = try layout(.notStretchy, offset)
    #expect(layout.frame(of: "photo") == Rect(x: 0, y: -offset, width: 320, height: 224))
    #expect(layout.frame(of: "story")?.minY == 224 - offset + 14)
    #expect(layout.diagnostics.isEmpty)
  }

  @Test(arguments: [(-120.0, 344.0), (-40, 264), (0, 224), (60, 164)])
  func jammedWhileThePhotoHasRoom(offset: Double, height: Double) throws {
    let layout = try layout(.jammed, offset)
    #expect(layout.frame(of: "photo") == Rect(x: 0, y: 0, width: 320, height: height))
    #expect(layout.diagnostics.isEmpty)
  }

  @Test func jammedAtTheTopOfTheScreen() throws {
    let layout = try layout(.jammed, 300)
    #expect(layout.frame(of: "photo") == Rect(x: 0, y: 0, width: 320, height: 0))
    #expect(layout.frame(of: "story")?.minY == 14)
    // The photo has no height left.
    #expect(layout.diagnostics.map(\.kind) == [.offset, .overflow])
    #expect(layout.diagnostics[0].message.hasPrefix("\"scroll\" has the offset 224 in place of 300"))
  }

  @Test(arguments: [(-120.0, 0.0, 344.0), (-40, 0, 264), (0, 0, 224), (60, -60, 224), (300, -300, 224)])
  func stretchy(offset: Double, top: Double, height: Double) throws {
    let layout = try layout(.stretchy, offset)
    #expect(layout.frame(of: "photo") == Rect(x: 0, y: top, width: 320, height: height))
    #expect(layout.frame(of: "story")?.minY == 224 - offset + 14)
    #expect(layout.diagnostics.isEmpty)
  }

  @Test(arguments: [(-120.0, 0.0, 344.0), (-40, 0, 264), (0, 0, 224), (60, 0, 164), (300, -76, 0)])
  func parallax(offset: Double, top: Double, height: Double) throws {
    let layout = try layout(.parallax, offset)
    #expect(layout.frame(of: "photo") == Rect(x: 0, y: top, width: 320, height: height))
  }

  @Test(arguments: [-120.0, 0, 60, 300]) func theBackingReachesTheBottomOfTheScreen(offset: Double) throws {
    let layout = try layout(.overscroll, offset)
    let backing = try #require(layout.frame(of: "backing"))
    #expect(backing.minY == 224 - offset)
    #expect(backing.maxY >= 480)
  }

  /// On a screen that ends within the text the backing reaches as far as the text, and does not shorten it.
  @Test func theBackingDoesNotShortenTheText() throws {
    let free = try layout(.stretchy, 0).frame(of: "story")?.height
    let layout = try StretchyHeader(step: .overscroll, offset: 0).layout(width: 320, height: 300)
    #expect(layout.frame(of: "story")?.height == free)
    #expect(layout.frame(of: "backing")?.maxY == 224 + 14 + (free ?? 0) + 14)
  }

  @Test func theStoryWrapsInItsWidth() throws {
    let story = try #require(try layout(.stretchy, 0).frame(of: "story"))
    #expect(story.minX == 14)
    #expect(story.width == 292)
    #expect(story.height > 16)
  }

  /// The layouts at the offsets where a constraint comes to give way or to hold make a movement that is the layout of
  /// every offset between them.
  @Test(arguments: [-119.0, -60, -1, 0, 33, 100, 223]) func aMovementThroughTheBreakpoints(offset: Double) throws {
    let breakpoints = [224.0, 0, -120]
    let movement = Keyframes(try breakpoints.map { try layout(.stretchy, $0) }, curve: .linear)
    let time = offset >= 0 ? (224 - offset) / 224 / 2 : 0.5 + -offset / 120 / 2
    let fresh = try layout(.stretchy, offset)
    for name in ["photo", "story", "slot"] as [ViewID] {
      let (frame, expected) = (
        try #require(movement.frame(of: name, at: time)), try #require(fresh.frame(of: name))
      )
      #expect(abs(frame.y - expected.y) < 1e-6 && abs(frame.height - expected.height) < 1e-6, "\(name)")
    }
  }
}
