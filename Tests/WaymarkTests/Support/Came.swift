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

/// The identities of all entries, with those in tabs after the tabs.
@MainActor
func everyID(_ app: GuardedApp) -> [EntryID] {
  func walk(_ layer: Layer<TestScreen>) -> [EntryID] {
    layer.entries.flatMap { entry in [entry.id] + (entry.tabs?.layers ?? []).flatMap(walk) }
  }
  return app.projection.layers.flatMap(walk)
}

extension Coordinator {
  /// Calls a verb of a club below this coordinator.
  @discardableResult
  func onClub(_ number: Int = 0, _ verb: @MainActor (ClubCoordinator) -> Outcome) -> Outcome {
    on(ClubCoordinator.self, number, verb)
  }

  /// Calls a verb of a vault below this coordinator.
  @discardableResult
  func onVault(_ number: Int = 0, _ verb: @MainActor (VaultCoordinator) -> Outcome) -> Outcome {
    on(VaultCoordinator.self, number, verb)
  }
}
