internal import Waymark

/// What the verbs of a transaction of the model have done so far.
struct RecordedTransaction {
  /// The outcome of the first verb that was ignored. The verbs after it do nothing.
  var failure: Outcome?
  /// What the verbs did, if none was ignored.
  var outcome = Outcome.unchanged
}
