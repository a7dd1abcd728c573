import Truss

/// A list at four scroll offsets: at rest, pulled down, scrolled, and at its end.
struct ScrollOffsets: View {
  var body: some View {
    VStack(spacing: 10, insets: Insets(all: 10)) {
      for places in [
        [(0.0, "0: at rest"), (-30, "−30: pulled down")], [(40, "40: scrolled"), (186, "186: at the end")],
      ] {
        HStack(spacing: 12) {
          for (offset, place) in places {
            VStack(spacing: 4) {
              Text("offset \(place)").font(.caption).foreground(.secondary)
              Stations(offset: offset).height(120).clipShape(RoundedRectangle(cornerRadius: 8)).border(.rounded)
                .cornerRadius(8)
            }
            .flex()
          }
        }
      }
    }
  }

  /// The view of `Documentation/Scrolling.md`.
  struct Stations: View {
    var offset: Double

    var body: some View {
      ScrollView(offset: offset, showsIndicators: true) {
        VStack(spacing: 14, insets: Insets(all: 10)) {
          ForEach(1...10) { Text("Station \($0)") }
        }
      }
    }
  }
}
