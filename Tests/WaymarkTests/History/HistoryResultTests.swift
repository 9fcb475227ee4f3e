import Testing

@testable import Waymark

@MainActor
@Suite("Steps and what waits for a result")
struct HistoryResultTests {
  @Test("What waits for a result that leaves by a step gets nil")
  func results() async {
    let (app, history) = startedShop()
    for present in [false, true] {
      var begun = false
      let task = Task { @MainActor in
        begun = true
        return present
          ? await app.present(.note("a"), as: .sheet, returning: Int.self)
          : await app.push(.note("a"), returning: Int.self)
      }
      while !begun || app.currentRoute == .home { await Task.yield() }
      history.back()
      #expect(await task.value == nil)
      #expect(history.forward() == .performed)
      #expect(app.currentRoute == .note("a"))
      let navigator = app.projection.leaf?.navigator(for: ShopCoordinator.self)
      #expect(navigator?.isAwaited == false)
      history.back()
    }
  }

  @Test("What waits and stays at a step is answered after it")
  func resultStays() async throws {
    let (app, history) = startedShop()
    let task = Task { @MainActor in await app.push(.note("a"), returning: Int.self) }
    while app.currentRoute == .home { await Task.yield() }
    app.push(.about)
    history.back()
    let navigator = try app.navigator(ShopCoordinator.self, of: "note(\"a\")")
    navigator.finish(returning: 7)
    #expect(await task.value == 7)
    expectShown(app, history)
    #expect(history.forward() == .performed)
  }

  @Test("What waits for a result gets nil from a step that asked first, and not before")
  func resultOfStepAsked() async {
    let (app, history) = startedShop()
    let task = Task { @MainActor in await app.push(.note("a"), returning: Int.self) }
    while app.currentRoute == .home { await Task.yield() }
    protectLeaf(of: app)
    let request = history.back().leaveRequest
    request?.cancel()
    #expect(app.currentRoute == .note("a"))
    let again = history.back().leaveRequest
    again?.proceed()
    #expect(await task.value == nil)
  }
}
