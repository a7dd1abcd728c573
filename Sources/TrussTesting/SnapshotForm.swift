import Truss
import TrussDifferences
import TrussSnapshots

/// The form in which a layout in cells is compared.
public enum CellForm: String, CaseIterable, Sendable {
  /// The picture in box drawing, as `view.text(columns:)` draws it.
  case text
  /// The picture in ASCII, as `view.ascii(columns:)` draws it.
  case ascii
  /// The picture in box drawing, and below each row of it a row with marks of the letters that are bold, italic, underlined
  /// or struck through, as `layout.markedText` has them.
  case marked
  /// The picture in box drawing, and below each row of it a row with its colours and the styles of its letters in words, as
  /// `layout.styledText` has them.
  case styled
  /// A line for each view: its kind, its name, its frame relative to the root, in cells, its texts, and other drawing
  /// attributes that are neither the default nor inherited: `Circle "dot" (8, 8, 10, 10) fill: red`.
  case frames
  /// The constraints, as `layout.constraints.listing` prints them.
  case listing
}

/// The form in which a layout in points is compared.
public enum PointForm: String, CaseIterable, Sendable {
  /// A line for each view: its kind, its name, its frame relative to the root, in points, its texts, and other drawing
  /// attributes that are neither the default nor inherited: `Circle "dot" (8, 8, 10, 10) fill: red`.
  case frames
  /// The drawing, as `view.svg(width:)` creates it, followed by the frames in a comment. It can be viewed in any
  /// browser, and a difference is reported view by view.
  case svg
  /// The constraints, as `layout.constraints.listing` prints them.
  case listing
}

extension SnapshotForm {
  /// Creates the form of one medium's form, which has the same name.
  init(_ form: some RawRepresentable<String>) { self = SnapshotForm(rawValue: form.rawValue) ?? .frames }

  /// The layout in this form.
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
