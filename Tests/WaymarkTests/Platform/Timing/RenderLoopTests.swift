import Testing

@testable import Waymark

@MainActor
@Suite("A render loop")
struct RenderLoopTests {
  @MainActor
  private final class Screen {
    var shown: [String] = []
  }

  private let app = ShopCoordinator()
  private let screen = Screen()

  private func loop() -> RenderLoop {
    RenderLoop { [app, screen] in screen.shown.append(app.projection.leaf?.name ?? "") }
  }

  @Test("It shows the present state, and in the next turn the result of all changes")
  func renders() async {
    let loop = loop()
    #expect(screen.shown.isEmpty)
    loop.render()
    app.push(.about)
    app.push(.note("a"))
    #expect(screen.shown == ["home"])
    await Task {}.value
    #expect(screen.shown == ["home", "note(\"a\")"])
    app.pop()
    await Task {}.value
    #expect(screen.shown == ["home", "note(\"a\")", "about"])
  }

  @Test("What an older rendering has read no longer triggers it")
  func newest() async {
    let loop = loop()
    loop.render()
    loop.render()
    app.push(.about)
    await Task {}.value
    await Task {}.value
    #expect(screen.shown == ["home", "home", "about"])
  }

  @Test("It renders in the next turn if it is told to")
  func asked() async {
    let loop = loop()
    loop.renderInNextTurn()
    #expect(screen.shown.isEmpty)
    await Task {}.value
    #expect(screen.shown == ["home"])
  }

  @Test("It renders after a time, once however often it was told to, and again when told again")
  func later() async throws {
    let clock = ManualClock()
    let loop = RenderLoop(by: clock) { [screen] in screen.shown.append("now") }
    for _ in 0..<3 { loop.render(after: .seconds(1)) }
    try await until(clock.sleeperCount == 1)
    #expect(screen.shown == [])
    clock.advance(by: .seconds(1))
    try await until(screen.shown == ["now"])
    loop.render(after: .seconds(1))
    try await until(clock.sleeperCount == 1)
    clock.advance(by: .seconds(1))
    try await until(screen.shown == ["now", "now"])
  }

  @Test("A released loop renders nothing")
  func freed() async {
    var loop: RenderLoop? = loop()
    loop?.render()
    app.push(.about)
    loop?.renderInNextTurn()
    loop = nil
    await Task {}.value
    #expect(screen.shown == ["home"])
  }
}
