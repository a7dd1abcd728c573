package import TrussDifferences

/// A form of a layout, whatever the medium.
package enum SnapshotForm: String, CaseIterable, Codable, Sendable {
  case text, ascii, marked, styled, frames, svg, listing

  /// The extension of the file, after the last part of the snapshot's own name.
  package var fileExtension: String {
    switch self {
    case .text: "txt"
    case .svg: "svg"
    case .ascii, .marked, .styled, .frames, .listing: "\(rawValue).txt"
    }
  }

  /// The names, in small letters, that a snapshot of this form cannot have: its file would be another's.
  var reservedNames: [String] {
    switch self {
    // As in `form.new.svg`, the new drawing beside `form.svg`.
    case .svg: ["new"]
    // Of `form.frames.txt`, the frames of `form`, and the like.
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
