import TrussViews

/// A number rounded to so many digits after the point; 0 is never negative.
func rounded(_ value: Double, digits: Int) -> Double {
  var scale = 1.0
  for _ in 0..<digits { scale *= 10 }
  let scaled = (value * scale).rounded()
  // Beyond this a Double has no such digits to round.
  return abs(scaled) < 0x1p52 ? scaled / scale + 0 : value
}

/// A rounded number as text.
func short(_ value: Double, digits: Int) -> String { shortest(rounded(value, digits: digits)) }
