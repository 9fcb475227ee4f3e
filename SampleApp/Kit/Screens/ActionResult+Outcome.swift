public import Waymark

extension ActionResult {
  /// Tells how a verb went: refused if nothing could be done, with the reason.
  public init(_ outcome: Outcome) {
    switch outcome {
    case .performed, .unchanged, .queued: self = .done
    case .ignored(let reason): self = .refused("\(reason)")
    case .invalidLink(let error): self = .refused(error.message.oneLine())
    }
  }
}
