public import Foundation
public import TrussViews

extension ForEach {
  /// Does nothing: a layout takes no input.
  public func onDelete(perform action: ((IndexSet) -> Void)?) -> Self { self }

  /// Does nothing: a layout takes no input.
  public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> Self { self }
}

extension MutableCollection where Self: RangeReplaceableCollection, Index == Int {
  /// Removes the elements at some offsets, as an app does in the action of a list.
  public mutating func remove(atOffsets offsets: IndexSet) {
    for offset in offsets.reversed() { remove(at: index(startIndex, offsetBy: offset)) }
  }

  /// Moves the elements at some offsets before the element at another offset, as an app does in the action of a list.
  /// The destination is clamped to the collection.
  public mutating func move(fromOffsets offsets: IndexSet, toOffset place: Int) {
    let place = Swift.min(Swift.max(place, 0), count)
    let moved = offsets.map { self[index(startIndex, offsetBy: $0)] }
    let target = place - offsets.count { $0 < place }
    remove(atOffsets: offsets)
    insert(contentsOf: moved, at: index(startIndex, offsetBy: target))
  }
}
