import Foundation
import Testing
import Truss

/// The code of `Documentation/Transitions.md`, compiled and run.
struct TransitionsPageExamples {
  private func form(isOpen: Bool) -> some View {
    VStack(spacing: 10) {
      Field("Name").height(30)
      Field("Notes").height(isOpen ? 90 : 30).id("notes")
      Button("Send")
    }
  }

  @Test func transitions() throws {
    let path = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).svg").path
    defer { try? FileManager.default.removeItem(atPath: path) }

    var session = try LayoutSession(form(isOpen: false), width: 320)
    try session.update(to: form(isOpen: true))
    let change = session.transition(duration: 0.2, curve: .easeInOut)
    try change.svg(title: "The form opens").write(toFile: path)
    #expect(try String(contentsOfFile: path, encoding: .utf8).contains("from { height: 29px }"))

    let other = Transition(
      from: try form(isOpen: true).layout(width: 320), to: try form(isOpen: true).layout(width: 480), duration: 0.3,
      curve: .easeOut)
    let halfway = other.frame(of: "notes", at: 0.5)
    #expect(halfway.map { $0.width > 400 && $0.width < 480 } == true)

    let widths = try [200.0, 320, 480].map { try form(isOpen: true).layout(width: $0) }
    let growing = Keyframes(widths, stepDuration: 0.6)
    try growing.svg(title: "The form grows", repeats: true).write(toFile: path)
    #expect(growing.frame(of: "notes", at: 0.5)?.width == 320)
    let inCells = try [40, 64, 96].map { try form(isOpen: true).layout(columns: $0) }
    print(try Keyframes(inCells, stepDuration: 0.6).strip(framesBetween: 1))

    let cells = try session.transition(columns: 40, duration: 0.2)
    print(try cells.strip(frames: 3))
    #expect(cells.frame(of: "notes", at: 1)?.height == 9)
  }
}
