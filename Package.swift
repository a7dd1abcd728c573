// swift-tools-version: 6.1

import PackageDescription

/// Every target is compiled in Swift 6 mode with the features that keep its borders visible.
///
/// `.ci/run` sets `TRUSS_GATE`. There each module is compiled as a whole, which takes less time from nothing, and more
/// after a change.
let isGate = Context.environment["TRUSS_GATE"] != nil
let settings: [SwiftSetting] =
  [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ] + (isGate ? [.unsafeFlags(["-wmo", "-num-threads", "2"], .when(configuration: .debug))] : [])
/// In the gate, the modules that tests spend most of their time in are optimised, and keep their assertions.
let engine: [SwiftSetting] =
  settings + (isGate ? [.unsafeFlags(["-O", "-assert-config", "Debug"], .when(configuration: .debug))] : [])

/// Data goes one way: a module imports only those that stand above it.
let package = Package(
  name: "Truss",
  // `Mutex` is of macOS 15, `@TaskLocal` of macOS 10.15. Linux needs no entry.
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "Truss", targets: ["Truss"]),
    .library(name: "TrussFigures", targets: ["TrussFigures"]),
    .library(name: "TrussIR", targets: ["TrussIR"]),
    .library(name: "TrussSolver", targets: ["TrussSolver"]),
    .library(name: "TrussTesting", targets: ["TrussTesting"]),
    .plugin(name: "FiguresPlugin", targets: ["FiguresPlugin"]),
    .plugin(name: "SnapshotsPlugin", targets: ["SnapshotsPlugin"]),
    .executable(name: "gallery", targets: ["Gallery"]),
    .executable(name: "truss", targets: ["TrussMain"]),
  ],
  traits: [
    .trait(
      name: "Foundation",
      description: "Views of dates, formats and attributed strings, and geometry of Core Graphics"),
    .default(enabledTraits: ["Foundation"]),
  ],
  dependencies: [],
  targets: [
    .target(name: "TrussSystem", swiftSettings: settings),
    .target(name: "TrussText", swiftSettings: engine),
    .target(name: "TrussImages", swiftSettings: settings),
    .target(name: "TrussGraphs", swiftSettings: engine),
    .target(name: "TrussIR", dependencies: ["TrussText"], swiftSettings: settings),
    .target(name: "TrussSolver", dependencies: ["TrussIR"], swiftSettings: engine),
    .target(
      name: "TrussViews", dependencies: ["TrussSystem", "TrussImages", "TrussIR", "TrussText"], swiftSettings: settings),
    .target(name: "TrussTree", dependencies: ["TrussIR", "TrussText", "TrussViews"], swiftSettings: settings),
    .target(
      name: "TrussDiagnostics", dependencies: ["TrussText", "TrussIR", "TrussSolver", "TrussTree", "TrussViews"],
      swiftSettings: settings),
    .target(
      name: "TrussLayout",
      dependencies: [
        "TrussSystem", "TrussText", "TrussGraphs", "TrussIR", "TrussSolver", "TrussViews", "TrussTree",
        "TrussDiagnostics",
      ],
      swiftSettings: settings),
    .target(
      name: "TrussDrawing",
      dependencies: [
        "TrussText", "TrussImages", "TrussIR", "TrussViews", "TrussTree", "TrussDiagnostics", "TrussLayout",
      ],
      swiftSettings: settings),
    .target(name: "TrussDifferences", dependencies: ["TrussText", "TrussViews"], swiftSettings: settings),
    .target(
      name: "TrussFoundation",
      dependencies: ["TrussSystem", "TrussText", "TrussImages", "TrussIR", "TrussViews", "TrussTree"],
      swiftSettings: settings),
    .target(
      name: "Truss",
      dependencies: [
        .target(name: "TrussFoundation", condition: .when(traits: ["Foundation"])),
        "TrussSystem", "TrussText", "TrussImages", "TrussIR", "TrussSolver", "TrussViews", "TrussTree",
        "TrussDiagnostics",
        "TrussLayout",
        "TrussDrawing", "TrussDifferences",
      ],
      swiftSettings: settings),
    .target(
      name: "TrussFigures",
      dependencies: ["TrussSystem", "TrussText", "TrussImages", "TrussLayout", "TrussDrawing", "Truss"],
      swiftSettings: settings),
    .plugin(
      name: "FiguresPlugin",
      capability: .command(
        intent: .custom(verb: "figures", description: "Draw the figures of the package's figure program"),
        permissions: [.writeToPackageDirectory(reason: "to write the figures that it draws")]),
      path: "Sources/FiguresPlugin"),
    .target(
      name: "TrussSnapshots", dependencies: ["TrussSystem", "TrussText", "TrussDifferences"], swiftSettings: settings),
    .target(
      name: "TrussTesting",
      dependencies: [
        "TrussSystem", "TrussText", "TrussViews", "TrussTree", "TrussLayout", "TrussDifferences", "TrussSnapshots",
        "Truss",
      ],
      swiftSettings: settings),
    .plugin(
      name: "SnapshotsPlugin",
      capability: .command(
        intent: .custom(verb: "snapshots", description: "Review the layouts that differ from their snapshots"),
        permissions: [.writeToPackageDirectory(reason: "to write the snapshots that are accepted")]),
      path: "Sources/SnapshotsPlugin"),
    .executableTarget(
      name: "Gallery", dependencies: ["TrussSystem", "TrussText", "TrussImages", "TrussIR", "Truss", "TrussFigures"],
      swiftSettings: settings),
    .executableTarget(name: "TrussMain", dependencies: ["TrussCommand"], swiftSettings: settings),
    .target(
      name: "TrussCommand",
      dependencies: [
        "TrussSystem", "TrussText", "TrussImages", "TrussIR", "TrussSolver", "TrussViews", "TrussTree",
        "TrussDiagnostics", "TrussDrawing",
        "TrussDifferences", "TrussSnapshots",
      ],
      swiftSettings: settings),
    .target(
      name: "TestSupport", dependencies: ["Truss", "TrussIR"], path: "Tests/TestSupport", swiftSettings: settings),
    .testTarget(
      name: "TrussSolverTests", dependencies: ["TestSupport", "TrussIR", "TrussSolver"], exclude: ["Fixtures"],
      swiftSettings: settings),
    .testTarget(
      name: "TrussGraphsTests", dependencies: ["TestSupport", "TrussGraphs"], resources: [.copy("Fixtures")],
      swiftSettings: settings),
    .testTarget(
      name: "TrussTextTests", dependencies: ["TestSupport", "TrussText"], resources: [.copy("Fixtures")],
      swiftSettings: settings),
    .testTarget(
      name: "TrussImagesTests", dependencies: ["TestSupport", "TrussImages"], resources: [.copy("Fixtures")],
      swiftSettings: settings),
    .testTarget(
      name: "TrussLayoutTests",
      dependencies: [
        "TestSupport", "Truss", "TrussText", "TrussIR", "TrussSolver", "TrussViews", "TrussTree", "TrussDiagnostics",
        "TrussLayout",
      ],
      resources: [.copy("Fixtures")], swiftSettings: settings),
    .testTarget(
      name: "TrussTests",
      dependencies: [
        "TestSupport", "Truss", "TrussText", "TrussIR", "TrussViews", "TrussTree", "TrussDiagnostics", "TrussLayout",
        "TrussDrawing",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "TrussTestingTests",
      dependencies: ["TestSupport", "Truss", "TrussSystem", "TrussDifferences", "TrussSnapshots", "TrussTesting"],
      exclude: ["__Snapshots__"],
      swiftSettings: settings),
    .testTarget(
      name: "TrussCommandTests",
      dependencies: [
        "TestSupport", "TrussSystem", "TrussText", "TrussIR", "TrussSolver", "TrussDifferences", "TrussSnapshots",
        "TrussCommand",
      ],
      resources: [.copy("Explaining/Fixtures")], swiftSettings: settings),
    .testTarget(
      name: "EndToEndTests",
      dependencies: [
        "TestSupport", "Truss", "TrussText", "TrussIR", "TrussSolver", "TrussViews", "TrussTree", "TrussLayout",
        "TrussDrawing", "TrussDiagnostics",
        "TrussFigures", "TrussDifferences", "TrussSnapshots", "TrussTesting", "Gallery",
      ],
      swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)

/// `Tests/Fuzz` is a test that replays inputs, or with `TRUSS_FUZZ_BUILD` set the program that libFuzzer looks for new
/// ones with.
if Context.environment["TRUSS_FUZZ_BUILD"] == nil {
  package.targets.append(
    .testTarget(
      name: "FuzzTests", dependencies: ["TestSupport", "TrussText", "TrussIR", "TrussSolver", "TrussCommand", "Truss"],
      path: "Tests/Fuzz",
      exclude: ["Program", "README.md", "available", "build", "run"],
      resources: [.copy("Corpora"), .copy("Regressions")],
      swiftSettings: settings))
} else {
  package.products.append(.executable(name: "fuzz", targets: ["fuzz"]))
  package.targets.append(
    .executableTarget(
      name: "fuzz", dependencies: ["TrussText", "TrussIR", "TrussSolver", "TrussCommand", "Truss"], path: "Tests/Fuzz",
      exclude: ["Corpora", "README.md", "Regressions", "Replay", "available", "build", "run"], swiftSettings: settings))
}
