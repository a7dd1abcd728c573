import Testing
import TrussIR
import TrussText
@testable import TrussCommand

/// One entry of a report in, what it says in words out.
struct EntryParserTests {
  private func clause(_ entry: String) -> String? {
    guard let constraint = EntryParser.constraint(entry) else { return nil }
    let system = ReportSystem([constraint])
    let phrasing = Phrasing(names: ItemNames(system))
    return system.rows.filter { $0.entry != nil }.map(\.relation).map { relation in
      let priority = relation.priority.value
      return phrasing.clause(relation) + (priority < 1000 ? " @\(short(priority, digits: 3))" : "")
    }.listed
  }

  @Test(arguments: [
    ("UIView:0x7fed2360c860.height == 51   (active)", "UIView is 51 high"),
    ("UIView:0x7f.height == + 51   (active)", "UIView is 51 high"),
    ("'UISV-hiding' UIView:0x7f.height ==   (active)", "UIView is 0 high"),
    ("UIView:0x7f.height == 51", "UIView is 51 high"),
    ("UIView:0x7f.height >= 44.5   (active)", "UIView is at least 44.5 high"),
    ("UIView:0x7f.width <= 1e3", "UIView is at most 1000 wide"),
    ("UILabel:0x7f.leading == UIView:0x6.leading + 20   (active)", "UILabel is 20 from the left edge of UIView"),
    ("UILabel:0x7f.trailing == UIView:0x6.trailing - 20", "UILabel is 20 from the right edge of UIView"),
    ("UILabel:0x7f.trailing <= UIView:0x6.trailing - 20", "UILabel is at least 20 from the right edge of UIView"),
    ("UIView:0x6.bottom == UILabel:0x7f.bottom + 20", "UILabel is 20 from the bottom edge of UIView"),
    ("UILabel:0x7f.top == UILabel:0x6.bottom + 8", "UILabel 2 is 8 below UILabel 1"),
    ("UILabel:0x7f.right == UILabel:0x6.left - 8", "UILabel 2 is 8 right of UILabel 1"),
    ("UILabel:0x7f.centerY == UIView:0x6.centerY", "the vertical centre of UILabel is that of UIView"),
    (
      "UILabel:0x7f.firstBaseline == UILabel:0x6.firstBaseline",
      "the first baseline of UILabel 1 == the first baseline of UILabel 2"
    ),
    ("UIView:0x1.width == 0.5*UIView:0x2.width + 3", "UIView 1 is 0.5 times as wide as UIView 2 plus 3"),
    ("0.5*UIView:0x1.width == UIView:0x2.width", "0.5 * the width of UIView 1 == the width of UIView 2"),
    ("UIImageView:0x1.width == 1.5*UIImageView:0x1.height", "UIImageView is 1.5 times as wide as it is high"),
    ("UIView:0x1.width == UIView:0x2.width * 0.5 + 3", "UIView 1 is 0.5 times as wide as UIView 2 plus 3"),
    ("UIView:0x1.width == UIView:0x2.width / 2 ^750", "UIView 1 is 0.5 times as wide as UIView 2 @750"),
    ("UIView:0x1.width == 50 @750", "UIView is 50 wide @750"),
    ("UIView:0x1.width == 50 priority:999.5   (active)", "UIView is 50 wide @999.5"),
    (
      "content-view-1.height == 300   (active, names: content-view-1:0x7f892be0bb70 )", "'content-view-1' is 300 high"
    ),
    (
      "V:|-(8)-[title field]   (active, names: title field:0x7f, '|':NSView:0x7fe )",
      "'title field' is 8 from the top edge of NSView"
    ),
    (
      "H:[ok]-(20)-|   (Names: ok:0x7f, '|':content-view-1:0x7fe, content-view-1:0x7fe )",
      "'ok' is 20 from the right edge of 'content-view-1'"
    ),
    (
      "H:|-(20)-[UILabel:0x7f 'Title']   (active, names: '|':UIView:0x7fe )",
      "UILabel 'Title' is 20 from the left edge of UIView"
    ),
    (
      "H:|-(15)-[UILabel:0x7f'Don't (stop]'](LTR)   (active, names: '|':UIView:0x7fe )",
      "UILabel 'Don't (stop]' is 15 from the left edge of UIView"
    ),
    ("V:|-(>=8)-[UIView:0x1]", "UIView is at least 8 from the top edge of the superview of UIView"),
    ("V:|-(-8)-[UIView:0x1]  (Names: '|':UIWindow:0x2 )", "UIView is 8 beyond the top edge of UIWindow"),
    ("V:|[UIView:0x1]  (Names: '|':UIWindow:0x2 )", "UIView is at the top edge of UIWindow"),
    ("V:[UIView:0x1(100)]", "UIView is 100 high"),
    ("H:[UIButton:0x1'OK'(>=44)]", "UIButton 'OK' is at least 44 wide"),
    ("H:[UIButton:0x1'OK']-(>=8)-[UILabel:0x2]", "UILabel is at least 8 right of UIButton 'OK'"),
    ("V:[UIView:0x1]-(NSSpace(8))-[UIView:0x2]", "UIView 2 is 8 below UIView 1"),
    ("V:[UIView:0x1]-(20@750)-[UIView:0x2]", "UIView 2 is 20 below UIView 1 @750"),
    ("H:[UIView:0x1(==UIView:0x2)]", "UIView 1 is as wide as UIView 2"),
    (
      "V:[UIView:0x1]-20-[UILabel:0x2(>=10,<=40@900)]",
      "UILabel is at least 10 high, UILabel is at most 40 high @900 and UILabel is 20 below UIView"
    ),
    ("H:[MyApp.Badge<Swift.Int>:0x1(20)]", "Badge is 20 wide"),
    ("MyApp.HeaderView:0x1.height == 100", "HeaderView is 100 high"),
    (
      "UIView:0x1.top == UILayoutGuide:0x6000'UIViewSafeAreaLayoutGuide'.top + 4",
      "UIView is 4 from the top edge of the safe area"
    ),
    (
      "UIView:0x1.bottom == UIViewSafeAreaLayoutGuide:0x6000.bottom", "UIView is at the bottom edge of the safe area"
    ),
    (
      "UIView:0x1.leading == UIView:0x2.leadingMargin", "UIView 1 is at the left edge of the margins of UIView 2"
    ),
    ("UILabel:title.height == 100", "UILabel 'title' is 100 high"),
    (
      "'UISV-spanning-boundary' _UILayoutSpacer:0x1.left == UIView:0x2.left",
      "_UILayoutSpacer is at the left edge of UIView"
    ),
    ("'own width' UIView:0x1.width == 5", "UIView is 5 wide"),
    ("1st-row.height == 100   (active, names: 1st-row:0x7f01 )", "'1st-row' is 100 high"),
    ("1st-row.height == 100", "'1st-row' is 100 high"),
    ("100.height == 100", "'100' is 100 high"),
    (
      "3 rows.height == 2*2fa-row.height   (active, names: 3 rows:0x7f01, 2fa-row:0x7f02 )",
      "'3 rows' is 2 times as high as '2fa-row'"
    ),
    (
      "-row.height == -5 + +row.height   (active, names: -row:0x7f01, +row:0x7f02 )",
      "'-row' is as high as '+row' less 5"
    ),
    ("priority.top == 5.top   (active, names: priority:0x7f01, 5:0x7f02 )", "'priority' is at the top edge of '5'"),
    (
      "V:|-(8)-[2fa-row(>=40)]   (active, names: 2fa-row:0x7f01, '|':1st-row:0x7f02, 1st-row:0x7f02 )",
      "'2fa-row' is at least 40 high and '2fa-row' is 8 from the top edge of '1st-row'"
    ),
    ("H:[UIView:0x1(==1st-row)]", "UIView is as wide as '1st-row'"),
    ("h=—& v=—& UIView:0x1.width == 5", "UIView is 5 wide"),
  ])
  func reads(body: String, clause: String) {
    #expect(self.clause("<NSLayoutConstraint:0x600000289ab0 \(body)>") == clause)
  }

  @Test(arguments: [
    (
      "<NSAutoresizingMaskLayoutConstraint:0x6000 h=--& v=--& UIView:0x1.width == 375   (active)>", "UIView is 375 wide"
    ),
    (
      "<NSAutoresizingMaskLayoutConstraint:0x6000 h=--& v=--& UIView:0x1.minX == 20   (active, names: '|':UIView:0x2 )>",
      "UIView 1 is 20 from the left edge of UIView 2"
    ),
    (
      "<NSAutoresizingMaskLayoutConstraint:0x6 h=-&- v=-&- 'UIView-Encapsulated-Layout-Height' V:[UIView:0x1(44)]>",
      "UIView is 44 high"
    ),
    ("<SnapKit.LayoutConstraint:0x600@ViewController.swift#12 UIView:0x1.width == 50.0>", "UIView is 50 wide"),
    ("<MASLayoutConstraint:0x600 UIView:0x1.width == 50>", "UIView is 50 wide"),
    ("<MASLayoutConstraint:height UILabel:title.height == 100 ^high>", "UILabel 'title' is 100 high @750"),
    (
      "<NSContentSizeLayoutConstraint:0x6 UILabel:0x1.width == 40 Hug:250 CompressionResistance:750   (active)>",
      "UILabel is at most 40 wide @250 and UILabel is at least 40 wide @750"
    ),
    (
      "<NSContentSizeLayoutConstraint:0x6 H:[UILabel:0x1'Hi'(40)] Hug:250 CompressionResistance:1000>",
      "UILabel 'Hi' is at most 40 wide @250 and UILabel 'Hi' is at least 40 wide"
    ),
    ("<NSLayoutConstraint:0x600 UIView:0x1.height == 51   (act", "UIView is 51 high"),
    (
      "<SnapKit.LayoutConstraint:0x6@/Users/me/My App #2/A View.swift#12 UIView:0x1.width == 50.0>", "UIView is 50 wide"
    ),
    ("<NSLayoutConstraint: 0x7f> H:[UIView:0x1(80)] (Bar (view) 0, (null))", "UIView is 80 wide"),
    ("<NSLayoutConstraint: 0x7f> UIView:0x1.width == 80 ((null), (null))", "UIView is 80 wide"),
    ("NSLayoutConstraint:0x7f UIView:0x1.width == 80   (active)", "UIView is 80 wide"),
    ("< NSLayoutConstraint:0x7f UIView:0x1.width == 80>", "UIView is 80 wide"),
  ])
  func readsOtherClasses(entry: String, clause: String) {
    #expect(self.clause(entry) == clause)
  }

  @Test(arguments: [
    "", "<", "<>", "<NSLayoutConstraint>", "<NSLayoutConstraint:0x600>", "<NSLayoutConstraint:0x600 UIView:0x1.height>",
    "<NSLayoutConstraint:0x600 UIView:0x1.heigth == 5>", "<NSLayoutConstraint:0x600 UIView:0x1.height == nan>",
    "<NSLayoutConstraint:0x600 UIView:0x1.height == 5 somehow>", "<NSLayoutConstraint:0x600 H:|-[UIView:0x1]>",
    "<NSLayoutConstraint:0x600 H:|-(8)-|>", "<NSLayoutConstraint:0x600 V:[UIView:0x1(>=8", "NSLayoutConstraint",
    "<NSLayoutConstraint:0x600 UIView:0x1.height == 5", "<NSLayoutConstraint:0x600 UIView:0x1.height == 5 ",
    "<NSLayoutConstraint:0x600 UIView:0x1.width == 2 00   (active)>", "<NSLayoutConstraint:0x600 [UIView:0x1(2 0)]>",
    "<NSLayoutConstraint:0x600 UIView:0x1.top == UIView:0x2.top", "<NSLayoutConstraint:0x600 V:[UIView:0x1(50)]",
    "<NSLayoutConstraint:0x600 UIView:0x1.top == UIView:0x2.top +   (active)>",
    "<NSLayoutConstraint:0x600 UIView:0x1.width == 1st-row>", "<NSLayoutConstraint:0x600 UIView:0x1.width == 1.5x>",
    "<NSLayoutConstraint: 0x7f> (null) ((null), (null))",
    "<NSLayoutConstraint:0x600 H:[row]-(8)-[row]   (active, names: row:0xa, row:0xb )>",
    "<NSLayoutConstraint: 0x7f> UIView:0x1.width == 8 ((null), (",
    "<NSLayoutConstraint:0x600 UIView:0x1.height == \(String(repeating: "9", count: 5000))>",
  ])
  func leavesAsideWhatSaysNothing(entry: String) {
    #expect(EntryParser.constraint(entry) == nil)
  }
}
