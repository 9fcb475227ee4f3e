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
  enum Kind: Sendable {
    case exactly(Outcome)
    case ignored, denied, held, asks, invalidLink
    case heldUntil(Gate)
    case asksAbout(String)
    case invalidLinkCode(DeepLinkError.Code)
    case any
  }

  let kind: Kind

  init(_ kind: Kind) {
    self.kind = kind
  }

  /// The change was made.
  public static var performed: ExpectedOutcome { ExpectedOutcome(.exactly(.performed)) }
  /// There was nothing to do.
  public static var unchanged: ExpectedOutcome { ExpectedOutcome(.exactly(.unchanged)) }
  /// The verb ran after another one that was at work.
  public static var queued: ExpectedOutcome { ExpectedOutcome(.exactly(.queued)) }
  /// `access` led elsewhere.
  public static var redirected: ExpectedOutcome { ExpectedOutcome(.exactly(.redirected)) }
  /// The verb was ignored, for any reason.
  public static var ignored: ExpectedOutcome { ExpectedOutcome(.ignored) }
  /// `access` refused, for any reason.
  public static var denied: ExpectedOutcome { ExpectedOutcome(.denied) }
  /// The target waits for any gate.
  public static var held: ExpectedOutcome { ExpectedOutcome(.held) }
  /// Some entry has to be asked first.
  public static var asks: ExpectedOutcome { ExpectedOutcome(.asks) }
  /// No route came of the link, for any reason.
  public static var invalidLink: ExpectedOutcome { ExpectedOutcome(.invalidLink) }
  /// Whatever it is.
  public static var any: ExpectedOutcome { ExpectedOutcome(.any) }

  /// The verb was ignored for a reason.
  public static func ignored(_ reason: IgnoredReason) -> ExpectedOutcome {
    ExpectedOutcome(.exactly(.ignored(reason)))
  }

  /// `access` refused for a reason.
  public static func denied(_ reason: DenialReason) -> ExpectedOutcome {
    ExpectedOutcome(.exactly(.denied(reason)))
  }

  /// The target waits for a gate.
  public static func held(_ gate: Gate) -> ExpectedOutcome { ExpectedOutcome(.heldUntil(gate)) }

  /// An entry has to be asked first whether it may be left.
  ///
  /// - Parameter name: The name of its route, as a route of its own coordinator.
  public static func asks(_ name: String) -> ExpectedOutcome { ExpectedOutcome(.asksAbout(name)) }

  /// No route came of the link.
  ///
  /// - Parameter code: What is wrong with it.
  public static func invalidLink(_ code: DeepLinkError.Code) -> ExpectedOutcome {
    ExpectedOutcome(.invalidLinkCode(code))
  }
}

/// An outcome with what can be known of it only at once: which gate a target waits for.
struct SeenOutcome {
  let outcome: Outcome
  /// Of a target that waits.
  var gate: Gate?
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
    case .held: kind = seen.gate.map { .heldUntil($0) } ?? .held
    case .needsConfirmation(let request): kind = .asksAbout(request.name)
    case .invalidLink(let error): kind = .invalidLinkCode(error.code)
    case let outcome: kind = .exactly(outcome)
    }
  }

  func matches(_ seen: SeenOutcome) -> Bool {
    switch (kind, seen.outcome) {
    case (.any, _), (.ignored, .ignored), (.denied, .denied), (.held, .held),
      (.asks, .needsConfirmation), (.invalidLink, .invalidLink):
      true
    case (.exactly(let expected), let outcome): expected == outcome
    case (.heldUntil(let gate), .held): seen.gate == gate
    case (.asksAbout(let name), .needsConfirmation(let request)): request.name == name
    case (.invalidLinkCode(let code), .invalidLink(let error)): error.code == code
    default: false
    }
  }

  /// As a test writes it.
  var source: String {
    switch kind {
    case .exactly(let outcome): SeenOutcome(outcome: outcome).source
    case .ignored: ".ignored"
    case .denied: ".denied"
    case .held: ".held"
    case .asks: ".asks"
    case .invalidLink: ".invalidLink"
    case .heldUntil(let gate): SeenOutcome.source(of: gate)
    case .asksAbout(let name): ".asks(\(name.sourceLiteral))"
    case .invalidLinkCode(let code): ".invalidLink(.\(code.rawValue))"
    case .any: ".any"
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
