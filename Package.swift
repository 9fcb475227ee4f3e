// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("InferIsolatedConformances"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  .enableUpcomingFeature("ImmutableWeakCaptures"),
]

let package = Package(
  name: "Waymark",
  platforms: [.iOS(.v17), .macOS(.v14), .tvOS(.v17), .watchOS(.v10), .visionOS(.v1)],
  products: [
    .library(name: "Waymark", targets: ["Waymark"]),
    .executable(name: "SampleApp", targets: ["SampleApp"]),
  ],
  targets: [
    .target(
      name: "Waymark", path: "Sources", sources: ["Waymark", "WaymarkRoutes"],
      swiftSettings: strict),

    // The reference app. Features know Waymark and Kit, and not each other.
    .target(
      name: "Kit", dependencies: ["Waymark"], path: "SampleApp/Kit",
      resources: [.process("Resources")], swiftSettings: strict),
    .target(
      name: "Todos", dependencies: ["Waymark", "Kit"], path: "SampleApp/Todos",
      swiftSettings: strict),
    .target(
      name: "Posts", dependencies: ["Waymark", "Kit"], path: "SampleApp/Posts",
      swiftSettings: strict),
    .target(
      name: "Settings", dependencies: ["Waymark", "Kit"], path: "SampleApp/Settings",
      swiftSettings: strict),
    .executableTarget(
      name: "SampleApp", dependencies: ["Waymark", "Kit", "Todos", "Posts", "Settings"],
      path: "SampleApp/App", swiftSettings: strict),

    .testTarget(
      name: "WaymarkTests",
      dependencies: ["Waymark", "Bookshop", "Reader", "Shell", "BenchmarkLayouts"],
      swiftSettings: strict),
    .testTarget(
      name: "SampleAppTests",
      dependencies: ["SampleApp", "StoreWriter", "Waymark", "Kit", "Todos", "Posts", "Settings"],
      swiftSettings: strict),
    .testTarget(
      name: "Snippets",
      dependencies: [
        "Waymark", "IsolationUnset", "IsolationMainActor", "SwiftFive", "Shell", "Reader",
      ],
      path: "Tests/Snippets", swiftSettings: strict),

    // Programs and modules that only tests use.
    .executableTarget(
      name: "StoreWriter", dependencies: ["Kit"], path: "Tests/Fixtures/StoreWriter",
      swiftSettings: strict),
    .executableTarget(
      name: "HeadlessProgram", dependencies: ["Waymark"], path: "Tests/Fixtures/HeadlessProgram",
      swiftSettings: strict),
    .executableTarget(
      name: "Benchmarks",
      dependencies: ["Waymark", "AllocationCounter", "BenchmarkLayouts", "BenchmarkReport"],
      path: "Tests/Benchmarks/Runner", swiftSettings: strict),
    .target(
      name: "BenchmarkReport", path: "Tests/Benchmarks/Report", swiftSettings: strict),
    .target(
      name: "BenchmarkLayouts", dependencies: ["Waymark"], path: "Tests/Benchmarks/Layouts",
      swiftSettings: strict),
    .target(name: "AllocationCounter", path: "Tests/Benchmarks/AllocationCounter"),
    .testTarget(
      name: "BenchmarkReportTests", dependencies: ["BenchmarkReport"],
      path: "Tests/Benchmarks/ReportTests", swiftSettings: strict),
    .target(
      name: "IsolationUnset", dependencies: ["Waymark"], path: "Tests/Fixtures/IsolationUnset",
      swiftSettings: strict),
    .target(
      name: "IsolationMainActor", dependencies: ["Waymark"],
      path: "Tests/Fixtures/IsolationMainActor",
      swiftSettings: strict + [.defaultIsolation(MainActor.self)]),
    // Two features that do not know each other, and an app that composes them.
    .target(
      name: "Reader", dependencies: ["Waymark"], path: "Tests/Fixtures/Outputs/Reader",
      swiftSettings: strict),
    .target(
      name: "Bookshop", dependencies: ["Waymark"], path: "Tests/Fixtures/Outputs/Bookshop",
      swiftSettings: strict),
    .target(
      name: "Shell", dependencies: ["Waymark", "Reader", "Bookshop"],
      path: "Tests/Fixtures/Outputs/Shell", swiftSettings: strict),
    .target(
      name: "SwiftFive", dependencies: ["Waymark"], path: "Tests/Fixtures/SwiftFive",
      swiftSettings: [.swiftLanguageMode(.v5)]),
  ],
  swiftLanguageModes: [.v6]
)
