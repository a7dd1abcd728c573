import Truss

extension Button {
  /// The filled button of a screen's main action, as high as the fields or buttons beside it. The height is in points.
  func main(height: Double = 30) -> some View { MainButton(button: self, height: height) }
}

private struct MainButton: View {
  var button: Button
  var height: Double
  @Environment(\.medium) private var medium

  var body: some View {
    let button = button.buttonStyle(.borderedProminent).controlSize(.small)
    if medium == .points { button.height(height) } else { button }
  }
}
