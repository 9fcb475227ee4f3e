import Waymark

/// The alert that a presenter shows. Until it is gone, nothing else can be presented.
enum SimulatedAlert: Equatable {
  case none, shown
  case leaving(frames: Int)

  var isLeaving: Bool { self != .none && self != .shown }

  /// Withdraws it. Platforms do not tell when it is gone.
  mutating func withdraw() {
    if self == .shown { self = .leaving(frames: 2) }
  }

  /// Lets a frame pass.
  mutating func move() {
    guard case .leaving(let frames) = self else { return }
    self = frames > 1 ? .leaving(frames: frames - 1) : .none
  }
}

extension SimulatedPresenter {
  /// Presents an alert. Returns false if it drops that: something is above the layer, or the layer moves.
  func present(_ request: LeaveRequest) -> Bool {
    switch phase {
    // No port knows yet that a finger drags the layer away.
    case .idle where !alert.isLeaving, .deaf where !alert.isLeaving:
      guard below?.isShown ?? true else { return false }
      alert = .shown
      return true
    case .idle, .deaf, .taken, .appearing, .shown, .dismissing, .foreign:
      platform.lost.append("question of \(request.name): \(log.lines)")
      return false
    }
  }
}
