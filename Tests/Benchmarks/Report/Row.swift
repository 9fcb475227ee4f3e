/// One line of the report: our figure, what it is compared with, allocations, and the budget.
package struct Row: Hashable, Sendable, Codable {
  package enum Unit: String, Sendable, Codable {
    case nanoseconds = "ns"
    case seconds = "s"
    case bytes = "bytes"
  }

  /// What a figure is compared with, measured in turn with it.
  package struct Reference: Hashable, Sendable, Codable {
    package enum Kind: String, Sendable, Codable {
      /// The best code by hand for just that job.
      case floor
      /// The same in another case of our own, such as a small tree.
      case base
    }

    package let kind: Kind
    package let figure: Double
    package let allocations: Double?
    /// The median of our figure through this one, run by run.
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
  /// How often the row was measured, since a growth factor that is over is looked at again.
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

  /// What stands for the row where two reports are compared.
  package var key: String { "\(group): \(name)" }
}
