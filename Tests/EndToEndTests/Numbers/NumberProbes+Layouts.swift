import Truss
import TrussFigures
import TrussTesting

extension NumberProbe {
  /// Sizes and surroundings that a layout is asked for with.
  static let layouts: [NumberProbe] = [
    NumberProbe("View.layout() width: Double?", .call { try leaf.layout(width: $0).frames }),
    NumberProbe("View.layout() height: Double?", .call { try leaf.layout(height: $0).frames }),
    NumberProbe("View.layout(columns:) columns: Int?", .countedCall { try leaf.layout(columns: $0).frames }),
    NumberProbe("View.layout(columns:) rows: Int?", .countedCall { try leaf.layout(columns: nil, rows: $0).frames }),
    NumberProbe(
      "View.layout(columns:) cell: Medium.CellSize?",
      .call { try box.layout(columns: nil, cell: Medium.CellSize(width: $0, height: $0)).frames }),
    NumberProbe(
      "Medium.CellSize.init() width: Double",
      .call { try box.layout(columns: nil, cell: Medium.CellSize(width: $0)).frames }),
    NumberProbe(
      "Medium.CellSize.init() height: Double",
      .call { try box.layout(columns: nil, cell: Medium.CellSize(height: $0)).frames }),
    NumberProbe(
      "Medium.CellSize.width Double",
      .call { number in
        var cell = Medium.CellSize()
        cell.width = number
        return try box.layout(columns: nil, cell: cell).frames
      }),
    NumberProbe(
      "Medium.CellSize.height Double",
      .call { number in
        var cell = Medium.CellSize()
        cell.height = number
        return try box.layout(columns: nil, cell: cell).frames
      }),
    NumberProbe(
      "Medium.cells Medium.CellSize",
      .call { number in
        let medium = Medium.cells(Medium.CellSize(width: number, height: 1))
        return try Lowering(box, medium: medium).solve().frames
      }),
    NumberProbe(
      "ConstraintSystem.init(of:) width: Double?", .call { try ConstraintSystem(of: box, width: $0).listing }),
    NumberProbe(
      "ConstraintSystem.init(of:) height: Double?", .call { try ConstraintSystem(of: box, height: $0).listing }),
    NumberProbe("View.text() columns: Int?", .countedCall { try leaf.text(columns: $0) }),
    NumberProbe("View.text() rows: Int?", .countedCall { try leaf.text(rows: $0) }),
    NumberProbe("View.ascii() columns: Int?", .countedCall { try leaf.ascii(columns: $0) }),
    NumberProbe("View.ascii() rows: Int?", .countedCall { try leaf.ascii(rows: $0) }),
    NumberProbe("View.svg() width: Double?", .call { try leaf.svg(width: $0) }),
    NumberProbe("View.svg() height: Double?", .call { try leaf.svg(.overlay, height: $0) }),
    NumberProbe("View.inspector() width: Double?", .call { try leaf.inspector(width: $0, widths: []).sizes }),
    NumberProbe("View.inspector() height: Double?", .call { try leaf.inspector(height: $0, widths: []).sizes }),
    NumberProbe("View.inspector() widths: [Double]", .call { try leaf.inspector(widths: [100, $0]).sizes }),
    NumberProbe(
      "SVG.Overlay.init(rawValue:) rawValue: Int", .countedCall { try leaf.svg(.overlay(.init(rawValue: $0))) }),
    NumberProbe(
      "EnvironmentValues.init() safeAreaInsets: Insets",
      .call { number in
        let environment = EnvironmentValues(safeAreaInsets: Insets(all: number))
        return try scrolling.layout(width: 90, height: 60, environment: environment).frames
      }),
    NumberProbe(
      "EnvironmentValues.safeAreaInsets Insets",
      .view { scrolling.environment(\.safeAreaInsets, Insets(top: $0, left: $0)) }),
  ]

  /// What a session and a transition are told.
  static let changes: [NumberProbe] = [
    NumberProbe("LayoutSession.init(_:) width: Double?", .call { try LayoutSession(leaf, width: $0).layout.frames }),
    NumberProbe("LayoutSession.init(_:) height: Double?", .call { try LayoutSession(leaf, height: $0).layout.frames }),
    NumberProbe("LayoutSession.resize(width:height:) width: Double?", .call { try resized(width: $0, height: 5) }),
    NumberProbe("LayoutSession.resize(width:height:) height: Double?", .call { try resized(width: 50, height: $0) }),
    NumberProbe(
      "LayoutSession.updateConstraints(labeled:) constant: Double?",
      .call { number in
        var session = try constrainedSession()
        try session.updateConstraints(labeled: "gap", constant: number)
        return session.layout.frames
      }),
    NumberProbe(
      "LayoutSession.updateConstraints(labeled:) priority: Priority?",
      .call { number in
        var session = try constrainedSession()
        try session.updateConstraints(labeled: "gap", priority: Priority(number))
        return session.layout.frames
      }),
    NumberProbe(
      "LayoutSession.transition() duration: Double",
      .call { number in
        let transition = try changed().transition(duration: number)
        return (try transition.svg().document, try transition.strip(frames: 2))
      }),
    NumberProbe(
      "LayoutSession.transition(columns:) columns: Int?",
      .countedCall { try changed().transition(columns: $0).strip(frames: 2) }),
    NumberProbe(
      "LayoutSession.transition(columns:) rows: Int?",
      .countedCall { try changed().transition(columns: 20, rows: $0).strip(frames: 2) }),
    NumberProbe(
      "LayoutSession.transition(columns:) duration: Double",
      .call { try changed().transition(columns: 20, duration: $0).strip(frames: 2) }),
    NumberProbe("Transition.init(from:to:) duration: Double", .call { try transition(duration: $0).strip(frames: 2) }),
    NumberProbe(
      "Keyframes.init(_:) stepDuration: Double", .call { try keyframes(stepDuration: $0).strip(framesBetween: 1) }),
    NumberProbe(
      "Keyframes.stepDuration Double",
      .call { number in
        var movement = try keyframes(stepDuration: 1)
        movement.stepDuration = number
        return try movement.svg(repeats: true).document
      }),
    NumberProbe(
      "Keyframes.frame(of:at:) time: Double",
      .call { try keyframes(stepDuration: 1).frame(of: "a", at: $0) as Any }),
    NumberProbe(
      "Keyframes.strip() framesBetween: Int",
      .countedCall { try keyframes(stepDuration: 1).strip(framesBetween: $0) }),
    NumberProbe(
      "Transition.duration Double",
      .call { number in
        var change = try transition(duration: 1)
        change.duration = number
        return try change.svg(repeats: true).document
      }),
    NumberProbe(
      "Transition.frame(of:at:) time: Double", .call { try transition(duration: 1).frame(of: "a", at: $0) as Any }),
    NumberProbe("Transition.strip() frames: Int", .countedCall { try transition(duration: 1).strip(frames: $0) }),
    NumberProbe("TransitionCurve.progress(at:) time: Double", .call { TransitionCurve.easeInOut.progress(at: $0) }),
  ]

  /// Figures and snapshots.
  static let products: [NumberProbe] = [
    NumberProbe(
      "Figure.init(_:title:content:) width: Double?", .call { try drawn(Figure("f", title: "f", width: $0) { leaf }) }),
    NumberProbe(
      "Figure.init(_:title:content:) height: Double?", .call { try drawn(Figure("f", title: "f", height: $0) { leaf }) }
    ),
    NumberProbe(
      "Figure.init(_:title:duration:from:to:) width: Double?",
      .call { try drawn(Figure("f", title: "f", width: $0, duration: 1, from: { leaf }, to: { second })) }),
    NumberProbe(
      "Figure.init(_:title:duration:from:to:) height: Double?",
      .call { try drawn(Figure("f", title: "f", height: $0, duration: 1, from: { leaf }, to: { second })) }),
    NumberProbe(
      "Figure.init(_:title:duration:from:to:) duration: Double",
      .call { try drawn(Figure("f", title: "f", duration: $0, from: { leaf }, to: { second })) }),
    NumberProbe(
      "Figure.init(_:title:stepDuration:through:) width: Double?",
      .call { try drawn(Figure("f", title: "f", width: $0, stepDuration: 1, through: [leaf, second, leaf])) }),
    NumberProbe(
      "Figure.init(_:title:stepDuration:through:) height: Double?",
      .call { try drawn(Figure("f", title: "f", height: $0, stepDuration: 1, through: [leaf, second, leaf])) }),
    NumberProbe(
      "View.caption(_:) spacing: Double",
      .view { number in leaf.caption("a leaf", spacing: number) }),
    NumberProbe(
      "View.callouts(_:) width: Double",
      .view { number in leaf.id("leaf").callouts(width: number) { Callout("a leaf", at: "leaf") } }),
    NumberProbe(
      "View.callouts(_:) spacing: Double",
      .view { number in leaf.id("leaf").callouts(spacing: number) { Callout("a leaf", at: "leaf") } }),
    NumberProbe(
      "Keyframes.init(_:) stepRest: Double",
      .call { number in try keyframes(stepDuration: 1, stepRest: number).svg().document }),
    NumberProbe(
      "Keyframes.stepRest Double",
      .call { number in
        var movement = try keyframes(stepDuration: 1)
        movement.stepRest = number
        return try movement.svg().document
      }),
    NumberProbe(
      "Figure.Change.stepRest Double",
      .call { number in
        var figure = Figure("f", title: "f", stepDuration: 1, through: [leaf, second, leaf])
        figure.change?.stepRest = number
        return try drawn(figure)
      }),
    NumberProbe(
      "Figure.init(_:title:stepDuration:through:) stepRest: Double",
      .call { try drawn(Figure("f", title: "f", stepDuration: 1, stepRest: $0, through: [leaf, second, leaf])) }),
    NumberProbe(
      "Figure.init(_:title:stepDuration:through:) stepDuration: Double",
      .call { try drawn(Figure("f", title: "f", stepDuration: $0, through: [leaf, second, leaf])) }),
    NumberProbe(
      "Figure.width Double?",
      .call { number in
        var figure = Figure("f", title: "f") { leaf }
        figure.width = number
        return try drawn(figure)
      }),
    NumberProbe(
      "Figure.height Double?",
      .call { number in
        var figure = Figure("f", title: "f") { leaf }
        figure.height = number
        return try drawn(figure)
      }),
    NumberProbe(
      "Figure.Change.duration Double",
      .call { number in
        var figure = Figure("f", title: "f", duration: 1, from: { leaf }, to: { second })
        figure.change?.duration = number
        return try drawn(figure)
      }),
    NumberProbe(
      "assertLayout(of:) width: Double?",
      .call { number in
        let expected = try leaf.layout(width: number).constraints.listing
        try assertLayout(of: leaf, width: number, as: .listing, allowing: [.conflict, .overflow]) { expected }
        return expected
      }),
    NumberProbe(
      "assertLayout(of:) height: Double?",
      .call { number in
        let expected = try leaf.layout(height: number).constraints.listing
        try assertLayout(of: leaf, height: number, as: .listing, allowing: [.conflict, .overflow]) { expected }
        return expected
      }),
    NumberProbe(
      "assertLayout(of:columns:) columns: Int?",
      .countedCall { number in
        let expected = try leaf.layout(columns: number).constraints.listing
        try assertLayout(of: leaf, columns: number, as: .listing, allowing: [.conflict, .overflow]) { expected }
        return expected
      }),
    NumberProbe(
      "assertLayout(of:columns:) rows: Int?",
      .countedCall { number in
        let expected = try leaf.layout(columns: 9, rows: number).constraints.listing
        try assertLayout(of: leaf, columns: 9, rows: number, as: .listing, allowing: [.conflict, .overflow]) {
          expected
        }
        return expected
      }),
  ]

  private static var box: any View { VStack { Box().width(30).aspectRatio(2) } }
  private static var scrolling: any View { ScrollView { Text("some words").height(200) } }

  private static func resized(width: Double?, height: Double?) throws(LayoutError) -> [LayoutResult.Frame] {
    var session = try LayoutSession(VStack { leaf }, width: 40, height: 40)
    try session.resize(width: width, height: height)
    return session.layout.frames
  }

  private static func constrainedSession() throws(LayoutError) -> LayoutSession {
    let view = HStack(justify: .start) {
      leaf
      second
    }.constraints { (ViewID("b").width == ViewID("a").width + 5).labeled("gap") }
    return try LayoutSession(view, width: 90, height: 60)
  }

  private static func changed() throws(LayoutError) -> LayoutSession {
    var session = try LayoutSession(VStack { leaf })
    try session.update(to: VStack { leaf.padding(4) })
    return session
  }

  private static func transition(duration: Double) throws(LayoutError) -> Transition {
    Transition(from: try leaf.layout(columns: 12), to: try leaf.layout(columns: 5), duration: duration)
  }

  private static func keyframes(stepDuration: Double, stepRest: Double = 0) throws(LayoutError) -> Keyframes {
    var layouts: [LayoutResult] = []
    for columns in [12, 5, 8] { layouts.append(try leaf.layout(columns: columns)) }
    return Keyframes(layouts, stepDuration: stepDuration, stepRest: stepRest)
  }

  private static func drawn(_ figure: Figure) throws(LayoutError) -> Any {
    (try figure.text(), try figure.svg().document)
  }
}

extension Inspector {
  fileprivate var sizes: Int { document.utf8.count }
}
