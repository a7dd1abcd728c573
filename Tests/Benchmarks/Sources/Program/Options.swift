/// The options of the command line.
struct Options: Equatable {
  var workloads = Workload.all.map(\.name)
  var sizes = [10, 100, 1_000, 10_000, 100_000]
  /// The time for all sizes of a workload, in seconds.
  var limit = 10.0
  /// The maximum number of counted runs of a size.
  var runs = 9
  /// The number of threads whose layouts per second are measured instead.
  var threads: Int?
  /// The path of a constraint listing that is solved instead.
  var system: String?
  var json: String?
  var frames: String?
  var showsHelp = false

  static let help = """
    usage: benchmarks [options]

      --workload NAMES   the workloads, with commas between them (all); see the table's legend
      --sizes NUMBERS    numbers of nodes, with commas between them (10,100,1000,10000,100000)
      --limit SECONDS    the time of a workload for all its sizes (10); sizes that would take longer are skipped
      --runs NUMBER      the most often that a size is laid out and counted (9)
      --threads NUMBER   layouts a second on one thread and on so many, instead of times
      --system FILE      solves the constraint listing of a file instead, and prints the time and the violations as JSON
      --json FILE        writes the measurements as JSON too
      --frames FILE      writes the frames of each workload and size as JSON
      --help             prints this

    """

  init(_ arguments: [String]) throws(OptionsError) {
    var rest = arguments[...]
    while let option = rest.popFirst() {
      if option == "--help" {
        showsHelp = true
        continue
      }
      guard Self.names.contains(option) else { throw OptionsError("unknown option \(option)") }
      guard let value = rest.popFirst() else { throw OptionsError("\(option) needs a value") }
      try read(option, value)
    }
  }

  private static let names = [
    "--workload", "--sizes", "--limit", "--runs", "--threads", "--system", "--json", "--frames",
  ]

  private mutating func read(_ option: String, _ value: String) throws(OptionsError) {
    switch option {
    case "--workload": workloads = try Self.workloads(value)
    case "--sizes":
      sizes = []
      for part in value.split(separator: ",", omittingEmptySubsequences: false) {
        sizes.append(try Self.count(option, String(part), atMost: 4_000_000))
      }
    case "--limit":
      guard let seconds = Double(value), seconds > 0, seconds.isFinite else {
        throw OptionsError("--limit is \(value); it must be a number of seconds greater than 0")
      }
      limit = seconds
    case "--runs": runs = try Self.count(option, value, atMost: 1_000_000)
    case "--threads": threads = try Self.count(option, value, atMost: 1_024)
    case "--system": system = value
    case "--json": json = value
    default: frames = value
    }
  }

  /// The named workloads in the order of the report, whatever their order in the option.
  private static func workloads(_ value: String) throws(OptionsError) -> [String] {
    let known = Workload.all.map(\.name)
    let named = value.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    for name in named where !known.contains(name) {
      throw OptionsError("no workload is called \"\(name)\"; there are \(known.joined(separator: ", "))")
    }
    return known.filter(named.contains)
  }

  private static func count(_ option: String, _ value: String, atMost most: Int) throws(OptionsError) -> Int {
    guard let count = Int(value), count >= 1, count <= most else {
      throw OptionsError("\(option) has \"\(value)\", but needs a whole number from 1 to \(most)")
    }
    return count
  }
}

/// An invalid command line.
struct OptionsError: Error, CustomStringConvertible {
  var description: String

  init(_ description: String) { self.description = description }
}
