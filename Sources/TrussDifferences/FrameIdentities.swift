/// Tells which views of two layouts are the same: those with the same name or, without one, those at the same place,
/// which is to be of one kind, in the same view, with as many of the kind before.
struct FrameIdentities {
  /// A view of one layout.
  struct View: Equatable {
    /// The same for the same view in all compared layouts.
    var id: Int
    /// The index of the view around it, or nil for the root.
    var parent: Int?
    /// Its number among those with its name, or among the nameless ones of its kind in its parent, from 1.
    var number: Int
  }

  private enum Group: Hashable {
    /// Names are unique but in the rows of tables, whose names are each row's own.
    case name(String)
    case kind(String, parent: Int)
  }

  private struct Key: Hashable {
    var group: Group
    var number: Int
  }

  private var ids: [Key: Int] = [:]

  /// The views of a list, in its order.
  mutating func identify(_ list: FrameList) -> [View] {
    var views: [View] = []
    var path: [Int] = []
    var counts: [Group: Int] = [:]
    for (index, entry) in list.entries.enumerated() {
      path.removeLast(max(0, path.count - entry.depth))
      let parent = path.last
      let group = entry.name.map(Group.name) ?? .kind(entry.kind, parent: parent.map { views[$0].id } ?? -1)
      let number = counts[group, default: 0] + 1
      counts[group] = number
      let id = ids[Key(group: group, number: number), default: ids.count]
      ids[Key(group: group, number: number)] = id
      views.append(View(id: id, parent: parent, number: number))
      path.append(index)
    }
    return views
  }
}
