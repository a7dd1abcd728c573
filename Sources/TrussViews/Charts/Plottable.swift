/// A type whose values a chart can place along an axis or use to distinguish series.
///
/// Numbers and strings conform, and dates if you import Foundation. Your own type returns one of these for each value;
/// a type with raw values needs only the conformance: `enum Host: String, Plottable { case a, b }`.
public protocol Plottable {
  /// The type that it represents.
  associatedtype PrimitivePlottable: PrimitivePlottableProtocol

  /// The value that it represents.
  var primitivePlottable: PrimitivePlottable { get }

  /// Creates a value from the one that it represents.
  init?(primitivePlottable: PrimitivePlottable)
}

/// A type whose values a chart can plot: numbers, strings and dates.
public protocol PrimitivePlottableProtocol: Plottable where PrimitivePlottable == Self {
  /// The value, as charts have it.
  var _plotted: _PlotValue { get }

  /// The value that charts have in this form.
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

  /// The number that an axis of numbers has in its place; nil for a category.
  var number: Double? {
    switch self {
    case .number(let value): value
    case .date(let seconds): seconds
    case .category: nil
    }
  }

  /// The name of a series, or of a place on an axis of categories.
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

  /// Makes the same value.
  public init?(primitivePlottable: Self) { self = primitivePlottable }
}

extension Plottable where Self: RawRepresentable, RawValue: PrimitivePlottableProtocol {
  /// The raw value.
  public var primitivePlottable: RawValue { rawValue }

  /// Makes the value that has a raw value.
  public init?(primitivePlottable: RawValue) { self.init(rawValue: primitivePlottable) }
}

extension PrimitivePlottableProtocol where Self: BinaryInteger {
  /// The number.
  public var _plotted: _PlotValue { .number(Double(self)) }

  /// The nearest integer to a number; nil if the type cannot represent it.
  public init?(_plotted: _PlotValue) {
    guard let number = _plotted.number?.rounded(), let value = Self(exactly: number) else { return nil }
    self = value
  }
}

extension PrimitivePlottableProtocol where Self: BinaryFloatingPoint {
  /// The number.
  public var _plotted: _PlotValue { .number(Double(self)) }

  /// The number; nil for a category.
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
  /// The category.
  public var _plotted: _PlotValue { .category(self) }

  /// The category; nil for a number.
  public init?(_plotted: _PlotValue) {
    guard case .category(let name) = _plotted else { return nil }
    self = name
  }
}

/// A value with a label that names it: `.value("Sales", 12)`. A chart shows the value; the label is for readers of the
/// code.
public struct PlottableValue<Value: Plottable>: Sendable {
  /// The value, as charts have it.
  let plotted: _PlotValue
  /// How long the stretch of an axis of dates is that the value represents; nil for a moment.
  var unit: DateUnit?

  /// Makes a value with a label.
  public static func value(_ label: String, _ value: Value) -> PlottableValue {
    PlottableValue(plotted: value.primitivePlottable._plotted)
  }

  /// A moment that represents the year, the month or whatever it is in.
  package static func value(_ label: String, _ value: Value, in unit: DateUnit) -> PlottableValue {
    PlottableValue(plotted: value.primitivePlottable._plotted, unit: unit)
  }
}
