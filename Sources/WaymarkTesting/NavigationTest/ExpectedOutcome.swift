public import Waymark

/// The outcome that a test states of a step.
///
/// It says what can be written down: a token, for one, cannot.
///
/// ```swift
/// test.step({ $0.open("/todos/add") }, .held("session")) { $0.present(.signIn) }
/// test.step({ $0.pop() }, .ignored(.atRoot))
/// test.step({ $0.dismiss() }, .asks("add"))
/// ```
public struct ExpectedOutcome: Sendable {
  /// As a test writes it.
  let source: String
  let matches: @Sendable (SeenOutcome) -> Bool

  private init(_ source: String, _ matches: @escaping @Sendable (SeenOutcome) -> Bool) {
    self.source = source
    self.matches = matches
  }

  /// Exactly this outcome: for tables that hold outcomes.
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
  /// The verb ran after another one that was at work.
  public static var queued: ExpectedOutcome { ExpectedOutcome(.queued) }
  /// `access` led elsewhere.
  public static var redirected: ExpectedOutcome { ExpectedOutcome(.redirected) }

  /// The verb was ignored, for any reason.
  public static var ignored: ExpectedOutcome {
    ExpectedOutcome(".ignored") { if case .ignored = $0.outcome { true } else { false } }
  }

  /// `access` refused, for any reason.
  public static var denied: ExpectedOutcome {
    ExpectedOutcome(".denied") { if case .denied = $0.outcome { true } else { false } }
  }

  /// The target waits for any gate.
  public static var held: ExpectedOutcome {
    ExpectedOutcome(".held") { $0.outcome.hold != nil }
  }

  /// Some entry has to be asked first.
  public static var asks: ExpectedOutcome { ExpectedOutcome(".asks") { $0.question != nil } }

  /// No route came of the link, for any reason.
  public static var invalidLink: ExpectedOutcome {
    ExpectedOutcome(".invalidLink") { $0.linkError != nil }
  }

  /// Whatever it is.
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

  /// An entry has to be asked first whether it may be left.
  ///
  /// - Parameter name: The name of its route, as a route of its own coordinator.
  public static func asks(_ name: String) -> ExpectedOutcome {
    ExpectedOutcome(".asks(\(name.sourceLiteral))") { $0.question?.name == name }
  }

  /// No route came of the link.
  ///
  /// - Parameter code: What is wrong with it.
  public static func invalidLink(_ code: DeepLinkError.Code) -> ExpectedOutcome {
    ExpectedOutcome(".invalidLink(.\(code.rawValue))") { $0.linkError?.code == code }
  }
}

/// An outcome with what can be known of it only at once: which gate a target waits for.
struct SeenOutcome {
  let outcome: Outcome
  /// Of a target that waits.
  var gate: Gate?

  /// The question that it asks, if it does.
  fileprivate var question: LeaveRequest? {
    if case .needsConfirmation(let request) = outcome { request } else { nil }
  }

  /// What is wrong with the link, if it was one.
  fileprivate var linkError: DeepLinkError? {
    if case .invalidLink(let error) = outcome { error } else { nil }
  }
}

extension SeenOutcome {
  /// What a root's verb has just returned.
  @MainActor
  init(_ outcome: Outcome, in root: some Coordinator) {
    self.outcome = outcome
    gate = outcome.hold.flatMap { token in
      root.pendingNavigations.first { $0.token == token }?.gate
    }
  }
}

extension ExpectedOutcome {
  /// As much of an outcome as can be written down.
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
  /// As a test writes it.
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

  /// Why it is so, in a sentence.
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
  /// With a capital and a full stop.
  fileprivate var asSentence: String {
    (first?.uppercased() ?? "") + dropFirst() + (hasSuffix(".") ? "" : ".")
  }
}
