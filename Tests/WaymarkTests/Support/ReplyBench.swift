import Testing

@testable import Waymark

/// The verbs that can answer, of the app and of its screens.
enum AnsweringVerb: String, CaseIterable, CustomTestStringConvertible {
  case push, present, navigate
  case screenPush, screenPresent, screenNavigate

  var testDescription: String { rawValue }

  @MainActor
  func show<Value>(
    _ route: OfficeRoute, on app: OfficeApp, answering reply: Reply<Value>
  ) -> Outcome {
    let note = app.entry(named: "note(0)")?.screen as? NavigatingScreen<OfficeApp>
    let screen = note?.navigator
    return switch self {
    case .push: app.push(route, answering: reply)
    case .present: app.present(route, as: .sheet, answering: reply)
    case .navigate: app.navigate(to: route, answering: reply)
    case .screenPush: screen?.push(route, answering: reply) ?? .ignored(.notFound)
    case .screenPresent:
      screen?.present(route, as: .sheet, answering: reply) ?? .ignored(.notFound)
    case .screenNavigate: screen?.navigate(to: route, answering: reply) ?? .ignored(.notFound)
    }
  }
}

/// A feature that asked, and the app that answers.
@MainActor
final class ReplyBench {
  let app = OfficeApp()
  /// The outcome of the verb that answers.
  private(set) var outcome: Outcome?
  let answer: Task<Int?, Never>
  private let tree: Tree?

  /// Asks, and lets the app do something with the reply.
  init(
    _ before: [OfficeRoute] = [.home, .talk(.start)],
    _ prepare: @MainActor (OfficeApp) -> Void = { _ in },
    _ onAsk: @escaping @MainActor (OfficeApp, Reply<Int>) -> Outcome?
  ) async {
    app.setRoutes(before)
    tree = app.flow.tree
    prepare(app)
    let app = app
    var outcome: Outcome?
    app.onAsk = { [weak app] reply in
      guard let app else { return }
      outcome = onAsk(app, reply)
    }
    let talk = app.descendants.lazy.compactMap { $0 as? TalkCoordinator }.first
    answer = await begun { await talk?.ask { .wants($0) } }
    self.outcome = outcome
  }

  /// Asks, and lets the app show a route with a verb. The screen on top may call it.
  static func showing(
    _ route: OfficeRoute, _ verb: AnsweringVerb,
    _ prepare: @MainActor (OfficeApp) -> Void = { _ in }
  ) async -> ReplyBench {
    await ReplyBench([.home, .talk(.start), .note(0)], prepare) {
      verb.show(route, on: $0, answering: $1)
    }
  }

  /// Asks, and returns the reply, so that the asker waits.
  static func waiting() async throws -> (bench: ReplyBench, reply: Reply<Int>) {
    var kept: Reply<Int>?
    let bench = await ReplyBench { _, reply in
      kept = reply
      return nil
    }
    return (bench, try #require(kept))
  }

  /// What a wait has left behind. Empty when it is over.
  var waits: Int { (tree?.waiters.count ?? 0) + (tree?.inquiries.count ?? 0) }

  /// The screen that is shown for an answer.
  func picker() throws -> Navigator<PeopleCoordinator> {
    try app.navigator(PeopleCoordinator.self, of: "picker")
  }
}

extension Coordinator {
  /// The waiting askers.
  var inquiryCount: Int { flow.tree?.inquiries.count ?? 0 }
}
