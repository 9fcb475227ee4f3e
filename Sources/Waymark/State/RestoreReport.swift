/// What came of restoring a snapshot.
///
/// ```swift
/// let report = app.restore(saved)
/// if !report.isComplete { log(report.description) }
/// // restored 3 of 4 entries
/// //   dropped /account/cards at layers[0][3]: access denies it: signed out
/// ```
public struct RestoreReport: Equatable, Sendable {
  /// What the one change came to: `performed`, `unchanged`, `denied` or `ignored` if nothing came back,
  /// `needsConfirmation` if something that is open asks first, `queued` inside of another verb.
  public internal(set) var outcome: Outcome
  /// How many entries came back.
  public internal(set) var restored: Int
  /// What did not, in the order in which that was found.
  public internal(set) var dropped: [RestoreDrop]

  /// True if all came back.
  public var isComplete: Bool { dropped.isEmpty && !outcome.isRefusal && outcome != .queued }
}

extension RestoreReport: CustomStringConvertible {
  /// A line, and one more for each thing that was dropped.
  public var description: String {
    let all = dropped.reduce(restored) { $0 + $1.reason.entries }
    return
      (["restored \(restored) of \(all) \(all == 1 ? "entry" : "entries")"]
      + dropped.map { "  dropped \($0)" }).joined(separator: "\n")
  }
}
