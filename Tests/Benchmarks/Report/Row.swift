/// One line of the report: our figure, what it is compared with, allocations, and the budget.
package struct Row: Hashable, Sendable, Codable {
  package enum Unit: String, Sendable, Codable {
    case nanoseconds = "ns"
    case seconds = "s"
    case bytes = "bytes"
  }

  /// What a figure is compared with; the two are measured in turn.
  package struct Reference: Hashable, Sendable, Codable {
    package enum Kind: String, Sendable, Codable {
      /// The best handwritten code for just that job.
      case floor
      /// Our own code in another case, such as a small tree.
      case base
    }

    package let kind: Kind
    package let figure: Double
    package let allocations: Double?
    /// Our figure divided by this one: the median of all runs.
    package let ratio: Double

    package init(kind: Kind, figure: Double, allocations: Double?, ratio: Double) {
      self.kind = kind
      self.figure = figure
      self.allocations = allocations
      self.ratio = ratio
    }
  }

  package let group: String
  package let name: String
  package let unit: Unit
  package let figure: Double
  package let reference: Reference?
  /// Allocations of one round; nil where they are not counted.
  package let allocations: Double?
  package let limits: [Limit]
  /// How often the row was measured: a growth factor over its limit is measured again, and on a busy machine a ratio.
  package let attempts: Int

  package init(
    group: String, name: String, unit: Unit = .nanoseconds, figure: Double,
    reference: Reference? = nil, allocations: Double? = nil, limits: [Limit] = [],
    attempts: Int = 1
  ) {
    self.group = group
    self.name = name
    self.unit = unit
    self.figure = figure
    self.reference = reference
    self.allocations = allocations
    self.limits = limits
    self.attempts = attempts
  }

  /// Identifies the row when two reports are compared.
  package var key: String { "\(group): \(name)" }
}
