/// Something that has a number, given in the order in which it came.
@MainActor
protocol Numbered: AnyObject {
  var number: Int { get }
}

/// Numbered values by key. Several can have the same key.
///
/// The keys are the framework's own, never values of users, whose equality cannot be trusted.
///
/// - Complexity: Adding, removing and finding a value take constant time.
@MainActor
struct NumberedIndex<Key: Hashable & Sendable, Value: Numbered> {
  private var values: [Key: [Int: Value]] = [:]

  mutating func insert(_ value: Value, for key: Key) {
    values[key, default: [:]][value.number] = value
  }

  mutating func remove(_ value: Value, for key: Key) {
    guard values[key]?.removeValue(forKey: value.number) != nil else { return }
    if values[key]?.isEmpty ?? false { values[key] = nil }
  }

  var isEmpty: Bool { values.isEmpty }

  func contains(_ key: Key) -> Bool { values[key] != nil }

  /// The values with a key, in no order.
  func unordered(_ key: Key) -> some Sequence<Value> { (values[key] ?? [:]).values }

  /// The values with one of the keys, the oldest first.
  func all(_ keys: some Sequence<Key>) -> [Value] {
    var found: [Int: Value] = [:]
    for key in keys { found.merge(values[key] ?? [:]) { first, _ in first } }
    return found.oldestFirst
  }
}

extension Dictionary where Key == Int, Value: Numbered {
  /// The values in the order of their numbers.
  var oldestFirst: [Value] { sorted { $0.key < $1.key }.map(\.value) }
}
