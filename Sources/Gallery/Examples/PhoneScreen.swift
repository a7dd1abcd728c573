import Truss

struct PhoneScreen<Content: View>: View {
  enum Orientation {
    case upright, landscape
  }

  var orientation: Orientation
  var caption: String
  var content: Content

  private var size: Size {
    switch orientation {
    case .upright: Size(width: 186, height: 296)
    case .landscape: Size(width: 384, height: 236)
    }
  }

  var body: some View {
    content.width(size.width).height(size.height).border(.rounded).cornerRadius(12).caption(caption, spacing: 8)
      .padding(10)
  }
}

extension View {
  func onPhone(_ orientation: PhoneScreen<Self>.Orientation, _ caption: String) -> PhoneScreen<Self> {
    PhoneScreen(orientation: orientation, caption: caption, content: self)
  }
}
