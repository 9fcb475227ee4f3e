import Testing

@testable import Waymark

@MainActor
@Suite("Results that nobody can take")
struct ResultMisuseTests {
  private let app = ShopCoordinator()
  private let reports = Reports()

  @MainActor
  private final class Reports {
    var all: [MisuseReport] = []
  }

  init() {
    app.flow.reporter = MisuseReporter { [reports] in reports.all.append($0) }
    app.start()
  }

  @Test("A value of another type leaves the entry and its waiter, and is reported")
  func wrongType() async throws {
    let task = await app.waiting { await $0.push(.about, returning: Int.self) }
    let about: Navigator<ShopCoordinator> = try app.navigator(of: "about")
    #expect(about.finish(returning: "seven") == .ignored(.wrongResult))
    #expect(app.routes == [.home, .about])
    #expect(app.waiterCount == 1)
    #expect(
      reports.all == [
        MisuseReport(
          code: .wrongResult,
          message: "ShopCoordinator finished with a String, and a Int is waited for. Pass the type"
            + " of `returning:`.")
      ])
    #expect(about.finish(returning: 7) == .performed)
    #expect(await task.value == 7)
  }

  @Test("A result that nobody waits for changes nothing, and is reported")
  func unawaited() throws {
    app.push(.about)
    let about: Navigator<ShopCoordinator> = try app.navigator(of: "about")
    #expect(about.finish(returning: 7) == .ignored(.notAwaited))
    #expect(app.routes == [.home, .about])
    #expect(
      reports.all == [
        MisuseReport(
          code: .unawaitedResult,
          message: "ShopCoordinator finished with a Int that nobody waits for. Show its route with"
            + " `returning:`, or call finish() or pop() where no result is wanted.")
      ])
    about.pop()
    #expect(about.finish(returning: 7) == .ignored(.left))
  }

  @Test("A finish that is undone resolves nothing")
  func undone() async throws {
    let task = await app.waiting { await $0.push(.about, returning: Int.self) }
    let about: Navigator<ShopCoordinator> = try app.navigator(of: "about")
    let outcome = app.transaction { [app] in
      about.finish(returning: 7)
      app.pop(toLast: .note("nowhere"))
    }
    #expect(outcome == .ignored(.notFound))
    #expect(app.waiterCount == 1)
    #expect(about.finish(returning: 8) == .performed)
    #expect(await task.value == 8)
  }

  @Test("A verb that makes no entry gives nil at once")
  func refused() async {
    app.present(.about, as: .dialog)
    #expect(await app.push(.note("x"), returning: Int.self) == nil)
    let tabs = ShopCoordinator(start: .tabs)
    tabs.start()
    #expect(await tabs.navigate(to: .home, returning: Int.self) == nil, "a tab that was there")
    #expect(tabs.waiterCount == 0)
    app.end()
    #expect(await app.push(.note("x"), returning: Int.self) == nil)
  }

  @Test("A navigator without a coordinator is answered by the test")
  func recording() async {
    var results: [Int] = []
    let navigator = Navigator<ShopCoordinator>(
      onResult: { value in if let value = value as? Int { results.append(value) } },
      answer: { command in command == .push([.about]) ? 7 : nil }
    ) { _ in .performed }
    #expect(await navigator.push(.about, returning: Int.self) == 7)
    #expect(await navigator.present(.about, returning: Int.self) == nil)
    #expect(navigator.finish(returning: 3) == .performed)
    #expect(results == [3])
  }
}
