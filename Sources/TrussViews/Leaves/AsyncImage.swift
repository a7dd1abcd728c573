import TrussIR

/// A picture that an app loads. A layout shows its placeholder, by default a grey surface.
///
///     AsyncImage(url: url) { image in image.resizable() } placeholder: { ActivityIndicator() }
public struct AsyncImage: BuiltInView {
  /// The placeholder's nodes.
  public let _nodes: [ViewNode]

  /// Makes a grey surface.
  public init<Address>(url: Address?, scale: Double = 1) { _nodes = Rectangle().fill(.fill).nodes }

  /// Makes a view that shows only the placeholder; the content is not called.
  public init<Address>(
    url: Address?, scale: Double = 1, content: (Image) -> any View, @ViewBuilder placeholder: () -> ViewContent
  ) { _nodes = placeholder().list() }

  /// Creates a view of the content shown before the picture is loaded.
  public init<Address>(
    url: Address?, scale: Double = 1, @ViewBuilder content: (AsyncImagePhase) -> ViewContent
  ) { _nodes = content(.empty).list() }
}

/// The loading state of a picture in an app; in a layout always empty.
public enum AsyncImagePhase: Sendable {
  /// Not loaded yet.
  case empty
  /// Loaded, with the picture.
  case success(Image)
  /// Loading failed, with the error.
  case failure(any Error)

  /// The picture; nil if it is not loaded.
  public var image: Image? { if case .success(let image) = self { image } else { nil } }
  /// The error; nil if loading has not failed.
  public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}

/// SwiftUI's view that is compared before it is drawn; here it only shows its content.
public struct EquatableView: BuiltInView {
  /// The content's nodes.
  public let _nodes: [ViewNode]

  /// Makes a view of the content.
  public init(content: any View) { _nodes = content.nodes }
}
