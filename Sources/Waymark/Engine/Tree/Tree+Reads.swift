// Queries that read a draft, which may never be committed, or what leaves with a change.

extension Tree {
  /// If called in the body of a transaction, registers for its end. The body reads a draft, which
  /// may never be committed.
  func accessDraft() {
    if case .body = phase { accessTransaction() }
  }

  /// If callbacks run, registers for the end of the transaction, for coordinators that leave with
  /// it. Until then they still know the coordinators above them.
  func accessLeaving(_ life: Life) {
    if isCallingBack, life.isLeaving { accessTransaction() }
  }

  /// Registers for the end of the current transaction.
  func accessTransaction() {
    let reads = transactionReads ?? Observed()
    transactionReads = reads
    reads.access()
  }

  /// Notifies readers of the draft that the draft is over, and readers of coordinators that leave
  /// that they have left.
  func tellTransactionReads() {
    if transactionReads != nil { transactionReads.take()?.change() }
  }
}
