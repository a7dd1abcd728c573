import TrussIR
import TrussLayout
import TrussText
import TrussTree
import TrussViews

extension ConnectorPlan {
  /// Diagnostics of connectors whose line, heads or labels are missing, cut, or on another connector's line.
  var diagnostics: [Diagnostic] {
    var lines: [[Point]: Int] = [:]
    let tangles = RouteTangles(connectors.map(\.route), of: [])
    var diagnostics: [Diagnostic] = []
    let wide = connectorsOfWideDiagrams
    for (number, planned) in connectors.enumerated() {
      func report(_ problem: String) {
        let (source, target) = (planned.connector.source.view.name, planned.connector.target.view.name)
        diagnostics.append(
          Diagnostic(
            kind: .connector,
            message: "the connector from \(EscapedText.quoted(source)) to \(EscapedText.quoted(target)) \(problem)",
            location: planned.connector.location, views: planned.drawn.views))
      }
      let points = planned.route.points
      let isOutside = wide.contains(number)
      if points.allSatisfy({ $0 == points.first }) {
        report("has too little space for a line between its ends")
      } else if points.contains(where: { !outer.contains(Rect(around: $0, $0)) }) {
        if !isOutside { report("leaves the picture, because it contains no free route") }
      } else if planned.isCovered {
        report("passes behind other views, because there is no way around them")
      } else if let other = lines[points] {
        report("has the same line as the connector of \(connectors[other].connector.location)")
      } else if let head = planned.heads.first(where: \.isHidden) {
        let end = head.end == 0 ? planned.connector.source : planned.connector.target
        report("has too little space for its head at \(EscapedText.quoted(end.view.name))")
      } else if let other = tangles.route(underLineOf: number, medium.isCells ? 1 : 4, where: { $0 < number }) {
        report("shares a part of its line with that of \(connectors[other].connector.location)")
      } else if let (head, other) = coveredHead(of: number, tangles) {
        let end = head.end == 0 ? planned.connector.source : planned.connector.target
        report(
          "has its head at \(EscapedText.quoted(end.view.name)) on the line of \(connectors[other].connector.location)")
      } else if let other = tangles.route(underTurnOf: number),
        other < number || tangles.route(underTurnOf: other) != number
      {
        report("turns on the line of \(connectors[other].connector.location)")
      }
      for label in planned.labels where !isOutside && label.placed?.form.isCut ?? true {
        let text = EscapedText.quoted(label.text)
        let shown = label.placed.map { "cut to \(EscapedText.quoted($0.form.lines[0].unicode))" } ?? "not drawn"
        report("has too little space for its label \(text), which is \(shown)")
      }
      for label in planned.labels where label.placed?.form.isCut == false {
        guard let other = label.crossed else { continue }
        report(
          "has its label \(EscapedText.quoted(label.text)) on the line of \(connectors[other].connector.location)")
      }
      lines[points] = lines[points] ?? number
    }
    return diagnostics
  }

  /// The connectors of diagrams that extend beyond the picture. The diagnostics of frames already report these
  /// diagrams.
  private var connectorsOfWideDiagrams: Set<Int> {
    let reported = Set(layout.frameDiagnostics.flatMap(\.views))
    return Set(
      ranges.filter { reported.contains($0.key) }.values.joined().filter { connectors[$0].drawn.path != nil })
  }

  /// The first head of a connector that is in a cell of another connector's line, and the index of the other connector.
  private func coveredHead(of number: Int, _ tangles: RouteTangles) -> (head: Head, other: Int)? {
    for head in connectors[number].heads where head.kind != .none {
      for cell in head.cells {
        if let other = tangles.route(through: cell, of: number) { return (head, other) }
      }
    }
    return nil
  }
}
