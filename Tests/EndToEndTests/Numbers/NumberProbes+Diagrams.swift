import Truss

extension NumberProbe {
  /// Numbers of connectors and of what reports are made of.
  static let diagrams: [NumberProbe] = [
    NumberProbe("Color.opacity(_:) opacity: Double", .view { Text("a").background(Color.red.opacity($0)) }),
    NumberProbe("Bar.init(_:) value: Double", .view { Bar($0).frame(width: 40) }),
    NumberProbe(
      "Bar.init(_:) range: ClosedRange<Double>",
      .view { number in Bar(1, in: number.isNaN ? 0...1 : min(0, number)...max(0, number)).frame(width: 40) }),
    NumberProbe("Sparkline.init(_:) values: [Double]", .view { Sparkline([1, $0, 3, -$0, 2]) }),
    NumberProbe(
      "Sparkline.init(_:) range: ClosedRange<Double>?",
      .view { number in Sparkline([1, 2, 3], in: number.isNaN ? 0...1 : min(0, number)...max(0, number)) }),
    NumberProbe(
      "Line.path(in:) rect: Rect", .view { Line().stroke(.red).frame(width: min(max(0, $0), 100), height: 9) }),
    NumberProbe(
      "Connector.labelPosition(_:) position: Double",
      .view { number in
        HStack(spacing: 40) {
          Box("a").id("a"); Box("b").id("b")
        }
        .connectors { Connector(from: "a", to: "b", label: "c").labelPosition(number) }
      }),
    NumberProbe(
      "Connector.ranks(atLeast:) count: Int",
      .counted { number in
        Diagram {
          Node("a")
          Node("b")
          Arrow("a", "b").ranks(atLeast: number)
        }
      }),
    NumberProbe(
      "Connector.stroke(_:) lineWidth: Double",
      .view { number in
        HStack(spacing: 40) {
          Box("a").id("a"); Box("b").id("b")
        }
        .connectors { Connector(from: "a", to: "b", label: "c", tail: .diamond).stroke(.red, lineWidth: number) }
      }),
    NumberProbe(
      "OrderedList.init(content:) spacing: Double",
      .view { number in
        OrderedList(spacing: number) {
          Text("a"); Text("b")
        }
      }),
    NumberProbe(
      "OrderedList.init(content:) start: Int",
      .counted { number in
        OrderedList(start: number) {
          Text("a"); Text("b")
        }
      }),
    NumberProbe(
      "UnorderedList.init(content:) spacing: Double",
      .view { number in
        UnorderedList(spacing: number) {
          Text("a"); Text("b")
        }
      }),
  ]
}
