import Testing
import Truss

/// Screens above others are drawn while they are presented.
struct PresentationTests {
  private let page = Rectangle().frame(width: 300, height: 300).id("page")

  @Test func whatIsNotPresentedIsNotThere() throws {
    let views: [any View] = [
      page.sheet(isPresented: .constant(false)) { Text("above") },
      page.sheet(item: .constant(Int?.none)) { Text("\($0)") },
      page.fullScreenCover(isPresented: .constant(false)) { Text("above") },
      page.popover(isPresented: .constant(false)) { Text("above") },
      page.alert("above", isPresented: .constant(false)) { Button("OK") {} },
      page.confirmationDialog("above", isPresented: .constant(false)) { Button("OK") {} },
    ]
    let plain = try page.layout()
    for view in views {
      let layout = try AnyView(view).layout()
      #expect(layout.frames.count == plain.frames.count)
      #expect(layout.size == plain.size)
    }
  }

  @Test func aSheetIsAtTheLowerEdge() throws {
    for view in [
      page.sheet(isPresented: .constant(true)) { Text("above").padding(20).id("above") },
      page.sheet(item: .constant(3)) { Text("\($0)").padding(20).id("above") },
    ] {
      let layout = try view.layout()
      let above = try #require(layout.frame(of: "above", in: "Sheet") ?? layout.frame(of: "above"))
      #expect(above.maxY == 300)
      #expect(abs(above.midX - 150) < 1e-9)
      #expect(layout.diagnostics.isEmpty, "\(layout.diagnostics)")
    }
  }

  @Test func anAlertIsInTheMiddle() throws {
    let alert = page.alert("Delete it?", isPresented: .constant(true)) {
      Button("Delete", role: .destructive) {}
      Button("Cancel", role: .cancel) {}
    } message: {
      Text("It cannot be restored.")
    }
    let text = try alert.stackStyle(.swiftUI).text()
    for words in ["Delete it?", "It cannot be restored.", "Delete", "Cancel"] { #expect(text.contains(words)) }
    #expect(try alert.layout().diagnostics.isEmpty)
    let choice = page.confirmationDialog("Title", isPresented: .constant(true), titleVisibility: .visible) {
      Button("Share") {}
    }
    let shown = try choice.stackStyle(.swiftUI).text()
    #expect(shown.contains("Title") && shown.contains("Share"))
  }

  /// A layout shows one moment.
  @Test func whatMovesIsAsItIs() throws {
    let moved = Text("a").animation(.spring(duration: 1), value: 1).transition(
      .move(edge: .top).combined(with: .opacity)
    )
    .gesture(DragGesture(minimumDistance: 3).onEnded { _ in })
    #expect(try moved.text() == "a")
    #expect(withAnimation(.default) { 3 } == 3)
    #expect(
      try Text("a").phaseAnimator(["b", "c"]) { view, phase in
        HStack {
          view; Text(phase)
        }
      }.text() == "ab")
    #expect(try Text("a").phaseAnimator([Int]()) { view, _ in view.hidden() }.text() == "a")
  }

  @Test func rowsAreBindings() throws {
    struct Row: Identifiable { var id = 1, name = "x" }
    let rows = [Row(id: 1, name: "one"), Row(id: 2, name: "two")]
    let list = VStack {
      ForEach(.constant(rows), editActions: .all) { $row in Text(row.name).id("name") }
      ForEach(.constant(["three"]), id: \.self) { $name in Text(name) }
    }
    #expect(try list.text() == "one\ntwo\nthree")
    #expect(try list.layout().frame(of: "row[2].name") != nil)
    #expect(
      try List(.constant(rows), editActions: .delete) { $row in Text(row.name) }.text(columns: 10).contains("two"))
  }
}
