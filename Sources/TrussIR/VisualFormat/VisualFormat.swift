/// A parsed line of Apple's Visual Format Language.
///
///     let format = try VisualFormat("H:|-20-[name]-(>=8@750)-[mail(==name)]-20-|")
///     format.elements.count       // 4: the superview, two views, the superview
///     let constraints = try format.constraints(in: bar) { items[$0] }
///
/// The language is the one in Apple's Auto Layout Guide, appendix "Visual Format Language", plus most of UIKit's
/// extensions; `Documentation/VisualFormat.md` has the grammar. The names in a format have no meaning until
/// `constraints` is called. Two formats are equal if they are spelled alike. Reading takes time linear in the length of
/// the text.
public struct VisualFormat: Equatable, Sendable {
  /// The text of the format.
  public let text: String
  /// The axis along which the elements follow each other; horizontal if the text has no prefix.
  public let orientation: Orientation
  /// The parts in order: at least one view, possibly with the superview at either end or both.
  public let elements: [Element]
  /// The connections between each element and the next: one fewer than the elements.
  public let connections: [Connection]

  /// Reads a format.
  ///
  /// - Throws: the first fault in the text.
  public init(_ text: String) throws(VisualFormatError) {
    var parser = VisualFormatParser(text)
    do throws(TextFault) {
      try parser.parse()
    } catch {
      throw VisualFormatError(error, in: text)
    }
    self.text = text
    orientation = parser.orientation
    elements = parser.elements
    connections = parser.connections
  }
}

extension VisualFormat: CustomStringConvertible {
  /// The text of the format.
  public var description: String { text }
}

extension VisualFormat {
  /// The axis of a format.
  public enum Orientation: Hashable, Sendable {
    /// `H:`, or no prefix: from leading to trailing, and sizes are widths.
    case horizontal
    /// `V:`: from top to bottom, and sizes are heights.
    case vertical

    /// The attributes at which an item begins and ends along the axis.
    var start: Attribute { self == .horizontal ? .leading : .top }
    var end: Attribute { self == .horizontal ? .trailing : .bottom }
    var size: Attribute { self == .horizontal ? .width : .height }
    var prefix: String { self == .horizontal ? "H" : "V" }
  }

  /// An element of a format.
  public enum Element: Equatable, Sendable {
    /// `|`: an edge of the item that contains the views.
    case superview
    /// `[name]` or `[name(>=70,<=100)]`.
    case view(View)
  }

  /// A view in brackets.
  public struct View: Equatable, Sendable {
    /// The name, without quotes.
    public let name: String
    /// The conditions on the view's size along the format's axis.
    public let predicates: [Predicate]
    /// The offset of the name in the text, in UTF-8 bytes.
    let position: Int
  }

  /// The connection between two elements.
  public enum Connection: Equatable, Sendable {
    /// No connection: the elements touch.
    case flush
    /// `-`: the standard spacing.
    case standard
    /// `-8-` or `-(>=8,<=20@750)-`: distances, all of which must hold.
    case spaced([Predicate])
  }
}

extension VisualFormat {
  /// How the views of a format are aligned, and in which direction it is read: `NSLayoutConstraint.FormatOptions`.
  ///
  ///     try format.constraints(in: bar, options: [.alignAllTop, .alignAllBottom]) { items[$0] }
  ///
  /// All views in brackets are aligned with the first view; the superview is not aligned. Alignments may be combined.
  public struct Options: OptionSet, Hashable, Sendable {
    /// One bit for each attribute, at the position of its raw value, and two higher bits for the direction.
    public let rawValue: UInt32

    /// Makes a set from a bit mask, see `rawValue`.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    private init(_ attribute: Attribute) { rawValue = 1 << attribute.rawValue }

    /// Aligns the left edges; for vertical formats.
    public static let alignAllLeft = Options(.left)
    /// Aligns the right edges; for vertical formats.
    public static let alignAllRight = Options(.right)
    /// Aligns the leading edges; for vertical formats.
    public static let alignAllLeading = Options(.leading)
    /// Aligns the trailing edges; for vertical formats.
    public static let alignAllTrailing = Options(.trailing)
    /// Aligns the horizontal centres; for vertical formats.
    public static let alignAllCenterX = Options(.centerX)
    /// Aligns the top edges; for horizontal formats.
    public static let alignAllTop = Options(.top)
    /// Aligns the bottom edges; for horizontal formats.
    public static let alignAllBottom = Options(.bottom)
    /// Aligns the vertical centres; for horizontal formats.
    public static let alignAllCenterY = Options(.centerY)
    /// Aligns the baselines of the first lines of text; for horizontal formats.
    public static let alignAllFirstBaseline = Options(.firstBaseline)
    /// Aligns the baselines of the last lines of text; for horizontal formats.
    public static let alignAllLastBaseline = Options(.lastBaseline)

    /// A horizontal format is read in the direction of text: the default.
    public static let directionLeadingToTrailing: Options = []
    /// A horizontal format is read from left to right, whatever the direction of text.
    public static let directionLeftToRight = Options(rawValue: 1 << 16)
    /// A horizontal format is read from right to left, whatever the direction of text.
    public static let directionRightToLeft = Options(rawValue: 1 << 17)

    /// The attributes by which all views are aligned.
    var alignments: [Attribute] {
      Attribute.allCases.filter { $0.gapAxis != nil && contains(Options($0)) }
    }
  }

  /// The distances that a `-` without a number stands for.
  public struct Spacing: Hashable, Sendable {
    /// The distance between two views, in points.
    public var siblings: Double
    /// The distance between a view and the superview, in points.
    public var superview: Double

    /// Makes a spacing; the defaults are the distances in Apple's guide.
    public init(siblings: Double = 8, superview: Double = 20) {
      self.siblings = siblings
      self.superview = superview
    }
  }
}

extension Attribute {
  /// The name of the option that aligns all views by the attribute: `alignAllLeft`.
  var optionName: String { "alignAll\(description.prefix(1).uppercased())\(description.dropFirst())" }
}

extension VisualFormat {
  /// A condition on a size or a distance: `>=70`, `100@20`, `==other*0.5+8@high`.
  public struct Predicate: Equatable, Sendable {
    /// The relation; equal if the text has none.
    public let relation: Relation
    /// The value or view that the size or distance is compared with.
    public let object: Operand
    /// The arithmetic applied to the object: at most one `*` or `/`, then at most one `+` or `-`.
    public let operations: [Operation]
    /// The priority; required if the text has none.
    public let priority: Operand?
  }

  /// A number or a name.
  public struct Operand: Equatable, Sendable {
    /// The forms of an operand.
    public enum Content: Equatable, Sendable {
      /// A number, in points if it is a length.
      case number(Double)
      /// A bare name: of a metric or, inside a view's brackets, of another view if no metric has this name.
      case name(String)
      /// A name in quotes, which is always a view's.
      case view(String)
    }

    /// The number or the name.
    public let content: Content
    /// The offset of the operand in the text, in UTF-8 bytes.
    let position: Int
  }

  /// An operator and its right operand: `*0.5`.
  public struct Operation: Equatable, Sendable {
    /// The arithmetic operators.
    public enum Operator: Equatable, Sendable {
      /// `*`
      case times
      /// `/`
      case dividedBy
      /// `+`
      case plus
      /// `-`
      case minus
    }

    /// The operator, such as `*`.
    public let `operator`: Operator
    /// A number or the name of a metric.
    public let operand: Operand
  }
}

extension VisualFormat {
  enum Subject {
    /// The size of a view.
    case view
    /// The distance between two elements.
    case connection

    /// The objects that the subject can be compared with, for error messages.
    var objects: String {
      self == .view ? "a number, or the name of a metric or a view" : "a number or the name of a metric"
    }
  }
}

extension VisualFormat {
  /// Returns the constraints of the format, in reading order, followed by the constraints of its alignments.
  ///
  ///     let format = try VisualFormat("|-[find]-[field(>=20)]-|")
  ///     try format.constraints(in: bar, options: .alignAllFirstBaseline) { items[$0] }
  ///
  /// Distances have `Notation.spacing`, unless the options fix the direction, from left to right or from right to left:
  /// a listing cannot write such distances in this way.
  ///
  /// - Parameters:
  ///   - superview: the item for `|`; nil for a format without `|`.
  ///   - options: How the views are aligned, and in which direction a horizontal format is read.
  ///   - metrics: The numbers that names stand for. In the brackets of a view a name that is both a metric's and a
  ///     view's means the metric; in quotes it means the view.
  ///   - spacing: The distance of a `-` without a number: by default 8 between views and 20 to the superview.
  ///   - category: The rule that a listing prints the constraints under.
  ///   - origin: the source line that creates the constraints.
  ///   - item: returns the item of a view's name, or nil if there is none.
  /// - Throws: the first mismatch with the arguments: an unknown name, `|` without a superview, a number out of range
  ///   that comes from a metric, or an option that the format cannot have.
  public func constraints(
    in superview: Item.ID? = nil, options: Options = [], metrics: [String: Double] = [:],
    spacing: Spacing = Spacing(), category: Category = .visualFormat, origin: SourceLine? = nil,
    item: (String) -> Item.ID?
  ) throws(VisualFormatError) -> [Constraint] {
    var rows = VisualFormatRows(
      format: self, superview: superview, options: options, metrics: metrics, spacing: spacing, category: category,
      origin: origin)
    do throws(TextFault) {
      try rows.addAll(item)
    } catch {
      throw VisualFormatError(error, in: text)
    }
    return rows.constraints
  }
}

/// A visual format that cannot be parsed, or that refers to an unknown name.
public struct VisualFormatError: Error, Equatable, Sendable {
  /// The column of the fault in characters, from 1; one past the last character if something is missing there.
  public var column: Int
  /// A description of the expected text, such as a closing bracket.
  public var expected: String
  /// The text of the format with the fault.
  public var text: String

  /// Makes an error at a column, counted from 1.
  public init(column: Int, expected: String, text: String) {
    self.column = column
    self.expected = expected
    self.text = text
  }

  /// Makes an error from a fault, whose byte offset becomes a column in characters.
  init(_ fault: TextFault, in text: String) {
    let before = String(decoding: text.utf8.prefix(fault.position), as: UTF8.self)
    self.init(column: before.count + 1, expected: fault.expected, text: text)
  }

  /// The format, and under it a caret at the column.
  ///
  /// ```text
  /// H:|-20-[form-20-|
  ///             ^
  /// ```
  ///
  /// Characters that a terminal would not show are printed as spaces, so that the caret is at the right column, and of
  /// a long format only the surroundings of the fault are printed.
  public var excerpt: String { Excerpt.text(text, column: column) }
}

extension VisualFormatError: CustomStringConvertible {
  /// The error and its position in one line, then the excerpt.
  public var description: String { "column \(column): expected \(expected)\n\(excerpt)" }
}
