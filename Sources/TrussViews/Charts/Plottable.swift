/// A type whose values a chart can place along an axis or use to distinguish series.
///
/// Numbers and strings conform, and dates if you import Foundation. Your own type represents each value by a number, a
/// string or a date. A type with raw values only needs to declare the conformance:
/// `enum Host: String, Plottable { case a, b }`.
public protocol Plottable {
  /// The type of the numbers, strings or dates that represent the values.
  associatedtype PrimitivePlottable: PrimitivePlottableProtocol

  /// The number, string or date that represents the value.
  var primitivePlottable: PrimitivePlottable { get }

  /// Creates a value from the number, string or date that represents it.
  init?(primitivePlottable: PrimitivePlottable)
}

/// A type whose values a chart can plot: numbers, strings and dates.
public protocol PrimitivePlottableProtocol: Plottable where PrimitivePlottable == Self {
  /// The value in the form that charts use.
  var _plotted: _PlotValue { get }

  /// Creates the value from the form that charts use.
  init?(_plotted: _PlotValue)
}

/// A value on an axis.
public enum _PlotValue: Hashable, Sendable {
  /// A number.
  case number(Double)
  /// A moment, in seconds since the beginning of 1970 in UTC.
  case date(Double)
  /// A category.
  case category(String)

  /// The coordinate on an axis of numbers; nil for a category.
  var number: Double? {
    switch self {
    case .number(let value): value
    case .date(let seconds): seconds
    case .category: nil
    }
  }

  /// The name of the value as a series, or as a category on an axis.
  var name: String {
    switch self {
    case .number(let value): shortest(value)
    case .date(let seconds): seconds.isFinite ? DateUnit.day.label(of: seconds, isFirst: true) : shortest(seconds)
    case .category(let name): name
    }
  }
}

extension PrimitivePlottableProtocol {
  /// The value itself.
  public var primitivePlottable: Self { self }

  /// Returns the given value.
  public init?(primitivePlottable: Self) { self = primitivePlottable }
}

extension Plottable where Self: RawRepresentable, RawValue: PrimitivePlottableProtocol {
  /// The raw value.
  public var primitivePlottable: RawValue { rawValue }

  /// Makes the value with the given raw value.
  public init?(primitivePlottable: RawValue) { self.init(rawValue: primitivePlottable) }
}

extension PrimitivePlottableProtocol where Self: BinaryInteger {
  /// The number as a chart's value.
  public var _plotted: _PlotValue { .number(Double(self)) }

  /// Makes the integer nearest to a number; nil if the type cannot represent it.
  public init?(_plotted: _PlotValue) {
    guard let number = _plotted.number?.rounded(), let value = Self(exactly: number) else { return nil }
    self = value
  }
}

extension PrimitivePlottableProtocol where Self: BinaryFloatingPoint {
  /// The number as a chart's value.
  public var _plotted: _PlotValue { .number(Double(self)) }

  /// Makes the number; nil for a category.
  public init?(_plotted: _PlotValue) {
    guard let number = _plotted.number else { return nil }
    self.init(number)
  }
}

extension Double: PrimitivePlottableProtocol {}
extension Float: PrimitivePlottableProtocol {}
extension Int: PrimitivePlottableProtocol {}
extension Int8: PrimitivePlottableProtocol {}
extension Int16: PrimitivePlottableProtocol {}
extension Int32: PrimitivePlottableProtocol {}
extension Int64: PrimitivePlottableProtocol {}
extension UInt: PrimitivePlottableProtocol {}
extension UInt8: PrimitivePlottableProtocol {}
extension UInt16: PrimitivePlottableProtocol {}
extension UInt32: PrimitivePlottableProtocol {}
extension UInt64: PrimitivePlottableProtocol {}

extension String: PrimitivePlottableProtocol {
  /// The string as a category.
  public var _plotted: _PlotValue { .category(self) }

  /// Makes the string; nil for a number or a date.
  public init?(_plotted: _PlotValue) {
    guard case .category(let name) = _plotted else { return nil }
    self = name
  }
}

/// A value with a label: `.value("Sales", 12)`. A chart shows only the value; the label is for readers of the code.
public struct PlottableValue<Value: Plottable>: Sendable {
  let plotted: _PlotValue
  /// The calendar unit that the value represents on an axis of dates; nil for a moment.
  var unit: DateUnit?

  /// Makes a value with a label.
  public static func value(_ label: String, _ value: Value) -> PlottableValue {
    PlottableValue(plotted: value.primitivePlottable._plotted)
  }

  /// Makes a value for the calendar unit that contains a moment, such as its month.
  package static func value(_ label: String, _ value: Value, in unit: DateUnit) -> PlottableValue {
    PlottableValue(plotted: value.primitivePlottable._plotted, unit: unit)
  }
}
