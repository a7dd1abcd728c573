import TestSupport
import Truss

/// Random views with modifiers that hide letters, and their code.
struct HidingViewGenerator {
  private var random: SplitMix64
  private(set) var code = ""

  init(seed: UInt64) { random = SplitMix64(seed: seed) }

  private mutating func pick<Value>(_ values: [Value]) -> Value { values[Int(random.next() % UInt64(values.count))] }

  mutating func view(depth: Int) -> AnyView {
    var view = depth > 0 && pick([true, true, false]) ? container(depth) : leaf()
    for _ in 0..<pick([0, 0, 1, 1, 2]) { view = modified(view, depth) }
    return view
  }

  private mutating func container(_ depth: Int) -> AnyView {
    let (kind, spacing) = (
      pick(["HStack", "VStack", "VStack", "ZStack", "GroupBox", "ScrollView"]), pick([0.0, 0, 4, -4, -10])
    )
    code += "\(kind)(\(spacing)) { "
    var views: [AnyView] = []
    for _ in 0..<pick([1, 2, 3]) { views.append(view(depth: depth - 1)) }
    code += "} "
    return switch kind {
    case "HStack": AnyView(HStack(spacing: spacing) { for view in views { view } })
    case "VStack":
      AnyView(VStack(align: pick([.start, .fill, .center]), spacing: spacing) { for view in views { view } })
    case "ZStack": AnyView(ZStack { for view in views { view } })
    case "GroupBox": AnyView(GroupBox("Title") { for view in views { view } })
    default: AnyView(ScrollView { VStack { for view in views { view } } }.frame(height: 30))
    }
  }

  private mutating func leaf() -> AnyView {
    let (kind, text) = (
      pick(["Text", "Text", "Text", "Button", "Box", "Field", "Toggle", "Circle"]),
      pick(["word", "some words", "a", "longerword"])
    )
    code += "\(kind)(\(text)) "
    return switch kind {
    case "Text": AnyView(Text(text))
    case "Button": AnyView(Button(text))
    case "Box": AnyView(Box(text))
    case "Field": AnyView(Field("", text: text))
    case "Toggle": AnyView(Toggle(text, isOn: true))
    default: AnyView(Circle().frame(width: 20, height: 20))
    }
  }

  private mutating func modified(_ view: AnyView, _ depth: Int) -> AnyView {
    let kind = pick([
      "offset", "padding", "overlay", "mask", "sheet", "alert", "low", "narrow", "position", "turned", "title",
    ])
    let (x, y) = (pick([-40.0, -10, 5, 30]), pick([-20.0, -5, 0, 15]))
    let places: [Alignment] = [.top, .bottomTrailing, .leading, .center]
    let edges: [Edge.Set] = [.top, .leading, .horizontal]
    code += ".\(kind)(\(x), \(y)) "
    switch kind {
    case "offset": return AnyView(view.offset(x: x, y: y))
    case "padding": return AnyView(view.padding(pick(edges), pick([-20, -5, 8])))
    case "overlay":
      let (place, above) = (pick(places), self.view(depth: min(depth - 1, 1)))
      return AnyView(view.overlay(alignment: place) { above })
    case "mask": return AnyView(view.mask(Rectangle().inset(by: pick([0.0, 3, 10]))))
    case "sheet":
      let above = self.view(depth: min(depth - 1, 1))
      return AnyView(view.sheet(isPresented: .constant(true)) { above })
    case "alert": return AnyView(view.alert("Alert", isPresented: .constant(true)) { Button("OK") {} })
    case "low": return AnyView(view.frame(height: pick([0, 4, 10, 20])))
    case "narrow": return AnyView(view.frame(width: pick([0, 10, 40])))
    case "position": return AnyView(view.position(x: abs(x), y: abs(y)).frame(height: 40))
    case "turned": return AnyView(view.rotationEffect(.degrees(90)))
    default: return AnyView(view.border(.light, title: "Border"))
    }
  }
}
