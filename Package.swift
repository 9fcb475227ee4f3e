// swift-tools-version: 6.2
import PackageDescription

// What every module of the package is built with.
let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("InferIsolatedConformances"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  .enableUpcomingFeature("ImmutableWeakCaptures"),
]

// What tests are built with: they need not be fast where the library is, and take 15 minutes to be made so.
let tested = strict + [.unsafeFlags(["-Onone"], .when(configuration: .release))]

// What two fixtures are built with instead, as users may have them.
let own: [String: [SwiftSetting]] = [
  "IsolationMainActor": strict + [.defaultIsolation(MainActor.self)],
  "SwiftFive": [.swiftLanguageMode(.v5)],
]

// Warnings are errors with the compilers that CI knows. A later one may warn of more, and whoever depends on
// this folder by its path has to be able to build with it. Depended on by URL, packages never warn.
#if compiler(<6.4)
  let warnings: [SwiftSetting] = [.treatAllWarnings(as: .error)]
#else
  let warnings: [SwiftSetting] = []
#endif

let package = Package(
  name: "Waymark",
  platforms: [.iOS(.v17), .macOS(.v14), .tvOS(.v17), .watchOS(.v10), .visionOS(.v1)],
  products: [
    .library(name: "Waymark", targets: ["Waymark"]),
    // What shows a tree in SwiftUI; empty where there is none.
    .library(name: "WaymarkSwiftUI", targets: ["WaymarkSwiftUI"]),
    // What tests import, and whoever plays a finger without a screen.
    .library(name: "WaymarkTesting", targets: ["WaymarkTesting"]),
    // Routes, stacks and links without a coordinator, for an extension or a server.
    .library(name: "WaymarkRoutes", targets: ["WaymarkRoutes"]),
    .executable(name: "SampleApp", targets: ["SampleApp"]),
  ],
  targets: [
    .target(name: "WaymarkRoutes"),
    .target(name: "Waymark", dependencies: ["WaymarkRoutes"]),
    .target(name: "WaymarkSwiftUI", dependencies: ["Waymark"]),
    .target(name: "WaymarkTesting", dependencies: ["Waymark"]),

    // The reference app. Features know Waymark and Kit, and not each other.
    .target(
      name: "Kit", dependencies: ["Waymark"], path: "SampleApp/Kit",
      resources: [.process("Resources")]),
    .target(
      name: "Todos", dependencies: ["Waymark", "Kit"], path: "SampleApp/Todos"),
    .target(
      name: "Posts", dependencies: ["Waymark", "Kit"], path: "SampleApp/Posts"),
    .target(
      name: "Settings", dependencies: ["Waymark", "Kit"], path: "SampleApp/Settings"),
    .executableTarget(
      name: "SampleApp",
      dependencies: ["Waymark", "WaymarkTesting", "Kit", "Todos", "Posts", "Settings"],
      path: "SampleApp/App"),

    .testTarget(
      name: "WaymarkTests",
      dependencies: [
        "Waymark", "WaymarkRoutes", "WaymarkTesting", "Bookshop", "Reader", "Shell",
        "BenchmarkLayouts",
      ]),
    .testTarget(
      name: "SampleAppTests",
      dependencies: [
        "SampleApp", "StoreWriter", "Waymark", "WaymarkTesting", "Kit", "Todos", "Posts",
        "Settings",
      ]),
    .testTarget(
      name: "Snippets",
      dependencies: [
        "Waymark", "WaymarkTesting", "IsolationUnset", "IsolationMainActor", "SwiftFive", "Shell",
        "Reader", "UIKitDeclarations",
      ],
      path: "Tests/Snippets"),
    // The kit as an app's own test target uses it, from both test libraries; some of it is wrong on purpose.
    .testTarget(
      name: "KitTests", dependencies: ["Waymark", "WaymarkTesting"],
      path: "Tests/Fixtures/KitTests", exclude: ["Failures.txt"]),
    // Small apps of the kinds that people come from. Their views need the adapter, where it has any.
    .testTarget(
      name: "Ways",
      dependencies: [
        "Waymark", "WaymarkTesting",
        .target(
          name: "WaymarkSwiftUI",
          condition: .when(platforms: [.iOS, .macOS, .tvOS, .watchOS, .visionOS])),
      ],
      path: "Tests/Fixtures/Ways",
      exclude: ["Router", "Enums", "Paths", "Global", "Menu"].map { "\($0)/Features.md" }),

    // Programs and modules that only tests use.
    .executableTarget(
      name: "StoreWriter", dependencies: ["Kit"], path: "Tests/Fixtures/StoreWriter"),
    .executableTarget(
      name: "HeadlessProgram", dependencies: ["Waymark"], path: "Tests/Fixtures/HeadlessProgram"),
    .executableTarget(
      name: "LinksProgram", dependencies: ["WaymarkRoutes"], path: "Tests/Fixtures/LinksProgram"),
    .executableTarget(
      name: "Benchmarks",
      dependencies: ["Waymark", "AllocationCounter", "BenchmarkLayouts", "BenchmarkReport"],
      path: "Tests/Benchmarks/Runner"),
    .target(
      name: "BenchmarkReport", path: "Tests/Benchmarks/Report"),
    .target(
      name: "BenchmarkLayouts", dependencies: ["Waymark"], path: "Tests/Benchmarks/Layouts"),
    .target(name: "AllocationCounter", path: "Tests/Benchmarks/AllocationCounter"),
    .testTarget(
      name: "BenchmarkReportTests", dependencies: ["BenchmarkReport"],
      path: "Tests/Benchmarks/ReportTests"),
    .target(
      name: "IsolationUnset", dependencies: ["Waymark"], path: "Tests/Fixtures/IsolationUnset"),
    .target(
      name: "IsolationMainActor", dependencies: ["Waymark"],
      path: "Tests/Fixtures/IsolationMainActor"),
    // Two features that do not know each other, and an app that composes them.
    .target(
      name: "Reader", dependencies: ["Waymark"], path: "Tests/Fixtures/Outputs/Reader"),
    .target(
      name: "Bookshop", dependencies: ["Waymark"], path: "Tests/Fixtures/Outputs/Bookshop"),
    .target(
      name: "Shell", dependencies: ["Waymark", "Reader", "Bookshop"],
      path: "Tests/Fixtures/Outputs/Shell"),
    .target(
      name: "SwiftFive", dependencies: ["Waymark"], path: "Tests/Fixtures/SwiftFive"),
    // What the guide to UIKit uses of UIKit, and a user's finger.
    .target(name: "UIKitDeclarations", path: "Tests/Fixtures/UIKitDeclarations"),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets {
  let settings = target.type == .test ? tested : strict
  target.swiftSettings = (own[target.name] ?? settings) + warnings
}
