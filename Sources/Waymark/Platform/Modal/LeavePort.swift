public import Observation

/// The port of the question whether an entry may be left. The layer on top asks it, when nothing else is on screen
/// above that layer.
///
/// ```swift
/// app.back()              // .needsConfirmation
/// port.isAsking           // true: the platform shows its alert
/// port.isAsking = false   // it withdraws the alert, before or after the action of a button
/// port.settle()           // one turn later: if no button has answered, it is cancelled
/// ```
@MainActor
public final class LeavePort<C: Coordinator>: nonisolated Observable {
  private let root: C
  private let layer: Layer<C.Screen>
  private let modals: ModalPort<C>?
  private let observed = Observed()
  /// The question whose alert is on screen.
  private var shown: LeaveRequest?
  /// The question whose alert was withdrawn in this turn.
  private var withdrawn: LeaveRequest?

  /// Makes the port of a layer.
  ///
  /// - Parameters:
  ///   - root: The coordinator whose projection is shown. The port holds it.
  ///   - layer: The layer that may ask.
  ///   - modals: The port of what lies above the layer. A platform drops an alert while something there is still being
  ///     dismissed, or is not in the tree; a dialog there makes room. It also drops what is presented while an alert is
  ///     still being dismissed, so the port offers that later. Without the port, the question is asked at once.
  public init(_ root: C, _ layer: Layer<C.Screen>, below modals: ModalPort<C>? = nil) {
    self.root = root
    self.layer = layer
    self.modals = modals
  }

  /// Makes the port of the layer of a presenter.
  ///
  /// - Parameter modals: The port of what lies above the layer.
  public convenience init(below modals: ModalPort<C>) {
    self.init(modals.root, modals.layer, below: modals)
  }

  /// The open question, if the layer is on top, or if a dialog above it has made room, and nothing is on screen above
  /// it. Nil while its alert is withdrawn. Observed.
  ///
  /// Whoever reads it shows it: until the alert of a question is gone again, nothing is presented above the layer.
  ///
  /// - Complexity: Linear in the dialogs above the layer.
  public var request: LeaveRequest? {
    observed.access()
    let request = question
    shown = request
    modals?.note(isAsking: request != nil)
    return request
  }

  private var question: LeaveRequest? {
    guard let open = root.pendingLeave, open != withdrawn, !layer.isGone else { return nil }
    guard let modals else { return layer.next == nil ? open : nil }
    // The alert of the question before goes first. Its end makes room, so observe that in any case.
    guard modals.hasRoom, shown == nil || shown == open else { return nil }
    return open
  }

  /// Whether the platform shows the alert. It writes false when it withdraws the alert. Observed.
  public var isAsking: Bool {
    get { request != nil }
    set {
      guard !newValue, let request = shown else { return observed.change() }
      shown = nil
      // A button may have answered it, and that may have opened another question.
      if request == root.pendingLeave { withdrawn = request }
      modals?.note(isAsking: false)
      observed.change()
    }
  }

  /// True while `request` returned a question last, for a platform that has several forms of dialogs. The platform writes
  /// false when it has ended the dialog. Observed.
  ///
  /// Reading it asks nothing, since a binding also reads just before it writes.
  ///
  /// ```swift
  /// let _ = port.request                 // in the body of a view: asks
  /// port[asksIf: form == .alert]         // true: the platform shows an alert
  /// port[asksIf: form == .confirmation]  // false, and what is written there is ignored
  /// ```
  ///
  /// - Parameter isMeant: True for the form that the dialog has.
  public subscript(asksIf isMeant: Bool) -> Bool {
    get {
      observed.access()
      return isMeant && shown != nil
    }
    set { if isMeant { isAsking = newValue } }
  }

  /// True after the alert is withdrawn, until `settle()`, which must be called in the next turn. Observed.
  public var isSettling: Bool {
    observed.access()
    return withdrawn != nil
  }

  /// Cancels the question, if no button has answered it.
  ///
  /// - Complexity: That of `cancel()` of the question.
  public func settle() {
    guard let withdrawn else { return }
    self.withdrawn = nil
    // If a button has answered the question meanwhile, this does nothing.
    withdrawn.cancel()
    observed.change()
  }
}
