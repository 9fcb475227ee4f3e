/// A way to another position of a history.
@MainActor
final class HistoryTravel {
  enum Aim {
    /// A number of steps from the position that is current when the verb runs.
    case steps(Int)
    case position(id: Int)

    func position(in log: HistoryLog) -> HistoryLog.Position? {
      switch self {
      case .steps(let count): log.position(count)
      case .position(let id): log.positions.first { $0.id == id }
      }
    }
  }

  private weak var history: HistoryRecorder?
  private let aim: Aim
  private var target: HistoryLog.Position?

  init(_ aim: Aim, in history: HistoryRecorder?) {
    self.aim = aim
    self.history = history
  }

  /// The picture to show; nil if there is no such position.
  func begin() -> HistoryPicture? {
    guard let log = history?.log else { return nil }
    // After an answer, the way continues to its original target, wherever the history is by then.
    target = (target.map { .position(id: $0.id) } ?? aim).position(in: log)
    return target?.picture
  }

  /// True if the target is not the current position, even if it shows the same.
  var isElsewhere: Bool { target?.id != history?.log.position(0)?.id }

  /// Makes the position the current one of its history.
  func arrive(
    _ picture: (_ target: HistoryPicture, _ latest: HistoryPicture?) -> HistoryPicture
  ) {
    guard let history, let target else { return }
    history.arrive(at: target.id, picture(target.picture, history.log.latest))
  }

  func isOf(_ other: HistoryRecorder) -> Bool { history === other }
}
