/// Holds by key. Several holds can have the same key.
///
/// The keys are the framework's own, never values of users, whose equality cannot be trusted.
///
/// - Complexity: Adding, removing and finding a hold take constant time.
@MainActor
struct HoldIndex<Key: Hashable & Sendable> {
  private var holds: [Key: [Int: Hold]] = [:]

  mutating func insert(_ hold: Hold, for key: Key) {
    holds[key, default: [:]][hold.number] = hold
  }

  mutating func remove(_ hold: Hold, for key: Key) {
    guard holds[key]?.removeValue(forKey: hold.number) != nil else { return }
    if holds[key]?.isEmpty ?? false { holds[key] = nil }
  }

  var isEmpty: Bool { holds.isEmpty }

  func contains(_ key: Key) -> Bool { holds[key] != nil }

  /// The holds with a key, in no order.
  func unordered(_ key: Key) -> some Sequence<Hold> { (holds[key] ?? [:]).values }

  /// The holds with one of the keys, the oldest first.
  func holds(_ keys: some Sequence<Key>) -> [Hold] {
    var found: [Int: Hold] = [:]
    for key in keys { found.merge(holds[key] ?? [:]) { first, _ in first } }
    return found.oldestFirst
  }
}

extension [Int: Hold] {
  /// The holds in the order of their numbers, which is the order of their calls.
  var oldestFirst: [Hold] { sorted { $0.key < $1.key }.map(\.value) }
}
