/// What a scene starts with if it has a saved state and a link launched it.
///
/// ```swift
/// port.restore(startingWith: .link) { state.restore(stored) }
/// ```
///
/// Later versions may add policies, so a `switch` over them needs a `default`.
public struct StartPolicy: Hashable, Sendable {
  private let name: String

  /// Both: the link opens on the restored state, as on any state.
  public static let state = StartPolicy(name: "state")
  /// The link alone: the saved state is dropped.
  public static let link = StartPolicy(name: "link")
}

extension StartPolicy: CustomStringConvertible {
  /// The name.
  public var description: String { name }
}
