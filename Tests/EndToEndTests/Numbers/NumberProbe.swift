import Foundation
import TestSupport
import Truss
import TrussIR
import TrussDrawing

/// A number that a user can give, and what becomes of it.
struct NumberProbe: Sendable, CustomStringConvertible {
  /// A line of `.ci/numbers.txt`.
  var name: String
  var use: Use

  /// Where the number goes.
  enum Use: Sendable {
    /// Into a view, which is laid out, drawn and changed in every way.
    case view(@Sendable (Double) -> any View)
    case counted(@Sendable (Int) -> any View)
    /// Into a call that answers with finite numbers, or throws.
    case call(@Sendable (Double) throws -> Any)
    case countedCall(@Sendable (Int) throws -> Any)
    /// Into constraints, whose listing reads back where the number is one.
    case constraints(@Sendable (Double) -> ConstraintSystem)
    /// Into a value that keeps it: it has to print, no more.
    case value(@Sendable (Double) -> Any)
    case countedValue(@Sendable (Int) -> Any)
  }

  init(_ name: String, _ use: Use) {
    self.name = name
    self.use = use
  }

  var description: String { name }
}

extension NumberProbe {
  /// Numbers that are none, too large, too small, or negative.
  static let hostile: [Double] = [
    .nan, .infinity, -.infinity, -0.0, 0, 1e308, -1e308, 1e-308, -1e-308, .leastNonzeroMagnitude,
    -.leastNonzeroMagnitude, -1, 1e7, -1e7, 1e-6, 1e10,
  ]

  /// Integers that are negative, or close to where arithmetic overflows.
  static let hostileIntegers: [Int] = [
    .max, .min, .max - 1, .min + 1, 1 << 62, -1, 0, Int(Int32.max), Int(Int32.min), Int(UInt32.max), 1 << 53,
  ]

  /// What went wrong with any hostile number.
  func faults() -> [String] {
    switch use {
    // Probes begin with different numbers, so that each number is met.
    case .view(let make): viewFaults(Seeds.some(of: Self.hostile, oneOf: 8, turn: name.utf8.count), make)
    case .counted(let make): viewFaults(Seeds.some(of: Self.hostileIntegers, oneOf: 8, turn: name.utf8.count), make)
    case .call(let call): Self.hostile.flatMap { number in faults(number) { answer { try call(number) } } }
    case .countedCall(let call):
      Self.hostileIntegers.flatMap { number in faults(number) { answer { try call(number) } } }
    case .constraints(let make): Self.hostile.flatMap { number in faults(number) { listing(make(number), number) } }
    case .value(let make):
      Self.hostile.flatMap { number in faults(number) { "\(make(number))".isEmpty ? ["no text"] : [] } }
    case .countedValue(let make):
      Self.hostileIntegers.flatMap { number in faults(number) { "\(make(number))".isEmpty ? ["no text"] : [] } }
    }
  }

  /// The views of all numbers share one page of the inspector.
  private func viewFaults<Number>(_ numbers: [Number], _ make: (Number) -> any View) -> [String] {
    var layouts: [LayoutResult] = []
    let all = numbers.enumerated().flatMap { index, number in
      faults(number) {
        // Probes begin with different ways, so that each number is met in each way.
        let outcome = ViewOutcome(of: make(number), in: ViewOutcome.Way.chosen(index + name.utf8.count))
        layouts += outcome.layouts
        return outcome.faults
      }
    }
    let page = InspectorPage.document(title: name, layouts: layouts, start: 0)
    return page.isEmpty ? all + ["\(name): no inspector"] : all
  }

  private func faults<Number>(_ number: Number, _ body: () -> [String]) -> [String] {
    body().map { "\(name) of \(number): \($0)" }
  }

  private func answer(_ call: () throws -> Any) -> [String] {
    do {
      let text = "\(try call())"
      return text.holdsNoNumber ? ["answers \(text.prefix(200))"] : []
    } catch {
      return error is LayoutError || error is VisualFormatError || error is ListingError ? [] : ["throws \(error)"]
    }
  }

  private func listing(_ system: ConstraintSystem, _ number: Double) -> [String] {
    do throws(ListingError) {
      let isSame = try ConstraintSystem(listing: system.listing) == system
      return isSame || !number.isFinite ? [] : ["reads back otherwise: \(system.listing)"]
    } catch {
      return number.isFinite ? ["cannot be read back: \(error)"] : []
    }
  }
}

extension String {
  private static let noNumbers: Set<[UInt8]> = [Array("nan".utf8), Array("inf".utf8), Array("infinity".utf8)]

  /// Whether a number in it is not finite.
  var holdsNoNumber: Bool {
    // Drawings are long, and most have nothing like it.
    let beginnings: [String] = ["nan", "NaN", "inf", "Inf"]
    guard withCString({ text in beginnings.contains { strstr(text, $0) != nil } }) else { return false }
    var word: [UInt8] = []
    for byte in utf8 {
      let letter = byte | 0x20
      if (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(letter) {
        word.append(letter)
      } else {
        if Self.noNumbers.contains(word) { return true }
        word.removeAll(keepingCapacity: true)
      }
    }
    return Self.noNumbers.contains(word)
  }
}
