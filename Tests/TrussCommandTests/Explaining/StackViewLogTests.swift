import Testing

@testable import TrussCommand

/// Logs with stack views, autoresizing masks and grid views: who is in whom, and what is the author's.
struct StackViewLogTests {
  /// The explanation of a list. The class of an entry that begins with `mask` is that of autoresizing masks, and what
  /// follows `#` is the item for `|`.
  private func explanation(_ entries: [String], broken: Int? = nil, prefix: String = "") throws -> Explanation {
    let lines = entries.enumerated().map { number, text in
      let names = text.split(separator: "#", maxSplits: 1).map(String.init)
      let suffix = names.count > 1 ? ", names: '|':\(names[1]) " : ""
      return "<NS\(names[0].hasPrefix("mask ") ? "AutoresizingMask" : "")LayoutConstraint:0x6\(number) "
        + "\(names[0].hasPrefix("mask ") ? "h=--& v=--& " + names[0].dropFirst(5) : names[0])   (active\(suffix))>"
    }
    var log = "Unable to simultaneously satisfy constraints.\n\(prefix)(\n"
    log += lines.map { "\(prefix)    \"\($0)\"" }.joined(separator: ",\n") + "\n\(prefix))\n"
    if let broken { log += "Will attempt to recover by breaking constraint\n\(lines[broken])\n" }
    let reports = try ReportFinder.reports(in: Array(log.utf8))
    return Explanation(try #require(reports.first))
  }

  /// `|` is the superview of the view beside it, so the frame of a mask is a frame in it.
  @Test func theSuperviewOfAMask() throws {
    let told = try explanation(["mask UIView:0xa.midX == 0", "H:|-(20)-[UIView:0xa](LTR)#UIView:0xb"])
    #expect(told.colliding == [0, 1])
    #expect(told.fix.hasPrefix("Set translatesAutoresizingMaskIntoConstraints = false on UIView 1"), "\(told.fix)")
    let table = try explanation([
      "mask UITableView:0xa.midY == + 333.5", "V:[UITableView:0xa(667)]", "V:|-(64)-[UITableView:0xa]#UIView:0xb",
    ])
    #expect(table.colliding == [0, 1, 2])
    let part = try explanation([
      "mask UIView:0xa.minX == 0.500507*UIView:0xb.width - 32.0324", "mask UIView:0xc.minX == 0#UIView:0xb",
      "UIView:0xc.leading == UIView:0xa.leading", "UIView:0xb.width == 393",
    ])
    #expect(part.colliding == [0, 1, 2, 3])
  }

  /// Where nothing says who the superview is, nothing is claimed.
  @Test func aSuperviewThatNobodyNames() throws {
    let told = try explanation([
      "mask UIView:0xa.midX == 50", "UIView:0xa.width == 100", "UIView:0xa.centerX == UIView:0xb.centerX",
      "UIView:0xb.width == 390", "mask UIView:0xb.minX == 0#UIWindow:0xc",
    ])
    #expect(told.colliding.isEmpty)
    #expect(
      told.why.contains(
        "perhaps the superview of UIView 1, which it does not name; if it is UIView 2 or UIWindow, they conflict"),
      "\(told.why)")
    #expect(told.fix.contains("translatesAutoresizingMaskIntoConstraints = false on UIView 1"), "\(told.fix)")
    let alone = try explanation(["mask UIView:0xa.midX == 50", "UIView:0xb.width == 100"])
    #expect(!alone.why.contains("the width of"), "\(alone.why)")
  }

  /// What a stack view holds is in it, however the log writes it.
  @Test func aViewInAStackViewInAScreen() throws {
    let told = try explanation(
      [
        "'UISV-canvas-connection' UIStackView:0xa.leading == UIImageView:0xb.leading",
        "'UISV-canvas-connection' H:[UILabel:0xc'Title']-(0)-|#UIStackView:0xa",
        "'UISV-spacing' H:[UIImageView:0xb]-(8)-[UILabel:0xc'Title']", "UIImageView:0xb.width == 300",
        "H:|-(16)-[UIStackView:0xa]#UIView:0xd", "H:[UIStackView:0xa]-(16)-|#UIView:0xd",
        "'UIView-Encapsulated-Layout-Width' UIView:0xd.width == 320",
      ], broken: 3)
    #expect(told.fix.hasSuffix("priority of 999: UIImageView is 300 wide."), "\(told.fix)")
    #expect(told.clauses[0] == "UIImageView is at the left edge of UIStackView")
  }

  @Test func aStackViewThatStretches() throws {
    let told = try explanation([
      "'UISV-canvas-connection' UIStackView:0xa.leading == UIView:0xb.leading",
      "'UISV-canvas-connection' H:[UIView:0xb]-(0)-|#UIStackView:0xa", "UIView:0xb.width == 200",
      "UIStackView:0xa.width == 320",
    ])
    #expect(
      told.why
        == "UIView is pinned to the left and the right edge of UIStackView, which is 320 wide, so it is 320 wide; "
        + "another constraint makes it 200 wide.")
    #expect(told.fix.contains("alignment = .leading leaves it its width"), "\(told.fix)")
    let height = try explanation([
      "'UIView-Encapsulated-Layout-Height' UIStackView:0xa.height == 100", "UIStackView:0xa.height == 711",
    ])
    #expect(!height.fix.contains("a cell is laid out"), "\(height.fix)")
  }

  /// Of two conflicts with a constraint in common, this one is changed.
  @Test func oneChangeForTwoConflicts() throws {
    let told = try explanation(["UIView:0xa.width == 200", "UIView:0xa.width >= 250", "UIView:0xa.width <= 220"])
    #expect(told.fix.contains("UIView is at least 250 wide"), "\(told.fix)")
  }

  @Test func whatPrecedesEachLineIsNotContent() throws {
    let prefix = "Mar 11 10:22:41 iPhone MyApp(UIKitCore)[4312] <Notice>: "
    for prefix in [prefix, "//     "] {
      let told = try explanation(
        ["UIView:0xa.width == 1", "UIView:0xa.width == 2", "UIView:0xa.height == 3"], prefix: prefix)
      #expect(told.colliding == [0, 1] && !told.why.contains("Left aside"), "\(told.why)")
    }
  }

  @Test func signsAndNames() throws {
    let told = try explanation([
      "UIView:0xa.centerX == UIView:0xb.centerX - 187.5", "UIView:0xa.centerX == UIView:0xb.centerX",
    ])
    #expect(told.clauses[0] == "the horizontal centre of UIView 1 is 187.5 left of that of UIView 2")
    let stack = try explanation([
      "'NSStackView.Spacing' H:[NSView:0xa]-(8)-[NSView:0xb]", "H:[NSView:0xa]-(9)-[NSView:0xb]",
    ])
    #expect(stack.fix.hasPrefix("The NSStackView constraints belong to the stack view"), "\(stack.fix)")
  }

  /// The distances of a grid view are not the author's.
  @Test func theDistancesOfAGridView() throws {
    let told = try explanation([
      "'GridView.column_width' NSGridColumn:0xb.width == 120",
      "'GridView.column_containment' H:|-(0)-[NSGridColumn:0xb]#NSGridView:0xa",
      "'GridView.column_containment' H:[NSGridColumn:0xb]-(0)-|#NSGridView:0xa", "NSGridView:0xa.width == 100",
    ])
    #expect(!told.fix.contains("distances"), "\(told.fix)")
  }
}
