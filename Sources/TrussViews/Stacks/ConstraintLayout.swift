/// A container of yours that places its views by constraints between them.
///
///     struct Cascade<Content: View>: ConstraintLayout {
///       var step = 20.0
///       let content: Content
///
///       init(@ViewBuilder content: () -> Content) { self.content = content() }
///
///       func constraints(of views: [ViewID]) -> [ConstraintEntry] {
///         for (number, view) in views.enumerated() {
///           view.leading == ViewID.container.leading + Double(number) * step
///           view.trailing <= ViewID.container.trailing
///           if number == 0 { view.top == ViewID.container.top } else { view.top == views[number - 1].bottom }
///         }
///         if let last = views.last { last.bottom == ViewID.container.bottom }
///       }
///     }
///
/// The constraints alone place the views, and make the container as large as it is: nothing else relates them, as in
/// `ZStack(align: nil)`. The container is a scope of names.
public protocol ConstraintLayout: View where Body == ViewContent {
  /// The type of the container's content.
  associatedtype Content: View

  /// The content of the container.
  @ViewBuilder var content: Content { get }

  /// The constraints between the views, and between them and `ViewID.container`.
  ///
  /// - Parameter views: a name for each view, in order.
  @ConstraintBuilder func constraints(of views: [ViewID]) -> [ConstraintEntry]
}

extension ConstraintLayout {
  /// The views, each with a name, and the constraints.
  public var body: ViewContent {
    var views = ViewContent(content._takeNodes()).list()
    let names = views.indices.map { ViewID("\($0)") }
    for index in views.indices { views[index].modify { $0.names.append(names[index]) } }
    let content = ViewContent(nodes: views)
    return ViewContent(ZStack(align: nil) { content }.constraints { constraints(of: names) }._takeNodes())
  }
}
