// swift-tools-version: 6.1

import PackageDescription

/// A package of its own, so that a build of Truss neither builds nor needs it.
let package = Package(
  name: "TrussBenchmarks",
  platforms: [.macOS(.v15)],
  products: [.executable(name: "benchmarks", targets: ["Benchmarks"])],
  dependencies: [.package(name: "Truss", path: "../..")],
  targets: [
    .executableTarget(
      name: "Benchmarks",
      dependencies: [.product(name: "Truss", package: "Truss")],
      path: "Sources",
      swiftSettings: [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
      ])
  ],
  swiftLanguageModes: [.v6]
)
