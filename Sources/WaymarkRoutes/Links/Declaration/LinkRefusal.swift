/// Why a candidate whose pattern fits did not take a link.
struct LinkRefusal: Sendable {
  enum Reason: Sendable {
    case missing
    case malformed
    case notA(any LinkValue.Type)
    /// The values are right, but `where:` or the constructor did not take them.
    case declined
  }

  let plan: LinkPlan
  /// The parameter, those of the path first; without meaning if all values were declined together.
  let index: Int
  let reason: Reason
  let text: String
}
