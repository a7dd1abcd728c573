/// Numbers as the document writes them.
enum SVGNumber {
  /// Beyond this no picture is to be seen, and hundredths still fit an integer.
  private static let largest = 1e12

  /// A number with at most two decimals and without trailing zeros: `5`, `0.5`, `-12.25`; never `-0`.
  ///
  /// What is not a number is written as 0.
  static func string(_ value: Double) -> String {
    guard !value.isNaN else { return "0" }
    let hundredths = Int((max(-largest, min(largest, value)) * 100).rounded(.toNearestOrAwayFromZero))
    let (whole, rest) = hundredths.magnitude.quotientAndRemainder(dividingBy: 100)
    let sign = hundredths < 0 ? "-" : ""
    switch rest {
    case 0: return "\(sign)\(whole)"
    case 1...9: return "\(sign)\(whole).0\(rest)"
    case _ where rest % 10 == 0: return "\(sign)\(whole).\(rest / 10)"
    default: return "\(sign)\(whole).\(rest)"
    }
  }
}
