package import TrussIR

/// A custom view that measures and draws itself, in points and in cells.
///
///     struct Levels: Leaf {
///       var values: [Double]
///
///       func size(in medium: Medium) -> IntrinsicSize {
///         IntrinsicSize(width: Double(values.count) * (medium.isText ? 1 : 6), height: medium.isText ? 1 : 20)
///       }
///
///       func draw(in canvas: inout Canvas) {
///         let step = canvas.size.width / Double(max(1, values.count))
///         for (number, value) in values.enumerated() {
///           let height = value * canvas.size.height
///           canvas.fill(
///             Rect(x: Double(number) * step, y: canvas.size.height - height, width: step - 1, height: height))
///         }
///       }
///     }
///
/// A leaf is laid out like a control: with its intrinsic size, and the priorities of `hugging(_:axis:)` and
/// `compressionResistance(_:axis:)`, 250 and 750 by default. A leaf is Sendable because another thread may draw the
/// layout.
public protocol Leaf: View, Sendable where Body == ViewContent {
  /// Returns the size of the view's content, in the medium's unit: points, or columns and rows. A layout calls it once.
  ///
  /// The method can read `@Environment`. A number that is negative or not finite is an error when the view is laid out.
  func size(in medium: Medium) -> IntrinsicSize

  /// Draws the view on a canvas of its size. Here `@Environment` has only default values.
  func draw(in canvas: inout Canvas)
}

extension Leaf {
  /// The view as one node.
  public var _nodes: [ViewNode] { [ViewNode(leaf: .custom(CustomLeaf(self)))] }

  /// Returns the view's only node.
  public consuming func _takeNodes() -> _NodeList { .one(ViewNode(leaf: .custom(CustomLeaf(self)))) }

  /// The view itself.
  public var body: ViewContent { return ViewContent(nodes: nodes) }

  /// Returns no intrinsic size, so that the view takes the available space, as a `Rectangle` does.
  public func size(in medium: Medium) -> IntrinsicSize { IntrinsicSize() }
}

/// The size of a leaf's content, in the unit of a medium: UIKit's `intrinsicContentSize`.
public struct IntrinsicSize: Sendable {
  /// The width at which all of the content is visible; nil if there is no intrinsic width.
  public var width: Double?
  /// The height at which all of the content is visible; nil if there is no intrinsic height.
  public var height: Double?
  /// The width below which the content is cut; nil, the default, is the whole width.
  public var minimumWidth: Double?
  /// The height below which the content is cut; nil, the default, is the whole height.
  public var minimumHeight: Double?
  /// The distance from the top to the first baseline; nil without a baseline: then the bottom edge is aligned
  /// with the baselines of other views.
  public var firstBaseline: Double?
  /// The distance from the top to the last baseline; nil, the default, is the first baseline.
  public var lastBaseline: Double?
  /// Whether the size is only a suggestion: the view fills the offered space.
  package var isSuggestion = false
  package let location: SourceLine

  /// Creates a size from the given lengths.
  public init(
    width: Double? = nil, height: Double? = nil, minimumWidth: Double? = nil, minimumHeight: Double? = nil,
    firstBaseline: Double? = nil, lastBaseline: Double? = nil, fileID: String = #fileID, line: Int = #line
  ) {
    location = SourceLine(fileID: fileID, line: line)
    self.width = width
    self.height = height
    self.minimumWidth = minimumWidth
    self.minimumHeight = minimumHeight
    self.firstBaseline = firstBaseline
    self.lastBaseline = lastBaseline
  }

  package func length(_ axis: Axis) -> Double? { axis == .horizontal ? width : height }

  /// The length along an axis below which the content is cut; nil if there is no length.
  package func minimum(_ axis: Axis) -> Double? {
    guard let length = length(axis) else { return nil }
    return min(length, (axis == .horizontal ? minimumWidth : minimumHeight) ?? length)
  }
}

/// A custom leaf, with its size once a layout has measured it.
@usableFromInline package struct CustomLeaf: Equatable, Sendable {
  package let leaf: any Leaf
  /// The measured size. It has no lengths until a layout measures the leaf.
  package private(set) var size = IntrinsicSize()

  package init(_ leaf: any Leaf) { self.leaf = leaf }

  /// The name of the leaf's type, or of the custom container that this leaf represents.
  var typeName: String { (leaf as? PlacedViews)?.typeName ?? "\(type(of: leaf))" }

  package func measured(in medium: Medium) -> CustomLeaf {
    var measured = self
    measured.size = leaf.size(in: medium)
    return measured
  }

  /// Whether two leaves are certainly equal: of one `Equatable` type, and equal.
  @usableFromInline package static func == (one: CustomLeaf, other: CustomLeaf) -> Bool {
    (one.leaf as? any Equatable)?.isEqual(to: other.leaf) == true
  }
}

extension Equatable {
  /// Whether a value has the same type and is equal.
  func isEqual(to other: Any) -> Bool { (other as? Self) == self }
}

/// A spinning indicator for work of unknown duration, 20 by 20 points. In text: `⠋`, or `'` in ASCII.
///
///     HStack(spacing: 8) { ActivityIndicator(); Text("Loading") }
public struct ActivityIndicator: Leaf {
  /// Makes an indicator.
  public init() {}

  /// Returns 20 by 20 points, or one cell in text.
  public func size(in medium: Medium) -> IntrinsicSize {
    medium.isText ? IntrinsicSize(width: 1, height: 1) : IntrinsicSize(width: 20, height: 20)
  }

  /// Draws twelve spokes in different shades; in text three dots.
  public func draw(in canvas: inout Canvas) {
    let middle = Point(x: canvas.size.width / 2, y: canvas.size.height / 2)
    if canvas.isText {
      let (x, y) = (middle.x.rounded(.down), middle.y.rounded(.down))
      canvas.stroke(
        Path {
          $0.addLines([Point(x: x + 0.25, y: y + 0.4), Point(x: x + 0.25, y: y + 0.1), Point(x: x + 0.75, y: y + 0.1)])
        })
      return
    }
    let radius = min(canvas.size.width, canvas.size.height) / 2
    for spoke in 0..<12 {
      let (sine, cosine) = Angle.degrees(Double(spoke) * 30 - 90).sineAndCosine
      let path = Path { path in
        path.move(to: middle.offset(x: cosine * radius * 0.45, y: sine * radius * 0.45))
        path.addLine(to: middle.offset(x: cosine * radius * 0.9, y: sine * radius * 0.9))
      }
      canvas.stroke(path, with: spoke < 6 ? .secondary : .separator, lineWidth: radius / 5)
    }
  }
}
