import Foundation
import Truss

extension NumberProbe {
  private static let colors: [Color] = [.red, .blue]
  private static let gradient = Gradient(colors: [.red, .blue])

  private static func path(_ build: (inout Path) -> Void) -> any View { Path { build(&$0) }.fill(.red) }

  /// Numbers of colours, shapes, letters and effects in the words of SwiftUI.
  static let looks: [NumberProbe] = colorProbes + shapeProbes + letterProbes

  private static let colorProbes: [NumberProbe] = [
    NumberProbe("Color.init(_:red:green:blue:) blue: Double", .view { Color(.sRGBLinear, red: 0, green: 0, blue: $0) }),
    NumberProbe(
      "Color.init(_:red:green:blue:) green: Double", .view { Color(.sRGBLinear, red: 0, green: $0, blue: 0) }),
    NumberProbe(
      "Color.init(_:red:green:blue:) opacity: Double",
      .view { Color(.sRGBLinear, red: 0, green: 0, blue: 0, opacity: $0) }),
    NumberProbe("Color.init(_:red:green:blue:) red: Double", .view { Color(.sRGBLinear, red: $0, green: 0, blue: 0) }),
    NumberProbe(
      "Color.init(hue:saturation:brightness:) brightness: Double",
      .view { Color(hue: 0.3, saturation: 1, brightness: $0) }),
    NumberProbe(
      "Color.init(hue:saturation:brightness:) hue: Double", .view { Color(hue: $0, saturation: 1, brightness: 1) }),
    NumberProbe(
      "Color.init(hue:saturation:brightness:) opacity: Double",
      .view { Color(hue: 0.3, saturation: 1, brightness: 1, opacity: $0) }),
    NumberProbe(
      "Color.init(hue:saturation:brightness:) saturation: Double",
      .view { Color(hue: 0.3, saturation: $0, brightness: 1) }),
    NumberProbe("Color.init(red:green:blue:) blue: Double", .view { Color(red: 0, green: 0, blue: $0) }),
    NumberProbe("Color.init(red:green:blue:) green: Double", .view { Color(red: 0, green: $0, blue: 0) }),
    NumberProbe("Color.init(red:green:blue:) opacity: Double", .view { Color(red: 0, green: 0, blue: 0, opacity: $0) }),
    NumberProbe("Color.init(red:green:blue:) red: Double", .view { Color(red: $0, green: 0, blue: 0) }),
    NumberProbe("Color.init(white:) opacity: Double", .view { Color(white: 1, opacity: $0) }),
    NumberProbe("Color.init(white:) white: Double", .view { Color(white: $0) }),
    NumberProbe(
      "RadialGradient.init(colors:center:startRadius:endRadius:) endRadius: Double",
      .view { RadialGradient(colors: colors, center: .center, startRadius: 0, endRadius: $0) }),
    NumberProbe(
      "RadialGradient.init(colors:center:startRadius:endRadius:) startRadius: Double",
      .view { RadialGradient(colors: colors, center: .center, startRadius: $0, endRadius: 9) }),
    NumberProbe(
      "RadialGradient.init(gradient:center:startRadius:endRadius:) endRadius: Double",
      .view { RadialGradient(gradient: gradient, center: .center, startRadius: 0, endRadius: $0) }),
    NumberProbe(
      "RadialGradient.init(gradient:center:startRadius:endRadius:) startRadius: Double",
      .view { RadialGradient(gradient: gradient, center: .center, startRadius: $0, endRadius: 9) }),
    NumberProbe(
      "RadialGradient.init(stops:center:startRadius:endRadius:) endRadius: Double",
      .view { RadialGradient(stops: gradient.stops, center: .center, startRadius: 0, endRadius: $0) }),
    NumberProbe(
      "RadialGradient.init(stops:center:startRadius:endRadius:) startRadius: Double",
      .view { RadialGradient(stops: gradient.stops, center: .center, startRadius: $0, endRadius: 9) }),
    NumberProbe(
      "ShapeStyle.radialGradient(_:startRadius:endRadius:) endRadius: Double",
      .view { Circle().fill(.radialGradient(gradient, startRadius: 0, endRadius: $0)) }),
    NumberProbe(
      "ShapeStyle.radialGradient(_:startRadius:endRadius:) startRadius: Double",
      .view { Circle().fill(.radialGradient(gradient, startRadius: $0, endRadius: 9)) }),
    NumberProbe(
      "ShapeStyle.radialGradient(colors:startRadius:endRadius:) endRadius: Double",
      .view { Circle().fill(.radialGradient(colors: colors, startRadius: 0, endRadius: $0)) }),
    NumberProbe(
      "ShapeStyle.radialGradient(colors:startRadius:endRadius:) startRadius: Double",
      .view { Circle().fill(.radialGradient(colors: colors, startRadius: $0, endRadius: 9)) }),
  ]

  private static func split(@ViewBuilder sidebar: () -> ViewContent) -> NavigationSplitView {
    NavigationSplitView {
      sidebar()
    } detail: {
      Text("B")
    }
  }

  private static let shapeProbes: [NumberProbe] = [
    NumberProbe(
      "VStack.init(pinnedViews:content:) spacing: Double?",
      .view { number in LazyVStack(spacing: number, pinnedViews: [.sectionHeaders]) { Text("A").id("a") } }),
    NumberProbe(
      "ButtonBorderShape.roundedRectangle(radius:) radius: Double",
      .view { Button("A") {}.buttonStyle(.bordered).buttonBorderShape(.roundedRectangle(radius: $0)) }),
    NumberProbe(
      "View.navigationSplitViewColumnWidth(_:) width: Double",
      .view { number in split { Text("A").navigationSplitViewColumnWidth(number) } }),
    NumberProbe(
      "View.navigationSplitViewColumnWidth(ideal:) ideal: Double",
      .view { number in split { Text("A").navigationSplitViewColumnWidth(min: 1, ideal: number, max: 9) } }),
    NumberProbe(
      "View.navigationSplitViewColumnWidth(ideal:) max: Double?",
      .view { number in split { Text("A").navigationSplitViewColumnWidth(ideal: 50, max: number) } }),
    NumberProbe(
      "View.navigationSplitViewColumnWidth(ideal:) min: Double?",
      .view { number in split { Text("A").navigationSplitViewColumnWidth(min: number, ideal: 50) } }),
    NumberProbe(
      "Path.addArc(center:radius:startAngle:endAngle:clockwise:) radius: Double",
      .view { number in
        path {
          $0.addArc(
            center: CGPoint(x: 5, y: 5), radius: number, startAngle: .zero, endAngle: .degrees(90), clockwise: true)
        }
      }),
    NumberProbe(
      "Path.addRelativeArc(center:radius:startAngle:delta:) radius: Double",
      .view { number in
        path {
          $0.addRelativeArc(center: Point(x: 5, y: 5), radius: number, startAngle: .zero, delta: .degrees(90))
        }
      }),
    NumberProbe(
      "Path.trimmedPath(from:to:) start: Double",
      .view { Path(Rect(x: 0, y: 0, width: 9, height: 9)).trimmedPath(from: $0, to: 0.5).stroke(.red) }),
    NumberProbe(
      "Path.trimmedPath(from:to:) end: Double",
      .view { Path(Rect(x: 0, y: 0, width: 9, height: 9)).trimmedPath(from: 0.5, to: $0).stroke(.red) }),
    NumberProbe("Color.mix(with:by:) fraction: Double", .view { Circle().fill(Color.red.mix(with: .blue, by: $0)) }),
    NumberProbe("ShapeStyle.opacity(_:) opacity: Double", .view { Circle().fill(.tint.opacity($0)) }),
    NumberProbe(
      "Path.path(in:) rect: Rect",
      .value { Path(Rect(x: 0, y: 0, width: 9, height: 9)).path(in: Rect(x: $0, y: $0, width: $0, height: $0)) }),
    NumberProbe(
      "RectangleCornerRadii.init() bottomLeading: Double",
      .view { UnevenRoundedRectangle(cornerRadii: RectangleCornerRadii(bottomLeading: $0)).fill(.red) }),
    NumberProbe(
      "RectangleCornerRadii.init() bottomTrailing: Double",
      .view { UnevenRoundedRectangle(cornerRadii: RectangleCornerRadii(bottomTrailing: $0)).fill(.red) }),
    NumberProbe(
      "RectangleCornerRadii.init() topLeading: Double",
      .view { UnevenRoundedRectangle(cornerRadii: RectangleCornerRadii(topLeading: $0)).fill(.red) }),
    NumberProbe(
      "RectangleCornerRadii.init() topTrailing: Double",
      .view { UnevenRoundedRectangle(cornerRadii: RectangleCornerRadii(topTrailing: $0)).fill(.red) }),
    NumberProbe(
      "RoundedRectangle.init(cornerSize:) cornerSize: Size",
      .view { RoundedRectangle(cornerSize: Size(width: $0, height: $0)).fill(.red) }),
    NumberProbe("Shape.inset(by:) amount: Double", .view { Circle().inset(by: $0).stroke(.red) }),
    NumberProbe("Shape.offset() x: Double", .view { Circle().offset(x: $0).fill(.red) }),
    NumberProbe("Shape.offset() y: Double", .view { Circle().offset(y: $0).fill(.red) }),
    NumberProbe(
      "Shape.rect() bottomLeadingRadius: Double", .view { Text("a").clipShape(.rect(bottomLeadingRadius: $0)) }),
    NumberProbe(
      "Shape.rect() bottomTrailingRadius: Double", .view { Text("a").clipShape(.rect(bottomTrailingRadius: $0)) }),
    NumberProbe("Shape.rect() topLeadingRadius: Double", .view { Text("a").clipShape(.rect(topLeadingRadius: $0)) }),
    NumberProbe("Shape.rect() topTrailingRadius: Double", .view { Text("a").clipShape(.rect(topTrailingRadius: $0)) }),
    NumberProbe("Shape.scale() x: Double", .view { Circle().scale(x: $0).fill(.red) }),
    NumberProbe("Shape.scale() y: Double", .view { Circle().scale(y: $0).fill(.red) }),
    NumberProbe("Shape.scale(_:) scale: Double", .view { Circle().scale($0).fill(.red) }),
    NumberProbe("Shape.size(width:height:) height: Double", .view { Circle().size(width: 9, height: $0).fill(.red) }),
    NumberProbe("Shape.size(width:height:) width: Double", .view { Circle().size(width: $0, height: 9).fill(.red) }),
    NumberProbe("Shape.stroke() lineWidth: Double", .view { Circle().stroke(lineWidth: $0) }),
    NumberProbe("Shape.strokeBorder() lineWidth: Double", .view { Circle().strokeBorder(lineWidth: $0) }),
    NumberProbe("Shape.strokeBorder(_:) lineWidth: Double", .view { Circle().strokeBorder(.red, lineWidth: $0) }),
    NumberProbe("Shape.trim() end: Double", .view { Circle().trim(from: 0.1, to: $0).stroke(.red) }),
    NumberProbe("Shape.trim() start: Double", .view { Circle().trim(from: $0, to: 0.9).stroke(.red) }),
    NumberProbe("ShapeView.stroke(_:) lineWidth: Double", .view { Circle().fill(.red).stroke(.black, lineWidth: $0) }),
    NumberProbe(
      "ShapeView.strokeBorder(_:) lineWidth: Double", .view { Circle().fill(.red).strokeBorder(.black, lineWidth: $0) }),
    NumberProbe(
      "StrokeStyle.init() dashPhase: Double",
      .view { Circle().stroke(.red, style: StrokeStyle(dash: [2], dashPhase: $0)) }),
    NumberProbe(
      "StrokeStyle.init() miterLimit: Double", .view { Circle().stroke(.red, style: StrokeStyle(miterLimit: $0)) }),
    NumberProbe(
      "UnevenRoundedRectangle.init() bottomLeadingRadius: Double",
      .view { UnevenRoundedRectangle(bottomLeadingRadius: $0).fill(.red) }),
    NumberProbe(
      "UnevenRoundedRectangle.init() bottomTrailingRadius: Double",
      .view { UnevenRoundedRectangle(bottomTrailingRadius: $0).fill(.red) }),
    NumberProbe(
      "UnevenRoundedRectangle.init() topLeadingRadius: Double",
      .view { UnevenRoundedRectangle(topLeadingRadius: $0).fill(.red) }),
    NumberProbe(
      "UnevenRoundedRectangle.init() topTrailingRadius: Double",
      .view { UnevenRoundedRectangle(topTrailingRadius: $0).fill(.red) }),
    NumberProbe(
      "UnevenRoundedRectangle.path(in:) rect: Rect",
      .value { UnevenRoundedRectangle(topLeadingRadius: 2).path(in: Rect(x: $0, y: $0, width: $0, height: $0)) }),
  ]

  private static let letterProbes: [NumberProbe] = [
    NumberProbe(
      "Image.init(decorative:) natural: Size?", .view { Image(decorative: "a", natural: Size(width: $0, height: $0)) }),
    NumberProbe(
      "Image.init(systemName:variableValue:) variableValue: Double?",
      .view { Image(systemName: "wifi", variableValue: $0) }),
    NumberProbe(
      "LocalizedStringKey.StringInterpolation.init(literalCapacity:interpolationCount:) interpolationCount: Int",
      .countedValue { LocalizedStringKey.StringInterpolation(literalCapacity: 0, interpolationCount: $0) }),
    NumberProbe(
      "LocalizedStringKey.StringInterpolation.init(literalCapacity:interpolationCount:) literalCapacity: Int",
      .countedValue { LocalizedStringKey.StringInterpolation(literalCapacity: $0, interpolationCount: 0) }),
    NumberProbe(
      "RedactionReasons.init(rawValue:) rawValue: Int",
      .counted { Text("a").redacted(reason: RedactionReasons(rawValue: $0)) }),
    NumberProbe("Text.baselineOffset(_:) offset: Double", .view { Text("a") + Text("b").baselineOffset($0) }),
    NumberProbe("Text.kerning(_:) kerning: Double", .view { Text("a") + Text("b").kerning($0) }),
    NumberProbe("Text.tracking(_:) tracking: Double", .view { Text("a") + Text("b").tracking($0) }),
    NumberProbe(
      "View.aspectRatio(_:contentMode:) ratio: Double?", .view { Text("a").aspectRatio($0, contentMode: .fit) }),
    NumberProbe("View.baselineOffset(_:) offset: Double", .view { VStack { Text("a b c") }.baselineOffset($0) }),
    NumberProbe("View.blur(radius:) radius: Double", .view { Text("a").blur(radius: $0) }),
    NumberProbe("View.border(_:) width: Double", .view { VStack { Text("a") }.border(.red, width: $0) }),
    NumberProbe("View.kerning(_:) kerning: Double", .view { VStack { Text("a b c") }.kerning($0) }),
    NumberProbe(
      "View.lineLimit(_:) range: ClosedRange<Int>", .counted { Text("a b c").lineLimit(min(2, $0)...max(2, $0)) }),
    NumberProbe("View.lineLimit(_:) range: PartialRangeFrom<Int>", .counted { Text("a b c").lineLimit($0...) }),
    NumberProbe("View.lineLimit(_:) range: PartialRangeThrough<Int>", .counted { Text("a b c").lineLimit(...$0) }),
    NumberProbe(
      "View.lineLimit(_:reservesSpace:) lines: Int", .counted { Text("a b c").lineLimit($0, reservesSpace: true) }),
    NumberProbe("View.lineSpacing(_:) spacing: Double", .view { Text("a\nb").lineSpacing($0) }),
    NumberProbe(
      "View.minimumScaleFactor(_:) factor: Double",
      .view { Text("a b c").lineLimit(1).minimumScaleFactor($0).frame(width: 9) }),
    NumberProbe("View.offset(_:) offset: Size", .view { Text("a").offset(Size(width: $0, height: $0)) }),
    NumberProbe("View.position() x: Double", .view { Text("a").position(x: $0, y: 0) }),
    NumberProbe("View.position() y: Double", .view { Text("a").position(x: 0, y: $0) }),
    NumberProbe("View.scaleEffect() x: Double", .view { Text("a").scaleEffect(x: $0) }),
    NumberProbe("View.scaleEffect() y: Double", .view { Text("a").scaleEffect(y: $0) }),
    NumberProbe("View.scaleEffect(_:) scale: Double", .view { Text("a").scaleEffect($0) }),
    NumberProbe("View.shadow(radius:) radius: Double", .view { Text("a").shadow(radius: $0) }),
    NumberProbe("View.shadow(radius:) x: Double", .view { Text("a").shadow(radius: 1, x: $0) }),
    NumberProbe("View.shadow(radius:) y: Double", .view { Text("a").shadow(radius: 1, y: $0) }),
    NumberProbe("View.tracking(_:) tracking: Double", .view { VStack { Text("a b c") }.tracking($0) }),
  ]
}
