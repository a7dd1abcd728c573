extension VisualFormat {
  /// A condition on a size or a distance: `>=70`, `100@20`, `==other*0.5+8@high`.
  public struct Predicate: Equatable, Sendable {
    /// How it compares; equal where the text has no relation.
    public let relation: Relation
    /// What it is compared with.
    public let object: Operand
    /// The arithmetic with the object: at most a `*` or `/`, then at most a `+` or `-`.
    public let operations: [Operation]
    /// How much it matters; required where the text has no priority.
    public let priority: Operand?
  }

  /// A number or a name.
  public struct Operand: Equatable, Sendable {
    /// The forms of an operand.
    public enum Content: Equatable, Sendable {
      /// A number, in points where it is a length.
      case number(Double)
      /// A bare name: that of a metric, or where none has it, in the brackets of a view, that of another view.
      case name(String)
      /// A name in quotes, which is always a view's.
      case view(String)
    }

    /// The number or the name.
    public let content: Content
    /// Where it is in the text, in UTF-8.
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

    /// The arithmetic operators.
    public let `operator`: Operator
    /// A number or the name of a metric.
    public let operand: Operand
  }
}

extension VisualFormat {
  /// What a predicate is about.
  enum Subject {
    /// The size of a view.
    case view
    /// The distance between two elements.
    case connection

    /// What it can be compared with.
    var objects: String {
      self == .view ? "a number, or the name of a metric or a view" : "a number or the name of a metric"
    }
  }
}
