import Testing

@testable import Waymark

@MainActor
@Suite("Steps and what waits for a result")
struct HistoryResultTests {
  @Test("A caller that waits for a result gets nil if a step removes the entry")
  func results() async throws {
    let (app, history) = startedShop()
    for present in [false, true] {
      var begun = false
      let task = Task { @MainActor in
        begun = true
        return present
          ? await app.present(.note("a"), as: .sheet, returning: Int.self)
          : await app.push(.note("a"), returning: Int.self)
      }
      try await until(begun && app.currentRoute != .home)
      history.back()
      #expect(await task.value == nil)
      #expect(history.forward() == .performed)
      #expect(app.currentRoute == .note("a"))
      let navigator = app.projection.leaf?.navigator(for: ShopCoordinator.self)
      #expect(navigator?.isAwaited == false)
      history.back()
    }
  }

  @Test("A caller whose entry stays at a step is answered after it")
  func resultStays() async throws {
    let (app, history) = startedShop()
    let task = Task { @MainActor in await app.push(.note("a"), returning: Int.self) }
    try await until(app.currentRoute != .home)
    app.push(.about)
    history.back()
    let navigator = try app.navigator(ShopCoordinator.self, of: "note(\"a\")")
    navigator.finish(returning: 7)
    #expect(await task.value == 7)
    expectShown(app, history)
    #expect(history.forward() == .performed)
  }

  @Test("A caller gets nil from a step that asked first, but not before")
  func resultOfStepAsked() async throws {
    let (app, history) = startedShop()
    let task = Task { @MainActor in await app.push(.note("a"), returning: Int.self) }
    try await until(app.currentRoute != .home)
    protectLeaf(of: app)
    let request = history.back().leaveRequest
    request?.cancel()
    #expect(app.currentRoute == .note("a"))
    let again = history.back().leaveRequest
    again?.proceed()
    #expect(await task.value == nil)
  }
}
