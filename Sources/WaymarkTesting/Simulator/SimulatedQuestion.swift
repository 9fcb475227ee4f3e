import Waymark

/// The alert of a layer that asks whether an entry may be left. It shows what observation reports, and drops an offer
/// while something else moves or is presented.
@MainActor
final class SimulatedQuestion<C: Coordinator> {
  private let port: LeavePort<C>
  private let settling: SimulatedSettling
  private let presenter: SimulatedPresenter<C>
  private let evaluation = ViewEvaluation()
  /// The question on screen.
  private(set) var shown: LeaveRequest?

  init(_ port: LeavePort<C>, _ presenter: SimulatedPresenter<C>) {
    self.port = port
    self.presenter = presenter
    settling = SimulatedSettling(port)
  }

  /// True while an alert is shown. Reads again first, if observation reported a change.
  var isOpen: Bool {
    look()
    return shown != nil
  }

  var isAtRest: Bool { !evaluation.isDue && !port.isSettling }

  func frame() {
    settling.turn()
    look()
  }

  private func look() {
    // No port knows of content that has not appeared, so it may ask meanwhile. This platform hears it afterwards.
    guard evaluation.isDue, !presenter.isBeginning else { return }
    let asked = evaluation.read { port.request }
    guard asked != shown else { return }
    shown = asked.flatMap { presenter.present($0) ? $0 : nil }
    if shown == nil { presenter.alert.withdraw() }
  }

  /// Taps a button. The platform withdraws the alert before or after its action, and may read again in between.
  func answer(_ action: (LeaveRequest) -> Outcome, isEarly: Bool, readsBetween: Bool) {
    guard let shown else { return }
    if isEarly { SimulatedBinding(\.[asksIf: true]).write(false, to: port) }
    _ = action(shown)
    if readsBetween { look() }
    if !isEarly { SimulatedBinding(\.[asksIf: true]).write(false, to: port) }
    presenter.alert.withdraw()
  }
}
