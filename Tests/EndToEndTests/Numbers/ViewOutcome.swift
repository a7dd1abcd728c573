import TestSupport
import Truss
import TrussIR

/// What becomes of a view in every medium: each way ends in finite frames and a drawing, or in an error that names the
/// view and a line of these tests.
final class ViewOutcome {
  /// How it is laid out.
  enum Way: CaseIterable {
    case points, pointsWithRoom, cells, cellsWithRoom, intoASession, outOfASession

    /// One of them, by turns, and two where seeds are raised.
    static func chosen(_ turn: Int) -> [Way] {
      let first = turn % allCases.count
      return Seeds.areRaised ? [allCases[first], allCases[(first + 3) % allCases.count]] : [allCases[first]]
    }
  }

  private(set) var faults: [String] = []
  /// Those in points.
  private(set) var layouts: [LayoutResult] = []
  private let view: any View

  init(of view: any View, in ways: [Way]) {
    self.view = view
    for way in ways {
      attempt("\(way)") { () throws(LayoutError) in
        switch way {
        case .points: try inPoints(width: nil, height: nil)
        case .pointsWithRoom: try inPoints(width: 90, height: 60)
        case .cells: try inCells(columns: nil, rows: nil)
        case .cellsWithRoom: try inCells(columns: 18, rows: 6)
        case .intoASession: try intoASession()
        case .outOfASession: try outOfASession()
        }
      }
    }
  }

  private func inPoints(width: Double?, height: Double?) throws(LayoutError) {
    let layout = try view.layout(width: width, height: height)
    look(at: layout)
    require(!layout.svg().document.holdsNoNumber, "a drawing without a number")
    require(!layout.svg(.overlay).document.holdsNoNumber, "an overlay without a number")
    layouts.append(layout)
  }

  private func inCells(columns: Int?, rows: Int?) throws(LayoutError) {
    let layout = try view.layout(columns: columns, rows: rows)
    look(at: layout)
    require(!(layout.text + layout.ascii).holdsNoNumber, "a text without a number")
  }

  /// Whether it is laid out or refused, the session goes on.
  private func intoASession() throws(LayoutError) {
    var session = try LayoutSession(Held(view: Text("plain")), width: 90, height: 60)
    attempt("an update") { () throws(LayoutError) in try session.update(to: Held(view: view)) }
    look(at: session.layout)
    try session.resize(width: 40, height: nil)
    look(at: session.layout)
    require(try session.transition().svg().document.contains("<svg"), "no drawing of the transition")
    require(try !session.transition(columns: 18, rows: 4).strip(frames: 2).isEmpty, "no strip")
    try session.update(to: Held(view: Text("plain")))
    look(at: session.layout)
  }

  private func outOfASession() throws(LayoutError) {
    var session = try LayoutSession(Held(view: view), width: 90, height: 60)
    try session.update(to: Held(view: Text("plain")))
    look(at: session.layout)
  }

  private func look(at layout: LayoutResult) {
    let limit = LayoutError.Limits.frame
    for frame in layout.frames {
      let numbers = [frame.rect.x, frame.rect.y, frame.rect.width, frame.rect.height]
      require(numbers.allSatisfy { abs($0) <= limit }, "the frame \(frame)")
    }
    let constraints = layout.constraints
    do throws(ListingError) {
      require(try ConstraintSystem(listing: constraints.listing) == constraints, "a listing that reads otherwise")
    } catch {
      faults.append("a listing that cannot be read: \(error)")
    }
  }

  private func require(_ holds: Bool, _ fault: @autoclosure () -> String) {
    if !holds { faults.append(fault()) }
  }

  private func attempt(_ place: String, _ body: () throws(LayoutError) -> Void) {
    do throws(LayoutError) {
      try body()
    } catch {
      let isPlaced =
        error.location.map { $0.fileID.hasPrefix("EndToEndTests/") }
        // A root that is a custom view has a name, but no line.
        ?? (["the layout", "the session", "the transition"].contains(error.view)
          || error.view.hasPrefix("the layout of "))
      require(isPlaced && !error.view.isEmpty, "in \(place) an error without a line: \(error)")
    }
  }
}

/// A view whose type is not known.
struct Held: View {
  let view: any View
  var body: some View { Group([view]) }
}
