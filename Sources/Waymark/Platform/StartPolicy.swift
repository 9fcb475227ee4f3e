/// What a scene starts with if it has a saved state and a link brought the user there.
///
/// ```swift
/// port.restore(over: .link) { state.restore(stored) }
/// ```
///
/// A later version may have more: a `switch` over them needs a `default`.
public struct StartPolicy: Hashable, Sendable {
  private let name: String

  /// Both: the link opens on what is restored, as it does on any state.
  public static let state = StartPolicy(name: "state")
  /// The link alone: what was saved is dropped.
  public static let link = StartPolicy(name: "link")
}
