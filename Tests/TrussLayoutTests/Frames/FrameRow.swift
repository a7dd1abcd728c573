import Testing
import TrussLayout
import TrussViews

/// A view with frames in a room, and the frames that SwiftUI gives what has a name in it.
///
/// The expected values were worked out by hand, from what Apple documents of `frame`: a frame proposes to its view what
/// is proposed to it, within its bounds, and takes the view's size where it has none of its own; and of stacks: the
/// room is divided among the views, the least flexible first. Letters are 8 by 16.
struct FrameRow: Sendable {
  var view: any View & Sendable
  /// The room that is proposed; nil where nothing is.
  var room: Size? = Size(width: 200, height: 100)
  /// `name x y width height`, one after the other.
  var frames: String
  /// What the frames follow from.
  var rule: String
  /// Where Truss differs on purpose, its frames, and why.
  var truss: (frames: String, reason: String)?

  /// The frames that a layout gives the views of `frames`, in the same order and form.
  func found(_ layout: LayoutResult) -> String {
    frames.split(separator: ";").map { frame in
      let name = frame.split(separator: " ")[0]
      guard let rect = layout.frame(of: ViewID(String(name))) else { return "\(name) is not there" }
      let numbers = [rect.x, rect.y, rect.width, rect.height].map(Self.number)
      return "\(name) \(numbers.joined(separator: " "))"
    }
    .joined(separator: "; ")
  }

  private static func number(_ value: Double) -> String {
    value == value.rounded() ? "\(Int(value))" : "\(value)"
  }
}

extension FrameRow: CustomTestStringConvertible {
  var testDescription: String { "\(rule): \(frames)" }
}

/// Views that many rows have.
enum Sample {
  /// Letters of 8 by 16.
  static let font = Font(.mono, size: (8 * 2048 / 1229.0).nextDown.nextDown)

  static func layout(_ view: some View, width: Double? = nil, height: Double? = nil) throws -> LayoutResult {
    try Lowering(view, width: width, height: height).solve()
  }

  /// The frame of a view in a layout of 200 by 100.
  static func frame(
    _ id: ViewID, _ view: some View, width: Double? = 200, height: Double? = 100, _ form: Lowering.Form = .usual
  ) throws -> Rect? {
    try Lowering(AnyView(view.font(font)), width: width, height: height, form: form).solve().frame(of: id)
  }

  /// The frames of the views that are named by the first numbers.
  static func frames(_ layout: LayoutResult, _ count: Int) -> [Rect] {
    (0..<count).compactMap { layout.frame(of: ViewID("\($0)")) }
  }

  static func box(_ width: Double = 10, _ height: Double = 10) -> Image {
    Image("", natural: Size(width: width, height: height))
  }

  /// Two letters at the ends of a row.
  static var bar: some View {
    HStack(align: .center) {
      Text("a").id("a")
      Spacer()
      Text("b").id("b")
    }
    .id("row")
  }

  /// Two shapes in a row.
  static var shapes: some View {
    HStack(align: .center) {
      Rectangle().id("a")
      Rectangle().id("b")
    }
    .id("row")
  }

  /// Two letters in a row.
  static var letters: some View {
    HStack(align: .center) {
      Text("a").id("a")
      Text("b").id("b")
    }
    .id("row")
  }

  /// What is never other than 30 by 10.
  static var fixed: some View { Rectangle().width(30).height(10).id("a") }
  static var text: some View { Text("ab").id("a") }
  static var shape: some View { Rectangle().id("a") }
}
