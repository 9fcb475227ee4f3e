import Foundation
import Testing

@testable import Waymark

/// A way to break a state on purpose, and the message.
struct Fault: Sendable, CustomTestStringConvertible {
  let broken: String
  let put: @MainActor (TreeState) -> Void

  init(_ broken: String, _ put: @escaping @MainActor (TreeState) -> Void) {
    self.broken = broken
    self.put = put
  }

  var testDescription: String { broken }
}

@MainActor
@Suite("Invariants of a state")
struct InvariantTests {
  private let session = GuardSession()

  /// App[home, Club[room(1), Vault[box(1), box(2)]], tabs[…], page(3), ^ dialog[alert]]
  private func makeApp() -> GuardedApp {
    let app = session.makeApp([
      .home, .club(.room(1)), .club(.vault(.box(1))), .club(.vault(.box(2))), .tabs, .page(3),
    ])
    app.present(.alert)
    return app
  }

  @Test("An intact state breaks none")
  func whole() throws {
    let app = makeApp()
    #expect(try #require(app.flow.tree).state.brokenInvariant() == nil)
  }

  @Test("Each broken invariant is seen", arguments: InvariantTests.faults)
  func seen(_ fault: Fault) throws {
    let app = makeApp()
    let state = try #require(app.flow.tree).state
    fault.put(state)
    #expect(state.brokenInvariant() == fault.broken)
    // The broken tree must not be used again, only released.
    withExtendedLifetime(app) {}
  }

  @Test(
    "A change checks the coordinators and tabs of its layers",
    arguments: InvariantTests.faults.filter {
      ["a coordinator is not settled", "no tab is selected"].contains($0.broken)
    })
  func seenAfterChange(_ fault: Fault) throws {
    let app = makeApp()
    let state = try #require(app.flow.tree).state
    fault.put(state)
    #expect(state.brokenInvariant(in: [state.base]) == fault.broken)
    withExtendedLifetime(app) {}
  }

  @Test("Every invariant that is checked has a fault here")
  func complete() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Sources/Waymark/Engine/State/TreeState+Invariants.swift")
    let source = try String(contentsOf: file, encoding: .utf8)
    let texts = Set(source.matches(of: /"([^"]+)"/).map { String($0.1) })
    #expect(texts == Set(Self.faults.map(\.broken)))
  }

  nonisolated static let faults = [
    Fault("a draft is left over") { $0.reads = .draft },
    Fault("a layer is at another place than it says") { $0.chain[0].place = 3 },
    Fault("a layer lies on an entry that is not below it") { $0.chain[0].presenter = nil },
    Fault("an edit is left over") { $0.base.write(keeping: 1, tail: []) },
    Fault("a layer has no rows") { $0.base.rows = [] },
    Fault("a layer for one entry has several") { $0.chain[0].rows.append($0.chain[0].rows[0]) },
    Fault("an identity occurs twice") { $0.base.rows.append($0.base.rows[0]) },
    Fault("a row is not of its layer") { $0.base.rows[0].layer = $0.chain[0].key },
    Fault("a row is not of its layer") { $0.base.rows[0].life = .leaving(.popped) },
    Fault("a row keeps a route of the past") { $0.base.rows[0].edit = $0.base.rows[1].route },
    Fault("a row has no coordinator") { state in
      if let node = state.node(of: state.base.rows[1]) { state.remove(node) }
    },
    Fault("tabs are not their entry's") { state in
      for tabs in state.base.rows.compactMap(state.tabs(of:)) { tabs.entry = state.base.rows[0] }
    },
    Fault("a row lies in a layer of others") { state in
      guard let club = state.node(of: state.base.rows[1]) else { return }
      let layer = state.makeLayer(.tab, of: club.key)
      layer.rows = [state.base.rows.removeFirst()]
      layer.rows[0].layer = layer.key
    },
    Fault("a tab shows more than its child") { state in
      for tabs in state.base.rows.compactMap(state.tabs(of:)) {
        let row = state.base.rows.removeLast()
        tabs.content.layers[0].rows.append(row)
        row.layer = tabs.content.layers[0].key
      }
    },
    Fault("a run is broken") { $0.base.rows.swapAt(1, 2) },
    Fault("a base lies elsewhere") { state in
      let row = state.base.rows.remove(at: 3)
      let layer = state.makeLayer(.tab, of: state.root)
      layer.rows = [row]
      row.layer = layer.key
    },
    Fault("a coordinator is not settled") { state in
      if let node = state.node(of: state.base.rows[1]) { node.isListed = true }
    },
    Fault("a coordinator has no rows") { $0.base.rows.removeSubrange(2...3) },
    Fault("a layer is nowhere") { state in
      guard let root = state.node(state.root) else { return }
      let layer = state.makeLayer(.modal(.sheet), of: state.root)
      let row = Entry(
        id: state.makeID(), route: state.base.rows[0].route, of: root.key, at: root.level,
        in: layer.key)
      row.life = .settled
      layer.rows = [row]
    },
    Fault("tabs have no entry") { _ = $0.base.rows.remove(at: 4) },
    Fault("no tab is selected") { state in
      for tabs in state.base.rows.compactMap(state.tabs(of:)) {
        tabs.content.selection.selected = 2
      }
    },
    Fault("protected entries are counted wrong") {
      $0.base.rows[0].makeAttachments().isProtected = true
    },
  ]
}
