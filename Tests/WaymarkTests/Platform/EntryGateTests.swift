import Testing

@testable import Waymark

@MainActor
@Suite("The gate of an entry that asks before it is left")
struct EntryGateTests {
  @Test("An entry asks by its own policy, the first one by that of its presented layer")
  func asks() throws {
    let app = ShopCoordinator()
    app.push(.about)
    app.present(.catalog(.list))
    let (base, sheet) = (app.projection.layers[0], app.projection.layers[1])
    let gates = [
      EntryGate(base.entries[0], in: base, isRoot: true),
      EntryGate(base.entries[1], in: base, isRoot: false),
      EntryGate(sheet.entries[0], in: sheet, isRoot: true),
    ]
    #expect(gates.map(\.canEscape) == [false, true, true])
    let counter = ChangeCounter { _ = gates[2].isAsking }
    for entry in [base.entries[0], base.entries[1], sheet.entries[0]] {
      entry.navigator(for: ShopCoordinator.self)?.leavePolicy = .confirm
    }
    #expect(gates.map(\.isAsking) == [false, true, true] && counter.count > 0)
    for (gate, left) in [(gates[2], [[ShopRoute.home, .about]]), (gates[1], [[ShopRoute.home]])] {
      #expect(!gate.leave().didChange)
      app.pendingLeave?.proceed()
      #expect(app.layers == left)
    }
  }
}
