import TrussViews

/// The drawing for an image without a file, chosen by the image's name. So the figure of a layout resembles the screen.
enum Artwork {
  /// Hills under a sun.
  case landscape
  case person
  /// The cover of an album: a note on a record.
  case cover
  /// A truss, the framework of bars.
  case logo

  /// Specific words come before words for any picture.
  private static let kinds: [(words: Set<String>, kind: Artwork)] = [
    (["person", "profile", "portrait", "avatar", "user", "face"], .person),
    (["cover", "album"], .cover),
    (["logo", "brand"], .logo),
    (["photo", "picture", "landscape", "mountain", "hero"], .landscape),
  ]

  /// Makes the drawing for a name that contains a word for its content, such as `profile-photo`, `albumCover` and `hero
  /// 2`. Nil for other names.
  init?(named name: String) {
    let words = Self.words(of: name)
    guard let found = Self.kinds.first(where: { !$0.words.isDisjoint(with: words) }) else { return nil }
    self = found.kind
  }

  /// The lower-case words of a name. A word begins after a character that is not a letter, and at a capital letter
  /// after a small letter.
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

  /// The drawing, scaled to a frame. It may extend beyond the frame. Coloured parts have the hue of the tint.
  func elements(in frame: Rect, tint: Color?) -> [DisplayList.Element] {
    switch self {
    case .landscape: Self.landscape(in: frame)
    case .person: Self.person(in: frame, tint ?? .blue)
    case .cover: Self.cover(in: frame, tint ?? .purple)
    case .logo: Self.logo(in: frame, tint ?? .accent)
    }
  }

  /// The drawing is 320 by 224, scaled so that it covers the frame.
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

  /// The cover is white on the tint of the light mode in both modes, because the dark mode's tint is too light for
  /// white.
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

  /// Maps a drawing's own coordinates to the middle of a frame.
  private struct Place {
    let scale: Double
    private let origin: Point

    init(in frame: Rect, scale: Double, middle: Point) {
      self.scale = scale
      origin = Point(x: frame.midX - middle.x * scale, y: frame.midY - middle.y * scale)
    }

    /// Makes the map for a square with sides of 100, as large as fits into the frame.
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
