@testable import Waymark

/// The model of a recorded navigator: plain arrays, with each rule written out.
struct NaiveRecord {
  typealias Route = Studio.StudioRoute
  typealias Command = NavigationCommand<Route>

  private(set) var lines: [String] = []
  private(set) var failures = 0
  private(set) var answers: [(route: Route, answer: RecordedStep.Answer)] = []
  private(set) var replies: [RecordedStep.Answer] = []
  private var said: [(command: Command, outcome: Outcome)] = []
  private var outcome = Outcome.performed
  private var policy = LeavePolicy.free
  private var isOnTop = true
  private var isHeard = true
  private var isAwaited = true
  private(set) var hasLeft = false

  var unused: [String] { answers.map(\.route.name) + replies.map { _ in "ask" } }

  /// What the view model gets from the step; empty for a step of the test.
  mutating func apply(_ step: RecordedStep) -> String {
    switch step {
    case .outcome(let outcome): self.outcome = outcome
    case .say(let outcome, let command): said.append((command, outcome))
    case .onTop(let isOnTop): self.isOnTop = isOnTop
    case .heard(let isHeard): self.isHeard = isHeard
    case .awaited(let isAwaited): self.isAwaited = isAwaited
    case .answer(let route, let answer): answers.append((route, answer))
    case .answerAsk(let answer): replies.append(answer)
    case .leave: hasLeft = true
    case .policy(let policy): set(policy)
    default: return perform(step)
    }
    return ""
  }

  private mutating func perform(_ step: RecordedStep) -> String {
    guard !hasLeft else { return step.isQuestion ? "nil" : "\(Outcome.ignored(.left))" }
    switch step {
    case .verb(let command): return "\(perform(command))"
    case .show(let command): return show(command)
    case .transaction(let commands): return "\(transaction(commands))"
    case .ask(let id): return ask(id)
    case .emit(let id): return "\(tell("emit(wantsAuthor(\(id)))"))"
    case .send(let count): return "\(tell("send(Changed(count: \(count)))"))"
    case .finish(let value, let policy): return "\(finish(value, policy))"
    default: return ""
    }
  }

  private mutating func set(_ policy: LeavePolicy) {
    guard !hasLeft, policy != self.policy else { return }
    lines.append("leavePolicy(\(policy))")
    self.policy = policy
  }

  private func outcome(of command: Command) -> Outcome {
    if let rule = said.last(where: { $0.command == command }) { return rule.outcome }
    return showsSomething(command) && !isOnTop ? .ignored(.originNotOnTop) : outcome
  }

  private func showsSomething(_ command: Command) -> Bool {
    switch command {
    case .push, .replaceTop, .present, .navigate: true
    case .open(_, let policy, _, _), .openLink(_, let policy, _, _): policy == .push
    default: false
    }
  }

  private mutating func perform(_ command: Command) -> Outcome {
    lines.append("\(command)")
    return outcome(of: command)
  }

  private mutating func transaction(_ commands: [Command]) -> Outcome {
    guard isOnTop else { return .ignored(.originNotOnTop) }
    var refusal: Outcome?
    var did = Outcome.unchanged
    for command in commands {
      let outcome = perform(command)
      if refusal == nil, outcome != .performed, outcome != .unchanged { refusal = outcome }
      if outcome == .performed { did = outcome }
    }
    return refusal ?? did
  }

  private mutating func show(_ command: Command) -> String {
    guard perform(command) == .performed else { return "nil" }
    guard let place = answers.firstIndex(where: { Command.push([$0.route]) == command }) else {
      failures += 1
      return "nil"
    }
    return taken(answers.remove(at: place).answer, isText: false)
  }

  private mutating func ask(_ id: Int) -> String {
    // The user cannot tap what is covered, so there is no output.
    guard isOnTop else { return "nil" }
    lines.append("ask(wantsName(of: \(id), Reply<String>))")
    guard isHeard else { return "nil" }
    guard !replies.isEmpty else {
      failures += 1
      return "nil"
    }
    return taken(replies.removeFirst(), isText: true)
  }

  /// An answer, if it has the awaited type. No answer has every type.
  private mutating func taken(_ answer: RecordedStep.Answer, isText: Bool) -> String {
    switch answer {
    case .number(let number) where !isText: return "\(number)"
    case .text(let text) where isText: return text
    case .nothing: return "nil"
    case .number, .text:
      failures += 1
      return "nil"
    }
  }

  private mutating func tell(_ line: String) -> Outcome {
    lines.append(line)
    return isHeard ? .performed : .ignored(.noReceiver)
  }

  private mutating func finish(_ value: Int, _ policy: UnawaitedPolicy) -> Outcome {
    if isAwaited {
      lines.append("finish(returning: \(value))")
      return outcome(of: .finish)
    }
    return switch policy {
    case .finish: perform(.finish)
    case .pop: perform(.pop)
    case .stay: .ignored(.notAwaited)
    }
  }
}
