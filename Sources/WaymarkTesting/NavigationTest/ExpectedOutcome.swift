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
