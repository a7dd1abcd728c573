import TrussIR

/// Reads a visual format behind two bytes for its options: it is a fault with its place, or it makes constraints, which
/// are such a fault too or a system that a listing can say.
enum VisualFormatCheck {
  static func run(_ bytes: [UInt8]) throws(Finding) {
    var reader = ByteReader(bytes)
    let bits = UInt32(reader.next())
    let hasSuperview = reader.next() & 1 == 0
    let text = String(decoding: reader.remainder(), as: UTF8.self)
    let system: ConstraintSystem
    do throws(VisualFormatError) {
      let format = try VisualFormat(text)
      try system = Self.system(of: format, options(bits), hasSuperview: hasSuperview)
    } catch {
      return try Finding.unless(
        error.column >= 1 && error.column <= text.count + 1 && !error.description.isEmpty,
        "a fault without its place: \(error)")
    }
    try ListingCheck.readsBackEqual(system)
  }

  /// Two of the attributes at most, and a direction: each by three bits, of which the eighth is none.
  private static func options(_ bits: UInt32) -> VisualFormat.Options {
    let alignments: [UInt32] = [0, 2, 4, 5, 8, 9, 10].map { 1 << $0 } + [0]
    let directions: [UInt32] = [0, 0, 1 << 16, 1 << 17]
    return VisualFormat.Options(
      rawValue: alignments[Int(bits & 7)] | alignments[Int(bits >> 3 & 7)] | directions[Int(bits >> 6)])
  }

  private static func system(
    of format: VisualFormat, _ options: VisualFormat.Options, hasSuperview: Bool
  ) throws(VisualFormatError) -> ConstraintSystem {
    var system = ConstraintSystem()
    let superview = system.addItem(Item("View", name: "p"))
    var items = ["p": superview]
    let constraints = try format.constraints(
      in: hasSuperview ? superview : nil, options: options, metrics: ["m": 12.5, "far": 1e300, "none": .infinity]
    ) { name in
      if name.first == "x" { return nil }
      if let known = items[name] { return known }
      items[name] = system.addItem(Item("View", name: name))
      return items[name]
    }
    for constraint in constraints { system.add(constraint) }
    return system
  }
}
