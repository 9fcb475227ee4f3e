public import Waymark

/// The outcome that a test states for a step.
///
/// It holds only what a test can write down. A token, for example, is left out.
///
/// ```swift
/// test.step({ $0.open("/todos/add") }, .held("session")) { $0.present(.signIn) }
/// test.step({ $0.pop() }, .ignored(.atRoot))
/// test.step({ $0.dismiss() }, .asks("add"))
/// ```
public struct ExpectedOutcome: Sendable {
  /// The source that a test writes.
  let source: String
  let matches: @Sendable (SeenOutcome) -> Bool

  private init(_ source: String, _ matches: @escaping @Sendable (SeenOutcome) -> Bool) {
    self.source = source
    self.matches = matches
  }

  /// Expects exactly this outcome. For tables that hold outcomes.
  ///
  /// ```swift
  /// test.step(row.verb, ExpectedOutcome(row.outcome), row.change)
  /// ```
  public init(_ outcome: Outcome) {
    self.init(SeenOutcome(outcome: outcome).source) { $0.outcome == outcome }
  }

  /// The change was made.
  public static var performed: ExpectedOutcome { ExpectedOutcome(.performed) }
  /// There was nothing to do.
  public static var unchanged: ExpectedOutcome { ExpectedOutcome(.unchanged) }
  /// The verb was queued because another one was running.
  public static var queued: ExpectedOutcome { ExpectedOutcome(.queued) }
  /// `access` redirected the route.
  public static var redirected: ExpectedOutcome { ExpectedOutcome(.redirected) }

  /// The verb was ignored, for any reason.
  public static var ignored: ExpectedOutcome {
    ExpectedOutcome(".ignored") { if case .ignored = $0.outcome { true } else { false } }
  }

  /// `access` refused, for any reason.
  public static var denied: ExpectedOutcome {
    ExpectedOutcome(".denied") { if case .denied = $0.outcome { true } else { false } }
  }

  /// The target waits for a gate, whichever it is.
  public static var held: ExpectedOutcome {
    ExpectedOutcome(".held") { $0.outcome.hold != nil }
  }

  /// An entry asks first whether it may be left, whichever it is.
  public static var asks: ExpectedOutcome { ExpectedOutcome(".asks") { $0.question != nil } }

  /// The link gave no route, for any reason.
  public static var invalidLink: ExpectedOutcome {
    ExpectedOutcome(".invalidLink") { $0.linkError != nil }
  }

  /// Any outcome.
  public static var any: ExpectedOutcome { ExpectedOutcome(".any") { _ in true } }

  /// True if nothing is stated.
  var isAny: Bool { source == ".any" }

  /// The verb was ignored for a reason.
  public static func ignored(_ reason: IgnoredReason) -> ExpectedOutcome {
    ExpectedOutcome(.ignored(reason))
  }

  /// `access` refused for a reason.
  public static func denied(_ reason: DenialReason) -> ExpectedOutcome {
    ExpectedOutcome(.denied(reason))
  }

  /// The target waits for a gate.
  public static func held(_ gate: Gate) -> ExpectedOutcome {
    ExpectedOutcome(SeenOutcome.source(of: gate)) { $0.outcome.hold != nil && $0.gate == gate }
  }

  /// An entry asks first whether it may be left.
  ///
  /// - Parameter name: The name of its route, as a route of its own coordinator.
  public static func asks(_ name: String) -> ExpectedOutcome {
    ExpectedOutcome(".asks(\(name.sourceLiteral))") { $0.question?.name == name }
  }

  /// The link gave no route.
  ///
  /// - Parameter code: What is wrong with it.
  public static func invalidLink(_ code: DeepLinkError.Code) -> ExpectedOutcome {
    ExpectedOutcome(".invalidLink(.\(code.rawValue))") { $0.linkError?.code == code }
  }
}

/// An outcome, with the gate that its target waits for. The gate can only be read right after the call.
struct SeenOutcome {
  let outcome: Outcome
  /// The gate that the target waits for, if it does.
  var gate: Gate?

  /// The question whether an entry may be left, if the verb asks one.
  fileprivate var question: LeaveRequest? {
    if case .needsConfirmation(let request) = outcome { request } else { nil }
  }

  /// What is wrong with the link, if the verb opened an invalid one.
  fileprivate var linkError: DeepLinkError? {
    if case .invalidLink(let error) = outcome { error } else { nil }
  }
}

extension SeenOutcome {
  /// Takes the outcome that a verb of the root has just returned.
  @MainActor
  init(_ outcome: Outcome, in root: some Coordinator) {
    self.outcome = outcome
    gate = outcome.hold.flatMap { token in
      root.pendingNavigations.first { $0.token == token }?.gate
    }
  }
}

extension ExpectedOutcome {
  /// Takes as much of an outcome as a test can write down.
  init(_ seen: SeenOutcome) {
    switch seen.outcome {
    case .held: self = seen.gate.map { .held($0) } ?? .held
    case .needsConfirmation(let request): self = .asks(request.name)
    case .invalidLink(let error): self = .invalidLink(error.code)
    case let outcome: self.init(outcome)
    }
  }
}

extension SeenOutcome {
  /// The source that a test writes.
  var source: String {
    switch outcome {
    case .performed: ".performed"
    case .unchanged: ".unchanged"
    case .queued: ".queued"
    case .redirected: ".redirected"
    case .ignored(let reason): ".ignored(.\(reason.rawValue))"
    case .denied(let reason): ".denied(\(reason.text.sourceLiteral))"
    case .held: gate.map(Self.source(of:)) ?? ".held"
    case .needsConfirmation(let request): ".asks(\(request.name.sourceLiteral))"
    case .invalidLink(let error): ".invalidLink(.\(error.code.rawValue))"
    }
  }

  static func source(of gate: Gate) -> String {
    let names = gate.names.map(\.sourceLiteral)
    return ".held(\(names.count == 1 ? names[0] : "[" + names.joined(separator: ", ") + "]"))"
  }

  /// The reason for the outcome, as a sentence.
  var reason: String? {
    switch outcome {
    case .performed, .unchanged, .redirected: nil
    case .queued: "Another verb was at work."
    case .ignored(let reason): "\(reason)".asSentence
    case .denied(let reason): "access says: \(reason)".asSentence
    case .held: gate.map { "The target waits for \($0).".asSentence }
    case .needsConfirmation(let request): "The leave policy of \(request.name) asks first."
    case .invalidLink(let error): "\(error)".asSentence
    }
  }
}

extension String {
  /// The text with a capital letter and a full stop.
  fileprivate var asSentence: String {
    (first?.uppercased() ?? "") + dropFirst() + (hasSuffix(".") ? "" : ".")
  }
}
