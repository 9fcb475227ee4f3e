import Testing

@testable import Waymark

@MainActor
@Suite("The way out of an entry that asks before it is left")
struct EntryExitTests {
  @Test("An entry asks by its own policy, the first one by that of its presented layer")
  func asks() throws {
    let app = ShopCoordinator()
    app.push(.about)
    app.present(.catalog(.list))
    let (base, sheet) = (app.projection.layers[0], app.projection.layers[1])
    let exits = [
      EntryExit(base.entries[0], in: base, isRoot: true),
      EntryExit(base.entries[1], in: base, isRoot: false),
      EntryExit(sheet.entries[0], in: sheet, isRoot: true),
    ]
    #expect(exits.map(\.canEscape) == [false, true, true])
    let counter = ChangeCounter { _ = exits[2].isAsking }
    for entry in [base.entries[0], base.entries[1], sheet.entries[0]] {
      entry.navigator(for: ShopCoordinator.self)?.leavePolicy = .confirm
    }
    #expect(exits.map(\.isAsking) == [false, true, true] && counter.count > 0)
    for (exit, left) in [(exits[2], [[ShopRoute.home, .about]]), (exits[1], [[ShopRoute.home]])] {
      #expect(!exit.leave().didChange)
      app.pendingLeave?.proceed()
      #expect(app.layers == left)
    }
  }

  @Test(
    "While an entry asks it has one button, in its bar if there is one",
    arguments: [
      (ModalStyle.sheet, false, EntryExit<TestScreen>.Button.close),
      (.sheet, true, nil),
      (.sheet(stack: false), false, .closeInCorner),
      (.sheet(stack: false), true, nil),
    ] as [(ModalStyle, Bool, EntryExit<TestScreen>.Button?)])
  func button(_ style: ModalStyle, ownsClose: Bool, _ expected: EntryExit<TestScreen>.Button?)
    throws
  {
    let app = ShopCoordinator()
    app.push(.about)
    app.present(.note("a"), as: style)
    let (base, sheet) = (app.projection.layers[0], app.projection.layers[1])
    let exits = [
      EntryExit(base.entries[0], in: base, isRoot: true),
      EntryExit(base.entries[1], in: base, isRoot: false),
      EntryExit(sheet.entries[0], in: sheet, isRoot: true),
    ]
    #expect(exits.allSatisfy { $0.button(ownsClose: ownsClose) == nil })
    #expect(exits.map(\.takesKey) == [false, false, true], "a free entry is left by the platform")
    for entry in [base.entries[0], base.entries[1], sheet.entries[0]] {
      entry.navigator(for: ShopCoordinator.self)?.leavePolicy = .confirm
    }
    #expect(exits.map { $0.button(ownsClose: ownsClose) } == [nil, .back, expected])
    #expect(exits.map(\.takesKey) == [false, true, true])
  }
}
