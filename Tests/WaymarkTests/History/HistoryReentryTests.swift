import Testing

@testable import Waymark

/// A route that calls something when it is released.
private enum LastRoute: Route {
  case home
  case last(LastWord)
}

private final class LastWord: Hashable, Sendable {
  private let hook: @MainActor @Sendable () -> Void

  init(_ hook: @escaping @MainActor @Sendable () -> Void) {
    self.hook = hook
  }

  deinit {
    let hook = hook
    MainActor.assumeIsolated { hook() }
  }

  static func == (left: LastWord, right: LastWord) -> Bool { left === right }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

private final class LastCoordinator: Coordinator {
  let flow = Flow<LastRoute, String>(start: .home)

  func destination(for route: LastRoute) -> Destination<LastCoordinator> { .screen { "screen" } }
}

@MainActor
@Suite("Routes that call the history while it works")
struct HistoryReentryTests {
  enum Question: CaseIterable, Sendable {
    case read, clear, go

    @MainActor
    func ask(_ history: History) {
      switch self {
      case .read: _ = history.positions.map(\.name)
      case .clear: history.clear()
      case .go: history.back()
      }
    }
  }

  @Test("Routes call it while they are compared", arguments: Question.allCases)
  func compared(_ question: Question) {
    let door = DoorCoordinator()
    let history = History(door)
    door.start()
    door.push([.page(1), .page(2)])
    var asked = 0
    DoorRoute.onEqual = {
      guard asked < 50 else { return }
      asked += 1
      question.ask(history)
    }
    door.setRoutes([.start, .page(7), .page(3)])
    DoorRoute.onEqual = nil
    #expect(asked > 0)
    #expect(history.currentIndex == history.positions.count - 1 || question == .go)
  }

  @Test("Routes call it while they are released", arguments: Question.allCases)
  func released(_ question: Question) {
    let app = LastCoordinator()
    let history = History(app, limit: 3)
    app.start()
    var asked = 0
    func pushAndPop() {
      app.push(
        .last(
          LastWord { [weak history] in
            asked += 1
            if let history { question.ask(history) }
          }))
      app.pop()
    }
    pushAndPop()
    history.clear()
    pushAndPop()
    app.push(.home)
    for _ in 0..<5 { pushAndPop() }
    app.setRoutes([.home])
    for _ in 0..<5 { app.push(.home) }
    app.end()
    #expect(asked == 7)
    #expect(history.positions.isEmpty)
  }
}
