#if canImport(Darwin)
  import Darwin
#elseif canImport(Android)
  import Android
#elseif canImport(Musl)
  import Musl
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(WASILibc)
  import WASILibc
#elseif os(Windows)
  import WinSDK
  import ucrt
#endif

package enum FileSystem {
  /// Whether a file or folder exists. Symbolic links are followed.
  package static func exists(_ path: String) -> Bool { FileStatus(of: path) != nil }

  /// Whether the path, after following symbolic links, leads to a folder.
  package static func isFolder(_ path: String) -> Bool { FileStatus(of: path)?.isFolder ?? false }

  package static func isWritable(_ path: String) -> Bool {
    #if os(Windows)
      path.withCString(encodedAs: UTF16.self) { _waccess($0, 2) } == 0
    #else
      access(path, W_OK) == 0
    #endif
  }

  /// The names of all entries of a folder, sorted.
  package static func names(in folder: String) throws(FileError) -> [String] {
    var names: [String] = []
    #if os(Windows)
      var found = WIN32_FIND_DATAW()
      let search = "\(folder)\\*".withCString(encodedAs: UTF16.self) { FindFirstFileW($0, &found) }
      guard let search, search != INVALID_HANDLE_VALUE else {
        throw FileError(folder, "cannot be read: error \(GetLastError())", isMissing: !exists(folder))
      }
      defer { FindClose(search) }
      repeat {
        names.append(
          withUnsafeBytes(of: found.cFileName) {
            String(decoding: $0.bindMemory(to: UInt16.self).prefix { $0 != 0 }, as: UTF16.self)
          })
      } while FindNextFileW(search, &found)
    #else
      guard let stream = opendir(folder) else { throw FileError(folder, doing: "read") }
      defer { closedir(stream) }
      while true {
        // At the end and after a failure `readdir` returns nil; only `errno` distinguishes the two cases.
        errno = 0
        guard let entry = readdir(stream) else {
          guard errno == 0 else { throw FileError(folder, doing: "read") }
          break
        }
        #if os(WASI)
          // The name is a flexible array member after `d_type`, which Swift does not import.
          let name = UnsafeRawPointer(entry) + MemoryLayout<dirent>.offset(of: \.d_type)! + 1
          names.append(String(cString: name.assumingMemoryBound(to: CChar.self)))
        #else
          names.append(
            withUnsafePointer(to: &entry.pointee.d_name) {
              $0.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: $0.pointee)) {
                String(cString: $0)
              }
            })
        #endif
      }
    #endif
    return names.filter { $0 != "." && $0 != ".." }.sorted()
  }

  /// Makes a folder, and the missing folders above it.
  package static func makeFolder(_ path: String) throws(FileError) {
    var missing: [String] = []
    var folder = path
    while !exists(folder) {
      missing.append(folder)
      let above = folder.folderPath
      if above == folder { break }
      folder = above
    }
    for folder in missing.reversed() {
      #if os(Windows)
        let result = folder.withCString(encodedAs: UTF16.self) { _wmkdir($0) }
      #else
        let result = mkdir(folder, 0o777)
      #endif
      if result == 0 { continue }
      let fault = FileError(path, doing: "made")
      // Another process may have made the folder in the meantime.
      guard isFolder(folder) else { throw fault }
    }
    guard isFolder(path) else { throw FileError(path, "is not a folder") }
  }

  /// Removes a file, or a symbolic link.
  package static func remove(_ path: String) throws(FileError) {
    #if os(Windows)
      let result = path.withCString(encodedAs: UTF16.self) { _wunlink($0) }
    #else
      let result = unlink(path)
    #endif
    guard result == 0 else { throw FileError(path, doing: "removed") }
  }

  /// Renames a file. An existing file with the new name is replaced.
  static func move(_ path: String, to target: String) throws(FileError) {
    #if os(Windows)
      let isDone = path.withCString(encodedAs: UTF16.self) { path in
        target.withCString(encodedAs: UTF16.self) {
          MoveFileExW(path, $0, DWORD(MOVEFILE_REPLACE_EXISTING | MOVEFILE_WRITE_THROUGH))
        }
      }
      guard isDone else { throw FileError(target, "cannot be replaced: error \(GetLastError())") }
    #else
      guard rename(path, target) == 0 else { throw FileError(target, doing: "replaced") }
    #endif
  }

  /// The target of a symbolic link; nil if there is no link.
  package static func link(at path: String) -> String? {
    #if os(Windows)
      return nil
    #else
      var bytes = [UInt8](repeating: 0, count: 4096)
      let count = bytes.withUnsafeMutableBytes {
        readlink(path, $0.baseAddress!.assumingMemoryBound(to: CChar.self), $0.count)
      }
      return count < 0 ? nil : String(decoding: bytes[..<count], as: UTF8.self)
    #endif
  }

  /// The absolute path without symbolic links. If the last components do not exist, the others are resolved.
  package static func resolved(_ path: String) -> String {
    #if os(Windows)
      let found = path.withCString(encodedAs: UTF16.self) { _wfullpath(nil, $0, 0) }
      defer { free(found) }
      return found.map { String(decodingCString: $0, as: UTF16.self).replacingSeparators } ?? path
    #elseif os(WASI)
      return path
    #else
      if let found = realpath(path, nil) {
        defer { free(found) }
        return String(cString: found)
      }
      let folder = path.folderPath
      return folder == path || folder == "." ? path : resolved(folder).path(to: path.fileName)
    #endif
  }

  package static var temporaryFolder: String {
    #if os(Windows)
      return (ThisProcess.variable("TEMP") ?? "C:/Windows/Temp").replacingSeparators
    #else
      let folder = ThisProcess.variable("TMPDIR") ?? ""
      return folder.isEmpty ? "/tmp" : folder
    #endif
  }

  package static var currentFolder: String { resolved(".") }
}
