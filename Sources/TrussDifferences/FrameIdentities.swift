/// Matches the views of several layouts by name. Views without a name are matched by their container, their kind, and
/// their number among the unnamed views of this kind in the container.
struct FrameIdentities {
  struct View: Equatable {
    /// An identifier that is equal for matching views of all compared layouts.
    var id: Int
    /// The index of the container; nil for the root.
    var parent: Int?
    /// The number, from 1, among the views with the same name or, without a name, among the unnamed views of the same
    /// kind in the container.
    var number: Int
  }

  private enum Group: Hashable {
    /// A name is unique, except in tables, whose rows may use the same names.
    case name(String)
    case kind(String, parent: Int)
  }

  private struct Key: Hashable {
    var group: Group
    var number: Int
  }

  private var ids: [Key: Int] = [:]

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
