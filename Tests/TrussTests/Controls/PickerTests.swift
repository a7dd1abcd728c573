import Testing
import Truss

/// Choices, and pages of which one is chosen.
struct PickerTests {
  private enum Flavor: String, CaseIterable, Identifiable {
    case vanilla, chocolate
    var id: Self { self }
  }

  private func picker(_ flavor: Flavor) -> Picker {
    Picker("Flavor", selection: .constant(flavor)) {
      Text("Vanilla").tag(Flavor.vanilla)
      Text("Chocolate").tag(Flavor.chocolate)
    }
  }

  @Test func aMenuShowsTheChoice() throws {
    #expect(try picker(.chocolate).text() == "Chocolate ▾")
    let rows = try List { picker(.vanilla) }.text(columns: 30).split(separator: "\n")
    #expect(rows == ["   Flavor         Vanilla ▾"])
  }

  @Test func aWideMenuHasItsChevronsAtItsEnd() throws {
    let row = HStack {
      Text("P "); picker(.chocolate).flex()
    }
    #expect(try row.text(columns: 20) == "P Chocolate        ▾")
    #expect(try row.ascii(columns: 20) == "P Chocolate        v")
  }

  @Test func anElementIsATag() throws {
    let picker = Picker("Flavor", selection: .constant(Flavor.chocolate)) {
      ForEach(Flavor.allCases) { Text($0.rawValue) }
    }
    #expect(try picker.text() == "chocolate ▾")
    let optional = Picker("Flavor", selection: .constant(Flavor?.some(.vanilla))) {
      ForEach(Flavor.allCases) { Text($0.rawValue) }
    }
    #expect(try optional.text() == "vanilla ▾")
  }

  @Test func segmentsAreEquallyWide() throws {
    let picker = picker(.chocolate).pickerStyle(.segmented)
    #expect(try picker.text(columns: 26) == "   Vanilla   [ Chocolate ]")
    #expect(try picker.layout(columns: 26).text(colors: .trueColor).contains("m[ Chocolate ]\u{1B}[0m"))
    let layout = try VStack { picker.id("picker") }.layout(width: 200)
    #expect(layout.frame(of: "picker")?.width == 200)
    #expect(layout.diagnostics.isEmpty)
  }

  @Test func messagesNameTheLineOfThePicker() throws {
    let line = #line + 1
    let layout = try picker(.chocolate).pickerStyle(.segmented).frame(width: 20).layout()
    #expect(!layout.diagnostics.isEmpty)
    #expect(layout.diagnostics.allSatisfy { $0.location?.fileID == "TrussTests/PickerTests.swift" })
    #expect(layout.diagnostics.allSatisfy { ($0.location?.line ?? line) <= line })
  }

  @Test func otherStyles() throws {
    #expect(
      try picker(.chocolate).pickerStyle(.inline).text(columns: 12)
        == "Flavor\nVanilla\n────────────\nChocolate  ✓")
    #expect(try picker(.chocolate).pickerStyle(.wheel).text(columns: 15) == "    Vanilla\n(  Chocolate  )")
  }

  @Test func theChosenPageIsShownOverTheBar() throws {
    let first = TabView {
      Text("one").tabItem { Text("A") }
      Text("two").tabItem { Text("B") }
    }
    #expect(try first.text(columns: 8, rows: 4) == "one\n\n────────\n A   B")
    let second = TabView(selection: .constant(2)) {
      Text("one").tabItem { Text("A") }.tag(1)
      Text("two").tabItem { Text("B") }.tag(2)
    }
    #expect(try second.text(columns: 8, rows: 4) == "two\n\n────────\n A   B")
    let tabs = TabView(selection: .constant("b")) {
      Tab("A", systemImage: "star", value: "a") { Text("one") }
      Tab("B", systemImage: "heart", value: "b") { Text("two") }.badge(3)
    }
    let line = String(repeating: "─", count: 24)
    #expect(try tabs.text(columns: 24, rows: 4) == "two\n\n\(line)\n    ☆  A      ♡  B (3)")
  }
}
