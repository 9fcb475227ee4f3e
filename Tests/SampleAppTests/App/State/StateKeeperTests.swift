import Foundation
import Kit
import Testing
import Waymark

@testable import SampleApp

@Suite("The file of --state")
@MainActor
struct StateKeeperTests {
  private let folder: TestFolder

  init() throws {
    folder = try TestFolder()
  }

  private func keeper(_ layout: Layout = .stack, _ name: String = "place.json") throws
    -> StateKeeper
  {
    try StateKeeper(path: folder.path + "/" + name, layout: layout)
  }

  nonisolated private static func file(_ path: String, format: Int = 1, style: String = "sheet")
    -> String
  {
    """
    {"format": \(format), "version": 1, "layers": [{"path": \(path)}, {"style": "\(style)", "path": ["/"]}]}
    """
  }

  nonisolated private static let tabs = #"[{"text": "tabs", "tabs": [["/"]], "selected": 0}]"#

  nonisolated static let damaged: [(text: String, reason: String)] = [
    ("moon", "the state cannot be read: it is not JSON"),
    ("\u{0}", "the state cannot be read: it is not JSON"),
    (#"{"format": 1, "vers"#, "the state cannot be read: it is not JSON"),
    ("{}", #"the state cannot be read: "format" is missing"#),
    (#"{"version": 1, "completed": {}}"#, #"the state cannot be read: "format" is missing"#),
    (
      file(#"["/"]"#, format: 2),
      "the state has format 2, and this version reads 1: a later version wrote it"
    ),
    (
      file(#"["/"]"#, style: "moon"),
      "a layer of the state is a \"moon\", which this version does not know"
    ),
    (
      String(repeating: " ", count: 1 << 20) + "{}",
      "the state has 1048578 bytes, and no more than 1048576 are read; raise `limit` if it is yours"
    ),
    (#"{"format": 1, "version": 1, "layers": []}"#, "the state is empty"),
    (file("[]"), "the state is empty"),
    (file(#"["/shop\n", "/"]"#), "the state begins with \"/shop\\n\", so another app wrote it"),
    (file(tabs), "the state was saved with --layout tabs"),
    (file(#"["split"]"#), "the state was saved with --layout split"),
  ]

  @Test(
    "A foreign file is kept under another name, and one line says why", arguments: damaged)
  func damaged(text: String, reason: String) async throws {
    try folder.write(text, to: "place.json")
    let keeper = try keeper()
    #expect(
      keeper.notice
        == "\(folder.path)/place.json: \(reason). The app starts at its first screen, and the file is "
        + "kept as place.kept-1.json.")
    #expect(keeper.saved == nil)
    #expect(try folder.text("place.kept-1.json") == text)
    let app = AppCoordinator(stores: AppStores(data: AppTestData.small), layout: .stack)
    #expect(Session(app: app, keeping: keeper).firstBlock.path == "home")
    #expect(try folder.text("place.json").contains(#""/""#))
    #expect(try folder.names == ["place.json", "place.kept-1.json"])
  }

  @Test("In tabs and in columns, a file of another layout is not shown either")
  func layouts() throws {
    for (layout, others) in [
      (Layout.tabs, ["stack": #"["/"]"#, "split": #"["split"]"#]),
      (.split, ["stack": #"["/", "/todos"]"#, "tabs": Self.tabs]),
    ] {
      for (other, path) in others {
        try folder.write(Self.file(path), to: "place.json")
        let notice = try keeper(layout).notice
        #expect(notice?.contains("the state was saved with --layout \(other). ") == true)
      }
    }
  }

  @Test("A name without an extension gets its number at the end, the next free one")
  func names() throws {
    for number in 1...3 {
      try folder.write("moon", to: "place")
      #expect(
        try keeper(.stack, "place").notice?.hasSuffix("kept as place.kept-\(number).") == true)
    }
  }

  @Test("A new file prints nothing, and neither does an empty one, which a killed start may leave")
  func new() throws {
    for _ in 1...2 {
      let keeper = try keeper()
      #expect(keeper.notice == nil && keeper.saved == nil)
      #expect(try folder.text("place.json") == "")
    }
  }

  @Test("What does not come back is reported line by line, or in one line if it is much")
  func dropped() throws {
    let lines = [
      (#"["/", "/todos", "/todos/x"]"#, ["/todos/x is not restored: no route has this text"]),
      (
        #"["/", "/moon\n", "/todos"]"#,
        [
          "/moon\\n is not restored: no route has this text",
          "/todos is not restored: something below it did not come back",
        ]
      ),
      (
        #"["/", "/a", "/b", "/c", "/d"]"#,
        ["4 places are not restored, the first is /a: no route has this text"]
      ),
    ]
    for (path, warnings) in lines {
      try folder.write(
        #"{"format": 1, "version": 1, "layers": [{"path": \#(path)}]}"#, to: "place.json")
      let app = AppCoordinator(stores: AppStores(data: AppTestData.small), layout: .stack)
      let first = Session(app: app, keeping: try keeper()).firstBlock
      #expect(first.warnings == warnings)
      #expect(first.error == nil)
    }
  }

  /// Part of the long sessions.
  func checkStarts(in layout: Layout, seed: UInt64) async throws {
    var generator = SeededGenerator(seed: seed)
    var restored = 0
    for number in 1...60 {
      let app = AppCoordinator(stores: AppStores(data: AppTestData.small), layout: layout)
      app.open("/todos/1/rename")
      app.open("/posts/by/1")
      var bytes = Array(try app.snapshot().json())
      // Damage outside of places usually makes the file unreadable, so half of the damage only hits places.
      let places = bytes.indices.filter {
        number.isMultiple(of: 2) || "/0123".utf8.contains(bytes[$0])
      }
      for _ in 0..<Int.random(in: 1...3, using: &generator) {
        let place = try #require(places.randomElement(using: &generator))
        bytes[place] = [bytes[place] ^ 1, 0x2F, 0x22, 0x30].randomElement(using: &generator) ?? 0
      }
      try Data(bytes).write(to: URL(fileURLWithPath: folder.path + "/place.json"))
      let keeper = try keeper(layout)
      let started = AppCoordinator(stores: AppStores(data: AppTestData.small), layout: layout)
      let session = Session(app: started, keeping: keeper)
      let place = Testing.Comment("seed \(seed), number \(number)")
      try #require(session.firstBlock.error == nil, place)
      try #require(session.firstBlock.path.hasPrefix(LinkedPlace.start(in: layout)), place)
      restored += keeper.saved == nil ? 0 : 1
      for line in ["back", "tree", "open /todos/2"] { _ = await session.answer(line) }
      try #require(started.path == "/todos/2", place)
    }
    #expect((5..<60).contains(restored), "seed \(seed)")
  }

  /// Part of the long sessions.
  func checkRestarts(in layout: Layout, seed: UInt64) async throws {
    var generator = SeededGenerator(seed: seed)
    let stores = AppStores(data: AppTestData.small)
    let app = AppCoordinator(stores: stores, layout: layout)
    let session = Session(app: app)
    var same = 0
    for number in 1...400 {
      _ = await session.answer(RandomCommand.next(on: session, using: &generator).line)
      let place = Testing.Comment("seed \(seed), \(layout), command \(number)\n\(app.describe())")
      let saved = app.snapshot()
      let json = try saved.json()
      try #require(try NavigationSnapshot(json: json) == saved, place)
      // The session has not ended here.
      let again = AppCoordinator(stores: stores, layout: layout)
      let report = again.restore(saved)
      try #require(report.isComplete, "\(place): \(report)")
      try #require(again.snapshot() == saved, place)
      let isUnlinked = app.visiblePath.joined().contains {
        AppUnderTest.unlinked.contains($0.caseName)
      }
      guard !isUnlinked else { continue }
      try #require(again.visiblePath == app.visiblePath, place)
      same += 1
    }
    #expect(same > 100, "seed \(seed)")
  }
}
