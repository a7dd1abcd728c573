import Glibc

/// libFuzzer's own program, without its `main`: it calls a function with each input. Pointers and integers are passed alike
/// by C and Swift.
@_silgen_name("LLVMFuzzerRunDriver")
private func runFuzzer(
  _ count: UnsafeMutablePointer<CInt>,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
  _ check: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
) -> CInt

/// Gives inputs to the target that the environment names. A finding ends the program, as that is how libFuzzer is told.
@main enum FuzzProgram {
  private static let target = getenv("TRUSS_FUZZ").flatMap { FuzzTarget(rawValue: String(cString: $0)) }

  static func main() {
    var (count, arguments) = (CommandLine.argc, CommandLine.unsafeArgv)
    exit(runFuzzer(&count, &arguments) { start, count in FuzzProgram.check(start, count) })
  }

  private static func check(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    guard let target else { fatalError("TRUSS_FUZZ has to be one of \(FuzzTarget.allCases.map(\.rawValue))") }
    do throws(Finding) {
      try target.check(Array(UnsafeBufferPointer(start: start, count: count)))
    } catch {
      fatalError(error.description)
    }
    return 0
  }
}
