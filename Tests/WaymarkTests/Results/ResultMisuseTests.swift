import Testing

@testable import Waymark

@MainActor
@Suite("Results that no caller can take")
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

  @Test("A value of another type leaves the entry and its waiter in place, and is reported")
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
          message: "ShopCoordinator finished with a value of type String, but the caller waits for"
            + " the type Int. Pass the type of `returning:` or of the reply.")
      ])
    #expect(about.finish(returning: 7) == .performed)
    #expect(await task.value == 7)
  }

  @Test("A result without a waiter is not misuse, and ends what the call says")
  func unawaited() throws {
    app.push([.about, .note("x")])
    let note: Navigator<ShopCoordinator> = try app.navigator(of: "note(\"x\")")
    #expect(note.finish(returning: 7, unawaited: .stay) == .ignored(.notAwaited))
    #expect(app.routes == [.home, .about, .note("x")])
    #expect(note.finish(returning: 7) == .performed)
    #expect(app.routes == [.home, .about])
    #expect(note.finish(returning: 7) == .ignored(.left))
    let home: Navigator<ShopCoordinator> = try app.navigator(of: "home")
    app.pop()
    for policy in [UnawaitedPolicy.finish, .pop] {
      #expect(home.finish(returning: 7, unawaited: policy) == .ignored(.atRoot))
    }
    let tabs = ShopCoordinator(start: .tabs)
    let list = try tabs.navigator(CatalogCoordinator.self, of: "list")
    for policy in [UnawaitedPolicy.finish, .pop] {
      #expect(list.finish(returning: 7, unawaited: policy) == .ignored(.atRoot))
    }
    #expect(reports.all.isEmpty)
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

  @Test("A test answers a navigator without a coordinator")
  func recording() async {
    var results: [Int] = []
    var commands: [NavigationCommand<ShopRoute>] = []
    let navigator = Navigator<ShopCoordinator>(
      onResult: { value in if let value = value as? Int { results.append(value) } },
      answer: { _ in 7 }
    ) { command in
      commands.append(command)
      return command == .navigate(to: .about) ? .denied("no") : .performed
    }
    #expect(await navigator.push(.about, returning: Int.self) == 7)
    #expect(await navigator.present(.about, returning: String.self) == nil)
    #expect(await navigator.navigate(to: .about, returning: Int.self) == nil, "it was denied")
    #expect(commands == [.push([.about]), .present(.about, as: nil), .navigate(to: .about)])
    #expect(navigator.isAwaited)
    #expect(navigator.finish(returning: 3) == .performed)
    #expect(results == [3])
  }

  @Test("A navigator without a coordinator reports what ends if no caller waits")
  func unawaitedRecording() {
    var commands: [NavigationCommand<ShopRoute>] = []
    let navigator = Navigator<ShopCoordinator>(
      isAwaited: false, onResult: { Issue.record("\($0) is for nobody") }
    ) { command in
      commands.append(command)
      return .performed
    }
    #expect(!navigator.isAwaited)
    #expect(navigator.finish(returning: 3) == .performed)
    #expect(navigator.finish(returning: 3, unawaited: .pop) == .performed)
    #expect(navigator.finish(returning: 3, unawaited: .stay) == .ignored(.notAwaited))
    #expect(commands == [.finish, .pop])
  }

  @Test("A cancelled task of a navigator made from closures shows nothing, and gets no answer")
  func cancelledWithClosures() async throws {
    var commands = 0
    var isWaiting = false
    let (never, source) = AsyncStream.makeStream(of: Int.self)
    defer { source.finish() }
    let navigator = Navigator<ShopCoordinator>(
      answer: { _ in
        isWaiting = true
        for await number in never { return number }
        return Task.isCancelled ? 7 : 8
      }
    ) { _ in
      commands += 1
      return .performed
    }
    let early = Task { await navigator.push(.about, returning: Int.self) }
    early.cancel()
    #expect(await early.value == nil && commands == 0)
    let late = Task { await navigator.push(.about, returning: Int.self) }
    try await until(isWaiting)
    late.cancel()
    #expect(await late.value == nil && commands == 1)
  }
}
