import Testing
import Truss

/// Lines over letters, in cells.
struct KeptLettersTests {
  @Test func anOutlineOfOneRowHasItsEnds() throws {
    let text = Text("MIT").padding(.horizontal, 8)
    #expect(try text.overlay(Capsule().stroke(.gray)).text(columns: nil) == "( MIT )")
    #expect(try text.background(Capsule().stroke(.gray)).text(columns: nil) == "( MIT )")
    #expect(try text.overlay(Circle().stroke(.gray)).ascii(columns: nil) == "( MIT )")
    #expect(try text.overlay(Rectangle().stroke(.gray)).text(columns: nil) == "[ MIT ]")
    #expect(try text.border().overlay(Capsule().stroke(.gray)).text(columns: nil) == "╭───────╮\n│  MIT  │\n╰───────╯")
    // Without room it has none.
    #expect(try Text("MIT").overlay(Capsule().stroke(.gray)).text(columns: nil) == "MIT")
    #expect(try VStack { Text("MIT").overlay(Capsule().stroke(.gray)) }.text(columns: 20) == "MIT")
    #expect(try Text("表").background(Capsule().stroke(.gray)).text(columns: nil) == "表")
  }

  @Test func linesLeaveLetters() throws {
    let lines = Text("one two").padding(.horizontal, 8)
    #expect(try lines.overlay(Capsule().stroke(.gray)).text(columns: 7) == "╭─one─╮\n╰─two─╯")
    #expect(try Text("Abc").overlay(Line().stroke(.red)).text(columns: 5) == "Abc──")
    #expect(try Text("Abcdef\nabcdef").overlay(Ellipse().stroke(.red)).text(columns: nil) == "Abcdef\nabcdef")
    // A box with a surface lies on top.
    #expect(try Text("Abcde\nabcde").overlay(Box("")).text(columns: nil) == "┌───┐\n└───┘")
  }
}
