import Truss
import TrussDifferences
import TrussSnapshots

/// The form in which a layout in cells is compared.
public enum CellForm: String, CaseIterable, Sendable {
  /// The picture in box drawing, as `view.text(columns:)` draws it.
  case text
  /// The picture in ASCII, as `view.ascii(columns:)` draws it.
  case ascii
  /// The picture in box drawing. Below each row with styled text, another row marks the letters that are bold, italic,
  /// underlined or struck through, as in `layout.markedText`.
  case marked
  /// The picture in box drawing. Below each row with colours or styled letters, another row describes them in words, as
  /// in `layout.styledText`.
  case styled
  /// A line for each view: its kind, its name, its frame in cells relative to the root, its texts, and other drawing
  /// attributes that are neither the default nor inherited: `Circle "dot" (8, 8, 10, 10) fill: red`.
  case frames
  /// The constraints, as `layout.constraints.listing` prints them.
  case listing
}

/// The form in which a layout in points is compared.
public enum PointForm: String, CaseIterable, Sendable {
  /// A line for each view: its kind, its name, its frame in points relative to the root, its texts, and other drawing
  /// attributes that are neither the default nor inherited: `Circle "dot" (8, 8, 10, 10) fill: red`.
  case frames
  /// The drawing, as `view.svg(width:)` creates it, with the frames in a comment at its end. Browsers show it, and a
  /// difference is reported view by view.
  case svg
  /// The constraints, as `layout.constraints.listing` prints them.
  case listing
}

extension SnapshotForm {
  init(_ form: some RawRepresentable<String>) { self = SnapshotForm(rawValue: form.rawValue) ?? .frames }

  func string(_ layout: LayoutResult) -> String {
    switch self {
    case .text: layout.text
    case .ascii: layout.ascii
    case .marked: layout.markedText
    case .styled: layout.styledText
    case .frames: layout.frameList.description
    case .svg: RowOrdinals(layout).replacing(inDrawing: layout.svg().document) + layout.frameList.comment
    case .listing: RowOrdinals(layout).replacing(in: layout.constraints.listing)
    }
  }
}
