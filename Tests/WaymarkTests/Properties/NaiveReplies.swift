// The rules for questions of features. The model knows nothing of waiters, replies and tasks: only which entries there
// are, and what was done.

/// An asked question, and its state.
struct NaiveQuestion {
  enum Asker {
    case screen(Int)
    case coordinator(Int)
  }

  enum Place: Equatable {
    /// The composer of the asker has the reply, and has done nothing with it.
    case unused
    /// A verb with the reply is held, or asks first.
    case waiting
    /// This entry answers.
    case shown(Int)
  }

  /// The entry that a verb with the reply shows.
  struct Shown {
    let name: String
    /// True for `navigate`, whose entry answers if it is the leaf, or tabs around it.
    let isForLeaf: Bool
    /// The entries that were there before.
    let known: Set<Int>
  }

  let asker: Asker
  var place = Place.unused
  var shown: Shown?
}

/// All questions, and their answers.
struct NaiveReplies {
  /// The result of a verb that was called with a reply.
  enum Verb {
    /// It was performed.
    case performed
    /// It waits for a gate, or for the answer whether something may be left.
    case waits
    case refused
  }

  private(set) var open: [Int: NaiveQuestion] = [:]
  /// The answers of questions that are over, each once.
  private(set) var answers: [Int: Int?] = [:]

  /// True if the asker may ask: the user must see its screen.
  static func asks(_ asker: NaiveQuestion.Asker, in shot: ReplyShot) -> Bool {
    switch asker {
    case .screen(let id): shot.seen.contains(id)
    case .coordinator(let number): shot.has(coordinator: number)
    }
  }

  mutating func ask(_ question: Int, _ asker: NaiveQuestion.Asker) {
    open[question] = NaiveQuestion(asker: asker)
  }

  /// Ends a question. Only the first answer counts.
  mutating func end(_ question: Int, with answer: Int?) {
    guard open.removeValue(forKey: question) != nil else { return }
    answers[question] = .some(answer)
  }

  /// True if a reply can be used: once, and while the asker waits.
  func canUse(_ question: Int) -> Bool { open[question]?.place == .unused }

  /// Notes that a verb was called with a usable reply.
  mutating func hand(
    _ question: Int, to verb: Verb, showing shown: NaiveQuestion.Shown, _ shot: ReplyShot
  ) {
    open[question]?.shown = shown
    switch verb {
    case .waits: open[question]?.place = .waiting
    case .refused: end(question, with: nil)
    case .performed: show(question, shot)
    }
  }

  /// Notes that the new entry of the verb answers. An entry that was there before, such as a tab, does not.
  private mutating func show(_ question: Int, _ shot: ReplyShot) {
    guard let shown = open[question]?.shown,
      let row = (shown.isForLeaf ? shot.leaves : shot.rows).first(where: {
        $0.name == shown.name && !shown.known.contains($0.id)
      })
    else { return end(question, with: nil) }
    open[question]?.place = .shown(row.id)
  }

  /// Notes that something happened. The present entries say what has become of each question.
  ///
  /// - Parameter waits: Returns whether the target of a question still waits.
  mutating func note(_ shot: ReplyShot, waits: (Int) -> Bool) {
    for (question, known) in open {
      if known.place == .waiting, !waits(question) { show(question, shot) }
      if case .shown(let id) = open[question]?.place, shot.row(id) == nil {
        end(question, with: nil)
      }
      switch known.asker {
      case .screen(let id): if shot.row(id) == nil { end(question, with: nil) }
      case .coordinator(let number):
        if !shot.has(coordinator: number) { end(question, with: nil) }
      }
    }
  }

  /// The question that a result from an entry answers: the nearest one on the way outwards, among entries of
  /// the coordinators around it.
  func nearest(from id: Int, in shot: ReplyShot) -> Int? {
    guard let caller = shot.row(id) else { return nil }
    for row in shot.way(from: id) {
      guard let owner = row.owners.last, caller.owners.contains(owner) else { continue }
      if let found = open.first(where: { $0.value.place == .shown(row.id) }) { return found.key }
    }
    return nil
  }

  /// The number of awaited entries.
  var shown: Int {
    open.values.count { if case .shown = $0.place { true } else { false } }
  }

  /// The questions that wait.
  var waiting: Set<Int> {
    Set(open.filter { $0.value.place == .waiting }.keys)
  }
}
