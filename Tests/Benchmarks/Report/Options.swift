/// What the program is asked to do.
package struct Options: Hashable, Sendable {
  package enum Task: Hashable, Sendable {
    case help
    case measure
    case compare(old: String, new: String)
    /// Only does the work of the rows, the given number of rounds of each: for tools that count instructions.
    case work(rounds: Int)
  }

  package var task = Task.measure
  /// Takes only rows whose group or name contains this text, in upper or lower case.
  package var filter: String?
  /// The file to which the report is written as JSON.
  package var json: String?
  /// Judges only what a busy machine does not affect, and ratios by twice their budget.
  package var isQuick = false
  /// Measures only how cost grows.
  package var isGrowth = false
  /// Prints without judging.
  package var isReport = false

  package init() {}
}
