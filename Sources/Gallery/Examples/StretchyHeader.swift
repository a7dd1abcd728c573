import Truss

/// A page with a photo at its top, laid out by three constraints. While the page is pulled down, the photo stays at the
/// top of the screen and grows; when the page is scrolled up, the photo scrolls away.
struct StretchyHeader: View {
  /// The steps in which the documentation builds the page.
  enum Step: CaseIterable {
    /// The photo scrolls with the page.
    case notStretchy
    /// A required constraint keeps the photo's top at the screen's top, so that the photo cannot be scrolled away.
    case jammed
    /// The constraint is optional, and the photo keeps its height.
    case stretchy
    /// The constraint is optional, and the photo may shrink.
    case parallax
    /// Like `stretchy`; the surface behind the text also extends to the screen's bottom when the page is pulled up.
    case overscroll
    /// Like `overscroll`; the text ends above the bottom bar, and the scroll indicator does not overlap any bar.
    case safeArea
  }

  var step = Step.stretchy
  var offset: Double
  /// A suffix that distinguishes the views' names on several pages.
  var page = ""

  @Environment(\.safeAreaInsets) private var safeAreaInsets

  var screen: ViewID { ViewID("screen\(page)") }
  private var scroll: ViewID { ViewID("scroll\(page)") }
  private var slot: ViewID { ViewID("slot\(page)") }
  private var photo: ViewID { ViewID("photo\(page)") }
  /// The surface behind the text. It begins below the photo.
  var backing: ViewID { ViewID("backing\(page)") }
  private var story: ViewID { ViewID("story\(page)") }

  private let article = """
    The path begins behind the last house of the village and follows the stream through the meadows, up to the lake.

    Above the lake it is steep. Chains help where the rock is wet, and from the saddle there are two ways to the top.

    The shorter one leads over the ridge. Take the longer one when there is wind: it is marked in red, turns around \
    the summit, and ends at the same hut, where there is soup until nine.
    """

  var body: some View {
    ZStack {
      // The photo extends under the status bar, so the inset is not adjusted at the top.
      ScrollView(
        offset: offset, contentInset: Insets(bottom: step == .safeArea ? safeAreaInsets.bottom : 0),
        contentInsetAdjustment: .never, showsIndicators: step == .safeArea
      ) {
        ZStack(align: nil) {
          Rectangle().id(slot).hidden()
          VStack {}.background(.paper).id(backing)
          Photo().clipped().id(photo)
          Text(article).id(story)
        }
      }
      .id(scroll)
    }
    .background(.gray)
    .id(screen)
    .constraints {
      slot.top == scroll.content.top
      slot.left == screen.left
      slot.right == screen.right
      slot.height == slot.width * 0.7
      photo.left == slot.left
      photo.right == slot.right
      photo.bottom == slot.bottom
      switch step {
      case .notStretchy: photo.top == slot.top
      case .jammed: photo.top == screen.top
      case .stretchy, .overscroll, .safeArea:
        photo.top == screen.top ~ .high
        photo.height >= slot.height
      case .parallax: photo.top == screen.top ~ .high
      }
      story.edges(.left, .right, .bottom) == scroll.content.inset(by: 14)
      story.top == slot.bottom + 14
      backing.edges(.left, .right) == slot.edges(.left, .right)
      backing.top == slot.bottom
      switch step {
      case .notStretchy, .jammed, .stretchy, .parallax: backing.bottom == scroll.content.bottom
      case .overscroll, .safeArea:
        backing.bottom >= scroll.content.bottom
        // The priority is below that of the text's own height, so that the constraint does not shorten the text.
        backing.bottom == screen.bottom ~ .low
      }
    }
  }
}

extension Color {
  /// The colour of the surface behind a page's text. It differs from the colour of bars.
  static let paper = Color(0xFF_FAEB, dark: 0x33_2C1A)
}

/// Pages of the stretchy header side by side, at several scroll offsets.
struct StretchyPages: View {
  struct Page: Sendable {
    var offset: Double
    var note: String
    /// Whether the page shows a fault. Then its caption is red.
    var isFault = false
    /// The step of this page; nil for the step of all pages.
    var step: StretchyHeader.Step?
  }

  var step: StretchyHeader.Step
  var pages: [Page]
  var insets = Insets.zero

  var body: some View {
    FlowStack(spacing: 16, lineSpacing: 16, align: .start) {
      ForEach(pages.enumerated()) { number, page in
        VStack(align: .center, spacing: 6) {
          StretchyHeader(step: page.step ?? step, offset: page.offset, page: "\(number)")
            .environment(\.safeAreaInsets, insets)
            .overlay { if insets != .zero { Bars(insets: insets, isOverPhoto: page.offset == 0) } }
            .overlay(alignment: .top) { if step == .parallax { PhotoMiddle(offset: page.offset) } }
            .asScreen(isFault: page.isFault)
            .underOffset(page.offset)
          Text(page.note).foreground(page.isFault ? .red : .secondary).multilineTextAlignment(.center).width(172)
        }
      }
    }
    .padding(10)
    .font(.caption)
  }
}

/// Lines over a screen: the middle of the photo, which moves half as fast as the page, and the distance of the middle
/// from its place without scrolling.
private struct PhotoMiddle: View {
  var offset: Double
  @Environment(\.medium) private var medium

  private let atRest = 59.5
  private var middle: Double { atRest - offset / 2 }
  private var distance: Double { abs(middle - atRest) }

  var body: some View {
    // In terminal cells the lines would cover the picture's dots.
    if medium == .points {
      ZStack(align: .topLeading) {
        Line().stroke(.red, style: StrokeStyle(dash: [4, 3])).frame(height: 1).padding(.top, middle - 0.5)
        if offset != 0 {
          Line().stroke(.primary, style: StrokeStyle(dash: [4, 3])).frame(height: 1).padding(.top, atRest - 0.5)
          HStack(align: .center, spacing: 2) {
            UprightArrows().stroke(.primary, lineWidth: 1).frame(width: 7, height: distance)
            Text("\(Int(distance))").padding(horizontal: 3).background(.ground).cornerRadius(3)
          }
          .padding(Insets(top: min(middle, atRest), leading: 20))
        }
      }
      .frame(width: 170)
    }
  }
}

/// A line with an arrowhead at its top and its bottom.
private struct UprightArrows: Shape {
  func path(in rect: Rect) -> Path {
    Path { path in
      path.move(to: Point(x: rect.midX, y: rect.minY))
      path.addLine(to: Point(x: rect.midX, y: rect.maxY))
      for (end, inner) in [(rect.minY, rect.minY + 5), (rect.maxY, rect.maxY - 5)] {
        path.addLines([
          Point(x: rect.minX, y: inner), Point(x: rect.midX, y: end), Point(x: rect.maxX, y: inner),
        ])
      }
    }
  }
}

extension View {
  /// The view below its scroll offset in words.
  func underOffset(_ offset: Double) -> some View {
    VStack(align: .center, spacing: 6) {
      Text("offset \(offset < 0 ? "−" : "")\(Int(abs(offset)))").fontWeight(.semibold)
      self
    }
  }

  /// The view on a small screen, 170 by 280 or another height, with an edge that is red if the view shows a fault.
  func asScreen(isFault: Bool = false, height: Double = 280) -> some View {
    VStack { width(170).self.height(height).clipped() }.clipShape(RoundedRectangle(cornerRadius: 12))
      .border(.rounded, color: isFault ? .red : .edge).cornerRadius(12)
  }
}

/// The bars of a phone: the time at the top, and the home indicator at the bottom. In points, dashed lines mark the
/// safe area between them.
private struct Bars: View {
  var insets: Insets
  /// Whether the upper bar is over the photo. Then it is transparent.
  var isOverPhoto: Bool
  @Environment(\.medium) private var medium

  private var safeAreaEdge: some View {
    Line().stroke(.purple, style: StrokeStyle(dash: [4, 3])).height(1)
  }

  var body: some View {
    VStack(align: .fill) {
      HStack(align: .center, spacing: 4, insets: Insets(horizontal: 12, vertical: 0)) {
        Text("9:41").fontWeight(.semibold)
        Spacer()
        Text("100 %")
      }
      .height(insets.top).background(isOverPhoto ? .clear : .paper)
      Spacer()
      HStack(justify: .center, align: .center) { Capsule().fill(.gray).frame(width: 60, height: 4) }
        .height(insets.bottom).background(.paper)
    }
    .overlay {
      // In cells the lines would cover letters.
      if medium == .points {
        VStack(align: .fill) {
          safeAreaEdge.overlay(alignment: .topLeading) {
            if isOverPhoto {
              Text("safe area").padding(horizontal: 4).background(.paper).offset(x: 10, y: 5)
            }
          }
          Spacer()
          safeAreaEdge
        }
        .padding(Insets(top: insets.top, bottom: insets.bottom))
      }
    }
  }
}
