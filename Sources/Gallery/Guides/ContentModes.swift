import Truss

/// A picture with the ratio 3 : 2 in dashed square frames: stretched, with `.fit` and with `.fill`.
struct ContentModes: View {
  var body: some View {
    HStack(spacing: 20, insets: Insets(all: 10)) {
      column("default", Image(picture, alt: "stretched"))
      column(".fit", Image(picture, alt: "fitted").contentMode(.fit))
      column(".fill", Image(picture, alt: "filling").contentMode(.fill))
    }
  }

  private func column(_ title: String, _ image: some View) -> some View {
    VStack(align: .center, spacing: 8) {
      image.frame(width: 90, height: 90).border(.dashed)
      Text(title).font(.code).foreground(.secondary)
    }
  }
}

/// A sun over hills, 300 by 200. The circle shows how the picture is scaled.
private let picture: ImageFile = {
  let document = """
    <svg xmlns="http://www.w3.org/2000/svg" width="300" height="200" viewBox="0 0 300 200">\
    <rect width="300" height="200" fill="#bfddf5"/>\
    <circle cx="150" cy="78" r="46" fill="#f6c445"/>\
    <path d="M0 150L70 100L150 160L220 110L300 160V200H0Z" fill="#8fa8bf"/>\
    <path d="M0 180L110 140L210 178L300 150V200H0Z" fill="#4e7a5e"/>\
    </svg>
    """
  do throws(ImageFileError) {
    return try ImageFile(bytes: Array(document.utf8))
  } catch {
    fatalError("\(error)")
  }
}()
