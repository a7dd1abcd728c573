import Testing
import Truss
import TrussFigures
@testable import Gallery

/// The examples of the documentation, with the numbers that it states.
struct LanguagePageTests {
  @Test(arguments: [(320.0, 85.0), (390, 155), (768, 533)])
  func formHeader(width: Double, fieldWidth: Double) throws {
    let layout = try FormHeader().layout(width: width)
    #expect(layout.size == Size(width: width, height: 105))
    let image = try #require(layout.frames.first { $0.kind == "Image" })
    #expect(image.rect == Rect(x: 5, y: 5, width: 95, height: 95))
    let fields = layout.frames.filter { $0.kind == "Field" }.map(\.rect)
    #expect(fields.map(\.x) == [230, 230, 230])
    #expect(fields.map(\.width) == [fieldWidth, fieldWidth, fieldWidth])
    #expect(layout.diagnostics.isEmpty)
  }

  @Test func formHeaderIn78Columns() throws {
    let picture = """

       ┌────────────────────┐                          ┌──────────────────────────┐
       │                    │  First Name              │                          │
       │                    │                          └──────────────────────────┘
       │                    │
       │                    │                          ┌──────────────────────────┐
       │   PersonProfile    │  Middle Name             │                          │
       │                    │                          └──────────────────────────┘
       │                    │
       │                    │                          ┌──────────────────────────┐
       │                    │  Last Name               │                          │
       └────────────────────┘                          └──────────────────────────┘

      """
    #expect(try FormHeader().text(columns: 78) == picture)
  }

  @Test func proportionalWidths() throws {
    let layout = try ProportionalWidths().layout(height: 30)
    #expect(layout.frames.dropFirst().map(\.rect.width) == [25, 50, 75])
  }

  @Test func betweenAndInTheMiddle() throws {
    let between = HStack(justify: .spaceBetween) {
      Text("left")
      Text("right")
    }
    #expect(try between.text(columns: 20) == "left           right")
    let middle = VStack(justify: .center, align: .center) { Text("in the middle") }
    #expect(try middle.text(columns: 21, rows: 3) == "\n    in the middle\n")
  }

  @Test func theFormFillsItsHeight() throws {
    let layout = try Form().layout(width: 390, height: 300)
    let buttons = try ["save", "cancel", "clear"].map { try #require(layout.frame(of: ViewID($0))) }
    // The footer of StackViews' example: three buttons of 100 by 25 in the middle, 5 apart, 10 from its edges.
    #expect(buttons == [40.0, 145, 250].map { Rect(x: $0, y: 265, width: 100, height: 25) })
    let notes = try #require(layout.frames.last { $0.kind == "Field" }?.rect)
    #expect(notes.minY == 110)
    #expect(notes.maxY + 5 + 10 == buttons[0].minY)
    #expect(layout.diagnostics.isEmpty)
  }

  @Test(arguments: [false, true], SizeClass.allCases)
  func signIn(isRecovering: Bool, verticalSizeClass: SizeClass) throws {
    let layout = try SignIn(isRecovering: isRecovering).layout(
      width: 400, height: 300, environment: .init(verticalSizeClass: verticalSizeClass))
    let visible = layout.frames.filter { $0.rect.height > 0 && $0.depth == 1 }
    #expect(visible.count == (isRecovering ? 5 : 6))
    for (above, below) in zip(visible, visible.dropFirst()) {
      #expect(below.rect.minY == above.rect.maxY + 10)
    }
    #expect(visible.last?.kind == "Spacer")
    #expect(visible.first?.kind == (verticalSizeClass == .compact ? "HStack" : "VStack"))
    let height = verticalSizeClass == .compact ? 40.0 : 40 + 8 + 21 + 8 + 16
    #expect(visible.first?.rect.height == height)
    #expect(layout.diagnostics.isEmpty)
  }

  /// But for those whose faults are what they show.
  @Test(arguments: gallery.map(\.name).filter { !["whiteboard", "stretchy-2-jammed"].contains($0) })
  func galleryFiguresHaveNothingToReport(name: String) throws {
    let figure = try #require(gallery.first { $0.name == name })
    let layout = try figure.view.layout(
      width: figure.width, height: figure.height, environment: figure.environment)
    #expect(layout.diagnostics.isEmpty)
    #expect(try figure.svg().document.hasPrefix("<svg "))
  }
}
