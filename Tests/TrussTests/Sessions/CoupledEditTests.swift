import Testing
import Truss

/// Edits beside constraints, fractions and baselines, where what changes is coupled with views elsewhere.
@Suite struct CoupledEditTests {
  private func expectFresh(
    _ session: LayoutSession, _ view: some View, _ location: Testing.SourceLocation = #_sourceLocation
  ) throws {
    let fresh = try view.layout(width: session.width, height: session.height)
    #expect(session.layout.frames == fresh.frames, sourceLocation: location)
    #expect(session.layout.diagnostics.map(\.message) == fresh.diagnostics.map(\.message), sourceLocation: location)
  }

  @Test func aTextBesideAFraction() throws {
    func view(_ first: String, hasThird: Bool) -> some View {
      HStack {
        if hasThird { Text("x").id("x") }
        Text(first).id("a")
        Text("b").width(fraction: 0.5).id("b")
      }
    }
    var session = try LayoutSession(view("a", hasThird: false), width: 400)
    try session.insert(before: "a") { Text("x").id("x") }
    try expectFresh(session, view("a", hasThird: true))
    try session.update("a") { Text("yy") }
    try expectFresh(session, view("yy", hasThird: true))
    try session.remove("x")
    try session.update("a") { Text("a few words") }
    try expectFresh(session, view("a few words", hasThird: false))
  }

  @Test func textsBesideAConstraintBetweenContainers() throws {
    func view(_ first: String, _ second: String) -> some View {
      VStack {
        Text(first).id("a")
        HStack {
          Text(second).id("b")
          HStack { Text("moon").id("d") }.id("c")
        }
        .id("h")
      }
      .constraints { ViewID("c").width >= ViewID("h").width ~ 600 }
    }
    for width in [nil, 30, 60, 200] as [Double?] {
      var session = try LayoutSession(view("sun", "river"), width: width)
      try session.update(to: view("a few words", "river"))
      try expectFresh(session, view("a few words", "river"))
      for text in ["", "mountains and rivers", "sun"] {
        try session.update("b") { Text(text) }
        try expectFresh(session, view("a few words", text))
      }
    }
  }

  @Test func aProportionInAToggle() throws {
    func view(_ ratio: Double, isClipped: Bool) -> some View {
      HStack {
        if isClipped { Text("a").clipShape(Circle()) } else { Text("a") }
        Toggle(isOn: true) { Text("a").proportionalHeight(ratio) }
      }
    }
    var session = try LayoutSession(view(3, isClipped: false))
    for (ratio, isClipped) in [(3, true), (0.5, true), (2, false)] {
      try session.update(to: view(ratio, isClipped: isClipped))
      try expectFresh(session, view(ratio, isClipped: isClipped))
    }
  }

  /// The texts of these rows share a shortfall, and one of them is coupled with what rows describe.
  @Test func aTextBesideWhatRowsDescribe() throws {
    let texts: [any View] = [
      Text("a").overlay { Text("a") }, VStack { Text("a").fixedSize() },
      VStack(distribution: .fill) { Text("a") }.width(atMostFraction: 1.2, priority: 250),
    ]
    for text in texts {
      func view(_ word: String, isHidden: Bool) -> some View {
        HStack {
          Text(word).hidden(isHidden).id("word")
          AnyView(text)
        }
      }
      for width in [nil, 40] as [Double?] {
        var session = try LayoutSession(view("New", isHidden: false), width: width)
        try session.update(to: view("New", isHidden: true))
        try expectFresh(session, view("New", isHidden: true))
        try session.update("word") { Text("Done with some more words").hidden() }
        try expectFresh(session, view("Done with some more words", isHidden: true))
        try session.update(to: view("", isHidden: false))
        try expectFresh(session, view("", isHidden: false))
      }
    }
  }

  @Test(arguments: [Align.firstBaseline, .lastBaseline]) func aFittedRowOnBaselines(align: Align) throws {
    func view(_ first: String, _ second: String) -> some View {
      HStack(align: align) {
        VStack { Text(first).id("a") }
        Text("large").font(.title)
        VStack {
          Button(second).id("b")
          Text("below")
        }
      }
    }
    for width in [nil, 80] as [Double?] {
      var session = try LayoutSession(view("a long text", "Go"), width: width)
      try session.update(to: view("a", "Go"))
      try expectFresh(session, view("a", "Go"))
      try session.update("b") { Button("Go on") }
      try expectFresh(session, view("a", "Go on"))
    }
  }

  /// The baseline of a button with a height follows from that, and a row above has it as a number.
  @Test func theHeightOfAButtonOnABaseline() throws {
    func view(_ height: Double) -> some View {
      HStack(align: .lastBaseline) {
        Text("a")
        VStack { Button("Go").height(height).id("b") }
      }
    }
    var session = try LayoutSession(view(20), width: 200)
    try session.update("b") { Button("Go").height(60) }
    try expectFresh(session, view(60))
  }

  /// A leaf that has a size, or none.
  private struct Block: Leaf {
    var width: Double?
    func size(in medium: Medium) -> IntrinsicSize { IntrinsicSize(width: width, height: 10) }
    func draw(in canvas: inout Canvas) { canvas.fill(canvas.bounds) }
  }

  @Test(arguments: [true, false]) func aLeafThatComesToHaveASize(isFramed: Bool) throws {
    func view(_ width: Double?) -> some View {
      HStack(align: .center) {
        Block(width: width).id("block")
        isFramed ? AnyView(Text("a").frame(maxWidth: .infinity)) : AnyView(Text("a").id("a"))
        Rectangle().width(3).height(3).id("c")
      }
      .constraints { ViewID("c").height == ViewID("block").height ~ 300 }
    }
    var session = try LayoutSession(view(nil), width: 200)
    for width in [30, nil, 50] as [Double?] {
      try session.update("block") { Block(width: width) }
      try expectFresh(session, view(width))
    }
  }

  @Test func aLeafInsideWhatIsShown() throws {
    func view(isCollapsed: Bool) -> some View {
      VStack(align: .start) {
        HStack {
          Block(width: 30)
          Text("a")
        }
        .collapsed(isCollapsed).id("row")
        Text("b")
      }
    }
    var session = try LayoutSession(view(isCollapsed: true), width: 200)
    for isCollapsed in [false, true, false] {
      try session.update(to: view(isCollapsed: isCollapsed))
      try expectFresh(session, view(isCollapsed: isCollapsed))
    }
  }

  /// Margins are numbers in the rows of constraints that name their guide.
  @Test func theMarginsOfAView() throws {
    func view(_ margins: Double) -> some View {
      ZStack(align: nil) {
        Box("a").margins(Insets(all: margins)).id("a")
        Rectangle().id("b")
      }
      .id("box")
      .constraints {
        ViewID("a").edges == ViewID("box").edges
        ViewID("b").edges == ViewID("a").margins.edges
      }
    }
    var session = try LayoutSession(view(10), width: 100, height: 50)
    try session.update("a") { Box("a").margins(Insets(all: 20)) }
    try expectFresh(session, view(20))
  }
}
