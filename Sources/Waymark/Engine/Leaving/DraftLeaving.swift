/// The state of leave policies in a draft.
struct DraftLeaving {
  /// The entries that were already asked.
  var asked: Set<EntryID> = []
  /// The entries on the way out of a flow that ends with success. They are not asked.
  var finished: Set<EntryID> = []
  /// True while verbs are called by force. At the end, true if the whole change is by force.
  var isForced = false
  /// The questions that the body of the transaction has answered.
  var answers: [PendingLeave] = []
  /// Those that it has answered before, if it runs again.
  var repeatable: [PendingLeave] = []
  /// The open question, if the body of a trial has answered or cancelled it. It stays open for a real
  /// answer.
  var closed: PendingLeave?
  /// The entries that were dropped by force in a change that is not by force as a whole.
  var forced: Set<EntryID> = []
  /// The question that opens once the draft is undone.
  var question: PendingLeave?
  /// The entries that left without confirmation although they are not free.
  var overruled: [Entry] = []
}

/// The answer of the entries that a draft leaves.
enum LeaveVerdict {
  case free
  case blocked
  /// This entry has to be asked first.
  case asks(Entry)
}

extension DraftLeaving {
  /// What outlives the undoing of a draft: what users have said. All else is about what it has
  /// dropped.
  var kept: DraftLeaving {
    DraftLeaving(
      asked: asked, isForced: isForced, repeatable: repeatable + answers, closed: closed)
  }

  /// Takes all questions that the body has answered.
  mutating func takeAnswers() -> [PendingLeave] {
    defer { (repeatable, answers) = ([], []) }
    return repeatable + answers
  }

  /// Notes that the body answers a question again. Returns false if it has not answered it before.
  mutating func repeats(_ question: PendingLeave) -> Bool {
    guard let place = repeatable.firstIndex(where: { $0 === question }) else { return false }
    answers.append(repeatable.remove(at: place))
    return true
  }
}
