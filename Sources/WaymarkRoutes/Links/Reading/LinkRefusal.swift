/// The reason why a candidate whose pattern fits did not take a link.
struct LinkRefusal: Sendable {
  enum Reason: Sendable {
    case missing
    case malformed
    case notA(any LinkValue.Type)
    /// The values are right, but `where:` or the constructor refused them.
    case declined
  }

  let plan: LinkPlan
  /// The index of the parameter, those of the path first. Meaningless if all values were declined
  /// together.
  let index: Int
  let reason: Reason
  let text: String
}
