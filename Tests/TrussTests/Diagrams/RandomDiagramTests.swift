import TestSupport
import Testing
import Truss
import TrussTree

/// What connectors promise, read off drawings: each has its head, each letter of a label is seen, and what is not is
/// reported with the connector's line.
@Suite("Random diagrams")
struct RandomDiagramTests {
  @Test("in text each connector has its heads, and each label its letters")
  func text() throws {
    for seed in 0..<Seeds.batch(500) {
      for problem in try DiagramReading(seed: seed).problemsInText { Issue.record("seed \(seed): \(problem)") }
    }
  }

  @Test("in points no label lies on another text, on a line or on a head, and each connector has its heads")
  func points() throws {
    for seed in 0..<Seeds.batch(500) {
      for problem in try DiagramReading(seed: seed).problemsInPoints { Issue.record("seed \(seed): \(problem)") }
    }
  }

  @Test("in text a diagram has all titles, labels and heads, or says that it has no room")
  func graphsInText() throws {
    for seed in Seeds.first(120) {
      for problem in try RandomGraphDiagram(seed: UInt64(seed)).problemsInText {
        Issue.record("seed \(seed): \(problem)")
      }
    }
  }

  @Test("in points a diagram has all titles, labels and heads, or says that it has no room")
  func graphsInPoints() throws {
    for seed in Seeds.first(120) {
      for problem in try RandomGraphDiagram(seed: UInt64(seed)).problemsInPoints {
        Issue.record("seed \(seed): \(problem)")
      }
    }
  }
}
