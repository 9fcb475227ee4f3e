// The rules for questions of features. The model knows nothing of waiters, replies and tasks: only which entries there
// are, and what was done.

/// The entries of a tree: the layers from the base up, each from bottom to top.
struct ReplyShot: Equatable {
  struct Row: Equatable {
    let id: Int
    let name: String
    /// The coordinators around it, the app first.
    let owners: [Int]
  }

  struct Layer: Equatable {
    var rows: [Row]
    /// The entry that presented it.
    var presenter: Int?
  }

  var layers: [Layer] = []

  var rows: [Row] { layers.flatMap(\.rows) }
  var leaf: Int? { layers.last?.rows.last?.id }

  func row(_ id: Int) -> Row? { rows.first { $0.id == id } }
  func row(named name: String) -> Row? { rows.first { $0.name == name } }
  func has(coordinator: Int) -> Bool { rows.contains { $0.owners.contains(coordinator) } }
}

/// An asked question, and its state.
struct NaiveQuestion {
  enum Asker {
    case screen(Int)
    case coordinator(Int)
  }

  enum Place: Equatable {
    /// The composer of the asker has the reply, and has done nothing with it.
    case unused
    /// A verb with the reply is held, or asks first. The entry that it would show has this name.
    case waiting(String)
    /// This entry answers.
    case shown(Int)
  }

  let asker: Asker
  var place = Place.unused
  /// True for `navigate`, whose entry answers if it is the leaf.
  var isForLeaf = false
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

  /// True if the asker may ask: a screen must be the leaf.
  static func asks(_ asker: NaiveQuestion.Asker, in shot: ReplyShot) -> Bool {
    switch asker {
    case .screen(let id): shot.leaf == id
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

  /// Notes that a verb was called with a usable reply. The entry that it shows has a unique name.
  mutating func hand(
    _ question: Int, to verb: Verb, showing name: String, forLeaf: Bool, _ shot: ReplyShot
  ) {
    open[question]?.isForLeaf = forLeaf
    switch verb {
    case .waits: open[question]?.place = .waiting(name)
    case .refused: end(question, with: nil)
    case .performed: show(question, name, shot)
    }
  }

  private mutating func show(_ question: Int, _ name: String, _ shot: ReplyShot) {
    guard let row = shot.row(named: name), open[question]?.isForLeaf == false || row.id == shot.leaf
    else { return end(question, with: nil) }
    open[question]?.place = .shown(row.id)
  }

  /// Notes that something happened. The present entries say what has become of each question.
  ///
  /// - Parameter waits: Returns whether the target with a name still waits.
  mutating func note(_ shot: ReplyShot, waits: (String) -> Bool) {
    for (question, known) in open {
      if case .waiting(let name) = known.place, !waits(name) {
        show(question, name, shot)
      }
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

  /// The question that a result from an entry answers: the nearest one, down through its layer, then from the presenter
  /// of that layer, among entries of the coordinators around it.
  func nearest(from id: Int, in shot: ReplyShot) -> Int? {
    guard let caller = shot.row(id) else { return nil }
    var start: Int? = id
    while let from = start,
      let layer = shot.layers.first(where: { $0.rows.contains { $0.id == from } })
    {
      let position = layer.rows.firstIndex { $0.id == from } ?? 0
      for row in layer.rows[...position].reversed() {
        guard let owner = row.owners.last, caller.owners.contains(owner) else { continue }
        if let found = open.first(where: { $0.value.place == .shown(row.id) }) { return found.key }
      }
      start = layer.presenter
    }
    return nil
  }

  /// The number of awaited entries.
  var shown: Int {
    open.values.count { if case .shown = $0.place { true } else { false } }
  }

  /// The names of the waiting targets.
  var waiting: [String] {
    open.values.compactMap { if case .waiting(let name) = $0.place { name } else { nil } }
  }
}
