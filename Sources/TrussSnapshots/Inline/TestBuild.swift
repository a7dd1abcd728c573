#if canImport(Darwin)
  import Darwin
#endif
package import TrussSystem

/// The file that a test was linked into: the test executable, or the executable in a test bundle.
///
/// The lines and columns of a running test are those of the sources that this file was built from.
package struct TestBuild: Equatable, Sendable {
  /// Identifies the build: equal for two processes that run the same build.
  package var identity: String
  /// The time of linking. Later changes were not compiled.
  package var date: FileStatus.ModificationTime
  /// The path of the file or of the bundle.
  package var path: String
}

extension TestBuild {
  /// Finds the build that contains a literal; nil if the system does not identify it.
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
      // The running file, even if another file has replaced it since.
      guard let status = FileStatus(of: "/proc/self/exe"), let file = ThisProcess.program else { return nil }
    #endif
    self.init(identity: status.identity, date: status.modified, path: Self.bundle(around: file))
  }

  /// Returns the bundle instead of a file in it: a bundle is sealed, and nothing may be written into it.
  private static func bundle(around file: String) -> String {
    guard let ending = file.firstRange(of: ".xctest/") else { return file }
    return String(file[..<ending.upperBound].dropLast())
  }
}
