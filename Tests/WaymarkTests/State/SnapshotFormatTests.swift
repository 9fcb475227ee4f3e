import Testing

@testable import Waymark

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A state of the tree under test, and the file with it.
struct GoldenFile: CustomTestStringConvertible, Sendable {
  let name: String
  /// The picture of the state.
  let shows: String
  let go: @MainActor (TreeCoordinator) -> Void

  var testDescription: String { name }

  var data: Data {
    get throws {
      try Data(contentsOf: Self.folder.appending(path: "format-1-\(name).json"))
    }
  }

  private static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Fixtures/Snapshots")

  static let all = [
    GoldenFile(
      name: "base",
      shows: "coordinator 1[page(0), coordinator 2[page(1), coordinator 3[page(2)]], page(3) "
        + "*]"
    ) { app in
      app.setRoutes([.page(0), .left(.page(1)), .left(.right(.page(2))), .page(3)])
    },
    GoldenFile(
      name: "layers",
      shows: "coordinator 1[page(0), coordinator 2[page(0), coordinator 3[page(1), ^ "
        + "sheet[page(2)]], ^ cover[page(3), page(5)]], ^ sheet[coordinator 4[page(1)], "
        + "page(4) *]]"
    ) { app in
      app.setRoutes([.page(0), .left(.page(0)), .left(.right(.page(1)))])
      let child = app.child(TreeCoordinator.self)
      child?.child(TreeCoordinator.self)?.present(.page(2))
      child?.present(.page(3), as: .cover)
      app.present(.over(.page(1)))
      app.push(.page(4))
      child?.push(.page(5))
    },
    GoldenFile(
      name: "presenters",
      shows: "coordinator 1[page(0), coordinator 2[page(0), ^ sheet[page(2) *]], page(1)]"
    ) { app in
      app.setRoutes([.page(0), .left(.page(0))])
      app.child(TreeCoordinator.self)?.present(.page(2))
      app.push(.page(1))
    },
    GoldenFile(
      name: "tabs",
      shows: "coordinator 1[page(0), tabs[page(0), >coordinator 2[page(0), page(7), "
        + "tabs[page(0), coordinator 5[page(0)], >coordinator 6[page(0), page(8) *], "
        + "coordinator 7[page(1)]]], coordinator 3[page(0), page(9)], coordinator "
        + "4[page(1)]]]"
    ) { app in
      app.setRoutes([.page(0), .tabs])
      app.deliver(.left(.page(7)), select: true)
      app.deliver(.left(.tabs), select: true)
      app.deliver(.left(.right(.page(8))), select: true)
      app.deliver(.right(.page(9)), select: false)
    },
    GoldenFile(
      name: "split",
      shows: "coordinator 1[page(0), split(0)[page(0), coordinator 2[page(0)], >coordinator "
        + "3[page(0), page(6) *]]]"
    ) { app in
      app.setRoutes([.page(0), .split(0)])
      app.deliver(.right(.page(6)), select: true)
    },
    GoldenFile(
      name: "styles",
      shows: "coordinator 1[page(0), ^ sheet[page(0)], ^ cover[page(1)], ^ popover[page(2)], ^ "
        + "sheet (no stack)[page(3)], ^ cover (no stack)[page(4)], ^ dialog[page(5) *]]"
    ) { app in
      let styles: [ModalStyle] = [
        .sheet, .cover, .popover, .sheet(stack: false), .cover(stack: false), .dialog,
      ]
      for (number, style) in styles.enumerated() { app.present(.page(number), as: style) }
    },
  ]
}

@MainActor
@Suite("The format of snapshots")
struct SnapshotFormatTests {
  private func app() -> TreeCoordinator {
    let app = TreeCoordinator(back: .first, census: Census())
    app.flow.reporter = MisuseReporter { Issue.record("\($0)") }
    return app
  }

  @Test("An app writes what it always wrote, and reads it", arguments: GoldenFile.all)
  func golden(_ file: GoldenFile) throws {
    let saved = app()
    saved.start()
    file.go(saved)
    let bytes = try saved.snapshot().json()
    #expect(picture(saved) == file.shows)
    #expect(
      try String(decoding: file.data, as: UTF8.self) == String(decoding: bytes, as: UTF8.self))
    let restored = app()
    let report = restored.restore(try NavigationSnapshot(json: file.data))
    #expect(report.isComplete, "\(report)")
    #expect(picture(restored) == file.shows)
    #expect(try restored.snapshot().json() == file.data)
  }
}
