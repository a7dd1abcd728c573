#if canImport(Darwin)
  import Darwin
#endif
package import TrussSystem

/// The file that a test was linked into: the test executable, or the executable in a test bundle.
///
/// Lines and columns of a running test refer to the sources of this build.
package struct TestBuild: Equatable, Sendable {
  /// An identifier that is equal for two processes that run the same build.
  package var identity: String
  /// The time of linking. Later changes of sources are not in the build.
  package var date: FileStatus.ModificationTime
  /// The path of the file or, if it is in a bundle, of the bundle.
  package var path: String
}

extension TestBuild {
  /// Finds the build that contains a literal; nil if the system does not identify the build.
  package init?(containing literal: StaticString) {
    #if canImport(Darwin)
      var image = Dl_info()
      guard literal.hasPointerRepresentation, dladdr(literal.utf8Start, &image) != 0, let name = image.dli_fname,
        let status = FileStatus(of: String(cString: name))
      else { return nil }
      let file = String(cString: name)
    #elseif os(Windows)
      guard let file = ThisProcess.program, let status = FileStatus(of: file) else { return nil }
    #else
      // `/proc/self/exe` is the running file, even if another file has replaced it on the disk.
      guard let status = FileStatus(of: "/proc/self/exe"), let file = ThisProcess.program else { return nil }
    #endif
    self.init(identity: status.identity, date: status.modified, path: Self.bundle(around: file))
  }

  /// Returns the path of the test bundle that contains a file, as nothing may be written into a bundle; otherwise the
  /// file's path.
  private static func bundle(around file: String) -> String {
    guard let ending = file.firstRange(of: ".xctest/") else { return file }
    return String(file[..<ending.upperBound].dropLast())
  }
}
