/// One budget of a row: what a figure may be at most.
package struct Limit: Hashable, Sendable, Codable {
  package enum Kind: String, Sendable, Codable, CaseIterable {
    /// Times the floor: the best code by hand for the same job, measured in turn with ours.
    case ratio
    /// Times what the same costs in the case that the row is compared with, such as a small tree.
    case growth
    /// Allocations of one round.
    case allocations
    case nanoseconds
    case seconds
    case bytes
  }

  package let kind: Kind
  package let most: Double

  package init(_ kind: Kind, _ most: Double) {
    self.kind = kind
    self.most = most
  }

  /// Whether a busy machine leaves it as it is, so that CI can judge it.
  package var isSteady: Bool {
    switch kind {
    case .growth, .allocations, .bytes: true
    case .ratio, .nanoseconds, .seconds: false
    }
  }

  package var text: String {
    switch kind {
    case .ratio: "<= \(most.short) x floor"
    case .growth: "<= \(most.short) x base"
    case .allocations: "<= \(most.short) allocations"
    case .nanoseconds: "<= \(most.short) ns"
    case .seconds: "<= \(most.short) s"
    case .bytes: "<= \(most.short) bytes"
    }
  }
}
