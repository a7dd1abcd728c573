package import TrussDifferences

package enum SnapshotForm: String, CaseIterable, Codable, Sendable {
  case text, ascii, marked, styled, frames, svg, listing

  package var fileExtension: String {
    switch self {
    case .text: "txt"
    case .svg: "svg"
    case .ascii, .marked, .styled, .frames, .listing: "\(rawValue).txt"
    }
  }

  /// The names, in lower case, that snapshots of this form cannot have, as their files would have another meaning.
  var reservedNames: [String] {
    switch self {
    // `form.new.svg` is the new drawing beside `form.svg`.
    case .svg: ["new"]
    // Names of other forms: the file `form.frames.txt` contains the frames of `form`.
    case .text: Self.allCases.map(\.fileExtension).filter { $0.hasSuffix(".txt") }.map { String($0.dropLast(4)) }
    case .ascii, .marked, .styled, .frames, .listing: []
    }
  }

  /// The frames in a snapshot of this form; nil if the form has no frames.
  package func frames(_ snapshot: String) -> FrameList? {
    switch self {
    case .text, .ascii, .marked, .styled, .listing: nil
    case .frames: FrameList(parsing: snapshot)
    case .svg: FrameList(commentOf: snapshot)
    }
  }
}
