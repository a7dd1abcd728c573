import TrussIR
import TrussViews

/// Where a stack's views are along its axis, and what becomes of the room that they leave: a row of the table of
/// justify options. Rows, records and places follow from it alone.
///
///     fill          |[a]-[b]-[c   ]|        spaceBetween  |[a]  [b]  [c]|
///     start         |[a]-[b]-[c]   |        spaceAround   | [a]  [b]  [c] |
///     end           |   [a]-[b]-[c]|        spaceEvenly   |  [a]  [b]  [c]  |
///     center        | [a]-[b]-[c]  |
struct Justification: Sendable {
  /// The line of the stack to which its views are attached.
  enum Pin: UInt8, Sendable {
    case start, center, end
  }

  /// The equal gaps into which the room is divided.
  enum Gaps: UInt8, Sendable {
    /// None: the views are `spacing` apart.
    case none
    /// Between the views alone, and none less than `spacing`.
    case between
    /// Between the views alone, such that their centres are equally far apart; none less than `spacing`.
    case centers
    /// Beside `spacing` between the views, and half a gap at either end.
    case around
    /// Beside `spacing` between the views, and a gap at either end.
    case evenly

    /// The part of a gap that is before the first view, and after the last.
    var atEnd: Double {
      switch self {
      case .none, .between, .centers: 0
      case .around: 0.5
      case .evenly: 1
      }
    }

    /// Whether the spacing is the least length of a gap, and not added to it.
    var holdSpacing: Bool { self == .between || self == .centers }

    /// The number of gaps beside a number of views, those at the ends included.
    func count(between views: Int) -> Double { self == .none ? 0 : Double(views - 1) + 2 * atEnd }
  }

  var pin = Pin.start
  var gaps = Gaps.none
  /// Whether the views, or their gaps, fill the stack.
  var fills = false
}

extension Justification {
  /// The table.
  init(_ justify: Justify) {
    switch justify {
    case .fill: self.init(pin: .start, gaps: .none, fills: true)
    case .start: self.init(pin: .start, gaps: .none, fills: false)
    case .end: self.init(pin: .end, gaps: .none, fills: false)
    case .center: self.init(pin: .center, gaps: .none, fills: false)
    case .spaceBetween: self.init(pin: .start, gaps: .between, fills: true)
    case .spaceAround: self.init(pin: .start, gaps: .around, fills: true)
    case .spaceEvenly: self.init(pin: .start, gaps: .evenly, fills: true)
    }
  }

  /// The row for a stack of a number of views. One view alone has no gap beside it in `between`; and views with a share
  /// of the room leave none to divide into gaps.
  func applied(toViews count: Int, areSharing: Bool) -> Justification {
    guard gaps != .none, areSharing || gaps.count(between: count) <= 0 else { return self }
    return Justification(pin: pin)
  }

  /// The priority at which the content fills the stack; nil where it does not.
  ///
  /// - Parameters:
  ///   - areSharing: whether views have a share of the room.
  ///   - areBounded: whether all of those have a greatest size.
  func filling(areSharing: Bool, areBounded: Bool) -> Priority? {
    if fills { return RulePriority.filling }
    if !areSharing { return nil }
    return areBounded ? RulePriority.fillingByBounded : RulePriority.filling
  }
}
