public import Observation

/// What the question is bound to whether an entry may be left: it is asked on one layer, the one on top, once nothing else
/// is on screen above that.
///
/// ```swift
/// app.back()              // .needsConfirmation
/// port.isAsking           // true: the platform shows its alert
/// port.isAsking = false   // it withdraws it, before or after the action of a button
/// port.settle()           // one turn later: what no button has answered is cancelled
/// ```
@MainActor
public final class LeavePort<C: Coordinator>: nonisolated Observable {
  private let root: C
  private let layer: Layer<C.Screen>
  private let modals: ModalPort<C>?
  private let observed = Observed()
  /// The question whose alert was withdrawn in this turn.
  private var withdrawn: LeaveRequest?

  /// Makes the port of a layer.
  ///
  /// - Parameters:
  ///   - root: The coordinator whose projection is shown. The port holds it.
  ///   - layer: The layer that may ask.
  ///   - modals: The port of what is above it. A platform drops an alert that comes while something there still goes, or is
  ///     not in the tree; a dialog there makes room. Without it the question is asked at once.
  public init(_ root: C, _ layer: Layer<C.Screen>, below modals: ModalPort<C>? = nil) {
    self.root = root
    self.layer = layer
    self.modals = modals
  }

  /// The open question, if the layer is on top, or only a dialog above it, and nothing is on screen above it any more; nil
  /// also while its alert is withdrawn. Observed.
  public var request: LeaveRequest? {
    observed.access()
    guard let open = root.pendingLeave, open != withdrawn, !layer.isGone else { return nil }
    return modals?.hasMadeRoom ?? (layer.next == nil) ? open : nil
  }

  /// Whether the platform shows its alert; false is written when that is withdrawn. Observed.
  public var isAsking: Bool {
    get { request != nil }
    set {
      guard !newValue, let open = request else { return observed.change() }
      withdrawn = open
      observed.change()
    }
  }

  /// True from when the alert is withdrawn until `settle()`, which has to be called on the next turn.
  public var isSettling: Bool {
    observed.access()
    return withdrawn != nil
  }

  /// Cancels what no button has answered.
  public func settle() {
    guard let withdrawn else { return }
    self.withdrawn = nil
    // What was answered meanwhile is no longer open, and this does nothing.
    withdrawn.cancel()
    observed.change()
  }
}
