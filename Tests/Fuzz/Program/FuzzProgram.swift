import Glibc

/// The target that the environment names.
private let target = getenv("TRUSS_FUZZ").flatMap { FuzzTarget(rawValue: String(cString: $0)) }

/// What libFuzzer calls with each input. A finding ends the program, as that is how libFuzzer is told.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  guard let target else { fatalError("TRUSS_FUZZ has to be one of \(FuzzTarget.allCases.map(\.rawValue))") }
  do throws(Finding) {
    try target.check(Array(UnsafeBufferPointer(start: start, count: count)))
  } catch {
    fatalError(error.description)
  }
  return 0
}
