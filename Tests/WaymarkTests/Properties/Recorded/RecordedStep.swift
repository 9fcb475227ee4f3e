import WaymarkTesting

@testable import Waymark

/// A step of a test or a view model.
enum RecordedStep {
  typealias Route = Studio.StudioRoute
  typealias Command = NavigationCommand<Route>

  enum Answer {
    case number(Int), text(String), nothing
  }

  case outcome(Outcome), say(Outcome, Command), onTop(Bool), heard(Bool), awaited(Bool)
  case answer(Route, Answer), answerAsk(Answer), leave
  case verb(Command), show(Command), transaction([Command]), ask(Int), emit(Int), send(Int)
  case finish(Int, UnawaitedPolicy), policy(LeavePolicy)

  /// True if a view model waits for it.
  var isQuestion: Bool {
    switch self {
    case .show, .ask: true
    default: false
    }
  }

  private static let routes: [Route] = [.list, .add, .detail(id: 7)]

  static func random(with generator: inout SeededGenerator) -> RecordedStep {
    let number = Int.random(in: 0...9, using: &generator)
    let route = routes[Int.random(in: 0..<routes.count, using: &generator)]
    switch Int.random(in: 0..<40, using: &generator) {
    case 0: return .outcome(outcome(number))
    case 1: return .say(outcome(number), command(route, &generator))
    case 2, 3: return .onTop(number < 7)
    case 4: return .heard(number < 7)
    case 5: return .awaited(number < 7)
    case 6...11: return .answer(route, answer(number))
    case 12...14: return .answerAsk(number < 6 ? .text("\(number)") : answer((number - 6) * 3))
    case 15: return number == 0 ? .leave : .policy(LeavePolicy.allCases[number % 3])
    case 16...20: return .verb(command(route, &generator))
    case 21...27: return .show(.push([route]))
    case 28, 29:
      return .transaction((0..<number % 4).map { _ in command(route, &generator) })
    case 30...33: return .ask(number)
    case 34: return .emit(number)
    case 35: return .send(number)
    case 36, 37: return .finish(number, UnawaitedPolicy.allCases[number % 3])
    default: return .policy(LeavePolicy.allCases[number % 3])
    }
  }

  /// Usually `performed`.
  private static func outcome(_ number: Int) -> Outcome {
    switch number {
    case 0: .unchanged
    case 1: .denied("closed")
    case 2: .ignored(.covered)
    default: .performed
    }
  }

  private static func answer(_ number: Int) -> Answer {
    switch number {
    case 0...5: .number(number)
    case 6, 7: .text("\(number)")
    default: .nothing
    }
  }

  private static func command(_ route: Route, _ generator: inout SeededGenerator) -> Command {
    let all: [Command] = [
      .push([route]), .push([]), .replaceTop(route), .present(route, as: .dialog),
      .navigate(to: route), .select(route), .pop, .popToLast(route), .popToRoot,
      .revise(to: route), .dismiss, .dismissAll, .finish, .open(route),
      .open(route, over: .push), .openLink("/a"), .openLink("/a", over: .push),
    ]
    return all[Int.random(in: 0..<all.count, using: &generator)]
  }
}

extension RecordedStep {
  /// Does the step. Returns what the view model gets; empty for a step of the test.
  @MainActor
  func apply(to record: RecordedNavigator<Studio.StudioCoordinator>) async -> String {
    let navigator = record.navigator
    switch self {
    case .outcome(let outcome): record.outcome = outcome
    case .say(let outcome, let command): record.say(outcome, to: command)
    case .onTop(let isOnTop): record.isOnTop = isOnTop
    case .heard(let isHeard): record.isHeard = isHeard
    case .awaited(let isAwaited): record.isAwaited = isAwaited
    case .answer(let route, .number(let number)): record.answer(route, with: number)
    case .answer(let route, .text(let text)): record.answer(route, with: text)
    case .answer(let route, .nothing): record.answer(route, with: nil)
    case .answerAsk(.number(let number)): record.answerAsk(with: number)
    case .answerAsk(.text(let text)): record.answerAsk(with: text)
    case .answerAsk(.nothing): record.answerAsk(with: nil)
    case .leave: record.tell(.leave(.popped))
    case .policy(let policy): navigator.leavePolicy = policy
    default: return await perform(with: navigator)
    }
    return ""
  }

  @MainActor
  private func perform(with navigator: Navigator<Studio.StudioCoordinator>) async -> String {
    switch self {
    case .verb(let command): return "\(navigator.perform(command))"
    case .show(.push(let routes)):
      let number = await navigator.push(routes[0], returning: Int.self)
      return number.map { "\($0)" } ?? "nil"
    case .transaction(let commands):
      let outcome = navigator.transaction {
        for command in commands { navigator.perform(command) }
      }
      return "\(outcome)"
    case .ask(let id): return await navigator.ask { .wantsName(of: id, $0) } ?? "nil"
    case .emit(let id): return "\(navigator.emit(.wantsAuthor(id)))"
    case .send(let count): return "\(navigator.send(Studio.Changed(count: count)))"
    case .finish(let value, let policy):
      return "\(navigator.finish(returning: value, unawaited: policy))"
    default: return ""
    }
  }
}
