/// The positions of a history, and the current one. Decides which position each change becomes.
struct HistoryLog {
  struct Position {
    let id: Int
    var picture: HistoryPicture
  }

  /// What a log needs to know about a change.
  struct Change {
    /// True if the change only removed.
    var isRemoval = false
    var policy: HistoryPolicy?
  }

  /// The effect of a change on the positions.
  enum Step {
    /// The positions stay as they are.
    case none
    /// The current position is updated.
    case alter
    case replace
    case add
    case move(id: Int)
  }

  let limit: Int
  private(set) var positions: [Position] = []
  /// The index of the current position; 0 while there is none.
  private(set) var current = 0
  private(set) var lastStep: HistoryStep?
  /// The current picture, which need not be part of any position.
  private(set) var latest: HistoryPicture?
  private var lastID = 0
  /// Forgotten pictures. Releasing them calls user code, which may read the log.
  private var dropped: [HistoryPicture] = []

  init(limit: Int) {
    self.limit = max(limit, 1)
  }

  /// The position a number of steps from the current one.
  func position(_ steps: Int) -> Position? {
    let (place, isTooFar) = current.addingReportingOverflow(steps)
    return !isTooFar && positions.indices.contains(place) ? positions[place] : nil
  }

  /// The effect of a change on the positions. Compares routes, and so calls user code.
  func step(to picture: HistoryPicture, by change: Change) -> Step {
    guard !positions.isEmpty else { return .add }
    switch change.policy?.kind {
    case .ignore: return .none
    case .add: return .add
    case .replace: return .replace
    case nil: return follow(picture, isRemoval: change.isRemoval)
    }
  }

  private func follow(_ picture: HistoryPicture, isRemoval: Bool) -> Step {
    if positions[current].picture.showsSame(as: picture) {
      return .alter
    } else if latest?.showsSame(as: picture) ?? false {
      // The visible state is part of no position, so its invisible parts are not either.
      return .none
    } else if isRemoval, let place = earlier(picture) {
      return .move(id: positions[place].id)
    } else {
      return .add
    }
  }

  /// The nearest position before the current one that shows the same.
  private func earlier(_ picture: HistoryPicture) -> Int? {
    positions[..<current].lastIndex { $0.picture.showsSame(as: picture) }
  }
}

// Changes of the log. They never call user code, because forgotten pictures are kept until they are
// taken.
extension HistoryLog {
  /// Notes what a tree shows, and takes a step.
  mutating func take(_ step: Step, to picture: HistoryPicture) {
    switch step {
    case .none: break
    case .alter: alter(picture)
    case .replace:
      alter(picture)
      lastStep = HistoryStep(direction: .none, count: 0)
    case .add: add(picture)
    case .move(let id):
      if let place = positions.lastIndex(where: { $0.id == id }) {
        move(to: place, picture)
      } else {
        add(picture)
      }
    }
    setLatest(picture)
  }

  /// Forgets all positions except the current state.
  mutating func clear() {
    forgetAll()
    if let latest { begin(with: latest) }
  }

  mutating func end() {
    forgetAll()
    setLatest(nil)
  }

  /// Takes the pictures that were forgotten since the last call.
  mutating func takeDropped() -> [HistoryPicture] {
    defer { dropped = [] }
    return dropped
  }

  private mutating func forgetAll() {
    dropped += positions.map(\.picture)
    positions = []
    lastStep = nil
    current = 0
  }

  private mutating func setLatest(_ picture: HistoryPicture?) {
    if let latest { dropped.append(latest) }
    latest = picture
  }

  private mutating func begin(with picture: HistoryPicture) {
    lastID += 1
    positions.append(Position(id: lastID, picture: picture))
    current = positions.count - 1
  }

  private mutating func alter(_ picture: HistoryPicture) {
    dropped.append(positions[current].picture)
    positions[current].picture = picture
  }

  private mutating func move(to place: Int, _ picture: HistoryPicture) {
    if place != current {
      lastStep = HistoryStep(
        direction: place < current ? .back : .forward, count: abs(place - current))
    }
    current = place
    alter(picture)
  }

  private mutating func add(_ picture: HistoryPicture) {
    guard !positions.isEmpty else { return begin(with: picture) }
    dropped += positions[(current + 1)...].map(\.picture)
    positions.removeSubrange((current + 1)...)
    begin(with: picture)
    let excess = max(positions.count - limit, 0)
    dropped += positions[..<excess].map(\.picture)
    positions.removeFirst(excess)
    current = positions.count - 1
    lastStep = HistoryStep(direction: .forward, count: 1)
  }
}
