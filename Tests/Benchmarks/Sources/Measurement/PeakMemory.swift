import Foundation

/// The peak of resident memory during a piece of work, beyond what was resident before it.
///
/// Only Linux lets a process lower its own high-water mark (`clear_refs` in proc(5)); elsewhere nothing is measured.
enum PeakMemory {
  /// The growth in bytes while the work was done; nil if the system does not report it.
  static func growth<Result, Failure>(
    during work: () throws(Failure) -> Result
  ) throws(Failure) -> (result: Result, bytes: Int?) {
    let before = mark()
    let result = try work()
    guard let before, let after = read("VmHWM") else { return (result, nil) }
    return (result, max(0, after - before))
  }

  /// Lowers the high-water mark to what is resident now, and returns this number of bytes.
  private static func mark() -> Int? {
    returnFreeMemory()
    guard let file = FileHandle(forWritingAtPath: "/proc/self/clear_refs") else { return nil }
    guard (try? file.write(contentsOf: Data("5".utf8))) != nil else { return nil }
    return read("VmRSS")
  }

  /// Returns memory that the allocator keeps of earlier work: it would be used again and not be counted. Glibc's
  /// `malloc_trim` is in no module, so it is looked up by name.
  private static func returnFreeMemory() {
    guard let symbol = dlsym(nil, "malloc_trim") else { return }
    _ = unsafeBitCast(symbol, to: (@convention(c) (Int) -> CInt).self)(0)
  }

  private static func read(_ field: String) -> Int? {
    guard let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8) else { return nil }
    for line in status.split(separator: "\n") where line.hasPrefix(field + ":") {
      return line.split(whereSeparator: { $0 == " " || $0 == "\t" }).dropFirst().first.flatMap { Int($0) }
        .map { $0 * 1024 }
    }
    return nil
  }
}
