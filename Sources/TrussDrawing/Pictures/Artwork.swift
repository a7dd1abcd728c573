import TrussViews

/// The drawing for a picture without a file, chosen by its name: a figure of a layout then looks like the screen that
/// it shows.
enum Artwork {
  /// Hills under a sun.
  case landscape
  /// A head and shoulders.
  case person
  /// The cover of an album: a note on a record.
  case cover
  /// A truss.
  case logo

  /// The words that choose a kind, the specific ones before those that name a picture of any kind.
  private static let kinds: [(words: Set<String>, kind: Artwork)] = [
    (["person", "profile", "portrait", "avatar", "user", "face"], .person),
    (["cover", "album"], .cover),
    (["logo", "brand"], .logo),
    (["photo", "picture", "landscape", "mountain", "hero"], .landscape),
  ]

  /// The drawing for a name with a word that describes its content, as `profile-photo`, `albumCover` and `hero 2` have
  /// one; nil for any other name.
  init?(named name: String) {
    let words = Self.words(of: name)
    guard let found = Self.kinds.first(where: { !$0.words.isDisjoint(with: words) }) else { return nil }
    self = found.kind
  }

  /// The words of a name, in small letters: a word begins after what is not a letter, and at a capital letter after a
  /// small one.
  private static func words(of name: String) -> Set<String> {
    var words: [String] = [""]
    var isAfterSmall = false
    for character in name {
      if !character.isLetter || (character.isUppercase && isAfterSmall) { words.append("") }
      if character.isLetter { words[words.count - 1] += character.lowercased() }
      isAfterSmall = character.isLowercase
    }
    return Set(words)
  }

  /// The drawing in a frame, which it fills and may extend beyond. Coloured parts use the hue of the tint.
  func elements(in frame: Rect, tint: Color?) -> [DisplayList.Element] {
    switch self {
    case .landscape: Self.landscape(in: frame)
    case .person: Self.person(in: frame, tint ?? .blue)
    case .cover: Self.cover(in: frame, tint ?? .purple)
    case .logo: Self.logo(in: frame, tint ?? .accent)
    }
  }

  /// It is 320 by 224, scaled until no space is left.
  private static func landscape(in frame: Rect) -> [DisplayList.Element] {
    let place = Place(in: frame, scale: max(frame.width / 320, frame.height / 224), middle: Point(x: 160, y: 112))
    func ground(_ ridge: [(Double, Double)], _ color: Color) -> DisplayList.Element {
      place.filled(ridge + [(340, 400), (-20, 400)], color)
    }
    return [
      .surface(frame, Color(0xBF_DDF5, dark: 0x27_415E)),
      .disc(place.rect(222, 38, 40, 40), Color(0xF6_C445, dark: 0xE0_AE3A)),
      ground(
        [(-20, 160), (60, 92), (110, 140), (170, 60), (250, 150), (300, 110), (340, 150)],
        Color(0x8F_A8BF, dark: 0x4A_627C)),
      place.filled([(146, 92), (170, 60), (196, 90), (182, 84), (172, 96), (160, 84)], .white),
      ground([(-20, 190), (80, 160), (150, 186), (230, 150), (340, 192)], Color(0x4E_7A5E, dark: 0x2F_5540)),
    ]
  }

  private static func person(in frame: Rect, _ tint: Color) -> [DisplayList.Element] {
    let place = Place(square: frame)
    let color = tint.faded(to: 0.5, dark: 0.6)
    return [
      .surface(frame, tint.faded(to: 0.16, dark: 0.24)),
      .disc(place.rect(32, 20, 36, 36), color),
      .disc(place.rect(14, 64, 72, 80), color),
    ]
  }

  /// White on the tint of light mode, in both modes: the tint of dark mode is too light for it.
  private static func cover(in frame: Rect, _ tint: Color) -> [DisplayList.Element] {
    let place = Place(square: frame)
    let white = Color.white
    return [
      .surface(frame, Color(tint.light)),
      .disc(place.rect(8, 8, 84, 84), white.opacity(0.14)),
      .disc(place.rect(24, 24, 52, 52), white.opacity(0.12)),
      .disc(place.rect(31, 58, 15, 12), white),
      .disc(place.rect(53, 52, 15, 12), white),
      place.filled(
        [(42, 64), (42, 36), (68, 29), (68, 58), (64, 58), (64, 41), (46, 46), (46, 64)], white),
    ]
  }

  private static func logo(in frame: Rect, _ tint: Color) -> [DisplayList.Element] {
    let place = Place(square: frame)
    let path = Path { path in
      for bars in [
        [(16.0, 70.0), (84.0, 70.0)], [(33, 36), (67, 36)], [(16, 70), (33, 36), (50, 70), (67, 36), (84, 70)],
      ] {
        path.addLines(bars.map { place.point($0.0, $0.1) })
      }
    }
    let style = StrokeStyle(lineWidth: 6 * place.scale, lineCap: .round, lineJoin: .round)
    return [.surface(frame, tint.faded(to: 0.1, dark: 0.18)), .stroke(path, tint, style)]
  }

  /// The placement of a drawing with its own coordinates in a frame: in its middle.
  private struct Place {
    let scale: Double
    private let origin: Point

    init(in frame: Rect, scale: Double, middle: Point) {
      self.scale = scale
      origin = Point(x: frame.midX - middle.x * scale, y: frame.midY - middle.y * scale)
    }

    /// A square with sides of 100 that fits into the frame.
    init(square frame: Rect) {
      self.init(in: frame, scale: min(frame.width, frame.height) / 100, middle: Point(x: 50, y: 50))
    }

    func point(_ x: Double, _ y: Double) -> Point { Point(x: origin.x + x * scale, y: origin.y + y * scale) }

    func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Rect {
      let corner = point(x, y)
      return Rect(x: corner.x, y: corner.y, width: width * scale, height: height * scale)
    }

    func filled(_ points: [(Double, Double)], _ color: Color) -> DisplayList.Element {
      let path = Path { path in
        path.addLines(points.map { point($0.0, $0.1) })
        path.closeSubpath()
      }
      return .path(DisplayList.PathDrawing(path: path, fill: DisplayList.Fill(color)))
    }
  }
}
