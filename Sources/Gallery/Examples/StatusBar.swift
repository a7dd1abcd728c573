import Truss

/// The stretchy header with a status bar. The bar is hidden while the scrolled text would overlap it.
struct StatusBarPage: View {
  enum Bar: Equatable {
    case shown
    /// The bar is moved up, beyond the top of the screen.
    case hidden
  }

  var offset: Double
  var bar = Bar.shown
  /// A suffix of the views' names, which must differ if a figure shows several pages.
  var page = ""
  @Environment(\.safeAreaInsets) private var safeAreaInsets

  private var header: StretchyHeader { StretchyHeader(step: .safeArea, offset: offset, page: page) }
  var status: ViewID { ViewID("status\(page)") }

  var body: some View {
    ZStack(align: nil) {
      header
      HStack(justify: .spaceBetween, align: .center, insets: Insets(horizontal: 12, vertical: 0)) {
        Text("9:41").fontWeight(.semibold)
        Text("100 %")
      }
      .height(safeAreaInsets.top)
      .background(Color.ground.opacity(0.97))
      .font(.caption)
      .id(status)
    }
    .clipped()
    .id("device\(page)")
    .constraints {
      let device = ViewID("device\(page)")
      header.screen.edges == device.edges
      status.edges(.left, .right) == device.edges
      switch bar {
      case .shown: status.top == device.top
      case .hidden: status.bottom == device.top
      }
    }
  }

  func onScreen(_ caption: String, height: Double = 280) -> some View {
    VStack { self }.asScreen(height: height).caption(caption)
  }

  /// The state of the bar: hidden if the surface behind the text begins above the bottom of the status bar.
  func bar(in layout: LayoutResult, _ safeAreaInsets: Insets) -> Bar {
    guard let text = layout.frame(of: header.backing, in: header.screen) else { return .shown }
    return text.minY < safeAreaInsets.top ? .hidden : .shown
  }

  /// Returns the page with the bar in the state that its layout requires. Moving the bar does not change the required
  /// state.
  func withBarState(width: Double, height: Double, safeAreaInsets: Insets) throws(LayoutError) -> StatusBarPage {
    var page = self
    let layout = try layout(width: width, height: height, environment: .init(safeAreaInsets: safeAreaInsets))
    page.bar = bar(in: layout, safeAreaInsets)
    return page
  }
}

struct StatusBarChange: View {
  var offset: Double
  var bar: StatusBarPage.Bar
  var caption: String

  var body: some View {
    BeforeAfter(
      before: StatusBarPage(offset: 65, page: "before").onScreen("the bar lies over the photo").underOffset(65),
      after: StatusBarPage(offset: offset, bar: bar).onScreen(caption).underOffset(offset)
    )
    .padding(10)
    .font(.caption)
  }
}

/// The page at scroll offsets around the offset at which the bar's state changes. The space for the photo is 119 points
/// high and the status bar 24, so the bar is hidden at offsets above 95.
struct StatusBarPages: View {
  private let insets = Insets(top: 24, bottom: 20)
  /// At this height, the lower edge cuts no line of the text.
  private let height = 278.0
  private let pages: [(offset: Double, note: String)] = [
    (0, "at rest"), (95, "the paper reaches the bar"),
    (96, "one point on: the bar is hidden"), (119, "the text is at the top, without a bar"),
  ]

  var body: some View {
    FlowStack(spacing: 16, lineSpacing: 16, align: .start) {
      ForEach(pages.enumerated()) { number, place in
        let page = StatusBarPage(offset: place.offset, page: "\(number)")
        let ruled = (try? page.withBarState(width: 170, height: height, safeAreaInsets: insets)) ?? page
        VStack(spacing: 5) {
          Text("offset \(Int(place.offset)), bar \(ruled.bar)").fontWeight(.semibold).align(.center)
          ruled.onScreen(place.note, height: height).environment(\.safeAreaInsets, insets)
        }
      }
    }
    .padding(10)
    .font(.caption)
  }
}
