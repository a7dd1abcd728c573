import TrussDifferences
public import TrussLayout
import TrussTree
import TrussViews

/// The changes from one layout to another: views that moved, texts that wrap differently, colours, and views that were
/// added or removed.
///
///     let old = try SignIn().layout(width: 390)
///     let new = try SignIn(isRecovering: true).layout(width: 390)
///     print(new.difference(from: old))
///     // "email".height 25 -> 41
///     // "note" rewrapped: "Forgot your password?" -> "Forgot your"
///     // added: Field "code" (16, 96, 358, 25) "Code"
///
/// Views of the two layouts are matched by name or, without a name, by their place among the views of the same kind in
/// the same container. Names are the views' paths, as in snapshots.
public struct LayoutDifference: Sendable, CustomStringConvertible {
  /// A change of one view.
  public struct Change: Hashable, Sendable, CustomStringConvertible {
    /// The kind of a change.
    public enum Kind: String, CaseIterable, Sendable {
      /// The view's x or y changed. A view that only moved along with its container is not listed.
      case moved
      /// The view's width or height changed.
      case resized
      /// The text is the same, but its lines break at other places.
      case rewrapped
      /// The view's text changed.
      case text
      /// The view is drawn in another way: its colour, font, border, or kind changed.
      case style
      /// Only the new layout has the view.
      case added
      /// Only the old layout has the view.
      case removed
    }

    /// The kind of the change.
    public let kind: Kind
    /// The view's name in quotes or, if it has none, its place in the nearest named view around it: `"form"/Text[2]`.
    public let view: String
    /// The change in words, such as `"email".x 8 -> 9`.
    public let description: String
  }

  /// The changes, in this order: frames, line breaks, texts and styles, then added and removed views.
  public let changes: [Change]
  private let old: FrameList
  private let new: LayoutResult

  fileprivate init(from old: LayoutResult, to new: LayoutResult) {
    let (before, after) = (old.frameList, new.frameList)
    let frames = FrameChanges(from: before, to: after)
    var changes = frames.changes.compactMap { change in
      Change.Kind(rawValue: change.kind.rawValue).map {
        Change(kind: $0, view: change.title, description: change.words)
      }
    }
    let end = changes.firstIndex { $0.kind != .moved && $0.kind != .resized } ?? changes.endIndex
    let rewrapped = frames.places.indices.compactMap { index -> Change? in
      guard let place = frames.places[index], before.entries[place].texts == after.entries[index].texts else {
        return nil
      }
      let (lines, others) = (old.drawnText(of: place)?.lines ?? [], new.drawnText(of: index)?.lines ?? [])
      guard let line = zip(lines + [""], others + [""]).first(where: { $0 != $1 }) else { return nil }
      let title = frames.title(of: index)
      return Change(
        kind: .rewrapped, view: title,
        description: "\(title) rewrapped: \"\(FrameList.escaped(line.0))\" -> \"\(FrameList.escaped(line.1))\"")
    }
    changes.insert(contentsOf: rewrapped, at: end)
    self.changes = changes
    self.old = before
    self.new = new
  }

  /// Whether there are no changes.
  public var isEmpty: Bool { changes.isEmpty }

  /// One line for each change; empty if nothing changed.
  public var description: String { changes.map(\.description).joined(separator: "\n") }

  /// Draws the new layout faintly, with the frames of changed views over it: dashed and red at their old places, green
  /// at their new places. For layouts in cells, it draws the frames of all views, without the layout.
  ///
  /// - Parameters:
  ///   - title: the title of the drawing, which screen readers read aloud; `Difference` by default.
  ///   - id: the id of the new layout's root element, and the prefix of all other ids.
  public func svg(title: String = "Difference", id: String = "truss") -> SVG {
    let unit = new.medium.isCells ? (width: 8.0, height: 16.0) : (width: 1.0, height: 1.0)
    let overlay = FrameOverlay(from: old, to: new.frameList, showsUnchanged: new.medium.isCells)
    let picture = new.medium.isCells ? "" : new.svg(title: title, id: id).document
    return SVG(document: overlay.document(behind: picture, unit: unit, label: title))
  }
}

extension LayoutResult {
  /// Returns the changes from another layout to this one.
  ///
  /// - Parameter old: the other layout, in the same medium: usually of the same view with other values, at another
  ///   width, or in another version of the program.
  public func difference(from old: LayoutResult) -> LayoutDifference { LayoutDifference(from: old, to: self) }
}
