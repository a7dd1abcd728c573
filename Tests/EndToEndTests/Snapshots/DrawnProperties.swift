import Truss
import TrussIR
@testable import TrussViews

extension DrawnProperties {
  static let all: [DrawnProperties] = [
    ofAttributes, ofAppearance, ofRareAttributes, ofTextStyle, ofRuns, ofShapes, ofStrokes, ofBorders, ofColors,
    ofGradients, ofFonts, ofConnectors, ofEnds, ofPictures, ofScrollViews,
    ofLeaves, ofTitles, ofLines, ofDecorations,
  ]

  private static var surface: ModifiedView { Rectangle().frame(width: 60, height: 60) }
  private static let text = Text("some words in a text of a few lines")
  private static var size: Size { Size(width: 20, height: 10) }

  private static let ofAttributes = DrawnProperties(
    Attributes(location: nil),
    [
      (
        "nearSizes", ZStack(align: .topLeading) { Box("a").width(50) },
        ZStack(align: .topLeading) { Box("a").width(60) }
      ),
      (
        "farSizes", ZStack(align: .topLeading) { Box("a").width(50, priority: 900) },
        ZStack(align: .topLeading) { Box("a").width(60, priority: 900) }
      ),
      ("names", Box("a").id("b"), Box("a").id("c")),
      (
        "flex",
        HStack {
          Box("a").flex(1); Box("b").flex(1)
        },
        HStack {
          Box("a").flex(1); Box("b").flex(2)
        }
      ),
      ("align", HStack { Box("a").align(.start) }, HStack { Box("a").align(.end) }),
      ("isCollapsed", ZStack { Box("a") }, ZStack { Box("a").collapsed() }),
      ("isHidden", ZStack { Box("a") }, ZStack { Box("a").hidden() }),
    ], silent: ["location", "sharedAppearance", "sharedRare", "writtenType"])

  private static let ofAppearance = DrawnProperties(
    Attributes.Appearance(),
    [
      ("border", surface.border(), surface.border(.heavy)),
      ("background", text.background(.red), text.background(.green)),
      ("foreground", text.foreground(.red), text.foreground(.green)),
      ("foregroundGradient", text.foregroundStyle(.red.gradient), text.foregroundStyle(.red.opacity(0.9).gradient)),
      ("font", text.font(.title), text.font(.title2)),
      ("cornerRadius", Box("a").cornerRadius(3), Box("a").cornerRadius(4)),
      ("opacity", text.opacity(0.5), text.opacity(0.6)),
      ("tint", ProgressBar(value: 0.5).tint(.red), ProgressBar(value: 0.5).tint(.green)),
      (
        "zIndex",
        ZStack {
          Box("a").zIndex(1); Box("b")
        },
        ZStack {
          Box("a"); Box("b")
        }
      ),
      ("clip", VStack { text }.clipShape(.ellipse), VStack { text }.clipped()),
      ("shape", Circle(), Ellipse()),
    ])

  private static let ofRareAttributes = DrawnProperties(
    Attributes.RareAttributes(),
    [
      (
        "ratios", HStack(align: .start) { Box().width(40).aspectRatio(1) },
        HStack(align: .start) { Box().width(40).aspectRatio(2) }
      ),
      (
        "fractions", VStack(align: .start) { Box().width(fraction: 0.5).height(9) },
        VStack(align: .start) { Box().width(fraction: 0.6).height(9) }
      ),
      (
        "proportion",
        HStack(justify: .start) {
          Box().width(40).proportionalWidth(1); Box().proportionalWidth(1)
        },
        HStack(justify: .start) {
          Box().width(40).proportionalWidth(1); Box().proportionalWidth(2)
        }
      ),
      (
        "hugging",
        HStack {
          Box("a").hugging(300); Box("b")
        },
        HStack {
          Box("a").hugging(200); Box("b")
        }
      ),
      (
        "compression",
        HStack {
          text.compressionResistance(300); text
        },
        HStack {
          text.compressionResistance(900); text
        }
      ),
      ("fixedAxes", ZStack { text.fixedSize() }, ZStack { text }),
      (
        "layoutPriority",
        HStack {
          text.layoutPriority(1); text
        },
        HStack {
          text; text.layoutPriority(1)
        }
      ),
      (
        "alignmentGuides",
        VStack(align: .start) {
          Box("a").alignmentGuide(.leading, 4); Box("b")
        },
        VStack(align: .start) {
          Box("a"); Box("b")
        }
      ),
      (
        "gridCell",
        Grid {
          GridRow {
            Box("a"); Box("b")
          }; GridRow { Box("c").gridColumns(2) }
        },
        Grid {
          GridRow {
            Box("a"); Box("b")
          }; GridRow { Box("c") }
        }
      ),
      (
        "customSpacings", VStack([Box("a").id("a"), Box("b")], distribution: .fill).customSpacing(8, after: "a"),
        VStack([Box("a").id("a"), Box("b")], distribution: .fill).customSpacing(9, after: "a")
      ),
      ("offset", Box("a").offset(x: 1), Box("a").offset(x: 2)),
      ("pin", HStack { Box("a").pinned(top: 1) }, HStack { Box("a").pinned(top: 9) }),
      (
        "flexBasis",
        HStack {
          Box("a").flex(1, basis: 10); Box("b")
        },
        HStack {
          Box("a").flex(1, basis: 20); Box("b").flex(1)
        }
      ),
      ("borderTitle", Box("b").border(title: "a"), Box().border(title: "a", subtitle: "b")),
      ("link", text.link("#a"), text.link("#b")),
      ("textRuns", Text("a") + Text("b").bold(), Text("a").bold() + Text("b")),
      ("decorations", text.overlay { Circle().fill(.red) }, text.background { Circle().fill(.red) }),
      (
        "constraintBlocks", inset(3),
        inset(4)
      ),
      ("connectors", connected { Connector(from: "a", to: "b") }, connected { Connector(from: "b", to: "a") }),
      (
        "environment", text.environment(\.textSizeCategory, .extraLarge),
        text.environment(\.layoutDirection, .rightToLeft)
      ),
      (
        "element", ForEach(["a", "b"], id: \.self) { Text($0).id("t") },
        ForEach(["b", "a"], id: \.self) { Text($0).id("t") }
      ),
      ("effects", text.rotationEffect(.degrees(3)), text.rotationEffect(.degrees(4))),
    ],
    silent: [
      "margins", "collapsedLocation", "textStyle", "guides", "listedScope", "placementValues", "sectionEnds", "diagram",
    ])

  private static let ofTextStyle = DrawnProperties(
    TextStyle(),
    [
      ("lineLimit", text.frame(width: 60).lineLimit(1), text.frame(width: 60).lineLimit(2)),
      ("truncationMode", text.lineLimit(1).truncationMode(.head), text.lineLimit(1).truncationMode(.middle)),
      ("alignment", text.multilineTextAlignment(.center), text.multilineTextAlignment(.trailing)),
      ("weight", text.fontWeight(.bold), text.fontWeight(.black)),
      ("isItalic", text.italic(), text),
      ("isMonospaced", text.monospaced(), text),
      ("underline", text.underline(), text.underline(pattern: .dot)),
      ("isStruckThrough", text.strikethrough(), text), ("design", text.fontDesign(.serif), text),
      ("tracking", text.tracking(1), text.tracking(2)), ("baselineOffset", text.baselineOffset(1), text),
      ("lineSpacing", text.frame(width: 60).lineSpacing(2), text.frame(width: 60).lineSpacing(3)),
      ("letterCase", text.textCase(.uppercase), text),
      (
        "minimumScale", HStack { text.lineLimit(1).minimumScaleFactor(0.5).width(60) },
        HStack { text.lineLimit(1).minimumScaleFactor(0.6).width(60) }
      ),
      (
        "imageScale", HStack(align: .start) { Image(systemName: "star").imageScale(.large) },
        HStack(align: .start) { Image(systemName: "star").imageScale(.small) }
      ),
      ("isRedacted", text.redacted(reason: .placeholder), text),
    ])

  private static let ofRuns = DrawnProperties(
    StyledRun.Style(),
    [
      ("font", Text("a") + Text("b").font(.title), Text("a") + Text("b").font(.title2)),
      ("foreground", Text("a") + Text("b").foreground(.red), Text("a") + Text("b").foreground(.blue)),
      ("textStyle", Text("a") + Text("b").underline(), Text("a") + Text("b").strikethrough()),
      ("link", Text("a") + Text("b").link("#a"), Text("a") + Text("b").link("#b")),
    ])

  private static let ofShapes = DrawnProperties(
    Attributes.ShapeStyle(outline: .rectangle),
    [
      ("outline", RoundedRectangle(cornerRadius: 3).stroke(.red), RoundedRectangle(cornerRadius: 4).stroke(.red)),
      ("fill", Circle().fill(.red), Circle().fill(.green)),
      ("fill", Circle().fill(gradient(.red)), Circle().fill(.red)),
      ("stroke", Circle().fill(.red), Circle().stroke(.red)),
    ])

  private static let ofStrokes = DrawnProperties(
    StrokeStyle(),
    [
      ("lineWidth", Circle().stroke(.red, lineWidth: 1), Circle().stroke(.red, lineWidth: 2)),
      ("lineCap", Circle().stroke(.red, style: StrokeStyle(lineCap: .round)), Circle().stroke(.red)),
      ("lineJoin", Circle().stroke(.red, style: StrokeStyle(lineJoin: .round)), Circle().stroke(.red)),
      (
        "dashPhase", Circle().stroke(.red, style: StrokeStyle(dash: [1])),
        Circle().stroke(.red, style: StrokeStyle(dash: [1], dashPhase: 0.5))
      ),
      (
        "dash", Circle().stroke(.red, style: StrokeStyle(dash: [1])),
        Circle().stroke(.red, style: StrokeStyle(dash: [2]))
      ),
    ])

  private static let ofBorders = DrawnProperties(
    Border(),
    [
      ("line", text.border(.dashed), text.border(.double)),
      ("color", text.border(.light, color: .red), text.border(.light, color: .green)),
      ("edges", text.border(edges: .top), text.border(edges: .bottom)),
      ("lineWidth", text.border(.red, width: 3), text.border(.red, width: 4)),
    ])

  private static let ofColors = DrawnProperties(
    Color.red,
    [
      ("bits", Color(1, dark: 3), Color(2, dark: 3)), ("darkBits", Color(1, dark: 2), Color(1, dark: 3)),
      ("bits", Color.red.opacity(0.5), Color.red.opacity(0.504)),
    ])

  private static let ofGradients = DrawnProperties(
    gradient(.red),
    [
      ("gradient", gradient(.red), gradient(.green)),
      ("startPoint", gradient(.red, .leading), gradient(.red, .top)),
      ("endPoint", gradient(.red, to: .bottom), gradient(.red, to: .trailing)),
    ])

  private static let ofFonts = DrawnProperties(
    Font.body,
    [
      ("face", text.font(Font(.sans)), text.font(Font(.serif))),
      ("size", text.font(Font(size: 9)), text.font(Font(size: 10))),
      ("textStyle", text.font(.body).stackStyle(.swiftUI), text.font(Font(size: 13)).stackStyle(.swiftUI)),
      ("ownWeight", text.font(Font(.sans).bold()), text.font(Font(.sans))),
      ("ownItalic", text.font(Font(.sans)), text.font(Font(.sans).italic())),
      ("tracking", text.tracking(1), text.tracking(2)), ("baselineOffset", text.baselineOffset(1), text),
    ], silent: ["file"])

  private static let ofConnectors = DrawnProperties(
    Connector(from: "a", to: "b"),
    [
      (
        "source", connected { Connector(from: "a", .top, to: "b") },
        connected { Connector(from: "a", .leading, to: "b") }
      ),
      (
        "target", connected { Connector(from: "a", to: "b", .top) },
        connected { Connector(from: "a", to: "b", .trailing) }
      ),
      ("label", connected { Connector(from: "a", to: "b", label: "x") }, connected { Connector(from: "a", to: "b") }),
      (
        "labelPosition", connected { Connector(from: "a", to: "c", label: "x").labelPosition(0) },
        connected { Connector(from: "a", to: "c", label: "x").labelPosition(1) }
      ),
      (
        "waypoints", connected { Connector(from: "a", to: "c").via("b") },
        connected { Connector(from: "a", to: "c") }
      ),
      (
        "routing", connected { Connector(from: "a", to: "c").routing(.straight) },
        connected { Connector(from: "a", to: "c") }
      ),
      (
        "color", connected { Connector(from: "a", to: "b").stroke(.red) },
        connected { Connector(from: "a", to: "b").stroke(.green) }
      ),
      ("style", connected { Connector(from: "a", to: "b").dashed() }, connected { Connector(from: "a", to: "b") }),
    ], silent: ["isCallout", "location", "minimumRanks", "room"])

  private static let ofEnds = DrawnProperties(
    Connector(from: "a", to: "b").source,
    [
      ("view", connected { Connector(from: "a", to: "b") }, connected { Connector(from: "c", to: "b") }),
      ("head", connected { Connector(from: "a", to: "b", head: .circle) }, connected { Connector(from: "a", to: "b") }),
      ("head", connected { Connector(from: "a", to: "b", tail: .circle) }, connected { Connector(from: "a", to: "b") }),
      (
        "label", connected { Connector(from: "a", to: "b").endLabels(from: "1", to: "2") },
        connected { Connector(from: "a", to: "b").endLabels(from: "2", to: "1") }
      ),
      ("edge", connected { Connector(from: "a", .top, to: "b") }, connected { Connector(from: "a", .bottom, to: "b") }),
    ])

  private static let ofPictures = DrawnProperties(
    pictureValue,
    [
      ("name", Image("a"), Image("b")),
      (
        "natural", Image("a", natural: size).scaledToFit(),
        Image("a", natural: Size(width: 10, height: 20)).scaledToFit()
      ),
      ("contentMode", Image("a", natural: size).scaledToFit(), Image("a", natural: size).scaledToFill()),
      ("file", Image(file(1), alt: "a"), Image(file(2), alt: "a")),
      (
        "symbol", Image(systemName: "star").resizable(),
        Image("star", natural: Size(width: 20, height: 20)).resizable()
      ),
      ("address", Image(file(1), alt: "a").linked(to: "a.svg"), Image(file(1), alt: "a").linked(to: "b.svg")),
      (
        "isResizable", Image("a", natural: size).resizable().frame(width: 50, height: 50),
        Image("a", natural: size).frame(width: 50, height: 50)
      ),
    ])

  private static let ofScrollViews = DrawnProperties(
    ScrollView {},
    [
      ("axis", ScrollView(.horizontal) { text }, ScrollView(.vertical) { text }),
      ("offset", ScrollView(offset: 10) { text }, ScrollView(offset: 11) { text }),
      ("contentInset", ScrollView(contentInset: 10) { text }, ScrollView(contentInset: 11) { text }),
      ("contentInsetAdjustment", barred(.automatic), barred(.never)),
      ("showsIndicators", scrolled(), ScrollView { surface.height(900) }),
      ("indicatorInsets", scrolled(.fixed(5)), scrolled(.fixed(30))),
      ("children", ScrollView { text }, ScrollView { text.bold() }),
    ], silent: ["location", "rows"])

  /// `LeafKind` has no mirror: `LayoutResult.drawnAttributes(of:)` goes through all of its cases.
  private static let ofLeaves = DrawnProperties(
    (text: 0, button: 0, field: 0, toggle: 0, slider: 0, progress: 0, box: 0, custom: 0, shape: 0),
    [
      ("text", Text("a"), Text("b")), ("button", Button("a"), Button("b")),
      ("field", Field("a"), Field("", text: "a")), ("toggle", Toggle(isOn: true), Toggle()),
      ("slider", Slider(value: 0.3), Slider(value: 0.4)),
      ("progress", ProgressBar(value: 0.3), ProgressBar(value: 0.4)),
      ("box", Box("a"), Box("b")), ("custom", Bar(0.3), Bar(0.4)),
      ("custom", Sparkline([1, 2]), Sparkline([1, 2], color: .red)),
      ("shape", Line(from: .top, to: .bottom), Line(from: .topLeading, to: .bottom)),
      ("shape", text.clipShape(Line()), text.clipShape(Line(from: .topLeading, to: .bottomTrailing))),
    ])

  private static let ofTitles = DrawnProperties(
    Attributes.BorderTitle(title: "", subtitle: nil),
    [
      ("title", surface.border(title: "a"), surface.border(title: "b")),
      ("subtitle", surface.border(title: "a", subtitle: "b"), surface.border(title: "a", subtitle: "c")),
    ])

  private static let ofLines = DrawnProperties(
    Text.LineStyle(),
    [
      ("pattern", text.underline(pattern: .dot), text.underline(pattern: .dash)),
      ("color", text.underline(color: .red), text.underline(color: .green)),
    ])

  private static let ofDecorations = DrawnProperties(
    Decoration(layer: .overlay, alignment: .center, nodes: []),
    [
      ("layer", text.overlay { Color.red }, text.background { Color.red }),
      ("alignment", text.overlay(alignment: .top) { Text("b") }, text.overlay(alignment: .bottom) { Text("b") }),
      ("nodes", text.overlay { Text("b") }, text.overlay { Text("c") }),
    ], silent: ["scope", "surroundings"])

  private static func gradient(
    _ color: Color, _ start: UnitPoint = .leading, to end: UnitPoint = .bottomTrailing
  ) -> LinearGradient {
    LinearGradient(colors: [color, .blue], startPoint: start, endPoint: end)
  }

  private static func connected(_ connector: () -> Connector) -> ModifiedView {
    let connector = connector()
    return VStack(justify: .spaceBetween, align: .start, insets: 15) {
      HStack(spacing: 40) {
        Box("a").id("a"); Box("b").id("b")
      }
      Box("c").id("c").offset(x: 30)
    }
    .connectors { connector }
  }

  private static func inset(_ distance: Double) -> ModifiedView {
    ZStack(align: .topLeading) { Box().id("a").height(9) }
      .constraints { ViewID("a").width == ViewID.container.width - distance }
  }

  private static func scrolled(_ insets: ScrollView.IndicatorInsets = .automatic) -> ScrollView {
    ScrollView(showsIndicators: true, indicatorInsets: insets) { surface.height(900) }
  }

  private static func barred(_ adjustment: ScrollView.ContentInsetAdjustment) -> ModifiedView {
    ScrollView(contentInsetAdjustment: adjustment) { text }.environment(\.safeAreaInsets, Insets(top: 20))
  }

  private static func file(_ number: Int) -> ImageFile {
    let document = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"10\" height=\"10\" id=\"n\(number)\"/>"
    guard let file = try? ImageFile(bytes: Array(document.utf8)) else { preconditionFailure(document) }
    return file
  }

  private static var pictureValue: Any {
    if case .leaf(.image(let picture)) = Image("a")._node.content { picture } else { 0 }
  }
}
