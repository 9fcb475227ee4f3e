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
  /// `needsConfirmation` if something that is open asks first, `queued` inside of another verb. Of those two the
  /// report cannot say yet what comes back.
  public internal(set) var outcome: Outcome
  /// How many entries came back.
  public internal(set) var restored: Int
  /// What did not, in the order in which that was found.
  public internal(set) var dropped: [RestoreDrop]
  /// How many entries the snapshot has.
  let entries: Int

  /// True if all came back.
  public var isComplete: Bool { dropped.isEmpty && !outcome.isRefusal && outcome != .queued }
}

extension RestoreReport: CustomStringConvertible {
  /// A line, and one more for each thing that was dropped.
  public var description: String {
    (["restored \(restored) of \(entries) \(entries == 1 ? "entry" : "entries")"]
      + dropped.map { "  dropped \($0)" }).joined(separator: "\n")
  }
}
