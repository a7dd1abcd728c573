import TrussText
import TrussTree

struct SnapshotsOptions: Equatable {
  enum Action: Equatable {
    case help
    /// Presents the snapshots one after the other, and asks whether to accept each.
    case review
    case list(asJSON: Bool)
    case show(Selection)
    case decide(Decision, Selection)
    case deleteOrphans
    case page(folder: String)
  }

  enum Decision: Equatable {
    case accept
    case reject
  }

  enum Selection: Equatable {
    case all
    case ids([String])
    /// The layouts with these ids, and all layouts with the same changes in words.
    case alike([String])
  }

  var action = Action.review
  var package = "."
  /// The folder of the build; nil for `.build` in the package's folder.
  var build: String?

  init(_ arguments: [String]) throws(UsageError) {
    var rest = arguments[...]
    var (actions, asJSON, alike) = ([Action](), false, false)
    func error(_ message: String) -> UsageError { UsageError(message: message, command: "snapshots") }
    func value(_ option: String, _ kind: String) throws(UsageError) -> String {
      guard let value = rest.popFirst(), !value.hasPrefix("--") else { throw error("\(option) needs \(kind)") }
      return value
    }
    func ids() -> [String] {
      let ids = rest.prefix { !$0.hasPrefix("--") }
      rest = rest.dropFirst(ids.count)
      return Array(ids)
    }
    func selection(_ option: String) throws(UsageError) -> Selection {
      .ids([try value(option, "a snapshot, as --list names it")] + ids())
    }
    var given: [String] = []
    while let argument = rest.popFirst() {
      let count = actions.count
      defer { if actions.count > count { given.append(argument) } }
      switch argument {
      case "--help", "-h": actions.append(.help)
      case "--list": actions.append(.list(asJSON: false))
      case "--json": asJSON = true
      case "--show":
        let ids = ids()
        actions.append(.show(ids.isEmpty ? .all : .ids(ids)))
      case "--accept": actions.append(.decide(.accept, try selection(argument)))
      case "--reject": actions.append(.decide(.reject, try selection(argument)))
      case "--accept-all": actions.append(.decide(.accept, .all))
      case "--reject-all": actions.append(.decide(.reject, .all))
      case "--alike": alike = true
      case "--delete-orphans": actions.append(.deleteOrphans)
      case "--html": actions.append(.page(folder: try value(argument, "a folder")))
      case "--package": package = try value(argument, "a folder")
      case "--build": build = try value(argument, "a folder")
      case _ where argument.hasPrefix("-"):
        throw error("unknown option \(EscapedText.of(argument))\(NearestName.hint(argument, among: Self.names))")
      default: throw error("unknown argument \(EscapedText.of(argument)); an ID follows --show, --accept or --reject")
      }
    }
    if actions.contains(.help) {
      action = .help
      return
    }
    guard actions.count <= 1 else {
      throw error("only one action can be given, and there are \(given.listed); leave out all but one")
    }
    action = actions.first ?? .review
    if asJSON {
      guard action == .list(asJSON: false) else { throw error("--json goes with --list") }
      action = .list(asJSON: true)
    }
    if alike {
      guard case .decide(let decision, .ids(let ids)) = action else {
        throw error("--alike goes with --accept and --reject")
      }
      action = .decide(decision, .alike(ids))
    }
  }

  private static let names = [
    "--list", "--json", "--show", "--accept", "--accept-all", "--reject", "--reject-all", "--alike", "--delete-orphans",
    "--html", "--package", "--build", "--help",
  ]

  static let usage = """
    usage: truss snapshots [ACTION] [--package DIR] [--build DIR]

    Reviews the layouts that differ from their snapshots, or have none, as the last run of the tests found them.
    Without an action it shows each in turn, and asks whether to accept it; your decisions are written at the end.

      --list [--json]      lists them, each with an ID and one of its changes
      --show [ID ...]      prints the changes, with the lines that differ
      --accept ID ...      replaces the snapshots of these layouts; --accept-all replaces all
      --reject ID ...      forgets these layouts, and leaves their snapshots; --reject-all forgets all
      --alike              also accepts or rejects all others with the same changes
      --delete-orphans     removes the files in __Snapshots__ whose source or function is gone
      --html DIR           writes a page with pictures of the changes to DIR/index.html
      --package DIR        the folder of the package; by default this one
      --build DIR          the folder of the build; by default .build in the package

    ID is an ID of --list, or any unique ending of one; its line is that of the compiled test, even after texts
    above it were accepted. Exit code 65: a snapshot has changed since the tests ran; 66: there is no such folder.
    Through `swift package snapshots`, SwiftPM asks for permission to write; in a script, run
    `swift package --allow-writing-to-package-directory snapshots ...`, and every failure is exit code 1.
    """
}
