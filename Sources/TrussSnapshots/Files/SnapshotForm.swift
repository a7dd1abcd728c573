package import TrussDifferences

/// The form of a snapshot, in cells or in points.
package enum SnapshotForm: String, CaseIterable, Codable, Sendable {
  case text, ascii, marked, styled, frames, svg, listing

  /// The extension of the snapshot's file.
  package var fileExtension: String {
    switch self {
    case .text: "txt"
    case .svg: "svg"
    case .ascii, .marked, .styled, .frames, .listing: "\(rawValue).txt"
    }
  }

  /// The names, in lower case, that a snapshot of this form cannot have, as their files would have another meaning.
  var reservedNames: [String] {
    switch self {
    // As in `form.new.svg`, the new drawing beside `form.svg`.
    case .svg: ["new"]
    // Such as `frames`: the file `form.frames.txt` contains the frames of `form`.
    case .text: Self.allCases.map(\.fileExtension).filter { $0.hasSuffix(".txt") }.map { String($0.dropLast(4)) }
    case .ascii, .marked, .styled, .frames, .listing: []
    }
  }

  /// The frames in a snapshot of this form, or nil if it has none.
  package func frames(_ snapshot: String) -> FrameList? {
    switch self {
    case .text, .ascii, .marked, .styled, .listing: nil
    case .frames: FrameList(parsing: snapshot)
    case .svg: FrameList(commentOf: snapshot)
    }
  }
}
