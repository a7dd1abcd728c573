import TrussIR
package import TrussViews

extension ViewTree {
  /// Where the stack was written that several views side by side are put into: nowhere.
  static let implicitStack = SourceLocation(fileID: "Truss", line: 0)

  /// The view that the tree lists, put together anew from its parts: some may have been changed since it was listed.
  /// Composites are their bodies.
  package var root: ViewNode {
    var built: [ViewNode] = []
    // From the last view to the first: those inside one are the last that were built.
    for index in entries.indices.reversed() {
      let count = views(in: index).reduce(0) { count, _ in count + 1 }
      let children = Array(built.suffix(count).reversed())
      built.removeLast(count)
      built.append(count == 0 ? entries[index].node : entries[index].node.with(children: children))
    }
    return built[0]
  }
}
