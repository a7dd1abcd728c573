import TrussText
public import TrussTree
import TrussViews

extension LayoutResult {
  /// Hints about code that is probably not what you meant, although every constraint holds and everything is drawn.
  ///
  /// One hint names the first `NavigationStack` or `Form` outside of `.stackStyle(.swiftUI)`: such a screen is meant for
  /// SwiftUI's stacks, fonts, controls and colours, and has flexbox's stacks without the style. The others name the texts
  /// that touch in a row without `spacing:`, whose default is 0 in flexbox and 8 points in SwiftUI, the symbols that
  /// have no drawing for a part of their name, and the words that are broken between letters. Hints are not in ``diagnostics``, so no `strict:` and no `assertLayout` fails for them; the
  /// inspector lists them.
  public var hints: [Diagnostic] {
    (screenWithoutStyle.map { [$0] } ?? []) + tree.entries.indices.compactMap(touchingTexts)
      + tree.entries.indices.compactMap(unknownSymbol) + tree.entries.indices.compactMap(brokenWord)
  }

  /// The hint for the first of SwiftUI's screens in the default style.
  private var screenWithoutStyle: Diagnostic? {
    let screen = tree.entries.firstIndex { entry in
      guard let type = entry.attributes.writtenType, type == .navigationStack || type == .form else { return false }
      return !entry.inherited.hasSwiftUIStyle
    }
    guard let screen else { return nil }
    return Diagnostic(
      kind: .hint,
      message: "\(tree.title(of: screen)) is in flexbox's stacks, which have neither space between their views nor "
        + "SwiftUI's alignment, fonts, controls and colours. Write .stackStyle(.swiftUI) on the root for these",
      location: tree.entries[screen].attributes.location, views: [screen])
  }

  /// The hint for a symbol that is drawn as an empty square, or without a part of its name.
  private func unknownSymbol(of view: Int) -> Diagnostic? {
    let symbol: String? =
      switch tree.entries[view].content {
      case .leaf(.symbol(let name, _)): name
      case .leaf(.image(let picture)): picture.symbol
      default: nil
      }
    guard let symbol else { return nil }
    let omitted = Symbol.named(symbol)?.omittedParts
    guard omitted != [] else { return nil }
    let loss =
      omitted.map { "has no drawing for \(EscapedText.quoted($0.joined(separator: "."))), so it is drawn without it" }
      ?? "has no drawing, so it is an empty square"
    return Diagnostic(
      kind: .hint,
      message:
        "the symbol \(EscapedText.quoted(symbol)) \(loss). Choose another symbol, or draw a character: Text(\"★\")",
      location: tree.entries[view].attributes.location, views: [view])
  }

  /// The hint for a text in SwiftUI's style that breaks a word between letters, as its frame is narrower than the word.
  private func brokenWord(in view: Int) -> Diagnostic? {
    let word = withUnsafePointer(to: tree.entries[view]) { entry -> Substring? in
      guard entry.pointee.content.isText, !entry.pointee.attributes.isCollapsed,
        let text = TextBlock(entry, medium), text.breaksWords
      else { return nil }
      return text.brokenWord(in: medium.snapped(rects[view].inset(by: medium.boxInsets(of: entry.pointee))).size)
    }
    guard let word else { return nil }
    return Diagnostic(
      kind: .hint,
      message: "the word \(EscapedText.quoted(String(word))) is wider than its text's frame, so it is broken between "
        + "letters. Make the frame wider, or write .lineLimit(1) to cut the word",
      location: tree.entries[view].attributes.location, views: [view])
  }

  /// The hint for texts of a row that touch, if the row's author set no spacing.
  private func touchingTexts(in row: Int) -> Diagnostic? {
    guard case .stack(let stack) = tree.entries[row].content, stack.axis == .horizontal, stack.spacing == 0,
      stack.defaults.contains([.alignment, .spacing])
    else { return nil }
    let views = Array(tree.visibleViews(in: row))
    let touching = zip(views, views.dropFirst()).filter(doTextsTouch)
    guard let (first, second) = touching.first, let left = text(of: first), let right = text(of: second) else {
      return nil
    }
    let others = touching.count == 1 ? "" : ", and \(touching.count - 1) more"
    return Diagnostic(
      kind: .hint,
      message:
        "\(EscapedText.quoted(left)) touches \(EscapedText.quoted(right))\(others): \(tree.title(of: row)) has no "
        + "spacing between its views. Write HStack(spacing: 8), or .stackStyle(.swiftUI) for SwiftUI's defaults",
      location: tree.entries[row].attributes.location, views: [row, first, second])
  }

  private func text(of view: Int) -> String? {
    guard case .leaf(.text(let text)) = tree.entries[view].content else { return nil }
    return text
  }

  /// Whether there is no space between the letters of two neighbours in a row.
  private func doTextsTouch(_ first: Int, _ second: Int) -> Bool {
    let (left, right) = rects[first].x <= rects[second].x ? (first, second) : (second, first)
    guard let leftText = text(of: left), let rightText = text(of: right), rects[left].width > 0, rects[right].width > 0,
      rects[left].y < rects[right].maxY, rects[right].y < rects[left].maxY,
      let last = leftText.last, let next = rightText.first, !last.isWhitespace, !next.isWhitespace
    else { return false }
    return rects[right].x - rects[left].maxX + emptyWidth(of: left, atLeft: false) + emptyWidth(of: right, atLeft: true)
      < 1
  }

  /// The distance between a side of a text's frame and the text's widest line.
  private func emptyWidth(of view: Int, atLeft: Bool) -> Double {
    withUnsafePointer(to: tree.entries[view]) { entry in
      guard let block = TextBlock(entry, medium) else { return 0 }
      let room = rects[view].inset(by: medium.boxInsets(of: entry.pointee))
      let empty = rects[view].width - (block.lines(in: room.size).map(\.text.width).max() ?? 0)
      switch entry.pointee.textStyle.alignment ?? .leading {
      case .leading: return atLeft == entry.pointee.isRightToLeft ? empty : 0
      case .center: return empty / 2
      case .trailing: return atLeft == entry.pointee.isRightToLeft ? 0 : empty
      }
    }
  }
}
