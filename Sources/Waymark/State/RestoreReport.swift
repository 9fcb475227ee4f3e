/// The result of restoring a snapshot.
///
/// ```swift
/// let report = app.restore(saved)
/// if !report.isComplete { log(report.description) }
/// // restored 3 of 4 entries
/// //   dropped /account/cards at layers[0][3]: access denies it: signed out
/// ```
public struct RestoreReport: Hashable, Sendable {
  /// The outcome of the change: `performed`; `unchanged`; `denied` or `ignored` if nothing came
  /// back; `needsConfirmation` if an open entry asks first; `queued` inside another verb. With the
  /// last two, the report cannot say yet what comes back.
  public internal(set) var outcome: Outcome
  /// How many entries came back.
  public internal(set) var restored: Int
  /// The parts that did not come back, in the order in which they were found.
  public internal(set) var dropped: [RestoreDrop]
  /// How many entries the snapshot has.
  let entries: Int

  /// True if everything came back.
  public var isComplete: Bool { dropped.isEmpty && !outcome.isRefusal && outcome != .queued }
}

extension RestoreReport: CustomStringConvertible {
  /// One line, and one more for each dropped part.
  public var description: String {
    (["restored \(restored) of \(entries) \(entries == 1 ? "entry" : "entries")"]
      + dropped.map { "  dropped \($0)" }).joined(separator: "\n")
  }
}
