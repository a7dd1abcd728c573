import TrussDifferences
import TrussSnapshots

/// The result of comparing a layout with its snapshot. It is a value, so that the rules can be tested without files.
struct Comparison: Equatable {
  /// Whether the layout replaces the snapshot.
  var writes: Bool
  /// The failure's message; nil if the layout equals the snapshot.
  var failure: String?
  /// The changes, in words and lines; empty if there is no snapshot.
  var changes = ""
  var isSame: Bool { failure == nil }
  /// The failure, or the reason for recording an equal snapshot.
  var reason: String { failure ?? "every snapshot is recorded, as `TRUSS_RECORD` is `all`" }

  /// Compares two texts. A newline at the end of only one text is ignored, as a text in a multiline literal ends
  /// without a newline, and a text in a file ends with one.
  ///
  /// - Parameters:
  ///   - actual: the text of the layout, or of all variants.
  ///   - expected: the snapshot, or nil if there is none.
  ///   - form: the form of both texts.
  ///   - mode: the snapshots to record.
  ///   - variants: the texts of the variants; nil for a single layout without variants.
  init(
    of actual: String, with expected: String?, form: SnapshotForm, mode: RecordMode,
    variants: VariantText? = nil
  ) {
    guard let expected else {
      self.init(writes: mode != .never, failure: "there is no snapshot of this layout")
      return
    }
    if Self.areSame(actual, expected) {
      self.init(writes: mode == .all)
      return
    }
    var parts =
      variants?.differences(from: expected) {
        Self.difference(from: $0, to: $1, form).joined(separator: "\n\n")
      } ?? []
    // No text of a variant changed, so only the order of titles differs, or lines that belong to no variant do.
    if parts.isEmpty { parts = Self.difference(from: expected, to: actual, form) }
    self.init(
      writes: mode == .all || mode == .failed,
      failure: "the layout differs from the snapshot\n\n" + parts.joined(separator: "\n\n"),
      changes: parts.joined(separator: "\n\n"))
  }

  /// The changes by view, if the form has frames, and by line. For a drawing, lines are compared only if no view
  /// changed, as the document is hard to read.
  private static func difference(from old: String, to new: String, _ form: SnapshotForm) -> [String] {
    var parts: [String] = []
    if let old = form.frames(old), let new = form.frames(new) {
      let changes = FrameChanges(from: old, to: new)
      if !changes.isEmpty {
        parts.append("what changed:\n" + changes.description)
        if form == .svg { return parts }
      }
    }
    if form == .text || form == .styled {
      let changes = PictureChanges(from: old, to: new, isStyled: form == .styled)
      if !changes.isEmpty { parts.append("what changed:\n" + changes.description) }
    }
    return parts + [LineDifference(from: old, to: new).description]
  }

  private init(writes: Bool, failure: String? = nil, changes: String = "") {
    self.writes = writes
    self.failure = failure
    self.changes = changes
  }

  /// Whether two texts have the same bytes. `String`'s `==` would also accept canonically equivalent texts.
  private static func areSame(_ first: String, _ second: String) -> Bool {
    // At most one newline is removed: if a text ends with two newlines, a recording may have removed the last one.
    switch first.utf8.count - second.utf8.count {
    case 0: first.utf8.elementsEqual(second.utf8)
    case 1: first.withoutFinalNewline.utf8.elementsEqual(second.utf8)
    case -1: second.withoutFinalNewline.utf8.elementsEqual(first.utf8)
    default: false
    }
  }
}
