/// A way to another position of a history.
@MainActor
final class HistoryTravel {
  enum Aim {
    /// So many steps from the position that is the current one once the verb is run.
    case steps(Int)
    case position(id: Int)
  }

  private weak var history: History?
  private let aim: Aim
  private var target: HistoryLog.Position?

  init(_ aim: Aim, in history: History) {
    self.aim = aim
    self.history = history
  }

  /// What the tree is to show; nil if there is no such position.
  func begin() -> TreeShape? {
    guard let history else { return nil }
    target =
      switch aim {
      case .steps(let count): history.log.position(count)
      case .position(let id): history.log.positions.first { $0.id == id }
      }
    return target?.picture.shape
  }

  /// Makes the position the current one of its history.
  func end(_ picture: (_ target: HistoryPicture) -> HistoryPicture) {
    guard let history, let target else { return }
    history.arrive(at: target.id, picture(target.picture))
  }

  func isOf(_ other: History) -> Bool { history === other }
}
