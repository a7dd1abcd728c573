import Testing
import Truss

/// The size of a cell in text output: 8 by 16 points for a root in SwiftUI's style, 5 by 10 points for other roots.
struct TextCellTests {
  private struct Screen<Content: View>: View {
    var content: Content
    var body: some View { content.padding(16).stackStyle(.swiftUI) }
  }

  private struct Endless: View {
    var body: some View { Endless() }
  }

  private static let box = Rectangle().frame(width: 80, height: 160).id("box")
  private static let swiftUIs = Size(width: 10, height: 10)
  private static let usual = Size(width: 16, height: 16)

  private func size(
    _ view: some View, cell: Medium.CellSize? = nil, _ environment: EnvironmentValues = EnvironmentValues()
  ) throws -> Size? {
    let layout = try view.layout(columns: nil, cell: cell, environment: environment)
    #expect(try view.text(environment: environment) == layout.text || cell != nil)
    return layout.frame(of: "box")?.size
  }

  @Test func theRootsStyleDecides() throws {
    #expect(try size(Self.box) == Self.usual)
    #expect(try size(Self.box.stackStyle(.swiftUI)) == Self.swiftUIs)
    #expect(try size(Self.box.stackStyle(.swiftUI).padding(10).frame(maxWidth: 900)) == Self.swiftUIs)
    #expect(try size(Self.box.padding(10).background(.red).stackStyle(.swiftUI).border(.light)) == Self.swiftUIs)
    #expect(try size(Screen(content: Self.box)) == Self.swiftUIs)
    #expect(try size(Screen(content: Self.box).padding().id("screen")) == Self.swiftUIs)
    #expect(try size(AnyView(Group { Screen(content: Self.box) })) == Self.swiftUIs)
    #expect(try size(Self.box, EnvironmentValues(stackStyle: .swiftUI)) == Self.swiftUIs)
    #expect(try size(Self.box.stackStyle(.swiftUI).stackStyle(.flexBox)) == Self.swiftUIs, "the inner modifier wins")
    #expect(try size(Self.box.stackStyle(.flexBox).stackStyle(.swiftUI)) == Self.usual)
  }

  @Test func otherViewsDoNot() throws {
    #expect(try size(VStack { Self.box.stackStyle(.swiftUI) }) == Self.usual)
    #expect(try size(Text("a").background { Self.box.stackStyle(.swiftUI) }) == Self.usual)
    #expect(try size(GeometryReader { _ in Self.box.stackStyle(.swiftUI) }.frame(width: 80, height: 160)) == Self.usual)
    #expect(throws: LayoutError.self) { try Endless().text(columns: 9) }
  }

  @Test func aGivenSizeWins() throws {
    #expect(try size(Self.box.stackStyle(.swiftUI), cell: Medium.CellSize()) == Self.usual)
    let cell = Medium.CellSize(width: 20, height: 40)
    #expect(try size(Self.box.stackStyle(.swiftUI), cell: cell) == Size(width: 4, height: 4))
    #expect(try size(Self.box, cell: cell) == Size(width: 4, height: 4))
  }

  /// Everything else that lays out in cells follows the rule.
  @Test func allLayoutsInCells() throws {
    let screen = Screen(content: Self.box)
    let medium = try screen.layout(columns: 40).medium
    #expect(medium == .cells(Medium.CellSize(width: 8, height: 16)))
    #expect(try screen.resized(20...40, rows: nil, EnvironmentValues()).medium == medium)
    var resized = try screen.resized(20...40, rows: nil, EnvironmentValues())
    #expect(try resized.layout(width: 30).medium == medium)
    #expect(
      try screen.layout(for: .terminal, width: 400, height: nil, environment: EnvironmentValues()).size.width == 50)
    #expect(
      try Self.box.layout(for: .terminal, width: 400, height: nil, environment: EnvironmentValues()).size.width == 80)
    var session = try LayoutSession(Self.box)
    try session.update(to: screen)
    let transition = try session.transition(columns: 40)
    #expect(transition.from.medium == medium && transition.to.medium == medium)
  }

  /// Small insets keep a column between letters and the view's edge, whatever the size of a cell.
  @Test func insetsKeepAColumn() throws {
    func text(_ inset: Double, cell: Medium.CellSize? = nil) throws -> String {
      try Text("a").padding(.leading, inset).stackStyle(.swiftUI).layout(columns: nil, cell: cell).text
    }
    #expect(try [0, 2, 2.5, 3, 12].map { try text($0) } == ["a", "a", " a", " a", "  a"])
    #expect(try text(3, cell: Medium.CellSize(width: 20, height: 40)) == " a")
    #expect(try text(2.4, cell: Medium.CellSize()) == "a")
  }

  /// A symbol in a frame of up to two and a half rows has no empty row, and neither has a word on a background.
  @Test func framesOfOneLine() throws {
    func rows(_ view: some View) throws -> Double { try view.stackStyle(.swiftUI).layout(columns: 20).size.height }
    #expect(try rows(Image(systemName: "wifi").frame(width: 28, height: 28)) == 1)
    #expect(try rows(Image(systemName: "wifi").frame(width: 44, height: 44).background(.blue)) == 3)
    #expect(try rows(Text("12").frame(width: 32, height: 32).background(.red, in: Circle())) == 1)
    #expect(try rows(Text("12").frame(width: 32, height: 32)) == 2)
    #expect(try rows(Text("two lines").frame(width: 32, height: 32).background(.red)) == 2)
    #expect(try rows(TextField("a", text: .constant("b")).height(36)) == 1)
  }

  /// A small title has an empty row below, like a large one.
  @Test func smallTitlesHaveSpaceBelow() throws {
    for mode in [TitleDisplayMode.inline, .large] {
      let screen = NavigationStack { Text("b").navigationTitle("a").navigationBarTitleDisplayMode(mode) }
      let rows = try screen.stackStyle(.swiftUI).text(columns: 9).split(
        separator: "\n", omittingEmptySubsequences: false)
      #expect(rows.map { $0.filter { $0 != " " } } == ["a", "", "b"])
    }
  }
}
