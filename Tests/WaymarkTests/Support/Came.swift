import Testing
import Waymark

/// The outcome of a verb, without its payload.
enum Came: Hashable, Sendable {
  case performed, unchanged, redirected, held, queued
  case denied(DenialReason)
  case ignored(IgnoredReason)
  case other

  init(_ outcome: Outcome) {
    switch outcome {
    case .performed: self = .performed
    case .unchanged: self = .unchanged
    case .redirected: self = .redirected
    case .held: self = .held
    case .queued: self = .queued
    case .denied(let reason): self = .denied(reason)
    case .ignored(let reason): self = .ignored(reason)
    case .invalidLink, .needsConfirmation: self = .other
    }
  }
}
