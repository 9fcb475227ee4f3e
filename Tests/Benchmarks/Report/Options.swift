/// What the program is asked to do.
package struct Options: Hashable, Sendable {
  package enum Task: Hashable, Sendable {
    case help
    case measure
    case compare(old: String, new: String)
    /// Only do what the rows measure, so many rounds of each: for tools that count instructions.
    case work(rounds: Int)
  }

  package var task = Task.measure
  /// Rows whose group and name hold this text, in upper or lower case.
  package var filter: String?
  /// Where the report goes as JSON.
  package var json: String?
  /// Judge only what a busy machine leaves as it is.
  package var isQuick = false
  /// Measure only how cost grows.
  package var isGrowth = false
  /// Print without judging.
  package var isReport = false

  package init() {}
}
