/// The caller of a verb that makes a change.
///
/// ```swift
/// app.observe { change, _ in if change.source == .system { log("a gesture") } }
/// ```
public enum NavigationSource: Hashable, Sendable {
  /// A verb of the coordinator with this name.
  case code(coordinator: String)
  /// A verb of the navigator of an entry.
  case entry(EntryID)
  /// The platform: a gesture that already happened, or a tab that was tapped.
  case system
}

extension NavigationSource: CustomStringConvertible {
  /// The source in words, for logs: `AppCoordinator`, `#7`, `system`.
  public var description: String {
    switch self {
    case .code(let coordinator): coordinator
    case .entry(let id): id.description
    case .system: "system"
    }
  }
}
