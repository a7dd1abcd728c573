import Foundation
import TestSupport
import Testing
import Truss

/// Every number that a user can give ends in finite frames and drawings, or in an error that names its view: none traps,
/// none is passed over in silence.
@Suite(.processorTimeLimit(minutes: 10)) struct NumberProbeTests {
  static let probes =
    NumberProbe.leaves + NumberProbe.controls + NumberProbe.drawings + NumberProbe.modifiers + NumberProbe.insets
    + NumberProbe.stacks + NumberProbe.containers + NumberProbe.ranges + NumberProbe.looks
    + NumberProbe.charts + NumberProbe.runningApp
    + NumberProbe.tables + NumberProbe.constraints + NumberProbe.formats + NumberProbe.layouts + NumberProbe.changes
    + NumberProbe.products + NumberProbe.systems + NumberProbe.identifiers + NumberProbe.values

  @Test(arguments: probes) func hostileNumbers(_ probe: NumberProbe) {
    let faults = probe.faults()
    #expect(faults.isEmpty, "\(faults.prefix(5).joined(separator: "\n"))")
  }

  /// `.ci/docc` compares the list with the public symbols, of which `.ci/numbers.py` makes it; this compares the probes
  /// with the list.
  @Test func everyNumberThatAUserCanGiveHasAProbe() throws {
    let list = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
      "../../../.ci/numbers.txt")
    let listed = try String(contentsOf: list, encoding: .utf8).split(separator: "\n").map(String.init)
    let probed = Self.probes.map(\.name)
    #expect(Set(listed).subtracting(probed).sorted() == [])
    #expect(Set(probed).subtracting(listed).sorted() == [])
    #expect(Set(probed).count == probed.count)
  }
}
