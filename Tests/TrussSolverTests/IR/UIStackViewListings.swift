/// What UIStackView puts up for three views in each configuration, as an article printed it (addresses left out, and
/// the item that `|` is in the header).
enum UIStackViewListings {
  static let all: [(name: String, listing: String)] = [
    (
      "intrinsic sizes",
      """
      Intrinsic Content Size
       Subview0.width == 160 Hug:250 CompressionResistance:750
       Subview0.height == 200 Hug:250 CompressionResistance:750
       Subview1.width == 80 Hug:250 CompressionResistance:750
       Subview1.height == 100 Hug:250 CompressionResistance:750
       Subview2.width == 40 Hug:250 CompressionResistance:750
       Subview2.height == 50 Hug:250 CompressionResistance:750

      """
    ),
    ("fill", filled + canvas + spacing()),
    (
      "fillEqually",
      """
      UISV-fill-equally:
       Subview1.width == Subview0.width
       Subview2.width == Subview0.width

      """ + filled + canvas + spacing()
    ),
    (
      "fillProportionally",
      """
      UISV-fill-proportionally:
       Subview0.width == 0.571429*StackView.width priority:999
       Subview1.width == 0.285714*StackView.width priority:998
       Subview2.width == 0.142857*StackView.width priority:997
      Hardcoded Width (Custom Constraint):
       StackView.width == 200

      """ + filled + canvas + spacing()
    ),
    (
      "equalSpacing",
      """
      UISV-distributing-edge:
       H:[Subview0]-(0)-[_UIOLAGapGuide:0xa0]
       H:[_UIOLAGapGuide:0xa0]-(0)-[Subview1]
       H:[Subview1]-(0)-[_UIOLAGapGuide:0xa1]
       H:[_UIOLAGapGuide:0xa1]-(0)-[Subview2]
      UISV-fill-equally:
       _UIOLAGapGuide:0xa1.width == _UIOLAGapGuide:0xa0.width

      """ + spacing(">=10") + filled + canvas
    ),
    (
      "equalCentering",
      """
      UISV-distributing-edge:
       _UIOLAGapGuide:0xa0.leading == Subview0.centerX
       _UIOLAGapGuide:0xa0.trailing == Subview1.centerX
       _UIOLAGapGuide:0xa1.leading == Subview1.centerX
       _UIOLAGapGuide:0xa1.trailing == Subview2.centerX
      UISV-fill-equally:
       _UIOLAGapGuide:0xa1.width == _UIOLAGapGuide:0xa0.width priority:149

      """ + spacing(">=0") + filled + canvas
    ),
    (
      "leading",
      """
      UISV-alignment:
       Subview0.top == Subview1.top
       Subview0.top == Subview2.top
      UISV-spanning-boundary:
       _UILayoutSpacer.top == Subview0.top priority:999.5
       _UILayoutSpacer.bottom >= Subview0.bottom
       _UILayoutSpacer.top == Subview1.top priority:999.5
       _UILayoutSpacer.bottom >= Subview1.bottom
       _UILayoutSpacer.top == Subview2.top priority:999.5
       _UILayoutSpacer.bottom >= Subview2.bottom

      """ + fit + canvas(top: "Subview0.top", bottom: "_UILayoutSpacer.bottom") + suppression + spacing()
    ),
    (
      "center",
      """
      UISV-alignment:
       Subview0.centerY == Subview1.centerY
       Subview0.centerY == Subview2.centerY
      UISV-spanning-boundary:
       _UILayoutSpacer.bottom >= Subview0.bottom
       _UILayoutSpacer.bottom >= Subview1.bottom
       _UILayoutSpacer.bottom >= Subview2.bottom
       _UILayoutSpacer.top <= Subview0.top
       _UILayoutSpacer.top <= Subview1.top
       _UILayoutSpacer.top <= Subview2.top

      """ + fit + canvas(top: "_UILayoutSpacer.top", bottom: "_UILayoutSpacer.bottom")
        + " StackView.centerY == Subview0.centerY\n" + suppression + spacing()
    ),
    (
      "trailing",
      """
      UISV-alignment:
       Subview0.bottom == Subview1.bottom
       Subview0.bottom == Subview2.bottom
      UISV-spanning-boundary:
       _UILayoutSpacer.top <= Subview0.top
       _UILayoutSpacer.top <= Subview1.top
       _UILayoutSpacer.top <= Subview2.top
       _UILayoutSpacer.bottom == Subview0.bottom priority:999.5
       _UILayoutSpacer.bottom == Subview1.bottom priority:999.5
       _UILayoutSpacer.bottom == Subview2.bottom priority:999.5

      """ + fit + canvas(top: "_UILayoutSpacer.top", bottom: "Subview0.bottom") + suppression + spacing()
    ),
    (
      "firstBaseline",
      baselines("firstBaseline") + fit + canvasFit
        + canvas(top: "_UILayoutSpacer.top", bottom: "_UILayoutSpacer.bottom") + textWidths + suppression + spacing()
    ),
    (
      "lastBaseline",
      baselines("lastBaseline") + fit + canvasFit
        + """
        UISV-canvas-connection | StackView:
         StackView.leading == Subview0.leading
         Subview2.trailing == StackView.trailing
         StackView.top == _UILayoutSpacer.top
         V:[Subview0]-(>=0)-|

        """ + textWidths + suppression + spacing()
    ),
    (
      "hiding",
      """
      UISV-hiding:
       Subview0.width == 0
      UISV-spacing:
       H:[Subview0]-(0)-[Subview1]
       H:[Subview1]-(10)-[Subview2]

      """ + filled + canvas
    ),
    (
      "margins",
      filled + """
        UISV-canvas-connection:
         UIViewLayoutMarginsGuide.leading == Subview0.leading
         UIViewLayoutMarginsGuide.trailing == Subview2.trailing
         UIViewLayoutMarginsGuide.top == Subview0.top
         UIViewLayoutMarginsGuide.bottom == Subview0.bottom
        UIView-margin-guide-constraint | StackView:
         V:[UIViewLayoutMarginsGuide]-(8)-|
         H:|-(8)-[UIViewLayoutMarginsGuide]
         H:[UIViewLayoutMarginsGuide]-(8)-|
         V:|-(8)-[UIViewLayoutMarginsGuide]

        """ + spacing()
    ),
    (
      "baseline relative",
      """
      UISV-spacing:
       Subview1.firstBaseline == Subview0.lastBaseline + 20
       Subview2.firstBaseline == Subview1.lastBaseline + 20
      UISV-alignment:
       Subview0.leading == Subview1.leading
       Subview0.leading == Subview2.leading
       Subview0.trailing == Subview1.trailing
       Subview0.trailing == Subview2.trailing
      UISV-canvas-connection:
       StackView.top == Subview0.top
       Subview2.bottom == StackView.bottom
       StackView.leading == Subview0.leading
       Subview0.trailing == StackView.trailing

      """
    ),
    (
      "single view",
      """
      UISV-canvas-connection | StackView:
       StackView.leading == Subview0.leading
       H:[Subview0]-(0)-|
       StackView.top <= Subview0.top
       V:[Subview0]-(>=0)-|
       StackView.centerY == Subview0.centerY
      UISV-canvas-fit:
       StackView.height == 0 priority:49
      UISV-ambiguity-suppression:
       Subview0.height == 0 priority:25

      """
    ),
  ]

  private static let filled = """
    UISV-alignment:
     Subview0.bottom == Subview1.bottom
     Subview0.bottom == Subview2.bottom
     Subview0.top == Subview1.top
     Subview0.top == Subview2.top

    """
  private static let canvas = canvas(top: "Subview0.top", bottom: "Subview0.bottom")
  private static let fit = "UISV-spanning-fit:\n _UILayoutSpacer.height == 0 priority:51\n"
  private static let canvasFit = "UISV-canvas-fit:\n StackView.height == 0 priority:49\n"
  private static let suppression = """
    UISV-ambiguity-suppression:
     Subview0.height == 0 priority:25
     Subview1.height == 0 priority:25
     Subview2.height == 0 priority:25

    """
  private static let textWidths = """
    UISV-text-width-disambiguation:
     Subview0.width == 0.333333*StackView.width priority:760
     Subview1.width == 0.333333*StackView.width priority:760
     Subview2.width == 0.333333*StackView.width priority:760

    """

  private static func canvas(top: String, bottom: String) -> String {
    """
    UISV-canvas-connection:
     StackView.leading == Subview0.leading
     Subview2.trailing == StackView.trailing
     StackView.top == \(top)
     \(bottom) == StackView.bottom

    """
  }

  private static func spacing(_ distance: String = "0") -> String {
    """
    UISV-spacing:
     H:[Subview0]-(\(distance))-[Subview1]
     H:[Subview1]-(\(distance))-[Subview2]

    """
  }

  private static func baselines(_ attribute: String) -> String {
    """
    UISV-alignment:
     Subview0.\(attribute) == Subview1.\(attribute)
     Subview0.\(attribute) == Subview2.\(attribute)
    UISV-spanning-boundary:
     _UILayoutSpacer.top <= Subview0.top
     _UILayoutSpacer.bottom >= Subview0.bottom
     _UILayoutSpacer.top <= Subview1.top
     _UILayoutSpacer.bottom >= Subview1.bottom
     _UILayoutSpacer.top <= Subview2.top
     _UILayoutSpacer.bottom >= Subview2.bottom

    """
  }
}
