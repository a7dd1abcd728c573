/// The parts of a path. The separator is `/`, also on Windows, whose system functions accept both separators.
extension String {
  /// The last component: `form.svg` of `Figures/form.svg`.
  package var fileName: String {
    let parts = replacingSeparators.split(separator: "/")
    return parts.last.map(String.init) ?? (hasPrefix("/") ? "/" : self)
  }

  /// The path without its last component: `Figures` of `Figures/form.svg`, `.` of `form.svg`.
  package var folderPath: String {
    let path = replacingSeparators
    let end = path.lastIndex { $0 != "/" }.map(path.index(after:)) ?? path.startIndex
    guard let slash = path[..<end].lastIndex(of: "/") else { return end == path.startIndex && path != "" ? "/" : "." }
    let folder = path[..<slash]
    let last = folder.lastIndex { $0 != "/" }
    return last.map { String(folder[...$0]) } ?? "/"
  }

  package func path(to name: String) -> String { hasSuffix("/") ? self + name : "\(self)/\(name)" }

  /// The path without its extension: `form` of `form.svg`. A dot at the beginning of a name does not begin an
  /// extension.
  package var withoutFileEnding: String { fileEnding.isEmpty ? self : String(dropLast(fileEnding.count + 1)) }

  /// The extension, without its dot: `svg` of `form.svg`; empty if there is none.
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
