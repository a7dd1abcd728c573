import Testing
@testable import TrussCommand

/// Each part of the system that is known by a name, in a log that has it.
struct SystemPartTests {
  /// Two constraints that conflict, and the words of the answer about whose they are.
  struct Case: Sendable, CustomTestStringConvertible {
    var prefix: String
    /// Both constraints, from the identifier on.
    var constraints: [String]
    var className = "NSLayoutConstraint"
    var answer: String
    var testDescription: String { prefix }

    /// Views of a class that are given two heights.
    static func view(_ prefix: String, _ name: String, _ answer: String) -> Case {
      Case(prefix: prefix, constraints: ["\(name):0xa.height == 45", "\(name):0xa.height == 0"], answer: answer)
    }

    /// A constraint of a name against another of the same name.
    static func constraint(_ prefix: String, _ identifier: String, _ answer: String) -> Case {
      Case(
        prefix: prefix,
        constraints: ["'\(identifier)' UIView:0xa.width == 8", "'\(identifier)' UIView:0xa.width == 16"],
        answer: answer)
    }

    /// A constraint that every view has, against the author's own.
    static func everyView(_ prefix: String, _ identifier: String, _ answer: String = "your own") -> Case {
      Case(
        prefix: prefix,
        constraints: ["'\(identifier)' UIView:0xa.width == 8", "'mine' UIView:0xa.width == 16"], answer: answer)
    }
  }

  private static func own(_ name: String) -> String {
    "All of these constraints are the system's own, those of \(name), and none is yours to change"
  }
  private static let ownOfNobody = "All of these constraints are the system's own, and none is yours to change"
  private static let authors = "This is one constraint, made twice with different constants"

  static let cases: [Case] = [
    .view("UIKeyboardAssistant", "UIKeyboardAssistantBar", own("the keyboard")),
    .view("UIKeyboardImpl", "UIKeyboardImpl", own("the keyboard")),
    .view("_UIKB", "_UIKBCompatInputView", own("the keyboard")),
    .view("_UIRemoteKeyboard", "_UIRemoteKeyboardPlaceholderView", own("the keyboard")),
    .view("TUISystemInput", "TUISystemInputAssistantView", own("the keyboard")),
    .view("_UIToolbar", "_UIToolbarContentView", own("a toolbar")),
    .view("_UIButtonBar", "_UIButtonBarStackView", own("a bar's buttons")),
    .constraint("UIButtonBar.", "UIButtonBar.maximumAlignmentSize", own("a bar's buttons")),
    .view("_UIModernBarButton", "_UIModernBarButton", own("a bar's buttons")),
    .constraint("TB_", "TB_Trailing_Trailing", own("a bar's buttons")),
    .view("_UINavigationBar", "_UINavigationBarContentView", own("a navigation bar")),
    .constraint("UINav", "UINav_static_button_horiz_position", own("a navigation bar")),
    .constraint("GridView.", "GridView.trailing_containment", own("a grid view")),
    .constraint("GridView_", "GridView_bottom_placement", own("a grid view")),
    .everyView("NSViewSafeAreaLayoutGuide", "NSViewSafeAreaLayoutGuide-left"),
    .everyView("UIViewSafeArea", "UIViewSafeAreaLayoutGuide-left"),
    Case(
      prefix: "_UILayoutSupportConstraint",
      constraints: ["V:[_UILayoutGuide:0xa(64)]", "V:[_UILayoutGuide:0xa(20)]"],
      className: "_UILayoutSupportConstraint", answer: own("a view controller's guides")),
    .everyView("UIView-", "UIView-topMargin-guide-constraint"),
    .everyView("UIViewLayoutMargins", "UIViewLayoutMarginsGuide-left"),
    .everyView("_UITemporaryLayout", "_UITemporaryLayoutWidth", "lays it out for a moment, to measure it"),
    .view("_UIAlertControllerView", "_UIAlertControllerView", authors),
    .view("_UIVisualEffect", "_UIVisualEffectContentView", authors),
    .view("_UIPage", "_UIPageViewControllerContentView", authors),
    .view("_UIHosting", "_UIHostingView", authors),
    .view("_UI", "_UIReplicantView", ownOfNobody),
    .view("_NS", "_NSSplitViewItemViewWrapper", ownOfNobody),
  ]

  @Test func everyPartHasALog() {
    #expect(Self.cases.map(\.prefix) == SystemPart.all.map(\.prefix))
  }

  @Test(arguments: cases) func saysWhoseItIs(_ part: Case) throws {
    let list = part.constraints.enumerated().map {
      "    \"<\(part.className):0x\($0.offset + 1) \($0.element)   (active)>\""
    }
    let log = "Unable to simultaneously satisfy constraints.\n(\n\(list.joined(separator: ",\n"))\n)\n"
    let reports = try ReportFinder.reports(in: Array(log.utf8))
    try #require(reports.count == 1)
    let explanation = Explanation(reports[0])
    #expect(explanation.colliding == [0, 1])
    #expect(explanation.fix.contains(part.answer), "\(explanation.fix)")
  }

  /// A view of the author's inside one of the system's that may hold others: the constraint between them is the author's.
  @Test(arguments: ["_UIReplicantView", "_NSSplitViewItemViewWrapper", "_UIVisualEffectContentView", "_UIHostingView"])
  func whatHoldsViewsOfOthers(className: String) throws {
    let entry = "<NSLayoutConstraint:0x1 H:|-(0)-[UIView:0x2]   (active, names: '|':\(className):0x3 )>"
    let constraint = try #require(EntryParser.constraint(entry))
    #expect(constraint.origin == .author)
  }

  /// As `whatHoldsViewsOfOthers`, in views that nobody else puts views in.
  @Test(arguments: [
    "UIKeyboardImpl", "_UIToolbarContentView", "_UINavigationBarContentView", "TUISystemInputAssistantView",
  ])
  func whatHoldsItsOwnAlone(className: String) throws {
    let entry = "<NSLayoutConstraint:0x1 H:|-(0)-[UIView:0x2]   (active, names: '|':\(className):0x3 )>"
    let constraint = try #require(EntryParser.constraint(entry))
    #expect(constraint.origin == .system)
  }
}
