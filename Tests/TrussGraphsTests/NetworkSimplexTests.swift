import Testing
import TrussGraphs

@Suite("Ranks by the network simplex method")
struct NetworkSimplexTests {
  /// The least weighted length of all ranks from 0 to a limit, by trying each.
  private func least(_ count: Int, _ edges: [NetworkSimplex.Edge], limit: Int) -> Int {
    var ranks = Array(repeating: 0, count: count)
    var best = Int.max
    while true {
      if edges.allSatisfy({ ranks[$0.head] - ranks[$0.tail] >= $0.length }) {
        best = min(best, length(ranks, edges))
      }
      var place = 0
      while place < count, ranks[place] == limit {
        ranks[place] = 0
        place += 1
      }
      if place == count { return best }
      ranks[place] += 1
    }
  }

  private func length(_ ranks: [Int], _ edges: [NetworkSimplex.Edge]) -> Int {
    edges.reduce(0) { $0 + $1.weight * (ranks[$1.head] - ranks[$1.tail]) }
  }

  @Test("The ranks of small graphs are as short as the best of all ranks", arguments: 1...120)
  func smallGraphs(_ seed: Int) {
    var numbers = Numbers(seed)
    let count = Int.random(in: 2...5, using: &numbers)
    // Each node hangs together with an earlier one, so that the graph is connected.
    var edges = (1..<count).map { node in
      NetworkSimplex.Edge(
        Int.random(in: 0..<node, using: &numbers), node, length: Int.random(in: 0...2, using: &numbers),
        weight: Int.random(in: 1...4, using: &numbers))
    }
    for _ in 0..<Int.random(in: 0...5, using: &numbers) {
      let tail = Int.random(in: 0..<count - 1, using: &numbers)
      edges.append(
        NetworkSimplex.Edge(
          tail, Int.random(in: tail + 1..<count, using: &numbers), weight: Int.random(in: 1...4, using: &numbers)))
    }
    let ranks = NetworkSimplex.ranks(count: count, edges: edges)
    #expect(edges.allSatisfy { ranks[$0.head] - ranks[$0.tail] >= $0.length })
    #expect(ranks.min() == 0)
    #expect(length(ranks, edges) == least(count, edges, limit: 7))
  }
}
