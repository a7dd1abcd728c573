import Testing
import TrussIR

@testable import TrussViews

/// Two views are the same if they say the same, whoever made them.
struct SameViewTests {
  /// Every modifier, and every part of a leaf or stack, makes another view.
  @Test func whateverIsSaidMakesAnotherView() {
    let views: [any View] = [
      Rectangle(), Rectangle().id("a"), Rectangle().id("b"), Rectangle().width(1), Rectangle().height(1),
      Rectangle().width(atLeast: 1), Rectangle().width(1, priority: 500), Rectangle().flex(1),
      Rectangle().flex(2), Rectangle().flex(2, basis: 3), Rectangle().pinned(top: 1), Rectangle().pinned(leading: 1),
      Rectangle().flex(2, shrink: 2, basis: 3), Rectangle().align(.start), Rectangle().align(.end),
      Rectangle().collapsed(),
      Rectangle().hidden(), Rectangle().border(.heavy), Rectangle().border(.light),
      Rectangle().border(edges: .top), Rectangle().underline(pattern: .wavy), Rectangle().underline(color: .red),
      Rectangle().clipShape(.capsule), Rectangle().clipShape(.ellipse), Rectangle().clipShape(.circle),
      Rectangle().border(title: "a"), Rectangle().border(title: "b"), Rectangle().link("a"), Rectangle().link("b"),
      Rectangle().background(.red), Rectangle().foreground(.red), Rectangle().font(.title),
      Rectangle().font(.mono), Rectangle().lineLimit(1), Rectangle().lineLimit(2),
      Rectangle().truncationMode(.head), Rectangle().bold(), Rectangle().italic(), Rectangle().monospaced(),
      Rectangle().underline(), Rectangle().strikethrough(), Rectangle().cornerRadius(3), Rectangle().opacity(0.5),
      Rectangle().tint(.red), Rectangle().zIndex(1), Rectangle().clipped(),
      LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom),
      LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottomTrailing),
      RadialGradient(colors: [.red, .blue], center: .top, startRadius: 0, endRadius: 9),
      Rectangle().shadow(radius: 2), Rectangle().rotationEffect(.degrees(3)), Rectangle().kerning(2),
      Rectangle().lineSpacing(2), Rectangle().textCase(.uppercase), Rectangle().minimumScaleFactor(0.5),
      Rectangle().baselineOffset(2), Rectangle().fontDesign(.serif), Rectangle().imageScale(.large),
      Rectangle().redacted(reason: .placeholder), Image(systemName: "star"), Image(systemName: "plus"),
      Rectangle().foregroundStyle(.red.gradient), Rectangle().border(.red, width: 3),
      Circle().strokeBorder(.red), Circle().stroke(.red, style: StrokeStyle(lineCap: .round)),
      Rectangle().connectors { [Connector(from: "a", to: "b", fileID: "F", line: 1)] },
      Rectangle().connectors { [Connector(from: "a", to: "b", label: "c", fileID: "F", line: 1)] },
      Rectangle().fill(.red), Circle(), Ellipse(), Capsule(), RoundedRectangle(cornerRadius: 3),
      Rectangle().margins(Insets(leading: 3)), Rectangle().margins(Insets(left: 3)), Rectangle().aspectRatio(1),
      Rectangle().proportionalWidth(1),
      Rectangle().proportionalHeight(1), Rectangle().hugging(3), Rectangle().compressionResistance(3),
      Rectangle().fixedSize(), Rectangle().layoutPriority(2), Rectangle().gridColumns(2),
      Rectangle().offset(x: 1, y: 0), Rectangle().offset(x: 0, y: 1), Text("a"), Text("b"),
      Text("a") + Text("b").bold(), Text("a") + Text("b").italic(), Text("a").bold() + Text("b"), Button("a"),
      Field("a"), Field("", text: "a"), Box("a"), Image("a"), Image("a", natural: Size(width: 1, height: 2)),
      Image("a", natural: Size(width: 1, height: 2)).contentMode(.fit), Toggle(isOn: true), Toggle(),
      Slider(value: 0.25), ProgressBar(value: 0.25), Stepper(), Divider(), Spacer(), Spacer(minimum: 3),
      HStack {}, VStack {}, HStack(justify: .center) {}, HStack(justify: nil) {}, HStack(align: .center) {},
      HStack(reversed: true) {},
      HStack(alignment: .center) {}, HStack(spacing: 1) {}, HStack(insets: Insets(top: 1)) {}, HStack(widths: [1]) {},
      HStack(heights: [1]) {}, HStack(individualAlignments: [.center]) {}, ZStack {}, ZStack(align: nil) {},
      ZStack(align: .topLeading) {}, ZStack(align: .bottomLeading) {}, HStack([], distribution: .fill),
      HStack([], distribution: .fillEqually), HStack([], distribution: .fill, spacing: 1),
      HStack([], distribution: .fill, alignment: .center), Color.red, Rectangle().fill(.blue), Color.blue,
      Toggle("a", isOn: true), Text("a").padding(3),
    ]
    let (nodes, others) = (views.map(unplaced), views.map(unplaced))
    for (place, node) in nodes.enumerated() {
      for (otherPlace, other) in others.enumerated() {
        // What only grids have is never compared.
        let isSame = place == otherPlace && node.attributes.rare.gridCell == nil
        #expect(node.isEquivalent(to: other) == isSame, "\(views[place]), \(views[otherPlace])")
      }
    }
  }

  /// A view without the lines that made it: here each would be another one.
  private func unplaced(_ view: any View) -> ViewNode {
    let location = SourceLine(fileID: "Test", line: 1)
    var node = view.nodes[0]
    node.modify { attributes in
      let sizes = attributes.sizes
      attributes.location = nil
      (attributes.nearSizes, attributes.farSizes) = (Attributes.NearSizes(), [])
      for size in sizes { attributes.add(size, location.fileID, location.line) }
      for index in attributes.rare.ratios.indices { attributes.rare.ratios[index].location = location }
      attributes.rare.textStyle.lineLimit?.location = location
      attributes.rare.link?.location = location
      if attributes.isCollapsed { attributes.rare.collapsedLocation = location }
    }
    return node
  }

  @Test func whatCannotBeComparedIsNeverTheSame() {
    let node = unplaced(Rectangle().overlay { Text("a") })
    #expect(!node.isEquivalent(to: node))
  }

  /// The type that a view was written as takes no room: it lies beside other bytes.
  @Test func writtenTypes() throws {
    let start = try #require(MemoryLayout<Attributes>.offset(of: \.flex))
    #expect(MemoryLayout<Attributes>.offset(of: \.sharedAppearance) == start + 16)
  }

  /// Whoever adds a property adds it to `isEquivalent(to:)` too.
  @Test func noPropertyIsForgotten() throws {
    #expect(Mirror(reflecting: Attributes(location: nil)).children.count == 11)
    #expect(Mirror(reflecting: Attributes.Appearance()).children.count == 11)
    #expect(Mirror(reflecting: Attributes.RareAttributes()).children.count == 30)
    let line = SourceLine(fileID: "", line: 0)
    // The rules of stacks are compared as a whole.
    #expect(Mirror(reflecting: FlexStack(axis: .vertical, children: [], location: line)).children.count == 3)
    let arranged = try #require(HStack(distribution: .fill) {}.nodes.first)
    if case .arranged(let stack) = arranged.content {
      #expect(Mirror(reflecting: stack).children.count == 3)
    } else {
      Issue.record("no stack with a distribution")
    }
    #expect(Mirror(reflecting: ZStack {}).children.count == 3)
  }
}
