import Truss

extension NumberProbe {
  /// Numbers of animations, gestures and presentations, which a still picture does not show.
  static let runningApp: [NumberProbe] = [
    animation("bouncy(duration:) duration", Animation.bouncy),
    animation("delay(_:) delay") { Animation.default.delay($0) },
    animation("easeIn(duration:) duration", Animation.easeIn),
    animation("easeInOut(duration:) duration", Animation.easeInOut),
    animation("easeOut(duration:) duration", Animation.easeOut),
    animation("linear(duration:) duration", Animation.linear),
    animation("smooth(duration:) duration", Animation.smooth),
    animation("snappy(duration:) duration", Animation.snappy),
    animation("speed(_:) speed") { Animation.default.speed($0) },
    animation("spring() bounce") { Animation.spring(bounce: $0) },
    animation("spring() duration") { Animation.spring(duration: $0) },
    animation("spring(response:) dampingFraction") { Animation.spring(response: 1, dampingFraction: $0) },
    animation("spring(response:) response") { Animation.spring(response: $0) },
    NumberProbe(
      "Animation.repeatCount(_:) count: Int",
      .counted { Text("a").animation(.default.repeatCount($0), value: 1) }),
    NumberProbe("AnyTransition.offset() x: Double", .view { Text("a").transition(.offset(x: $0)) }),
    NumberProbe("AnyTransition.offset() y: Double", .view { Text("a").transition(.offset(y: $0)) }),
    NumberProbe("AnyTransition.scale(scale:) scale: Double", .view { Text("a").transition(.scale(scale: $0)) }),
    NumberProbe("DragGesture.init(count:) count: Int", .counted { Text("a").gesture(DragGesture(count: $0)) }),
    NumberProbe(
      "DragGesture.init(minimumDistance:) minimumDistance: Double",
      .view { Text("a").gesture(DragGesture(minimumDistance: $0)) }),
    NumberProbe(
      "DragGesture.init(minimumDuration:) minimumDuration: Double",
      .view { Text("a").gesture(DragGesture(minimumDuration: $0)) }),
    NumberProbe("EditActions.init(rawValue:) rawValue: Int", .countedValue { EditActions(rawValue: $0) }),
    NumberProbe(
      "PresentationDetent.fraction Double", .view { Text("a").presentationDetents([.fraction($0)]) }),
    NumberProbe("PresentationDetent.height Double", .view { Text("a").presentationDetents([.height($0)]) }),
    NumberProbe(
      "View.presentationCornerRadius(_:) radius: Double?", .view { Text("a").presentationCornerRadius($0) }),
    NumberProbe("View.safeAreaPadding() length: Double?", .view { Text("a").safeAreaPadding(.all, $0) }),
  ]

  private static func animation(_ name: String, _ animation: @escaping @Sendable (Double) -> Animation) -> NumberProbe {
    NumberProbe("Animation.\(name): Double", .view { Text("a").animation(animation($0), value: 1) })
  }
}
