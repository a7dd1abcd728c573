import Truss

extension View {
  /// Draws a disc over the view, where a finger taps it: `dx` points from the middle of its right edge. In terminal
  /// cells there is no disc, as it would cover letters.
  func tapped(_ isTapped: Bool, dx: Double) -> some View {
    overlay(alignment: .trailing) { TapMark(isShown: isTapped).offset(x: dx) }
  }
}

private struct TapMark: View {
  var isShown: Bool
  @Environment(\.medium) private var medium

  var body: some View {
    if isShown, medium == .points {
      Circle().fill(.accent.opacity(0.2)).frame(width: 32, height: 32).overlay { Circle().stroke(.accent) }
    }
  }
}
