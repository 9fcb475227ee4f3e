/// The positions of a history and which of them is the current one: decides where each change leaves it.
struct HistoryLog {
  struct Position {
    let id: Int
    var picture: HistoryPicture
  }

  /// What a log has to know of a change.
  struct Change {
    /// True if nothing came, and what went is all that happened.
    var isRemoval = false
    var policy: HistoryPolicy?
  }

  let limit: Int
  private(set) var positions: [Position] = []
  /// The place of the current position; 0 while there is none.
  private(set) var current = 0
  private(set) var lastStep: HistoryStep?
  /// What is there, which need not be a part of any position.
  private(set) var latest: HistoryPicture?
  private var lastID = 0

  init(limit: Int) {
    self.limit = max(limit, 1)
  }

  /// The position so many steps from the current one.
  func position(_ steps: Int) -> Position? {
    let (place, isTooFar) = current.addingReportingOverflow(steps)
    return !isTooFar && positions.indices.contains(place) ? positions[place] : nil
  }

  /// Notes what a change has made of the tree.
  mutating func note(_ picture: HistoryPicture, _ change: Change) {
    defer { latest = picture }
    guard !positions.isEmpty else { return begin(with: picture) }
    switch change.policy?.kind {
    case .ignore: return
    case .add: return add(picture)
    case .replace:
      positions[current].picture = picture
      lastStep = HistoryStep(direction: .none, count: 0)
    case nil: follow(picture, isRemoval: change.isRemoval)
    }
  }

  /// Notes that a position is shown.
  mutating func arrive(at id: Int, _ picture: HistoryPicture) {
    guard let place = positions.firstIndex(where: { $0.id == id }) else {
      return note(picture, Change())
    }
    move(to: place, picture)
    latest = picture
  }

  /// Forgets all positions but what is there.
  mutating func clear() {
    positions = []
    lastStep = nil
    if let latest { begin(with: latest) }
  }

  mutating func end() {
    (positions, latest, lastStep, current) = ([], nil, nil, 0)
  }

  private mutating func begin(with picture: HistoryPicture) {
    lastID += 1
    positions = [Position(id: lastID, picture: picture)]
    current = 0
  }

  private mutating func follow(_ picture: HistoryPicture, isRemoval: Bool) {
    if positions[current].picture.showsSame(as: picture) {
      positions[current].picture = picture
    } else if latest?.showsSame(as: picture) ?? false {
      // What is shown is a part of no position, and what is not seen of it neither.
      return
    } else if isRemoval, let place = earlier(picture) {
      move(to: place, picture)
    } else {
      add(picture)
    }
  }

  /// The nearest position before the current one that shows the same.
  private func earlier(_ picture: HistoryPicture) -> Int? {
    positions[..<current].lastIndex { $0.picture.showsSame(as: picture) }
  }

  private mutating func move(to place: Int, _ picture: HistoryPicture) {
    if place != current {
      lastStep = HistoryStep(
        direction: place < current ? .back : .forward, count: abs(place - current))
    }
    current = place
    positions[place].picture = picture
  }

  private mutating func add(_ picture: HistoryPicture) {
    positions.removeSubrange((current + 1)...)
    lastID += 1
    positions.append(Position(id: lastID, picture: picture))
    positions.removeFirst(max(positions.count - limit, 0))
    current = positions.count - 1
    lastStep = HistoryStep(direction: .forward, count: 1)
  }
}
