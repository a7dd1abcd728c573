/// What bytes are given to; the folders of `Corpora` and `Regressions` have these names.
enum FuzzTarget: String, CaseIterable, Sendable {
  /// Constraint systems, solved in both ways.
  case engine
  /// `Listing`.
  case listing
  /// `VisualFormat`, and the constraints it makes.
  case visualFormat = "visual-format"
  /// What `truss explain` reads.
  case log
  /// Font files.
  case font
  /// Views with runs, links, paths, pictures and connectors, drawn.
  case drawing

  /// Gives bytes to the target. Whatever they are, it returns, unless the target does what it must not.
  func check(_ bytes: [UInt8]) throws(Finding) {
    switch self {
    case .engine: try EngineCheck(bytes).run()
    case .listing: try ListingCheck.run(bytes)
    case .visualFormat: try VisualFormatCheck.run(bytes)
    case .log: try LogCheck.run(bytes)
    case .font: try FontCheck.run(bytes)
    case .drawing: try DrawingCheck.run(bytes)
    }
  }
}
