import Foundation
import Testing
import Truss

/// The code of `Documentation/Troubleshooting.md`, compiled and run.
struct TroubleshootingPageExamples {
  private func picture(_ view: some View) -> String { (try? view.text(columns: 30)) ?? "" }

  /// The diagnostics or the error of a view, in the place of a file of its author.
  private func reports(_ view: some View) -> String {
    let text: String
    do {
      text = try view.layout(columns: 30).diagnostics.map(\.description).joined(separator: "\n")
    } catch {
      text = "\(error)"
    }
    return text.replacing(/\S*\.swift:\d+/, with: "Row.swift:4")
  }

  private func whyDoMyViewsHaveNoGaps() -> [String] {
    let touching = HStack {
      Text("Total")
      Text("12 €")
    }
    let apart = HStack(spacing: 10) {
      Text("Total")
      Text("12 €")
    }
    return [picture(touching), picture(apart)]
  }

  private func whyDoesMyButtonStretch() -> [String] {
    let stretched = HStack {
      Text("Agree?")
      Button("Yes")
    }
    let natural = HStack(justify: .spaceBetween, align: .center) {
      Text("Agree?")
      Button("Yes")
    }
    return [picture(stretched), picture(natural)]
  }

  private func whyIsMyViewAtTheLeftAndNotInTheMiddle() -> [String] {
    let atTheLeft = VStack { Text("Hello") }
    let centered = VStack(align: .center) { Text("Hello") }
    let centeredLines = VStack { Text("Hello").multilineTextAlignment(.center) }
    return [picture(atTheLeft), picture(centered), picture(centeredLines)]
  }

  private func whyDoesMyViewFillTheLayout() -> [String] {
    let filled = Text("Hello").border()
    let fitted = VStack(align: .start) { Text("Hello").border() }
    return [picture(filled), picture(fitted)]
  }

  private func whyIsMyWidthAConflict() -> [String] {
    let conflict = Text("Hello").frame(width: 100)
    let inside = VStack(align: .start) { Text("Hello").frame(width: 100) }
    return [reports(conflict), picture(inside)]
  }

  private func whyIsMyViewZeroWide() -> [String] {
    let zero = HStack(justify: .start, spacing: 10) {
      Rectangle().height(20)
      Text("Paid")
    }
    let shown = HStack(justify: .start, spacing: 10) {
      Rectangle().width(40).height(20)
      Text("Paid")
    }
    return [reports(zero), picture(shown)]
  }

  private func whyDoesMySpacerDoNothing() -> [String] {
    let noRoom = VStack {
      Text("top")
      Spacer()
      Text("bottom")
    }
    let room = VStack {
      Text("top")
      Spacer()
      Text("bottom")
    }
    .height(40)
    return [picture(noRoom), picture(room)]
  }

  private func whyDoesMyTextWrapAndNotTheOtherOne() -> [String] {
    let both = HStack(spacing: 10) {
      Text("A rather long title")
      Text("and a subtitle that goes on for a while")
    }
    let first = HStack(spacing: 10) {
      Text("A rather long title").layoutPriority(1)
      Text("and a subtitle that goes on for a while")
    }
    return [picture(both), picture(first)]
  }

  private func whyIsMyTextCut() -> [String] {
    let cut = HStack(spacing: 10) {
      Text("Minutes of the meeting of the board").lineLimit(1)
      Button("Open")
    }
    return [picture(cut)]
  }

  private func whyDoesSomethingStickOut() -> [String] {
    let wide = HStack(spacing: 10) {
      Button("Cancel everything")
      Button("Save and continue")
    }
    let wrapped = FlowStack(spacing: 10) {
      Button("Cancel everything")
      Button("Save and continue")
    }
    return [reports(wide), picture(wrapped)]
  }

  private func whyDoesMyConstraintNotHold() -> [String] {
    let optional = HStack {
      Text("a").width(60, priority: 30).border()
      Spacer()
    }
    let kept = HStack {
      Text("a").width(60).border()
      Spacer()
    }
    return [picture(optional), picture(kept)]
  }

  private func whyIsNoViewFoundByThisName() -> [String] {
    let misspelled = HStack { Text("Ada").id("title") }
      .constraints { ViewID("titel").width == 30 }
    return [reports(misspelled)]
  }

  private func whyDoMyTextAndMySvgDiffer() -> [String] {
    let fields = HStack(spacing: 10) {
      Field("high").width(60).height(30)
      Field("low").width(60).height(20)
    }
    return [picture(fields)]
  }

  /// Each view is drawn, or reported, as the page shows it.
  @Test func pages() throws {
    let drawn = [
      whyDoMyViewsHaveNoGaps(), whyDoesMyButtonStretch(), whyIsMyViewAtTheLeftAndNotInTheMiddle(),
      whyDoesMyViewFillTheLayout(), whyIsMyWidthAConflict(), whyIsMyViewZeroWide(), whyDoesMySpacerDoNothing(),
      whyDoesMyTextWrapAndNotTheOtherOne(), whyIsMyTextCut(), whyDoesSomethingStickOut(), whyDoesMyConstraintNotHold(),
      whyIsNoViewFoundByThisName(), whyDoMyTextAndMySvgDiffer(),
    ].joined()
    func words(_ texts: some Sequence<String>) -> [[Substring]] { texts.map { $0.split { $0.isWhitespace } } }
    #expect(try words(Page("Troubleshooting").printed) == words(drawn))
  }
}
