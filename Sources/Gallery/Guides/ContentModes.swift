import Truss

/// A picture of 3 : 2, in squares: as large as the frame, fitted into it, filling it.
struct ContentModes: View {
  private let natural = Size(width: 300, height: 200)

  var body: some View {
    VStack(spacing: 5, insets: Insets(all: 10)) {
      HStack(spacing: 20) {
        Image("", natural: natural).width(90).height(90)
        Image("", natural: natural).contentMode(.fit).width(90).height(90)
        Image("", natural: natural).contentMode(.fill).width(90).height(90)
      }
      HStack(spacing: 20) {
        for mode in ["no mode", ".fit", ".fill"] {
          Text(mode).font(.caption).foreground(.secondary).frame(width: 90)
        }
      }
    }
  }
}
