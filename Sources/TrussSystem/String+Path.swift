/// The parts of a path. Folders end in `/`, also on Windows, whose system functions accept both separators.
extension String {
  /// The last part: `form.svg` of `Figures/form.svg`.
  package var fileName: String {
    let parts = replacingSeparators.split(separator: "/")
    return parts.last.map(String.init) ?? (hasPrefix("/") ? "/" : self)
  }

  /// The path of the folder that the last part is in: `Figures` of `Figures/form.svg`, `.` of `form.svg`.
  package var folderPath: String {
    let path = replacingSeparators
    let end = path.lastIndex { $0 != "/" }.map(path.index(after:)) ?? path.startIndex
    guard let slash = path[..<end].lastIndex(of: "/") else { return end == path.startIndex && path != "" ? "/" : "." }
    let folder = path[..<slash]
    let last = folder.lastIndex { $0 != "/" }
    return last.map { String(folder[...$0]) } ?? "/"
  }

  /// The path of a file or folder in the folder.
  package func path(to name: String) -> String { hasSuffix("/") ? self + name : "\(self)/\(name)" }

  /// The name, or the path, without its ending: `form` of `form.svg`. A dot at the beginning of a name begins no
  /// ending.
  package var withoutFileEnding: String { fileEnding.isEmpty ? self : String(dropLast(fileEnding.count + 1)) }

  /// The ending of the last part without its dot: `svg` of `form.svg`; empty if there is none.
  package var fileEnding: String {
    let name = fileName
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return "" }
    return String(name[name.index(after: dot)...])
  }

  #if os(Windows)
    var replacingSeparators: String { String(map { $0 == "\\" ? "/" : $0 }) }
  #else
    var replacingSeparators: String { self }
  #endif
}
