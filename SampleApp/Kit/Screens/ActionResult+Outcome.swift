public import Waymark

extension ActionResult {
  /// Makes the result of a verb: refused, with the reason, if it could not be performed.
  public init(_ outcome: Outcome) {
    switch outcome {
    case .performed, .redirected, .unchanged, .queued, .held, .needsConfirmation: self = .done
    case .denied(let reason): self = .refused("\(reason)")
    case .ignored(let reason): self = .refused("\(reason)")
    case .invalidLink(let error): self = .refused(error.message.oneLine())
    }
  }
}
