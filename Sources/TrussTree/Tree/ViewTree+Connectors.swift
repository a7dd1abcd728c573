package import TrussViews

extension ViewTree {
  /// What an end of a connector of the view at an index names.
  package func meaning(of name: ViewID, in entry: ConnectorEntry, of index: Int) -> NameMeaning {
    name == .container ? .view(index) : meaning(of: name, in: entry.scope ?? entries[index].scope)
  }

  /// Validates the names of a view's connectors.
  ///
  /// - Throws: `LayoutError` for a name that no view has, or several have.
  func validateConnectors(of index: Int) throws(LayoutError) {
    for entry in entries[index].attributes.connectors {
      let connector = entry.connector
      for name in [connector.source.view, connector.target.view] {
        switch meaning(of: name, in: entry, of: index) {
        case .view, .guide: continue
        case .ambiguous(let paths):
          throw LayoutError(
            ambiguity(of: name, "a connector", paths), view: title(of: index), location: connector.location)
        case .unknown:
          throw unknown(name, "a connector", view: title(of: index), connector.location)
        }
      }
    }
  }
}
