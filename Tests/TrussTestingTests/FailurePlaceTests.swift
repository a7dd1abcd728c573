import Testing
import Truss
import TrussTesting

/// A failed comparison is reported, whatever place the caller gave.
struct FailurePlaceTests {
  @Test(arguments: [0, -1, .min, .max]) func noPlaceTraps(_ place: Int) {
    withKnownIssue {
      try assertLayout(of: Text("a"), columns: 9, line: place, column: place) { "b" }
    }
  }
}
