/// An angle, with SwiftUI's names. Because y grows downward, `.degrees(90)` points down.
public struct Angle: Hashable, Comparable, AdditiveArithmetic, Sendable {
  /// The angle in degrees.
  public var degrees: Double

  /// The angle in radians.
  public var radians: Double { degrees * .pi / 180 }

  /// Makes the angle of 0 degrees, which points right.
  public init() { degrees = 0 }

  /// Makes an angle in degrees.
  public init(degrees: Double) { self.degrees = degrees }

  /// Makes an angle in radians.
  public init(radians: Double) { degrees = radians * 180 / .pi }

  /// Returns an angle in degrees.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

  /// Returns an angle in radians.
  public static func radians(_ radians: Double) -> Angle { Angle(degrees: radians * 180 / .pi) }

  /// The angle of 0 degrees, which points right.
  public static let zero = Angle(degrees: 0)

  /// The sine and the cosine: the same on every platform, unlike the results of C libraries, because pictures are
  /// compared byte by byte. Multiples of 90 degrees are exact.
  package var sineAndCosine: (sine: Double, cosine: Double) {
    let turn = degrees.remainder(dividingBy: 360)
    let quarter = (turn / 90).rounded()
    let x = (turn - 90 * quarter) * .pi / 180
    let (sine, cosine) = (Self.series(from: x, 2, x), Self.series(from: 1, 1, x))
    switch quarter {
    case 0: return (sine, cosine)
    case 1: return (cosine, -sine)
    case -1: return (-cosine, sine)
    default: return (-sine, -cosine)
    }
  }

  /// Makes the angle of a direction, within a thousandth of a degree.
  package init(of x: Double, _ y: Double) {
    let (long, short) = (max(abs(x), abs(y)), min(abs(x), abs(y)))
    guard long > 0, long.isFinite else {
      degrees = 0
      return
    }
    let z = short / long
    // The arc tangent: Abramowitz and Stegun, Handbook of Mathematical Functions, 4.4.49.
    let terms = [0.020_835_1, -0.085_133_0, 0.180_141_0, -0.330_299_5, 0.999_866_0]
    let arc = z * terms.reduce(0) { $0 * z * z + $1 } * 180 / .pi
    let first = abs(y) > abs(x) ? 90 - arc : arc
    let half = x < 0 ? 180 - first : first
    degrees = y < 0 ? 360 - half : half
  }

  /// Taylor's series of sine and cosine. For angles up to 45 degrees, nine terms give the precision of doubles.
  private static func series(from first: Double, _ start: Double, _ x: Double) -> Double {
    var (sum, term, factor) = (first, first, start)
    for _ in 0..<9 {
      term *= -x * x / (factor * (factor + 1))
      sum += term
      factor += 2
    }
    return sum
  }
}

extension Angle {
  /// The sum of two angles.
  public static func + (left: Angle, right: Angle) -> Angle { Angle(degrees: left.degrees + right.degrees) }

  /// The difference of two angles.
  public static func - (left: Angle, right: Angle) -> Angle { Angle(degrees: left.degrees - right.degrees) }

  /// The angle in the other direction.
  public static prefix func - (angle: Angle) -> Angle { Angle(degrees: -angle.degrees) }

  /// The product of an angle and a number.
  public static func * (angle: Angle, factor: Double) -> Angle { Angle(degrees: angle.degrees * factor) }

  /// The product of a number and an angle.
  public static func * (factor: Double, angle: Angle) -> Angle { Angle(degrees: factor * angle.degrees) }

  /// The quotient of an angle and a number.
  public static func / (angle: Angle, divisor: Double) -> Angle { Angle(degrees: angle.degrees / divisor) }

  /// Whether an angle is less than another angle.
  public static func < (left: Angle, right: Angle) -> Bool { left.degrees < right.degrees }
}
