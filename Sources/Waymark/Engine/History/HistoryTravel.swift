/// A way to another position of a history.
@MainActor
final class HistoryTravel {
  enum Aim {
    /// So many steps from the position that is the current one once the verb is run.
    case steps(Int)
    case position(id: Int)
  }

  private weak var history: HistoryRecorder?
  private let aim: Aim
  private var target: HistoryLog.Position?

  init(_ aim: Aim, in history: HistoryRecorder) {
    self.aim = aim
    self.history = history
  }

  /// What the tree is to show; nil if there is no such position.
  func begin() -> HistoryPicture? {
    guard let log = history?.log else { return nil }
    target =
      switch aim {
      case .steps(let count): log.position(count)
      case .position(let id): log.positions.first { $0.id == id }
      }
    return target?.picture
  }

  /// Makes the position the current one of its history.
  func end(_ picture: (_ target: HistoryPicture) -> HistoryPicture) {
    guard let history, let target else { return }
    history.arrive(at: target.id, picture(target.picture))
  }

  func isOf(_ other: HistoryRecorder) -> Bool { history === other }
}
