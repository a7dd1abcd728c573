/// Tells which views of two layouts are the same: those with the same name or, without one, those at the same place,
/// which is to be of one kind, in the same view, with as many of the kind before.
struct FrameIdentities {
  /// A view of one layout.
  struct View: Equatable {
    /// The same for the same view in all layouts that were asked for.
    var id: Int
    /// The index of the view around it, or nil for the root.
    var parent: Int?
    /// Its number among the nameless views of its kind in its parent, from 1.
    var number: Int
  }

  private enum Key: Hashable {
    /// Names are unique but in the rows of tables, whose names are each row's own.
    case name(String, occurrence: Int)
    case place(parent: Int, kind: String, number: Int)
  }

  private struct Siblings: Hashable {
    var parent: Int
    var kind: String
  }

  private var ids: [Key: Int] = [:]

  /// The views of a list, in its order.
  mutating func identify(_ list: FrameList) -> [View] {
    var views: [View] = []
    var path: [Int] = []
    var names: [String: Int] = [:]
    var kinds: [Siblings: Int] = [:]
    for (index, entry) in list.entries.enumerated() {
      path.removeLast(max(0, path.count - entry.depth))
      let parent = path.last
      let parentID = parent.map { views[$0].id } ?? -1
      var number = 1
      let key: Key
      if let name = entry.name {
        names[name, default: 0] += 1
        key = .name(name, occurrence: names[name, default: 1])
      } else {
        let siblings = Siblings(parent: parentID, kind: entry.kind)
        kinds[siblings, default: 0] += 1
        number = kinds[siblings, default: 1]
        key = .place(parent: parentID, kind: entry.kind, number: number)
      }
      let id = ids[key] ?? ids.count
      ids[key] = id
      views.append(View(id: id, parent: parent, number: number))
      path.append(index)
    }
    return views
  }
}
