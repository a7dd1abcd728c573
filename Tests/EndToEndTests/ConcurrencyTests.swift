import Testing
import Truss
import TrussFigures
@testable import Gallery

/// Layouts on several threads at once are those that are made alone: nothing is shared but values.
struct ConcurrencyTests {
  /// The first figures of the gallery, each drawn by four tasks among all the others.
  @Test func figuresDrawnAtOnceAreThoseDrawnAlone() async throws {
    let figures = gallery.prefix(12)
    let alone = try figures.map { try $0.svg() }
    try await withThrowingTaskGroup(of: (Int, SVG).self) { group in
      for _ in 0..<4 {
        for (index, figure) in figures.enumerated() { group.addTask { (index, try figure.svg()) } }
      }
      for try await (index, svg) in group { #expect(svg == alone[index], "\(figures[index].name)") }
    }
  }

  /// Sessions that go on each by itself.
  @Test func sessionsAtOnce() async throws {
    @Sendable func form(_ number: Int) -> some View {
      VStack(spacing: 4) {
        for row in 0..<8 {
          HStack(spacing: 8) {
            Text("Row \(row)")
            Box().width(Double(20 + number)).height(10).flex(1)
          }
        }
      }
    }
    @Sendable func frames(_ number: Int) throws -> [LayoutResult.Frame] {
      var session = try LayoutSession(form(number), width: 200)
      try session.update(to: form(number + 1))
      return session.layout.frames
    }
    let alone = try (0..<6).map(frames)
    try await withThrowingTaskGroup(of: Void.self) { group in
      for task in 0..<48 {
        group.addTask {
          let found = try frames(task % 6)
          #expect(found == alone[task % 6])
        }
      }
      try await group.waitForAll()
    }
  }
}
