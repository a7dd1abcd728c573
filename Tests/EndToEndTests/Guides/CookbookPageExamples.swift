import Foundation
import Testing
import Truss

/// The code of `Documentation/Cookbook.md`, compiled and run.
struct CookbookPageExamples {
  private func alignment() throws -> [String] {
    let heading = ZStack {
      HStack {
        Button("Back")
        Spacer()
        Button("Edit profile")
      }
      Text("Ada").bold()
    }
    let labels = Grid(columns: [.fit(align: .end), .flexible()], spacing: 10, align: .center) {
      GridRow {
        Text("Name")
        Field("Name", text: "Ada Lovelace").height(20)
      }
      GridRow {
        Text("Home page")
        Field("https://").height(20)
      }
    }
    let across = VStack(spacing: 10) {
      HStack(spacing: 10) {
        Text("Billing").id("billing")
        Text("12 invoices").flex()
      }
      Divider()
      HStack(spacing: 10) {
        Text("Integrations").id("integrations")
        Text("none").flex()
      }
    }
    .constraints { [ViewID("billing"), "integrations"].equalWidths() }
    let price = HStack(justify: .start, align: .firstBaseline, spacing: 5) {
      Text("49").font(.system(size: 28))
      Text("€ a month")
    }
    let total = HStack(justify: .spaceBetween, spacing: 10) {
      Text("Total")
      Text("128.50 €").bold()
    }
    let toolbar = HStack(spacing: 10) {
      Button("Cut")
      Button("Copy")
      Spacer()
      Button("Delete")
    }
    let empty = ZStack {
      VStack(align: .center, spacing: 10) {
        Text("No messages")
        Button("Write one")
      }
    }
    .height(70)
    .border()
    return try [
      heading.text(columns: 44),
      labels.text(columns: 44),
      across.text(columns: 44),
      price.text(columns: 44),
      total.text(columns: 44),
      toolbar.text(columns: 44),
      empty.text(columns: 44),
    ]
  }

  private func sizes() throws -> [String] {
    let equal = HStack(spacing: 10) {
      Button("Cancel").flex()
      Button("Save and continue").flex()
    }
    let widest = HStack(justify: .end, spacing: 10) {
      Button("OK").id("ok")
      Button("Cancel").id("cancel")
    }
    .constraints { [ViewID("ok"), "cancel"].equalWidths() }
    let sidebar = HStack(spacing: 10) {
      Box("Sidebar").width(60, priority: .high)
      Box("Content").width(atLeast: 100).flex()
    }
    .height(40)
    let thirds = HStack(proportionalWidths: [1, 2]) {
      Box("one")
      Box("two")
    }
    let part = VStack(align: .start, spacing: 5) {
      Box("100 %").width(fraction: 1)
      Box("60 %").width(fraction: 0.6)
      Box("25 %").width(fraction: 0.25)
    }
    let video = VStack(align: .center) {
      Image("video").width(80).aspectRatio(16.0 / 9)
    }
    let readable = VStack(align: .center) {
      Text("Lines of 45 to 75 letters are read most easily, on paper and on screens.").width(atMost: 150)
    }
    let cut = HStack(spacing: 10) {
      Text("Minutes of the meeting of the board, with comments").lineLimit(1)
      Spacer()
      Text("24 Nov").fixedSize()
    }
    return try [
      equal.text(columns: 44),
      widest.text(columns: 44),
      sidebar.text(columns: 44),
      thirds.text(columns: 44),
      part.text(columns: 44),
      video.text(columns: 44),
      readable.text(columns: 44),
      cut.text(columns: 44),
    ]
  }

  private func layersAndEdges() throws -> [String] {
    let badge = HStack(justify: .center) {
      Box("Inbox").height(30)
        .overlay(alignment: .topTrailing) { Text("(3)").foreground(.white).background(.red).offset(x: 10) }
    }
    let dialog = ZStack {
      VStack(spacing: 0) {
        for line in 1...7 { Text("line \(line) of the page below the dialog") }
      }
      VStack(spacing: 10, insets: Insets(all: 10)) {
        Text("Delete this page?")
        HStack(spacing: 10) {
          Button("Keep").flex()
          Button("Delete").flex()
        }
      }
      .width(140)
      .background(.background)
      .border(.rounded)
    }
    let quotation = HStack(spacing: 10) {
      Rectangle().fill(.accent).width(5)
      Text("The Analytical Engine has no pretensions to originate anything.").flex()
    }
    let avatars = HStack(justify: .start, spacing: -10) {
      for name in ["AL", "GH", "KJ"] { Box(name).width(40).height(30).background(.background) }
    }
    let tabs = HStack(justify: .start, spacing: 20) {
      for (title, isCurrent) in [("Code", true), ("Issues", false), ("Wiki", false)] {
        VStack {
          Text(title)
          if isCurrent { Rectangle().fill(.accent).height(2) }
        }
      }
    }
    return try [
      badge.text(columns: 44),
      dialog.text(columns: 44),
      quotation.text(columns: 44),
      avatars.text(columns: 44),
      tabs.text(columns: 44),
    ]
  }

  private func listsAndGrids() throws -> [String] {
    let cards = LazyVGrid(columns: [GridItem(.adaptive(minimum: 60))], spacing: 10) {
      for title in ["Visitors", "Sales", "Errors", "Uptime"] { Box(title).height(30) }
    }
    let table = Grid(columns: [.flexible(), .fit(align: .end), .fit(align: .end)], spacing: 15, rowSpacing: 0) {
      GridRow {
        Text("Item").foreground(.secondary)
        Text("Count").foreground(.secondary)
        Text("€").foreground(.secondary)
      }
      Divider()
      for (item, count, price) in [("Paper", "12", "48.00"), ("Ink", "3", "96.50")] {
        GridRow {
          Text(item)
          Text(count)
          Text(price)
        }
      }
      Divider()
      GridRow {
        Text("Total")
        Text("15")
        Text("144.50").bold()
      }
    }
    let people = ["Ada", "Grace", "Katherine"]
    let list = VStack(spacing: 0) {
      for (index, name) in people.enumerated() {
        HStack(spacing: 10, insets: Insets(horizontal: 6, vertical: 4)) {
          Text(name)
          Spacer()
          Text("›")
        }
        if index < people.count - 1 { Divider() }
      }
    }
    .border(.rounded)
    let tags = FlowStack(spacing: 10, lineSpacing: 0) {
      for tag in ["swift", "layout", "constraints", "ascii", "svg", "flex-box"] { Text("#" + tag) }
    }
    let month = LazyVGrid(columns: Array(repeating: GridItem(alignment: .trailing), count: 7), spacing: 0) {
      for day in ["M", "T", "W", "T", "F", "S", "S"] { Text(day).foreground(.secondary) }
      for _ in 0..<6 { Text("") }
      for day in 1...30 { Text("\(day)") }
    }
    let wall = Masonry(columns: 3, spacing: 5) {
      for height in [50.0, 30, 40, 40, 30] { Box("\(Int(height))").height(height) }
    }
    return try [
      cards.text(columns: 44),
      table.text(columns: 44),
      list.text(columns: 44),
      tags.text(columns: 44),
      month.text(columns: 44),
      wall.text(columns: 44),
    ]
  }

  private func screens() throws -> [String] {
    let screen = VStack {
      Text("Orders").bold().padding(horizontal: 6, vertical: 4)
      Divider()
      ScrollView {
        VStack(insets: Insets(horizontal: 6, vertical: 4)) {
          for order in 1...20 { Text("Order \(order)") }
        }
      }
      .flex()
      Divider()
      Button("New order").padding(horizontal: 6, vertical: 4)
    }
    .height(110)
    .border()
    let split = HStack {
      Box("Files").width(atLeast: 50).flex()
      Box("Editor").width(atLeast: 100).flex(2)
    }
    .height(40)
    let chat = VStack(spacing: 5) {
      for (text, isMine) in [("Lunch?", false), ("Yes, in ten minutes, when this build is done", true)] {
        HStack {
          if isMine { Spacer() }
          Text(text).padding(horizontal: 6, vertical: 4).border(.rounded).width(atMost: 165)
          if !isMine { Spacer() }
        }
      }
    }
    let wide = ViewThatFits(in: [.horizontal]) {
      HStack(spacing: 10) {
        for title in ["Overview", "Deployments", "Settings", "Billing"] { Button(title) }
      }
      HStack(spacing: 10) {
        Text("Overview").bold()
        Spacer()
        Button("Menu")
      }
    }
    let progress = HStack(align: .center, spacing: 10) {
      Text("Building")
      ProgressView(value: 0.6)
      Text("60 %")
    }
    let entries = [("9:00", "Checkout opened"), ("9:04", "Payment failed, and was tried again"), ("9:06", "Paid")]
    let timeline = VStack {
      for (index, (time, text)) in entries.enumerated() {
        HStack(spacing: 10) {
          Text(time)
          VStack(align: .center) {
            Circle().fill(.accent).frame(width: 10, height: 10)
            if index < entries.count - 1 { Rectangle().fill(.secondary).width(2).flex() }
          }
          Text(text).padding(.bottom, 10).flex()
        }
      }
    }
    return try [
      screen.text(columns: 44),
      split.text(columns: 44),
      chat.text(columns: 44),
      wide.text(columns: 44),
      progress.text(columns: 44),
      timeline.text(columns: 44),
    ]
  }

  /// Each recipe is drawn as the page shows it.
  @Test func pictures() throws {
    let drawn = try alignment() + sizes() + layersAndEdges() + listsAndGrids() + screens()
    #expect(try Page("Cookbook").printed == drawn.map(trimmed))
  }

  private func trimmed(_ text: String) -> String { text.trimmingCharacters(in: .newlines) }
}
