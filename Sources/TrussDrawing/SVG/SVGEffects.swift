import TrussViews

extension XMLWriter {
  /// Begins a group with an effect.
  ///
  /// - Parameters:
  ///   - id: the id of the filter, for a shadow or a blur.
  ///   - flood: the attributes for the colour of a shadow.
  mutating func open(_ effect: DisplayList.GroupEffect, id: String, _ flood: [UInt8] = []) {
    func numbers(_ list: Double...) -> String { list.map(SVGNumber.string).joined(separator: " ") }
    switch effect {
    case .rotation(let degrees, let point):
      open("g", [("transform", "rotate(\(numbers(degrees, point.x, point.y)))")])
    case .scale(let x, let y, let point):
      let move = "translate(\(numbers(point.x * (1 - x), point.y * (1 - y))))"
      open("g", [("transform", "\(move) scale(\(numbers(x, y)))")])
    case .shadow(_, let radius, let x, let y, let box):
      openFilter(id, of: box, reach: 3 * radius + max(abs(x), abs(y)))
      // Equivalent to `feDropShadow`, which not all viewers support.
      element("feGaussianBlur", [("in", "SourceAlpha"), ("stdDeviation", numbers(radius / 2))])
      element("feOffset", [("dx", numbers(x)), ("dy", numbers(y)), ("result", "place")])
      begin("feFlood")
      attributes(flood)
      end()
      element("feComposite", [("in2", "place"), ("operator", "in")])
      open("feMerge")
      element("feMergeNode")
      element("feMergeNode", [("in", "SourceGraphic")])
      close()
      close()
      open("g", [("filter", "url(#\(id))")])
    case .blur(let radius, let box):
      openFilter(id, of: box, reach: 3 * radius)
      element("feGaussianBlur", [("stdDeviation", numbers(radius))])
      close()
      open("g", [("filter", "url(#\(id))")])
    case .blend(let mode): open("g", [("style", "mix-blend-mode:\(mode.keyword)")])
    case .cutout: break
    }
  }

  mutating func openMask(_ id: String, of region: Rect) {
    open("mask", [("id", id), ("maskUnits", "userSpaceOnUse")] + Self.attributes(of: region))
  }

  private static func attributes(of region: Rect) -> [Attribute] {
    [
      ("x", SVGNumber.string(region.x)), ("y", SVGNumber.string(region.y)), ("width", SVGNumber.string(region.width)),
      ("height", SVGNumber.string(region.height)),
    ]
  }

  /// Begins a filter. Its region is a box, extended on each side by the effect's reach and the size of the box.
  private mutating func openFilter(_ id: String, of box: Rect, reach: Double) {
    let region = box.inset(by: Insets(horizontal: -reach - box.width, vertical: -reach - box.height))
    open(
      "filter",
      [("id", id), ("filterUnits", "userSpaceOnUse")] + Self.attributes(of: region)
        + [("color-interpolation-filters", "sRGB")])
  }

  private mutating func element(_ name: StaticString, _ attributes: [Attribute] = []) {
    begin(name, attributes)
    end()
  }
}

extension BlendMode {
  /// The keyword of CSS' `mix-blend-mode`.
  fileprivate var keyword: String {
    switch self {
    case .colorDodge: "color-dodge"
    case .colorBurn: "color-burn"
    case .hardLight: "hard-light"
    case .softLight: "soft-light"
    default: rawValue
    }
  }
}

extension Path {
  /// Makes a wave around the lower edge of a line. The wave's period is 4 times the line's thickness, its height twice
  /// the thickness.
  init(wavesAlong line: Rect) {
    self.init()
    let half = 2 * line.height
    var start = Point(x: line.minX, y: line.maxY)
    move(to: start)
    // The curve reaches half as far as its control point. The wave ends with a whole half-wave: a part of a half-wave
    // would look cut off.
    var reach = -2 * line.height
    for _ in 0..<max(1, Int(clamping: (line.width / half).rounded(.down))) {
      let end = start.offset(x: min(half, line.width), y: 0)
      addQuadCurve(to: end, control: Point(x: (start.x + end.x) / 2, y: start.y + reach))
      (start, reach) = (end, -reach)
    }
  }
}
