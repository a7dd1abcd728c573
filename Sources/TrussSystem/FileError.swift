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

/// Why a file or a folder cannot be read or written.
///
///     let svg = try header.svg(width: 390)
///     do { try svg.write(toFile: "Figures/header.svg") } catch let error as FileError { print(error) }
///     // Figures/header.svg cannot be written: its folder does not exist; make the folder first
public struct FileError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The path of the file or the folder.
  public let path: String
  /// The rest of the sentence after the path: `cannot be written: No space left on device`.
  public let reason: String
  /// Whether the file, or a folder above it, does not exist.
  public let isMissing: Bool

  /// The system's message in the reason; nil if the reason has none.
  let cause: String?

  package init(_ path: String, _ reason: String, isMissing: Bool = false) {
    (self.path, self.reason, self.isMissing, cause) = (path, reason, isMissing, nil)
  }

  /// Makes an error from `errno`, which any call after the failed call may change. The action is a participle:
  /// "written".
  init(_ path: String, doing action: String) {
    let code = errno
    let words = String(cString: strerror(code))
    (self.path, reason, cause) = (path, "cannot be \(action): \(words)", words)
    isMissing = code == ENOENT || code == ENOTDIR
  }

  /// The path and the reason.
  public var description: String { "\(path) \(reason)" }
}
