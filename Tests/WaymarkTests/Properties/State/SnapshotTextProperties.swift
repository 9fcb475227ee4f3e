import Testing

@testable import Waymark

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@MainActor
@Suite("Texts of snapshots, their errors and reports")
struct SnapshotTextProperties {
  private typealias Entry = NavigationSnapshot.Entry

  private nonisolated static let head = "{\"format\":1,\"version\":1,\"layers\":"

  private nonisolated static let errors: [(json: String, says: String)] = [
    ("", "the state cannot be read: it is not JSON"),
    ("{", "the state cannot be read: it is not JSON"),
    ("null", "the state cannot be read: it is not a snapshot"),
    ("[]", "the state cannot be read: it is not a snapshot"),
    ("{}", "the state cannot be read: \"format\" is missing"),
    ("{\"format\":1}", "the state cannot be read: \"version\" is missing"),
    (
      "{\"format\":\"1\"}",
      "the state cannot be read: \"format\" has the wrong type"
    ),
    (
      "{\"format\":2}", "the state has format 2, and this version reads 1: a later version wrote it"
    ),
    (
      head + "{}}", "the state cannot be read: \"layers\" has the wrong type"
    ),
    (head + "[{}]}", "the state cannot be read: \"path\" is missing"),
    (
      head + "[{\"path\":[\"/\"],\"style\":\"drawer\"}]}",
      "a layer of the state is a \"drawer\", which this version does not know"
    ),
    (
      head + "[{\"path\":[],\"style\":\"a\\nb\"}]}",
      "a layer of the state is a \"a\\nb\", which this version does not know"
    ),
  ]

  @Test("Each error says what is wrong", arguments: errors.indices)
  func error(_ row: Int) {
    let (json, says) = Self.errors[row]
    let error = #expect(throws: SnapshotError.self) {
      try NavigationSnapshot(json: Data(json.utf8))
    }
    #expect(error?.description == says)
  }

  @Test("Too many bytes are not read")
  func tooLong() {
    let error = #expect(throws: SnapshotError.self) {
      try NavigationSnapshot(json: Data("[[[".utf8), limit: 2)
    }
    #expect(error?.code == .tooLong)
    #expect(
      error?.description
        == "the state has 3 bytes, and no more than 2 are read; raise `limit` if it is yours")
  }

  @Test(
    "What is written can be read: a text that is too long to be read is an error before it is written"
  )
  func written() throws {
    let long = String(repeating: "a", count: 1 << 19)
    var saved = NavigationSnapshot(layers: [.init(path: [.init("/"), .init(long)])])
    #expect(try NavigationSnapshot(json: saved.json()) == saved)
    let count = try saved.json().count
    #expect(try saved.json(limit: count).count == count)
    #expect(throws: SnapshotError.self) { try saved.json(limit: count - 1) }
    saved.layers[0].path.append(.init(long))
    let error = #expect(throws: SnapshotError.self) { try saved.json() }
    #expect(error?.code == .tooLong)
    let all = try saved.json(limit: 2 << 20)
    #expect(all.count > 1 << 20)
    #expect(throws: SnapshotError.self) { try NavigationSnapshot(json: all) }
    #expect(try NavigationSnapshot(json: all, limit: 2 << 20) == saved)
  }

  /// Tabs in tabs, to this depth.
  private func nested(_ depth: Int) -> NavigationSnapshot {
    var entry = NavigationSnapshot.Entry("/")
    for _ in 0..<depth { entry = .init("/", tabs: .init([[], [entry]], selected: 1)) }
    return NavigationSnapshot(layers: [.init(path: [.init("/"), entry])])
  }

  @Test(
    "Tabs as deep as allowed are written and read; deeper ones are an error, however deep")
  func depth() throws {
    let deepest = nested(100)
    #expect(try NavigationSnapshot(json: deepest.json()) == deepest)
    for depth in [101, 200, 10_000] {
      let error = #expect(throws: SnapshotError.self) { try nested(depth).json() }
      #expect(error?.code == .unwritable)
      #expect(
        error?.description
          == "the state cannot be written: tabs lie more than 100 deep in tabs")
      #expect(throws: SnapshotError.self) { try JSONEncoder().encode([nested(depth)]) }
    }
  }

  private nonisolated static let reasons: [(RestoreDropReason, String)] = [
    (.unreadable, "no route has this text"),
    (.below, "something below it did not come back"),
    (.layer, "its layer did not come back"),
    (.noTabs, "the entry it was in shows no tabs"),
    (.noTab, "no tab takes it"),
    (.noOwner, "no coordinator there takes it"),
    (.noStack, "its layer holds one entry"),
    (.selection, "its tab may not be seen, so another one is selected"),
    (.discarded, "everything was discarded, because something did not come back"),
    (.limit(7), "the snapshot has 7 entries too many"),
    (.denied("signed out"), "access denies it: signed out"),
    (
      .ignored(.blocked),
      "nothing comes back: a screen that would leave may not be left now; let its work end first"
    ),
  ]

  @Test("Each reason has a text", arguments: reasons.indices)
  func reason(_ row: Int) {
    #expect(Self.reasons[row].0.description == Self.reasons[row].1)
  }

  @Test("A report counts everything, and says where missing entries were")
  func report() {
    let session = GuardSession()
    session.app[.secret] = .deny("signed\nout")
    let app = session.freshApp()
    let tabs = NavigationSnapshot.Tabs([[Entry("/club")], [Entry("/secret")]], selected: 0)
    let snapshot = NavigationSnapshot(layers: [
      .init(path: [Entry("/"), Entry("/tabs", tabs: tabs), Entry("/secret"), Entry("a\nb")]),
      .init(style: .sheet, path: [Entry("/page/1"), Entry("/x")]),
    ])
    #expect(
      app.restore(snapshot).description == """
        restored 4 of 8 entries
          dropped a\\nb at layers[0][3]: no route has this text
          dropped /x at layers[1][1]: no route has this text
          dropped /secret at layers[0][1].tabs[1][0]: no tab takes it
          dropped /secret at layers[0][2]: access denies it: signed\\nout
        """)
    #expect(
      app.restore(NavigationSnapshot(layers: [.init(path: [Entry("/")])])).description
        == "restored 1 of 1 entry")
    let many = NavigationSnapshot(layers: [.init(path: .init(repeating: Entry("/"), count: 10_003))]
    )
    #expect(
      app.restore(many).description == """
        restored 10000 of 10003 entries
          dropped / at layers[0][10000]: the snapshot has 3 entries too many
        """)
  }

  @Test("A selection that did not come back does not count as an entry")
  func selection() {
    let session = GuardSession()
    session.app[.club(.lobby)] = .deny("no")
    session.app[.club(.room(1))] = .deny("no")
    let app = session.freshApp()
    let tabs = NavigationSnapshot.Tabs(
      [[Entry("/club/room/1")], [Entry("/annex")], [Entry("/")]], selected: 0)
    let snapshot = NavigationSnapshot(layers: [.init(path: [Entry("/tabs", tabs: tabs)])])
    #expect(
      app.restore(snapshot).description == """
        restored 3 of 4 entries
          dropped /club/room/1 at layers[0][0].tabs[0][0]: access denies it: no
        """)
    let declared = NavigationSnapshot.Tabs(
      [[Entry("/club")], [Entry("/annex")], [Entry("/")]], selected: 0)
    let other = session.freshApp()
    let again = NavigationSnapshot(layers: [.init(path: [Entry("/tabs", tabs: declared)])])
    #expect(
      other.restore(again).description == """
        restored 3 of 4 entries
          dropped /club at layers[0][0].tabs[0][0]: access denies it: no
          dropped /club at layers[0][0].tabs[0]: its tab may not be seen, so another one is selected
        """)
  }

  @Test("A snapshot is described as a tree, and a difference line by line")
  func described() {
    let tabs = NavigationSnapshot.Tabs([[Entry("/shop/list")], [Entry("/shop/cart")]], selected: 1)
    var snapshot = NavigationSnapshot(layers: [
      .init(path: [Entry("/"), Entry("/shop", tabs: tabs), Entry("a\nb")]),
      .init(
        style: .sheet(stack: false), owner: 1, presenter: [0, 1, 0, 0], path: [Entry("/shop/pay")]),
    ])
    let before = snapshot
    #expect(
      snapshot.description == """
        /
        /shop
          | tab 0
            /shop/list
          | tab 1 (selected)
            /shop/cart
        a\\nb
        ^ sheet (no stack) of 1 on 0.1.0.0
          /shop/pay
        """)
    #expect(snapshot.difference(from: before) == nil)
    snapshot.layers[0].path[1].tabs?.selected = 0
    snapshot.layers.removeLast()
    snapshot.version = 3
    #expect(
      before.difference(from: snapshot) == """
        - version 3
        + version 1
          /
          /shop
        -   | tab 0 (selected)
        +   | tab 0
              /shop/list
        -   | tab 1
        +   | tab 1 (selected)
              /shop/cart
          a\\nb
        + ^ sheet (no stack) of 1 on 0.1.0.0
        +   /shop/pay
        """)
    #expect(NavigationSnapshot(layers: []).description == "")
  }
}
