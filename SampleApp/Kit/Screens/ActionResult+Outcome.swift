public import Waymark

extension ActionResult {
  /// Tells how a verb went: refused if it could not be carried out, with the reason.
  public init(_ outcome: Outcome) {
    switch outcome {
    case .performed, .redirected, .unchanged, .queued, .held, .needsConfirmation: self = .done
    case .denied(let reason): self = .refused("\(reason)")
    case .ignored(let reason): self = .refused("\(reason)")
    case .invalidLink(let error): self = .refused(error.message.oneLine())
    }
  }
}
