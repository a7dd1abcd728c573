extension VisualFormat {
  /// How the views of a format are aligned, and which way it is read: `NSLayoutConstraint.FormatOptions`.
  ///
  ///     try format.constraints(in: form, options: [.alignAllTop, .alignAllBottom]) { items[$0] }
  ///
  /// All views in brackets are aligned with the first; the superview is not among them. Alignments may be combined.
  public struct Options: OptionSet, Hashable, Sendable {
    /// A bit for each attribute, by its raw value, and above them two for the direction.
    public let rawValue: UInt32

    /// Makes a set of bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    private init(_ attribute: Attribute) { rawValue = 1 << attribute.rawValue }

    /// Left edges in one line; for vertical formats.
    public static let alignAllLeft = Options(.left)
    /// Right edges in one line; for vertical formats.
    public static let alignAllRight = Options(.right)
    /// Leading edges in one line; for vertical formats.
    public static let alignAllLeading = Options(.leading)
    /// Trailing edges in one line; for vertical formats.
    public static let alignAllTrailing = Options(.trailing)
    /// Horizontal centres in one line; for vertical formats.
    public static let alignAllCenterX = Options(.centerX)
    /// Top edges in one line; for horizontal formats.
    public static let alignAllTop = Options(.top)
    /// Bottom edges in one line; for horizontal formats.
    public static let alignAllBottom = Options(.bottom)
    /// Vertical centres in one line; for horizontal formats.
    public static let alignAllCenterY = Options(.centerY)
    /// The baselines of the first lines of text in one line; for horizontal formats.
    public static let alignAllFirstBaseline = Options(.firstBaseline)
    /// The baselines of the last lines of text in one line; for horizontal formats.
    public static let alignAllLastBaseline = Options(.lastBaseline)

    /// A horizontal format is read in the direction of text: the default.
    public static let directionLeadingToTrailing: Options = []
    /// A horizontal format is read from left to right, whatever the direction of text.
    public static let directionLeftToRight = Options(rawValue: 1 << 16)
    /// A horizontal format is read from right to left, whatever the direction of text.
    public static let directionRightToLeft = Options(rawValue: 1 << 17)

    /// The attributes that all views are to have in common.
    var alignments: [Attribute] {
      Attribute.allCases.filter { $0.gapAxis != nil && contains(Options($0)) }
    }
  }

  /// The distances that `-` alone means.
  public struct Spacing: Hashable, Sendable {
    /// Between two views, in points.
    public var siblings: Double
    /// Between a view and the superview, in points.
    public var superview: Double

    /// Makes a spacing; the defaults are those of Apple's guide.
    public init(siblings: Double = 8, superview: Double = 20) {
      self.siblings = siblings
      self.superview = superview
    }
  }
}

extension Attribute {
  /// The option that aligns all views by the attribute, as it is spelled: `alignAllLeft`.
  var optionName: String { "alignAll\(description.prefix(1).uppercased())\(description.dropFirst())" }
}
