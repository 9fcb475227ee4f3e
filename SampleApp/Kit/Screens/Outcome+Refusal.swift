public import Waymark

extension Outcome {
  /// The reason why a verb could not be performed, on one line for the user; nil if it was, or may still be.
  public var refusal: String? {
    switch self {
    case .performed, .redirected, .unchanged, .queued, .held, .needsConfirmation: nil
    case .denied(let reason): reason.text.oneLine()
    case .ignored(let reason): reason.description.oneLine()
    case .invalidLink(let error): error.message.oneLine()
    }
  }
}
