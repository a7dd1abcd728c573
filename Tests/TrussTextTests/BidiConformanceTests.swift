import TestSupport
import Testing
import TrussText

/// The cases of Unicode's test files: a part of them that is kept here, and all where the files are installed and there are
/// more seeds than usual.
@Suite("The bidirectional algorithm beside Unicode's test files")
struct BidiConformanceTests {
  private struct Result {
    var cases = 0
    var runs = 0
    var faults: [String] = []

    mutating func add(_ sample: BidiCase) {
      cases += 1
      runs += sample.bases.count
      // A few tell what is wrong.
      if faults.count < 20 { faults += sample.faults() }
    }
  }

  @Test("levels and order are those of BidiTest.txt, one of 151 of its cases")
  func classes() throws {
    var result = Result()
    try BidiOracle.forEachClassCase(in: BidiOracle.fixture("bidi-classes")) { result.add($0) }
    #expect(result.cases == 3251)
    #expect(result.faults == [])
  }

  @Test("levels and order are those of BidiCharacterTest.txt, one of 127 of its permutations and all other cases")
  func characters() throws {
    var result = Result()
    try BidiOracle.forEachCharacterCase(in: BidiOracle.fixture("bidi-characters")) { result.add($0) }
    #expect(result.cases == 952)
    #expect(result.faults == [])
  }

  @Test(
    "levels and order are those of all cases of BidiTest.txt",
    .enabled(if: Seeds.areRaised, "`TRUSS_SEEDS` raises the number of seeds"),
    .enabled(if: BidiOracle.isInstalled("BidiTest.txt"), "the package unicode-data has it"))
  func allClasses() throws {
    var result = Result()
    try BidiOracle.forEachClassCase(in: BidiOracle.installed("BidiTest.txt")) { result.add($0) }
    // Other versions of Unicode have more.
    #expect(result.cases >= 490_846)
    #expect(result.runs >= 770_241)
    #expect(result.faults == [])
  }

  @Test(
    "levels and order are those of all cases of BidiCharacterTest.txt",
    .enabled(if: Seeds.areRaised, "`TRUSS_SEEDS` raises the number of seeds"),
    .enabled(if: BidiOracle.isInstalled("BidiCharacterTest.txt"), "the package unicode-data has it"))
  func allCharacters() throws {
    var result = Result()
    try BidiOracle.forEachCharacterCase(in: BidiOracle.installed("BidiCharacterTest.txt")) { result.add($0) }
    #expect(result.cases >= 91_707)
    #expect(result.faults == [])
  }
}
