// swift-tools-version: 6.1

import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// A package of its own, so that a build of Truss neither builds nor needs it.
let package = Package(
  name: "TrussBenchmarks",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "benchmarks", targets: ["Benchmarks"]),
    .executable(name: "growth", targets: ["Growth"]),
  ],
  dependencies: [.package(name: "Truss", path: "../..")],
  targets: [
    .target(name: "AllocationCounter", path: "AllocationCounter"),
    .executableTarget(
      name: "Benchmarks",
      dependencies: ["AllocationCounter", .product(name: "Truss", package: "Truss")],
      path: "Sources", swiftSettings: settings),
    .executableTarget(
      name: "Growth",
      dependencies: [
        .product(name: "Truss", package: "Truss"), .product(name: "TrussFigures", package: "Truss"),
      ],
      path: "Growth", swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
