import Foundation
import Truss

/// Measures what the options select, and prints a report.
struct BenchmarkProgram {
  var options: Options

  func run() throws {
    if let system = options.system { return try solve(system) }
    let workloads = Workload.all.filter { options.workloads.contains($0.name) }
    if let threads = options.threads {
      try throughput(of: workloads, threads: threads)
    } else {
      try times(of: workloads)
    }
  }

  private func solve(_ path: String) throws {
    let system = try ConstraintSystem(listing: String(contentsOfFile: path, encoding: .utf8))
    let measurement = SystemMeasurement(system, seconds: options.limit, runs: options.runs)
    print(String(decoding: try JSONFile.encode(measurement), as: UTF8.self))
  }

  private func times(of workloads: [Workload]) throws {
    var measurer = Measurer(runs: options.runs, limit: options.limit)
    for workload in workloads {
      log("\(workload.name): \(workload.summary)")
      try measurer.measure(workload, sizes: options.sizes)
    }
    let report = Report(workloads: workloads, measurements: measurer.measurements, skipped: measurer.skipped)
    print(report.markdown, terminator: "")
    try write(options.json) { try report.json() }
    try write(options.frames) { try JSONFile.encode(measurer.frames) }
  }

  private func throughput(of workloads: [Workload], threads: Int) throws {
    var throughputs: [ThroughputReport] = []
    var table = MarkdownTable(header: [
      "workload", "size", "layouts/s, 1 thread", "layouts/s, \(threads) threads", "ratio",
    ])
    for workload in workloads {
      log("\(workload.name): \(workload.summary)")
      let sizes = workload.sizes ?? options.sizes
      for size in sizes where size >= workload.leastSize && size <= workload.largestSize {
        let seconds = options.limit / Double(sizes.count)
        let throughput = Throughput(workload: workload, size: size, seconds: seconds)
        let one = try throughput.layoutsPerSecond(threads: 1)
        let many = try throughput.layoutsPerSecond(threads: threads)
        throughputs.append(
          ThroughputReport(workload: workload.name, size: size, threads: threads, one: one, all: many))
        table.rows.append([
          workload.name, "\(size)", String(format: "%.1f", one), String(format: "%.1f", many),
          String(format: "%.2f", many / one),
        ])
      }
    }
    print(table.text, terminator: "")
    try write(options.json) { try JSONFile.encode(throughputs) }
  }

  private func write(_ path: String?, _ data: () throws -> Data) throws {
    guard let path else { return }
    try data().write(to: URL(fileURLWithPath: path))
  }

  /// Reports progress, as a workload may take a while. Only the report goes to standard output.
  private func log(_ message: String) {
    FileHandle.standardError.write(Data((message + "\n").utf8))
  }
}
