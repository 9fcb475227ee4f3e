/// One budget of a row: the most that a figure may be.
package struct Limit: Hashable, Sendable, Codable {
  package enum Kind: String, Sendable, Codable, CaseIterable {
    /// A multiple of the floor: the best handwritten code for the same job, measured in turn with ours.
    case ratio
    /// A multiple of what the same costs in the row's base case, such as a small tree.
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

  /// What of it holds on a busy machine, so that CI can judge it; nil if nothing does.
  ///
  /// There, a ratio compares the fastest runs of both sides. Other programs still disturb it, but hardly double it.
  package var steady: Limit? {
    switch kind {
    case .growth, .allocations, .bytes: self
    case .ratio: Limit(.ratio, most * 2)
    case .nanoseconds, .seconds: nil
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
